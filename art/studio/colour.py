"""Colours: from hex to the linear light that Cycles wants, and the colours of the scents."""
import colorsys
import random

CATEGORY = {
    'citrus': '#F2B705', 'food': '#E58A2B', 'spice': '#C8451B', 'fruit': '#F0503C',
    'sweet': '#F291A8', 'floral': '#E2568F', 'perfume': '#B25FD0', 'fragrance': '#8466E0',
    'incense': '#62659A', 'function': '#1E8FE0', 'drink': '#1FA9BC', 'herb': '#22A878',
    'green': '#7DB83A', 'nuts': '#B98756', 'woody': '#8A5A3C',
}


def linear(colour):
    """'#rrggbb' as linear RGBA."""
    digits = colour.lstrip('#')
    parts = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple([c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts] + [1.0])


def sixty():
    """Sixty scents in three rings (10, 20, 30), in the order of their hues, none quite the same."""
    chance = random.Random(60)
    hues = list(CATEGORY.values())
    out = []
    for count, turn in ((10, 0), (20, .3), (30, .1)):
        for i in range(count):
            digits = hues[int(((i / count + turn) % 1) * len(hues))].lstrip('#')
            r, g, b = [int(digits[k:k + 2], 16) / 255 for k in (0, 2, 4)]
            h, l, s = colorsys.rgb_to_hls(r, g, b)
            l = min(.86, max(.2, l + chance.uniform(-.05, .13)))
            h = (h + chance.uniform(-.012, .012)) % 1
            rgb = colorsys.hls_to_rgb(h, l, s * .95)
            out.append('#%02x%02x%02x' % tuple(int(255 * v) for v in rgb))
    return out
