import { ring, rows } from './form.ts'
import { type Looks, look } from './look.ts'
import { BLADE, DISC, DROP, dot, LEAF, light, SLAB } from './shapes.ts'

export const DRINK: Looks = {
  'AC-DR01': look('#6a4330', '#c7a48e', [
    { widths: [1], slim: 0.68, turn: 0.1 },
    light({ ...BLADE, slim: 0.07, bend: 0.7, size: 0.86, turn: 0.1 }),
  ]),
  'AC-DR02': look(
    '#c9781a',
    '#f1c684',
    [
      { ...SLAB, slim: 0.82 },
      light({ wave: 'side', lobes: 4, depth: 0.2, size: 0.4, turn: 0.09, y: 0.3 }),
    ],
    'levels',
  ),
  'AC-DR03': look(
    '#b0432a',
    '#eaa994',
    [
      { widths: [1.9, 1.5, 1.1, 0.94, 0.84, 0.7, 0.6], slim: 1.26 },
      { ...DISC, x: 1.32, y: -0.3, size: 0.28 },
    ],
    'levels',
  ),
  'AC-DR04': look(
    '#5f9a2a',
    '#bcdc92',
    [{ widths: [2.4, 1.7, 1.2, 1, 1, 1.05, 1.1], slim: 1.2, dents: [0.96, 0] }],
    'levels',
  ),
  'AC-DR05': look(
    '#87582f',
    '#cfae8a',
    [{ widths: [1.9, 1.5, 1.1, 1, 1.06, 1.3, 1.4], slim: 0.54 }],
    'levels',
  ),
  'AC-DR06': look(
    '#5a2430',
    '#c0909a',
    [{ widths: [0.9, 0.5, 0.42, 0.8, 0.98, 0.8, 1.1, 1.5, 1.7], slim: 0.44 }],
    'levels',
  ),
  'AC-DR07': look(
    '#8f1d44',
    '#dc95ae',
    [
      { widths: [2.2, 1.6, 1.15, 1, 0.95, 0.8, 0.5], slim: 0.8, size: 0.64, y: -0.36 },
      { ...SLAB, slim: 0.12, size: 0.4, y: 0.62 },
      { ...SLAB, slim: 6, size: 0.08, y: 1.04 },
    ],
    'levels',
  ),
  'AC-DR08': look(
    '#e3a21a',
    '#f8dc94',
    [
      { ...SLAB, slim: 0.72, y: 0.1, size: 0.8 },
      ...[-0.42, 0, 0.42].map((x) => ({ ...DISC, x, y: -0.9, size: 0.21 })),
      { ...DISC, x: 0.86, y: 0.1, size: 0.22 },
    ],
    'levels',
  ),
}

export const FOOD: Looks = {
  'AC-FO01': look('#4a2a20', '#b3907f', [DROP]),
  'AC-FO02': look('#8f8a5a', '#d8d5b4', [
    { widths: [0, 0.7, 1, 1, 0.8, 0.4, 0.2], slim: 0.5, size: 0.8, y: -0.2, turn: 0.25 },
    { ...DROP, slim: 0.7, size: 0.34, x: -0.86, y: -0.2, turn: 0.25 },
    dot(0.66, -0.28, 0.06),
  ]),
  'AC-FO03': look('#d98606', '#f6cf80', [
    { widths: [1.3, 1.2, 1], slim: 1.4 },
    light({ widths: [1], slim: 0.7, x: -0.5, size: 0.6 }),
    light({ wave: 'arch', lobes: 5, depth: 0.3, size: 0.4, x: 0.56 }),
  ]),
  'AC-FO04': look('#b03226', '#eda294', [
    { wave: 'arch', lobes: 3, depth: 0.34, bulge: -0.05, lean: 0.3, turn: 0.1 },
    light({ ...DISC, size: 0.2, x: 0.2, y: -0.1 }),
  ]),
  'AC-FO05': look('#edc42f', '#faeba6', [
    { ...SLAB, slim: 1.7 },
    light({ ...SLAB, slim: 1, x: 0.8, size: 0.5 }),
  ]),
  'AC-FO06': look('#a8622a', '#e3b891', [
    { widths: [1, 1.15, 1.05, 0.9, 0.86, 1.1, 1.5], slim: 1.16 },
    ...[-0.5, 0, 0.5].map((x) =>
      light({ ...BLADE, slim: 0.14, size: 0.34, x, y: -0.3, turn: 0.1 }),
    ),
  ]),
  'AC-FO07': look('#e6a95a', '#f9e0b6', [
    ...ring(5, 0.58, { wave: 'arch', lobes: 3, depth: 0.3, size: 0.36 }),
    dot(0, 0, 0.2),
  ]),
  'AC-FO08': look('#a594b0', '#dcd2e2', [
    { widths: [0.1, 0.26, 0.7, 1.1, 1.16, 1], slim: 0.86, isGrained: true },
  ]),
}

export const SWEET: Looks = {
  'AC-SW01': look(
    '#c2701f',
    '#efbf86',
    [{ wave: 'side', lobes: 4, depth: 0.19, turn: 0.125 }],
    'spiral',
  ),
  'AC-SW02': look('#d99a66', '#f7dcc2', [
    { ...SLAB, size: 0.7 },
    { ...DROP, slim: 0.9, size: 0.34, x: -1, turn: 0.25 },
    { ...DROP, slim: 0.9, size: 0.34, x: 1, turn: -0.25 },
    dot(-0.26, -0.26, 0.1),
    dot(0.28, -0.08, 0.1),
    dot(-0.1, 0.3, 0.1),
  ]),
  'AC-SW03': look(
    '#56301f',
    '#b88f7b',
    [-1, 1].flatMap((x) => [-2, 0, 2].map((y) => ({ ...SLAB, x, y, size: 0.92 }))),
  ),
  'AC-SW04': look('#d3b45c', '#f3e6bb', [
    ...ring(5, 0.5, { ...LEAF, slim: 0.36, size: 0.52 }),
    light({ ...DISC, slim: 0.6, size: 0.26 }),
  ]),
  'AC-SW05': look(
    '#eea30a',
    '#fbdb86',
    rows([2, 3, 2], { wave: 'side', lobes: 6, depth: 0.2, size: 1.06 }, 1.74),
  ),
  'AC-SW06': look(
    '#ef8fc0',
    '#fbd5e7',
    [
      { wave: 'arch', lobes: 7, depth: 0.2, bulge: 0.02, size: 0.8, y: -0.3 },
      { ...BLADE, slim: 0.12, size: 0.42, y: 0.94, turn: 0.5 },
    ],
    'spiral',
  ),
  'AC-SW07': look('#8fb3d9', '#dbe8f5', [
    { wave: 'spike', lobes: 9, depth: 0.4, bulge: 1.3 },
    dot(0, 0, 0.3),
  ]),
  'AC-SW08': look('#c2451a', '#f0a886', [
    { wave: 'ogee', lobes: 5, depth: 0.6, bulge: 0.06 },
    { ...BLADE, slim: 0.1, size: 0.3, y: 0.9 },
  ]),
}
