# A pool is closed while a segment is on its way.
func TestProof(t *testing.T) {
	gate := make(chan struct{})
	pool := NewPool(context.Background(), 1, func(context.Context, Job) error { <-gate; return nil })
	pool.Offer(one(t, 0))
	closed := make(chan struct{})
	go func() { pool.Close(); close(closed) }()
	time.Sleep(100 * time.Millisecond)
	close(gate)
	select {
	case <-closed:
	case <-time.After(3 * time.Second):
		t.Fatal("seen: Close did not return")
