import { ring } from '../form.ts'
import type { Looks } from '../look.ts'
import { BLADE, DISC, DROP, LEAF, light, SLAB } from './shapes.ts'

export const GREEN: Looks = {
  'AC-GR01': [
    '#7dbb1f',
    '#d3ea92',
    {
      parts: [-0.16, -0.07, 0.02, 0.1, 0.18].map((turn, index) => ({
        ...BLADE,
        slim: 0.12,
        turn,
        x: turn * 4.4,
        y: Math.abs(turn) * 1.6,
        size: 0.8 + 0.2 * (index % 2),
      })),
    },
  ],
  'AC-GR02': ['#1f9a4a', '#93d8a6', { parts: [{ ...LEAF, slim: 0.58, turn: 0.08 }] }],
  'AC-GR03': [
    '#b3a53a',
    '#e6dfa2',
    { parts: [-0.75, -0.25, 0.25, 0.75].map((y) => ({ ...SLAB, slim: 4.6, size: 0.21, y })) },
  ],
  'AC-GR04': [
    '#2fa58a',
    '#a0dccb',
    {
      parts: [
        ...[-1, 0, 1].map((y) => ({ ...SLAB, slim: 0.62, size: 0.47, y })),
        { ...LEAF, x: 0.62, y: -0.3, size: 0.4, turn: 0.17 },
        { ...LEAF, x: -0.62, y: 0.62, size: 0.4, turn: -0.17 },
      ],
    },
  ],
  'AC-GR05': [
    '#5f9f3a',
    '#cde6b0',
    { parts: [DISC, light({ ...DISC, size: 0.84 }), ...ring(8, 0.44, { ...DROP, size: 0.14 })] },
  ],
}
