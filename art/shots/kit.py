from math import pi

from products.cartridge import cartridge
from products.kit_items import booklet, cable
from products.shooter3 import shooter3
from studio.colour import PACK
from studio.light import camera, daylight, shadow_floor
from studio.shape import place

SIZE, SAMPLES = (1120, 746), 40

COLUMN = 15.0  # the height that all three columns share


def stage():
    place(shooter3(), -7.8, COLUMN / 2 - 4.6)
    place(cable(6.4, 2.9), -7.8, -COLUMN / 2 + 2.2)
    for i, colour in enumerate(PACK):
        tube = cartridge(colour)
        tube.location = (.1 - 1.5, (2.5 - i) * (COLUMN - 1.72) / 5, .87)
        tube.rotation_euler = (0, pi / 2, 0)
    place(booklet(7.6, COLUMN), 7.4, 0)
    daylight(26, (0, 0, 0))
    shadow_floor()
    camera(.01, 66, 97, (-.3, -.2, .6), 116)
