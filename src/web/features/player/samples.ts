/** Three sample timelines and an empty one; each follows every rule of the device. */
import { isAmong } from '#shared/is-among.ts'

import type { Timeline } from './timeline/timeline.ts'

export const SAMPLE_NAMES = ['morning', 'walk', 'coast', 'blank'] as const
export type SampleName = (typeof SAMPLE_NAMES)[number]

export const isSampleName = isAmong(SAMPLE_NAMES)

type Sample = {
  seconds: number
  serials: readonly string[]
  /** Chamber, from second, for seconds, percent. */
  sprays: readonly (readonly [number, number, number, number])[]
}

const MORNING_SERIALS = ['AC-DR01', 'AC-FO06', 'AC-FO05', 'AC-CI02', 'AC-FR04', 'AC-HB02']

const SAMPLES = {
  // Coffee first; bread and butter after it; fruit; and the toothbrush.
  morning: {
    seconds: 30,
    serials: MORNING_SERIALS,
    sprays: [
      [1, 1, 4, 80],
      [2, 6.5, 4, 70],
      [3, 8, 3, 40],
      [4, 13, 2.5, 75],
      [1, 15, 2, 45],
      [5, 18.5, 3, 65],
      [4, 20, 2, 35],
      [6, 24.5, 4, 90],
    ],
  },
  // Rain has just stopped, and the path leads under the trees to a temple.
  walk: {
    seconds: 40,
    serials: ['AC-SG06', 'AC-WD02', 'AC-WD01', 'AC-GR01', 'AC-FL05', 'AC-IN01'],
    sprays: [
      [1, 1, 5, 70],
      [4, 4, 3, 45],
      [2, 9, 4.5, 80],
      [3, 12, 4, 55],
      [5, 18.5, 2, 60],
      [4, 19, 2.5, 35],
      [2, 24, 4, 50],
      [5, 26.5, 2, 75],
      [6, 32, 5, 65],
    ],
  },
  // Out of the city by car, past the pines, down to the sea.
  coast: {
    seconds: 36,
    serials: ['AC-SG03', 'AC-WD04', 'AC-CI07', 'AC-PG02', 'AC-FR10', 'AC-SW01'],
    sprays: [
      [1, 0.5, 2.5, 40],
      [2, 3.5, 2, 55],
      [3, 6, 2, 60],
      [4, 10, 5, 85],
      [5, 13.5, 2.5, 55],
      [4, 18.5, 3.5, 50],
      [3, 20, 1.5, 70],
      [6, 24.5, 3, 65],
      [5, 26, 2.5, 40],
      [4, 31, 4, 75],
    ],
  },
  blank: { seconds: 30, serials: MORNING_SERIALS, sprays: [] },
} as const satisfies Record<SampleName, Sample>

export function sampleOf(name: SampleName, title: string): Timeline {
  const { seconds, serials, sprays } = SAMPLES[name]
  return {
    title,
    lengthMs: seconds * 1000,
    serials,
    marks: sprays.map(([chamber, start, length, percent], at) => ({
      id: at + 1,
      chamber,
      startMs: start * 1000,
      lengthMs: length * 1000,
      percent,
    })),
  }
}
