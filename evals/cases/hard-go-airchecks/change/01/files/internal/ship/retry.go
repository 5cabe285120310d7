package ship

import (
	"context"
	"time"
)

// pauses stand between the tries of a segment.
var pauses = []time.Duration{2 * time.Second, 8 * time.Second}

// retry calls try until it succeeds, once more than there are pauses. It answers the last error.
func retry(ctx context.Context, pauses []time.Duration, try func() error) error {
	for _, pause := range pauses {
		err := try()
		if err == nil {
			return nil
		}
		if !sleep(ctx, pause) {
			return err
		}
	}
	return try()
}

// sleep says whether the whole pause was slept.
func sleep(ctx context.Context, pause time.Duration) bool {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
		return true
	}
}
