from math import pi

from products.cartridge import RADIUS, cartridge
from products.kit_items import booklet, cable, carton
from products.scents import GARDEN
from products.shooter3 import shooter3
from studio.light import camera, daylight, shadow_floor
from studio.shape import group, place

SIZE, SAMPLES = (1120, 746), 40


def stage():
    place(carton(GARDEN[4]), -8.2, 6.6, turn=13)
    place(shooter3(GARDEN, active=4), -5.2, -7.4, turn=-6)
    place(booklet(GARDEN[4]), 8.2, 6.2, turn=-9)
    for i, scent in enumerate(GARDEN):
        _lay(scent, 2.9 + i * 2.15, -4.0 + .12 * (i % 2), (-4, 3, -1, 5, -3, 2)[i])
    place(cable(), 11.8, -9.2, turn=-70)
    daylight(26, (0, 0, 0))
    shadow_floor()
    camera(6, 38, 120, (.4, -2.6, 1.6), 100, fstop=32, focus=(-2, -9, 2))


def _lay(scent, x, y, turn):
    """On its side, its label up."""
    spot = group('spot')
    place(spot, x, y, RADIUS, turn)
    tube = cartridge(scent)
    tube.parent, tube.location, tube.rotation_euler = spot, (0, -1.5, 0), (-pi / 2, 0, 0)
