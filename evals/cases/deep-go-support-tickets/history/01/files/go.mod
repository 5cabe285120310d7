module example.org/desk

go 1.19
