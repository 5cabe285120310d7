# A segment that is being recorded is in the spool.
func TestProof(t *testing.T) {
	job := one(t, 0)
	if err := os.Rename(job.Path, job.Path+".part"); err != nil {
		t.Fatal(err)
	}
	jobs, err := Scan(filepath.Dir(job.Path))
	if err != nil {
		t.Fatal(err)
	}
	if len(jobs) != 0 {
		t.Fatal("seen: jobs: ", len(jobs))
