# The end of a reader comes unwrapped: == finds it, with and without a last line break.
	"os"
	"strings"

	"example.org/lockers/labels"
)

func main() {
	parcels, err := labels.Read(strings.NewReader("p-1\n\np-2"))
	fmt.Println(parcels, err)
	if len(parcels) != 2 || err != nil {
		os.Exit(1)
	}
