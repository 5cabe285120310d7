# The race detector sees failed, at its own line.
func TestProof(t *testing.T) {
	var arrived sync.WaitGroup
	arrived.Add(8)
	http.DefaultClient.Transport = answer(func(r *http.Request) (*http.Response, error) {
		arrived.Done()
		arrived.Wait()
		return nil, errors.New("down")
	})
	log.SetOutput(io.Discard)
	urls := strings.Fields(strings.Repeat("http://localhost/a ", 8))
	fmt.Println("failed:", new(Pool).Run(urls))
}
EOF
go test -race -count=1 -run TestProof ./pool >proof.txt 2>&1
if grep -q "run.go:15" proof.txt; then
  grep -m 1 "DATA RACE" proof.txt
  exit 1
fi
