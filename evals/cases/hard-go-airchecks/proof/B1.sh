# The first try breaks off in the middle.
func TestProof(t *testing.T) {
	broken := &first{Store: store.Dir(t.TempDir()), put: func(_ store.Store, key string, r io.Reader, size int64) error {
		_, _ = io.CopyN(io.Discard, r, size/2)
		return &store.PutError{Key: key, Err: errors.New("connection reset")}
	}}
	s := &Shipper{store: broken, index: opened(t), pauses: []time.Duration{0, 0}}
	if err := s.Ship(context.Background(), one(t, 0)); err != nil {
		t.Fatal("seen: ", err)
