import { ring, rows } from '../form.ts'
import type { Looks } from '../look.ts'
import { BLADE, DISC, DROP, dot, LEAF, light, SLAB } from './shapes.ts'

export const SWEET: Looks = {
  'AC-SW01': [
    '#c2701f',
    '#efbf86',
    { parts: [{ wave: 'side', lobes: 4, depth: 0.19, turn: 0.125 }], lines: 'spiral' },
  ],
  'AC-SW02': [
    '#d99a66',
    '#f7dcc2',
    {
      parts: [
        { ...SLAB, size: 0.7 },
        { ...DROP, slim: 0.9, size: 0.34, x: -1, turn: 0.25 },
        { ...DROP, slim: 0.9, size: 0.34, x: 1, turn: -0.25 },
        dot(-0.26, -0.26, 0.1),
        dot(0.28, -0.08, 0.1),
        dot(-0.1, 0.3, 0.1),
      ],
    },
  ],
  'AC-SW03': [
    '#56301f',
    '#b88f7b',
    { parts: [-1, 1].flatMap((x) => [-2, 0, 2].map((y) => ({ ...SLAB, x, y, size: 0.92 }))) },
  ],
  'AC-SW04': [
    '#d3b45c',
    '#f3e6bb',
    {
      parts: [
        ...ring(5, 0.5, { ...LEAF, slim: 0.36, size: 0.52 }),
        light({ ...DISC, slim: 0.6, size: 0.26 }),
      ],
    },
  ],
  'AC-SW05': [
    '#eea30a',
    '#fbdb86',
    { parts: rows([2, 3, 2], { wave: 'side', lobes: 6, depth: 0.2, size: 1.06 }, 1.74) },
  ],
  'AC-SW06': [
    '#ef8fc0',
    '#fbd5e7',
    {
      parts: [
        { wave: 'arch', lobes: 7, depth: 0.2, bulge: 0.02, size: 0.8, y: -0.3 },
        { ...BLADE, slim: 0.12, size: 0.42, y: 0.94, turn: 0.5 },
      ],
      lines: 'spiral',
    },
  ],
  'AC-SW07': [
    '#8fb3d9',
    '#dbe8f5',
    { parts: [{ wave: 'spike', lobes: 9, depth: 0.4, bulge: 1.3 }, dot(0, 0, 0.3)] },
  ],
  'AC-SW08': [
    '#c2451a',
    '#f0a886',
    {
      parts: [
        { wave: 'ogee', lobes: 5, depth: 0.6, bulge: 0.06 },
        { ...BLADE, slim: 0.1, size: 0.3, y: 0.9 },
      ],
    },
  ],
}
