from props.bench import chin_rest, laptop, post, rack, scale
from products.scents import FOREST
from products.shooter3 import NOZZLE_HEIGHT, shooter3
from studio.light import area, camera, sky
from studio.material import of, principled
from studio.shape import block, place

SIZE, SAMPLES, IS_OPAQUE = (1120, 700), 40, True

MOUTH = 18.5  # the height of the nozzle and of the chin


def stage():
    block('bench', (260, 90, 5), principled('bench', '#e4e5e2', .5, spec=.3), None, (0, 14, -5), .6, 1)
    block('wall', (500, 6, 260), principled('wall', '#e2e4e0', .85, spec=.2), None, (0, 72, -60), .1)
    block('shelf', (70, 15, 2.2), of('chalk2'), None, (44, 60, 40), .3, .4)
    height = MOUTH - NOZZLE_HEIGHT
    place(post(height), -19, 0)
    place(shooter3(FOREST), -19, 0, height, 90)
    place(scale(30), -14.4, -7.5)
    place(chin_rest(MOUTH - 3), 19, 1)
    place(laptop(), -12, 36, turn=-7)
    place(rack(), -3, -18, turn=4)
    sky(.55, '#eef1f4')
    area('window', (-95, 5, 85), (0, 6, 12), 75, 118000, '#fff6ea')
    area('right', (100, -10, 50), (10, 0, 14), 40, 30000, '#eef4ff', 70)
    area('front', (5, -120, 60), (0, 0, 14), 50, 17000)
    camera(17, 17, 165, (-.8, 1, 11.8), 90, fstop=5.6, focus=(-15, -4, 18))
