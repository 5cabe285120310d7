# The night job still passes over a locker that is gone: it asks errors.Is.
	"os"

	"example.org/lockers/store"
)

func main() {
	freed, err := store.New("a1").Expire([]string{"z9", "a1"})
	fmt.Println(freed, err)
	if freed != 1 || err != nil {
		os.Exit(1)
	}
