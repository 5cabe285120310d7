# No segment is shorter than a second.
func TestProof(t *testing.T) {
	for _, name := range []string{"oe1_20250301T080000Z_0.pcm", "oe1_20250301T080000Z_47.pcm", "oe1_20250301T080000Z_-1.pcm"} {
		if _, err := segment.Parse(name); err == nil {
			t.Fatal(name, " was taken")
		}
	}
	shortest := Job{Segment: segment.Segment{Frames: segment.Rate}, Size: segment.Rate * segment.FrameBytes}
	if kilobits(shortest) != 1536 {
		t.Fatal(kilobits(shortest))
