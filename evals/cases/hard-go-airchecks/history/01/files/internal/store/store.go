// Package store keeps objects under keys.
package store

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// ErrExists is why Put does not write a key again.
var ErrExists = errors.New("it is there already")

// PutError says of which key Put tells.
type PutError struct {
	Key string
	Err error
}

func (e *PutError) Error() string { return fmt.Sprintf("put %s: %v", e.Key, e.Err) }
func (e *PutError) Unwrap() error { return e.Err }

// Store keeps objects. It may be used by several goroutines.
type Store interface {
	// Put reads size bytes from r and keeps them under key. What is under a key is whole: after an error either
	// nothing is there, or everything and only the answer was lost. Errors are of type *PutError.
	Put(ctx context.Context, key string, r io.Reader, size int64) error
	// Get opens an object. The error of what is not there is os.ErrNotExist.
	Get(ctx context.Context, key string) (io.ReadCloser, error)
	Has(ctx context.Context, key string) (bool, error)
}

// Dir is a Store in a folder, such as the archive's share.
type Dir string

// Put writes beside the key and renames what is complete.
func (d Dir) Put(ctx context.Context, key string, r io.Reader, size int64) error {
	if err := d.put(ctx, key, r, size); err != nil {
		return &PutError{Key: key, Err: err}
	}
	return nil
}

func (d Dir) put(ctx context.Context, key string, r io.Reader, size int64) error {
	path := d.path(key)
	if _, err := os.Stat(path); err == nil {
		return ErrExists
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".put-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	written, err := io.Copy(f, r)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil && written != size {
		err = fmt.Errorf("%d of %d bytes", written, size)
	}
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// Get opens the file.
func (d Dir) Get(_ context.Context, key string) (io.ReadCloser, error) {
	return os.Open(d.path(key))
}

// Has looks for the file.
func (d Dir) Has(_ context.Context, key string) (bool, error) {
	_, err := os.Stat(d.path(key))
	if errors.Is(err, os.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}

func (d Dir) path(key string) string {
	return filepath.Join(string(d), filepath.FromSlash(key))
}
