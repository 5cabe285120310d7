# A line with too few columns ends the whole import.
try:
    postings, refused = read_statement(["date,account,amount,text", "2024-03-30,giro,1.00,a", "2024-03-31"])
    print(len(postings), "read, refused:", refused)
except Exception as error:
    print(type(error).__name__, error)
    raise SystemExit(1)
