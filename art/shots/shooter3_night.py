from products.shooter3 import shooter3
from studio.light import camera, night

SIZE, SAMPLES = (1600, 1000), 40


def stage():
    shooter3(shell='graphite', deck='graphite')
    night(14, (0, 0, 1.6))
    camera(-34, 20, 44, (0, 0, 1.7), 112)
