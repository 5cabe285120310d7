package main

import (
	"bytes"
	"fmt"
	"os"

	"example.org/gaugemerge/internal/merge"
)

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: gaugemerge OUT DAY...")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, "gaugemerge:", err)
		os.Exit(1)
	}
}

func run(out string, days []string) error {
	var merged bytes.Buffer
	total, err := merge.Merge(&merged, days)
	if err != nil {
		return err
	}
	if err := os.WriteFile(out, merged.Bytes(), 0o644); err != nil {
		return fmt.Errorf("write %s: %w", out, err)
	}
	fmt.Printf("%d readings\n", total)
	return nil
}
