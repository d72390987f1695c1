"""`python -m witsend`, where the command is not on the path."""

from witsend.cli import main

if __name__ == "__main__":
    main()
