"""Mends an M PLUS font before it is cut down: mend.py IN.otf OUT.otf STROKE

Three things are missing for the game, and are added here:
- characters that Japanese keyboards send and the font knows only in another width are shown by that one;
- signs of the interface and of names that the font has no glyph for are drawn, with lines STROKE units thick;
- curves written with the short "flex" operators, which the Go reader golang.org/x/image does not know, are written out.
"""

import math
import sys
import unicodedata

from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont

WIDTH = 1000  # of the added signs: a full em, as the font's own squares and triangles have
MIDDLE = (500, 360)  # the centre of the font's own squares
LEFT, RIGHT, BOTTOM, TOP = 120, 880, -20, 740  # the edges of the font's own black square


def turned(points, degrees):
    """The points turned about the middle, anticlockwise."""
    a = math.radians(degrees)
    x0, y0 = MIDDLE
    return [
        (
            x0 + (x - x0) * math.cos(a) - (y - y0) * math.sin(a),
            y0 + (x - x0) * math.sin(a) + (y - y0) * math.cos(a),
        )
        for x, y in points
    ]


def ring(radius, corners, start=90, inner=None):
    """A regular polygon about the middle, or a star when there is an inner radius, anticlockwise."""
    radii = [radius] if inner is None else [radius, inner]
    n = corners * len(radii)
    x0, y0 = MIDDLE
    points = []
    for i in range(n):
        a = math.radians(start + 360 * i / n)
        r = radii[i % len(radii)]
        points.append((x0 + r * math.cos(a), y0 + r * math.sin(a)))
    return points


def inset(points, by):
    """The polygon with every edge moved inwards; the points run anticlockwise."""
    out = []
    for i, (x, y) in enumerate(points):
        (px, py), (nx, ny) = points[i - 1], points[(i + 1) % len(points)]
        ux, uy = unit(x - px, y - py)
        vx, vy = unit(nx - x, ny - y)
        cross = ux * vy - uy * vx
        # Where the two moved edges meet.
        out.append((x + by * (vx - ux) / cross, y + by * (vy - uy) / cross))
    return out


def unit(x, y):
    length = math.hypot(x, y)
    return x / length, y / length


def arrow(stroke):
    """An arrow to the right, anticlockwise."""
    y = MIDDLE[1]
    tip, tail, arm, half = 890, 110, 300, stroke / 2
    diagonal = stroke / math.sqrt(2)
    neck = tip - stroke * math.sqrt(2) - half
    lower = [(tip - arm - diagonal, y - arm + diagonal), (tip - arm, y - arm)]
    upper = [(tip - arm, y + arm), (tip - arm - diagonal, y + arm - diagonal)]
    return [(tail, y + half), (tail, y - half), (neck, y - half), *lower, (tip, y), *upper, (neck, y + half)]


def tick(stroke):
    """A tick mark, anticlockwise."""
    d = stroke * 1.15 / math.sqrt(2)
    low = (390, 60)
    left, right = (low[0] - 250, low[1] + 250), (low[0] + 520, low[1] + 520)
    return [
        low,
        right,
        (right[0] - d, right[1] + d),
        (low[0], low[1] + 2 * d),
        (left[0] + d, left[1] + d),
        left,
    ]


def signs(stroke):
    """The contours of every added sign: polygons, and circles as their radius."""
    square = [(LEFT, BOTTOM), (RIGHT, BOTTOM), (RIGHT, TOP), (LEFT, TOP)]
    triangle = [(50, 0), (950, 0), (500, 780)]
    diamond = ring(450, 4)
    star = [(x, y - 30) for x, y in ring(470, 5, inner=470 * 0.42)]
    thin = stroke * 0.8

    def frame(points):
        return [points, inset(points, thin)[::-1]]

    return {
        "←": [turned(arrow(stroke), 180)],
        "↑": [turned(arrow(stroke), 90)],
        "→": [arrow(stroke)],
        "↓": [turned(arrow(stroke), 270)],
        "✓": [tick(stroke)],
        "□": frame(square),
        "△": frame(triangle),
        "◆": [diamond],
        "◇": frame(diamond),
        "○": [390, -(390 - thin)],
        "●": [390],
        "★": [star],
        "☆": frame(star),
    }


def draw(pen, contour):
    if isinstance(contour, list):
        pen.moveTo(contour[0])
        for point in contour[1:]:
            pen.lineTo(point)
        pen.closePath()
        return
    # A circle in four curves; a negative radius is a hole and runs clockwise.
    r, k = abs(contour), abs(contour) * 0.5523
    x, y = MIDDLE
    way = 1 if contour > 0 else -1
    pen.moveTo((x + r, y))
    pen.curveTo((x + r, y + way * k), (x + k, y + way * r), (x, y + way * r))
    pen.curveTo((x - k, y + way * r), (x - r, y + way * k), (x - r, y))
    pen.curveTo((x - r, y - way * k), (x - k, y - way * r), (x, y - way * r))
    pen.curveTo((x + k, y - way * r), (x + r, y - way * k), (x + r, y))
    pen.closePath()


def charstring(font, width, contours=None, glyph=None):
    top = font["CFF "].cff.topDictIndex[0]
    nominal, default = top.Private.nominalWidthX, top.Private.defaultWidthX
    pen = T2CharStringPen(None if width == default else width - nominal, font.getGlyphSet())
    if glyph is not None:
        glyph.draw(pen)
    for contour in contours or []:
        draw(pen, contour)
    return pen.getCharString(top.Private, font["CFF "].cff.GlobalSubrs)


def add_glyph(font, name, contours):
    top = font["CFF "].cff.topDictIndex[0]
    top.CharStrings.charStringsIndex.append(charstring(font, WIDTH, contours))
    top.CharStrings.charStrings[name] = len(top.CharStrings.charStringsIndex) - 1
    if name not in top.charset:
        top.charset.append(name)
    font.setGlyphOrder(top.charset)
    xs = [x for c in contours if isinstance(c, list) for x, _ in c] or [MIDDLE[0] - abs(contours[0])]
    font["hmtx"][name] = (WIDTH, round(min(xs)))


def set_character(font, character, name):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = name


def main(source, target, stroke):
    font = TTFont(source, recalcTimestamp=False)
    for table in ("BASE", "VORG", "vhea", "vmtx"):  # of vertical writing; the added glyphs have none
        if table in font:
            del font[table]

    glyphs = font.getGlyphSet()
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    for name in strings.keys():
        strings[name].decompile()
        if any(isinstance(word, str) and "flex" in word for word in strings[name].program):
            strings[name] = charstring(font, glyphs[name].width, glyph=glyphs[name])

    for character, contours in signs(stroke).items():
        if ord(character) not in font.getBestCmap():
            name = "uni%04X" % ord(character)
            add_glyph(font, name, contours)
            set_character(font, character, name)

    known = font.getBestCmap()
    for code in [*range(0xFF01, 0xFFEF), *range(0xF900, 0xFB00)]:
        if code in known:
            continue
        other = "〜" if code == 0xFF5E else unicodedata.normalize("NFKC", chr(code))
        if len(other) == 1 and ord(other) in known:
            set_character(font, chr(code), known[ord(other)])

    font.save(target)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
