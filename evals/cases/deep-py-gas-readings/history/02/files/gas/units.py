def cubic_metres(litres):
    """Three digits after the point; a dash where nothing is known."""
    if litres is None:
        return "-"
    return f"{litres // 1000}.{litres % 1000:03d}"
