import { ring, rows } from '../form.ts'
import type { Looks } from '../look.ts'
import { BLADE, DISC, DROP, LEAF, light, SLAB } from './shapes.ts'

export const SPICE: Looks = {
  'AC-SP01': [
    '#7a3524',
    '#cf9480',
    {
      parts: [
        { widths: [0.6, 0.5, 0.5, 0.7, 0.9], slim: 0.26, y: 0.4, size: 0.72 },
        ...ring(4, 0.3, { ...DROP, size: 0.3 }, 0.125).map(({ x = 0, y = 0, ...part }) => ({
          ...part,
          x,
          y: y - 0.5,
        })),
      ],
    },
  ],
  'AC-SP02': [
    '#b8622b',
    '#eab98e',
    {
      parts: [
        { ...SLAB, slim: 0.24, turn: 0.1, x: -0.2 },
        { ...SLAB, slim: 0.24, turn: 0.1, x: 0.34, y: 0.12 },
      ],
    },
  ],
  'AC-SP03': ['#453f42', '#a8a0a4', { parts: rows([2, 3, 2], { ...DISC, size: 0.94 }) }],
  'AC-SP04': [
    '#d99b2a',
    '#f5d898',
    { parts: [{ wave: 'arch', lobes: 5, depth: 0.5, bulge: 0.02, lean: 0.35 }] },
  ],
  'AC-SP05': [
    '#7f9f4a',
    '#c9dba6',
    {
      parts: [
        { ...LEAF, widths: [0.2, 0.7, 1, 1.1, 1, 0.7, 0.1], slim: 0.6, turn: -0.08 },
        light({ ...BLADE, slim: 0.08, size: 0.9, turn: -0.08 }),
      ],
    },
  ],
  'AC-SP06': [
    '#6fb04a',
    '#c4e2aa',
    {
      parts: [
        { widths: [0.9, 0.9, 1.1, 1, 0.9, 1.1, 1], slim: 0.36, turn: 0.04 },
        ...ring(3, 0.3, { ...LEAF, size: 0.34 }, -0.12).map((part, index) => ({
          ...part,
          x: (index - 1) * 0.34,
          y: -1.2,
          turn: (index - 1) * 0.1,
        })),
      ],
    },
  ],
}
