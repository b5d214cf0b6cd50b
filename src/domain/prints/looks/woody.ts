import { ring } from '../form.ts'
import type { Looks } from '../look.ts'
import { BLADE, LEAF, SLAB } from './shapes.ts'

export const WOODY: Looks = {
  'AC-WD01': [
    '#c98d52',
    '#efd3ae',
    { parts: [{ wave: 'arch', lobes: 3, depth: 0.06 }], lines: 'broken' },
  ],
  'AC-WD02': [
    '#24694a',
    '#8fc0a4',
    {
      parts: [0.5, 0.72, 0.94].map((size, index) => ({
        widths: [0, 0.55, 0.8, 1.1, 1.8],
        slim: 0.9,
        size: size * 0.7,
        y: index * 0.62,
        isPointed: true,
      })),
    },
  ],
  'AC-WD03': [
    '#8f4a30',
    '#d8a48c',
    { parts: [{ widths: [0, 0.5, 0.8, 1, 1.2, 1.5], slim: 0.44 }], lines: 'broken' },
  ],
  'AC-WD04': ['#3d7d6e', '#a3cdc0', { parts: ring(9, 0.5, { ...BLADE, slim: 0.12, size: 0.5 }) }],
  'AC-WD05': [
    '#85803a',
    '#cfcb98',
    {
      parts: [
        { ...SLAB, slim: 2.2, size: 0.3, y: -0.6 },
        ...[-0.14, -0.07, 0, 0.07, 0.14].map((turn) => ({
          ...BLADE,
          slim: 0.08,
          size: 0.56,
          turn: 0.5 - turn,
          x: turn * 5,
          y: 0.36,
          bend: turn * 6,
        })),
      ],
    },
  ],
  'AC-WD06': [
    '#4f453f',
    '#b3a69c',
    {
      parts: [
        { ...BLADE, slim: 0.09, turn: 0.06 },
        { ...LEAF, size: 0.5, x: 0.52, y: -0.42, turn: 0.13 },
        { ...LEAF, size: 0.46, x: -0.42, y: -0.06, turn: -0.14 },
        { ...LEAF, size: 0.4, x: 0.4, y: 0.42, turn: 0.15 },
      ],
    },
  ],
}
