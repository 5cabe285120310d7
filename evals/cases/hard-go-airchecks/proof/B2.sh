# Three segments that are done in another order.
func TestProof(t *testing.T) {
	idx := opened(t)
	s := NewShipper(store.Dir(t.TempDir()), idx)
	jobs := []Job{one(t, 0), one(t, 1), one(t, 2)}
	for _, i := range []int{2, 0, 1} {
		if err := s.Ship(context.Background(), jobs[i]); err != nil {
			t.Fatal(err)
		}
	}
	from := jobs[1].Segment.Start
	if found := idx.Between("oe1", from, from.Add(time.Hour)); len(found) != 2 {
		t.Fatal("seen: ", len(found), " of 2 segments")
