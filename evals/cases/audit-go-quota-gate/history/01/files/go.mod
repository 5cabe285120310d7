module example.invalid/quota

go 1.19
