# The rule of errors: logged or returned, never both.
func TestProof(t *testing.T) {
	http.DefaultClient.Transport = answer(func(r *http.Request) (*http.Response, error) {
		return nil, errors.New("down")
	})
	var said bytes.Buffer
	log.SetOutput(&said)
	_, err := Fetch("http://localhost/a")
	if err != nil && said.Len() > 0 {
		t.Fatal("returned and logged: " + said.String())
	}
}
EOF
go test -count=1 -run TestProof ./pool || exit 1
