"""The scents of the pictures, six to a device, as the shop's catalogue names them."""
from collections import namedtuple

from studio.colour import CATEGORY

Scent = namedtuple('Scent', 'code name colour')


def _pack(*rows):
    return [Scent(code, name, CATEGORY[kind]) for code, name, kind in rows]


# The six keys of the home page; their order is that of src/web/features/home/hero-scents.ts.
KEYS = _pack(('AC-CI05', 'Yuzu', 'citrus'), ('AC-FR03', 'Peach', 'fruit'), ('AC-FL01', 'Rose', 'floral'),
             ('AC-PG03', 'Soap', 'fragrance'), ('AC-FN03', 'Refresh', 'function'), ('AC-HB02', 'Spearmint', 'herb'))
BREAKFAST = _pack(('AC-CI02', 'Orange', 'citrus'), ('AC-FO06', 'Bread', 'food'), ('AC-DR03', 'Black Tea', 'drink'),
                  ('AC-SW05', 'Honey', 'sweet'), ('AC-FR04', 'Strawberry', 'fruit'), ('AC-NU02', 'Hazelnut', 'nuts'))
FOREST = _pack(('AC-GR01', 'Cut Grass', 'green'), ('AC-WD01', 'Hinoki', 'woody'), ('AC-HB04', 'Rosemary', 'herb'),
               ('AC-IN01', 'Incense', 'incense'), ('AC-CI07', 'Lime', 'citrus'), ('AC-DR04', 'Matcha', 'drink'))
GARDEN = _pack(('AC-FL02', 'Sakura', 'floral'), ('AC-GR02', 'Green Leaf', 'green'), ('AC-PF02', 'Musk', 'perfume'),
               ('AC-SW05', 'Honey', 'sweet'), ('AC-HB01', 'Lavender', 'herb'), ('AC-FR05', 'Apple', 'fruit'))
TRAINING = _pack(('AC-SG02', 'Smoke', 'incense'), ('AC-SP01', 'Clove', 'spice'), ('AC-FL01', 'Rose', 'floral'),
                 ('AC-CI01', 'Lemon', 'citrus'), ('AC-HB07', 'Eucalyptus', 'herb'), ('AC-FN02', 'Focus', 'function'))
