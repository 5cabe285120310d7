# Several workers add and save at once, under the race detector where there is one.
func TestProof(t *testing.T) {
	path := filepath.Join(t.TempDir(), "index.json")
	idx, err := index.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	pool := NewPool(context.Background(), 8, func(_ context.Context, job Job) error {
		idx.Add(job.Segment)
		return idx.Save()
	})
	for i := 0; i < 50; i++ {
		pool.Offer(one(t, i))
	}
	pool.Wait()
	pool.Close()
	again, err := index.Open(path)
	if err != nil || len(again.Stations()) != 1 {
		t.Fatal(err)
