"""Prints the imports of Python files below a folder as `from > to`, one a line, by the syntax tree.

Usage: python-oracle.py FOLDER PACKAGE...   Only imports that lead to files of these packages are printed.
"""

import ast
import os
import sys


def file_of(folder, dotted):
    base = os.path.join(*dotted) if dotted else ""
    for end in (os.path.join(base, "__init__.py"), base + ".py"):
        if os.path.isfile(os.path.join(folder, end)):
            return end
    return None


def targets(node, here):
    if isinstance(node, ast.Import):
        return [alias.name.split(".") for alias in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    base = here[: len(here) - node.level + 1] if node.level else []
    module = base + (node.module.split(".") if node.module else [])
    return [module + [alias.name] for alias in node.names]


def main(folder, packages):
    for package in packages:
        for at, _, names in os.walk(os.path.join(folder, package)):
            for name in sorted(n for n in names if n.endswith(".py")):
                path = os.path.relpath(os.path.join(at, name), folder)
                here = os.path.dirname(path).split(os.sep)
                with open(os.path.join(folder, path), "rb") as source:
                    tree = ast.parse(source.read())
                for node in ast.walk(tree):
                    for dotted in targets(node, here):
                        found = file_of(folder, dotted)
                        if found is None and isinstance(node, ast.ImportFrom):
                            found = file_of(folder, dotted[:-1])
                        if found and found != path and found.split(os.sep)[0] in packages:
                            print(f"{path} > {found}")


main(sys.argv[1], sys.argv[2:])
