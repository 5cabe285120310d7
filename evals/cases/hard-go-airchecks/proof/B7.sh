# The first try gets there, and its answer does not get back.
func TestProof(t *testing.T) {
	lost := &first{Store: store.Dir(t.TempDir()), put: func(st store.Store, key string, r io.Reader, size int64) error {
		if err := st.Put(context.Background(), key, r, size); err != nil {
			t.Fatal(err)
		}
		return &store.PutError{Key: key, Err: errors.New("timeout")}
	}}
	s := &Shipper{store: lost, index: opened(t), pauses: []time.Duration{0, 0}}
	if err := s.Ship(context.Background(), one(t, 0)); err != nil {
		t.Fatal("seen: ", err)
