from kitchen.recipe import Line


def shown(line: Line) -> str:
    """An amount as it stands on the list in the kitchen: two digits are enough to weigh by."""
    return f"{float(line.amount):.2f} {line.unit} {line.name}"
