# The first wished locker is taken and the second is free: the parcel gets none.
	"os"

	"example.org/lockers/assign"
	"example.org/lockers/store"
)

func main() {
	s := store.New("a1", "a2")
	if err := s.Reserve("a1", "p-1"); err != nil {
		os.Exit(2)
	}
	locker, err := assign.First(s, "p-2", []string{"a1", "a2"})
	fmt.Printf("locker %q, %v\n", locker, err)
	if locker != "a2" {
		os.Exit(1)
	}
