"""Bytes that are UTF-8 and bytes that are not, for WebSocket's texts; see `conformance`."""

GREETING = "Hello-µ@ßöäüàá-UTF-8!!".encode()
KOSME = bytes.fromhex("cebae1bdb9cf83cebcceb5")  # a Greek word, its second letter of three bytes
VALID = {
    "6.5 kosme": KOSME,
    **{f"6.6 {end} bytes of it": KOSME[:end] for end in (2, 5, 7, 9, 11)},
    "6.7.1 the first of one byte": b"\x00",
    "6.7.2 of two": bytes.fromhex("c280"),
    "6.7.3 of three": bytes.fromhex("e0a080"),
    "6.7.4 of four": bytes.fromhex("f0908080"),
    "6.9.1 the last of one byte": b"\x7f",
    "6.9.2 of two": bytes.fromhex("dfbf"),
    "6.9.3 of three": bytes.fromhex("efbfbf"),
    "6.9.4 of four": bytes.fromhex("f48fbfbf"),
    "6.11.1 before the surrogates": bytes.fromhex("ed9fbf"),
    "6.11.2 after them": bytes.fromhex("ee8080"),
    "6.11.3 the replacement character": bytes.fromhex("efbfbd"),
    **{
        f"6.22 U+{n:X}FFF{end:X}": chr((n << 16) + 0xFFF0 + end).encode()
        for n in range(17)
        for end in (14, 15)
    },
    **{f"6.23 U+{point:X}": chr(point).encode() for point in range(0xFFF9, 0x10000)},
}
INVALID = {
    "6.3 a surrogate within": KOSME + bytes.fromhex("eda080") + b"edited",
    **{f"6.6 {end} bytes of kosme": KOSME[:end] for end in (1, 3, 4, 6, 8, 10)},
    "6.8.1 the first of five bytes": bytes.fromhex("f888808080"),
    "6.8.2 of six": bytes.fromhex("fc8480808080"),
    "6.10.1 the last of four bytes": bytes.fromhex("f7bfbfbf"),
    "6.10.2 of five": bytes.fromhex("fbbfbfbfbf"),
    "6.10.3 of six": bytes.fromhex("fdbfbfbfbfbf"),
    "6.11.5 beyond the last": bytes.fromhex("f4908080"),
    "6.12.1 a continuation byte": b"\x80",
    "6.12.2 another": b"\xbf",
    **{
        f"6.12.{count + 1} {count} of them": b"\x80\xbf\x80\xbf\x80\xbf"[:count]
        for count in (2, 3, 4, 5, 6)
    },
    "6.12.8 all of them": bytes(range(0x80, 0xC0)),
    "6.13.1 lonely starts of two bytes": b" ".join(bytes([at]) for at in range(0xC0, 0xE0)) + b" ",
    "6.13.2 of three": b" ".join(bytes([at]) for at in range(0xE0, 0xF0)) + b" ",
    "6.13.3 of four": b" ".join(bytes([at]) for at in range(0xF0, 0xF8)) + b" ",
    "6.13.4 of five": b" ".join(bytes([at]) for at in range(0xF8, 0xFC)) + b" ",
    "6.13.5 of six": bytes.fromhex("fc20fd20"),
    **{
        f"6.14.{at} the last byte missing": bytes.fromhex(each)
        for at, each in enumerate(
            (
                "c0",
                "e080",
                "f08080",
                "f8808080",
                "fc80808080",
                "df",
                "efbf",
                "f7bfbf",
                "fbbfbfbf",
                "fdbfbfbfbf",
            ),
            1,
        )
    },
    "6.15.1 all these together": bytes.fromhex(
        "c0e080f08080f8808080fc80808080dfefbff7bfbffbbfbfbffdbfbfbfbf"
    ),
    "6.16.1 no byte of UTF-8": b"\xfe",
    "6.16.2 another": b"\xff",
    "6.16.3 several": bytes.fromhex("fefeffff"),
    **{
        f"6.17.{at} a slash too long": bytes.fromhex(each)
        for at, each in enumerate(("c0af", "e080af", "f08080af", "f8808080af", "fc80808080af"), 1)
    },
    **{
        f"6.18.{at} the largest too long": bytes.fromhex(each)
        for at, each in enumerate(("c1bf", "e09fbf", "f08fbfbf", "f887bfbfbf", "fc83bfbfbfbf"), 1)
    },
    **{
        f"6.19.{at} a zero too long": bytes.fromhex(each)
        for at, each in enumerate(("c080", "e08080", "f0808080", "f880808080", "fc8080808080"), 1)
    },
    **{
        f"6.20.{at} a surrogate": bytes.fromhex(each)
        for at, each in enumerate(
            ("eda080", "edadbf", "edae80", "edafbf", "edb080", "edbe80", "edbfbf"), 1
        )
    },
    **{
        f"6.21.{at} a pair of them": bytes.fromhex(each)
        for at, each in enumerate(
            (
                "eda080edb080",
                "eda080edbfbf",
                "edadbfedb080",
                "edadbfedbfbf",
                "edae80edb080",
                "edae80edbfbf",
                "edafbfedb080",
                "edafbfedbfbf",
            ),
            1,
        )
    },
}
