"""Subsets Noto Sans JP and Noto Sans SC for the website, and writes the style sheet with their font faces.

    pip install fonttools==4.68.0 brotli==1.2.0
    python subset-script-fonts.py ja SLICES    # SLICES: the files of @fontsource-variable/noto-sans-jp
    python subset-script-fonts.py zh SLICES    # and of @fontsource-variable/noto-sans-sc

Decision 0045 explains why the characters of our own texts are in one file, and why a unicode-range may include
characters that its file lacks.
"""

import copy
import pathlib
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.varLib import instancer

FONTS = pathlib.Path(__file__).parent.parent / "src" / "fonts"
# The rows of the national standards with the characters in daily use.
SCRIPTS = {
    "ja": {"folder": "noto-sans-jp", "family": "Noto Sans JP Variable", "encoding": "euc_jp", "rows": range(0xB0, 0xD0)},
    "zh": {"folder": "noto-sans-sc", "family": "Noto Sans SC Variable", "encoding": "gb2312", "rows": range(0xB0, 0xD8)},
}
# Minimum number of characters per file: for those in daily use, and for the others.
COMMON_SIZE, RARE_SIZE = 190, 560
WEIGHTS = (400, 600)
UNUSED = ["GSUB", "GPOS", "BASE", "gasp", "vhea", "vmtx", "HVAR", "VVAR", "MVAR"]


def main(language, slices):
    script = SCRIPTS[language]
    folder = FONTS / script["folder"]
    template, glyphs = read_glyphs(slices)
    core = {ord(character) for character in (folder / "core-characters.txt").read_text("utf8").strip()} & glyphs.keys()
    common = common_characters(script) & glyphs.keys() - core
    rare = glyphs.keys() - core - common - {".notdef"}
    faces = []
    for number, group in enumerate([*by_rows(rare, RARE_SIZE), *by_rows(common, COMMON_SIZE)]):
        faces.append((f"{folder.name}-{number}", group, f"U+{min(group):X}-{max(group):X}"))
    faces.append((f"{folder.name}-core", core, "U+2000-FFEF"))
    for old in folder.glob("*.woff2"):
        old.unlink()
    for name, group, _ in faces:
        write_font(template, glyphs, group, folder / f"{name}.woff2")
    write_sheet(language, script, faces)


def read_glyphs(slices):
    """Returns a template font and the glyph of every character of the slices, at the weights of the design."""
    template, glyphs = None, {}
    for file in sorted(pathlib.Path(slices).glob("*-wght-normal.woff2")):
        font = TTFont(file)
        characters = set(font.getBestCmap()) - glyphs.keys()
        options = Options(layout_features=[], hinting=False, notdef_outline=True, name_IDs=[1, 2])
        options.drop_tables += UNUSED
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=characters)
        subsetter.subset(font)
        font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
        template = template or font
        names = {".notdef": ".notdef", **font.getBestCmap()}
        for character in {".notdef", *characters}:
            name = names[character]
            font["glyf"][name].expand(font["glyf"])
            glyphs.setdefault(character, (font["glyf"][name], font["gvar"].variations.get(name, []), font["hmtx"][name]))
    return template, glyphs


def common_characters(script):
    pairs = [bytes([row, cell]) for row in script["rows"] for cell in range(0xA1, 0xFF)]
    return {ord(character) for pair in pairs if len(character := pair.decode(script["encoding"], "ignore")) == 1}


def by_rows(characters, size):
    """Groups characters in Unicode order, split between rows of 256, so that the unicode-ranges stay short."""
    groups = [[]]
    for character in sorted(characters):
        if len(groups[-1]) >= size and groups[-1][-1] >> 8 != character >> 8:
            groups.append([])
        groups[-1].append(character)
    return groups


def write_font(template, glyphs, characters, file):
    font = copy.deepcopy(template)
    names = {character: f"u{character:X}" for character in sorted(characters)}
    entries = {".notdef": glyphs[".notdef"], **{name: glyphs[character] for character, name in names.items()}}
    font.setGlyphOrder(list(entries))
    font["glyf"] = glyf = newTable("glyf")
    glyf.glyphOrder, glyf.glyphs = list(entries), {name: glyph for name, (glyph, _, _) in entries.items()}
    font["gvar"] = gvar = newTable("gvar")
    gvar.version, gvar.reserved = 1, 0
    gvar.variations = {name: variations for name, (_, variations, _) in entries.items()}
    font["hmtx"].metrics = {name: metrics for name, (_, _, metrics) in entries.items()}
    font["cmap"].tables = [mapping(names)]
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    font.save(file)


def mapping(names):
    is_wide = max(names) > 0xFFFF
    table = CmapSubtable.newSubtable(12 if is_wide else 4)
    table.platformID, table.platEncID, table.language = 3, 10 if is_wide else 1, 0
    table.reserved = table.length = table.nGroups = 0
    table.cmap = names
    return table


def write_sheet(language, script, faces):
    lines = [
        f"/* {script['family']}: written by tools/subset-script-fonts.py. The last face whose",
        "   unicode-range includes a character is tried first; if its file lacks the character, the face before it is. */",
    ]
    for name, _, unicode_range in faces:
        source = f'url("./fonts/{script["folder"]}/{name}.woff2") format("woff2")'
        face = f'font-family: "{script["family"]}"; font-weight: {WEIGHTS[0]} {WEIGHTS[1]}; font-display: swap'
        lines.append(f"@font-face {{ {face}; src: {source}; unicode-range: {unicode_range}; }}")
    (FONTS.parent / f"fonts-{language}.css").write_text("\n".join(lines) + "\n", "utf8")


if __name__ == "__main__":
    main(*sys.argv[1:])
