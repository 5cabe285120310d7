# A locker that is taken and one that there is not: the app is told 500 instead of 409 and 404.
	"net/http/httptest"
	"os"

	"example.org/lockers/store"
	"example.org/lockers/web"
)

func main() {
	s := store.New("a1")
	if err := s.Reserve("a1", "p-1"); err != nil {
		os.Exit(2)
	}
	wrong := 0
	for locker, want := range map[string]int{"a1": 409, "z9": 404} {
		got := httptest.NewRecorder()
		web.Reserve(s)(got, httptest.NewRequest("POST", "/reserve?parcel=p-2&locker="+locker, nil))
		fmt.Println(locker, "status:", got.Code)
		if got.Code != want {
			wrong = 1
		}
	}
	os.Exit(wrong)
