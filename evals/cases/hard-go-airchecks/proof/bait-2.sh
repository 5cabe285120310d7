# After a try that broke off nothing is there.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) { return len(p), nil }

func TestProof(t *testing.T) {
	st := store.Dir(t.TempDir())
	half := io.LimitReader(zeros{}, 5)
	if err := st.Put(context.Background(), "a/b", half, 10); err == nil {
		t.Fatal("half of it was kept")
	}
	if there, err := st.Has(context.Background(), "a/b"); there || err != nil {
		t.Fatal("something is there")
