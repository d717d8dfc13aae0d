"""Adds the Polish letters of one variable font to another of the same family: see README.md."""

import copy
import sys

from fontTools.ttLib import TTFont

latin, extended = TTFont(sys.argv[1]), TTFont(sys.argv[2])
known = extended.getBestCmap()
order = list(latin.getGlyphOrder())
taken = {}


def take(name):
    """Takes a glyph over, with those it is made of, and says its new name."""
    if name in taken:
        return taken[name]
    new = taken[name] = f"pl.{len(taken)}"
    glyph = copy.deepcopy(extended["glyf"][name])
    glyph.expand(extended["glyf"])
    if glyph.isComposite():
        for part in glyph.components:
            part.glyphName = take(part.glyphName)
    latin["glyf"].glyphs[new] = glyph
    latin["hmtx"].metrics[new] = extended["hmtx"].metrics[name]
    latin["gvar"].variations[new] = copy.deepcopy(extended["gvar"].variations.get(name, []))
    order.append(new)
    return new


for letter in "ĄąĆćĘęŁłŃńŚśŹźŻż":
    glyph_name = take(known[ord(letter)])
    for table in latin["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = glyph_name
latin.setGlyphOrder(order)
latin["glyf"].glyphOrder = order
# The widths of other weights stand with the glyphs as well.
del latin["HVAR"]
latin["maxp"].numGlyphs = len(order)
latin.flavor = None
latin.save(sys.argv[3])
