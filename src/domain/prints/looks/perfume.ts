import type { Looks } from '../look.ts'
import { DISC, light } from './shapes.ts'

export const PERFUME: Looks = {
  'AC-PF01': [
    '#cf9f2f',
    '#f3dc9c',
    { parts: [{ wave: 'swell', lobes: 5, depth: 0.34, twist: 1 }, light({ ...DISC, size: 0.24 })] },
  ],
  'AC-PF02': [
    '#93a0bd',
    '#dbe0ec',
    { parts: [{ wave: 'swell', lobes: 2, depth: 0.36, twist: 0.5 }] },
  ],
  'AC-PF03': [
    '#c9571a',
    '#f2b083',
    { parts: [{ wave: 'side', lobes: 6, depth: 0.2, twist: 1.2 }] },
  ],
  'AC-PF04': [
    '#8a4fa8',
    '#d6b3e4',
    { parts: [{ wave: 'swell', lobes: 3, depth: 0.42, twist: 0.6 }] },
  ],
}
