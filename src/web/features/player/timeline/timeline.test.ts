import { expect, test } from 'vitest'

import { SAMPLE_NAMES, sampleOf } from '../samples.ts'
import { previewOf } from './preview.ts'
import { cautionsOf, chambersAt } from './state-at-time.ts'
import {
  addMark,
  changeLength,
  changeMark,
  fits,
  MARK_MS_MAX,
  type Mark,
  removeMark,
  type Timeline,
} from './timeline.ts'
import { FILE_CHARACTERS_MAX, readTimeline, writeTimeline } from './timeline-file.ts'

const markOf = (more: Partial<Mark> = {}): Mark => ({
  id: 1,
  chamber: 1,
  startMs: 0,
  lengthMs: 2000,
  percent: 50,
  ...more,
})
const timelineOf = (...marks: Mark[]): Timeline => ({
  title: 'Test',
  lengthMs: 30_000,
  serials: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
  marks,
})
const first = ({ marks }: Timeline) => marks[0]

test.each(SAMPLE_NAMES)('the sample %s keeps every rule, and the booster its limit', (name) => {
  const sample = sampleOf(name, name)
  for (const mark of sample.marks) expect(fits(sample, mark), JSON.stringify(mark)).toBe(true)
  expect(cautionsOf(sample)).toEqual([])
})

test.each([
  [0, false],
  [100, true],
  [MARK_MS_MAX, true],
  [MARK_MS_MAX + 100, false],
])('§9 player: a spray of %i ms may be: %s', (lengthMs, may) => {
  expect(fits(timelineOf(), markOf({ lengthMs }))).toBe(may)
})

test('§9 player: no spray grows beyond the limit, its neighbour or the end', () => {
  const alone = timelineOf(markOf())
  expect(first(changeMark(alone, 1, { lengthMs: 99_000 }))?.lengthMs).toBe(MARK_MS_MAX)
  expect(first(changeMark(alone, 1, { lengthMs: 0 }))?.lengthMs).toBe(100)

  const crowded = timelineOf(markOf(), markOf({ id: 2, startMs: 4000 }))
  expect(first(changeMark(crowded, 1, { lengthMs: 9000 }))?.lengthMs).toBe(4000)
  const late = timelineOf(markOf({ startMs: 28_000 }))
  expect(first(changeMark(late, 1, { lengthMs: 9000 }))?.lengthMs).toBe(2000)
})

test('§9 player: after a long spray its chamber pauses before the next, after a short one not', () => {
  const long = timelineOf(markOf({ lengthMs: 5100 }))
  expect(fits(long, markOf({ id: 2, startMs: 8000 }))).toBe(false)
  expect(fits(long, markOf({ id: 2, startMs: 8100 }))).toBe(true)
  expect(fits(long, markOf({ id: 2, startMs: 5100, chamber: 2 }))).toBe(true)

  const short = timelineOf(markOf({ lengthMs: 5000 }))
  expect(fits(short, markOf({ id: 2, startMs: 5000 }))).toBe(true)

  const before = timelineOf(markOf({ lengthMs: 5000 }), markOf({ id: 2, startMs: 9000 }))
  expect(first(changeMark(before, 1, { lengthMs: 8000 }))?.lengthMs).toBe(6000)
  const close = timelineOf(markOf({ lengthMs: 4000 }), markOf({ id: 2, startMs: 7500 }))
  expect(first(changeMark(close, 1, { lengthMs: 8000 }))?.lengthMs).toBe(5000)
})

test('a spray that is moved onto another lands next to it, and stays within the timeline', () => {
  const both = timelineOf(markOf(), markOf({ id: 2, startMs: 10_000 }))
  expect(first(changeMark(both, 1, { startMs: 9000 }))?.startMs).toBe(8000)
  expect(first(changeMark(both, 1, { startMs: 11_900 }))?.startMs).toBe(12_000)
  expect(first(changeMark(both, 1, { startMs: 99_000 }))?.startMs).toBe(28_000)
  expect(first(changeMark(both, 1, { startMs: -500 }))?.startMs).toBe(0)
  expect(first(changeMark(both, 1, { chamber: 7 }))?.chamber).toBe(1)
})

test('a spray is added where there is room, and the first change is not lost on the others', () => {
  const one = addMark(timelineOf(markOf()), 1, 500)
  expect(one.marks.map(({ startMs }) => startMs)).toEqual([0, 2000])
  const full = { ...timelineOf(markOf({ lengthMs: 10_000 })), lengthMs: 10_000 }
  expect(addMark(full, 1, 0)).toBe(full)
  expect(removeMark(one, 1).marks.map(({ id }) => id)).toEqual([2])
})

test('a timeline is never shortened through a spray', () => {
  const timeline = timelineOf(markOf({ startMs: 17_500 }))
  expect(changeLength(timeline, 5).lengthMs).toBe(20_000)
  expect(changeLength(timelineOf(), 5).lengthMs).toBe(10_000)
  expect(changeLength(timelineOf(), 500).lengthMs).toBe(180_000)
})

test('§9 player: a moment shows what sprays, and what rests', () => {
  const timeline = timelineOf(markOf({ startMs: 1000, lengthMs: 6000 }))
  const phaseAt = (ms: number) => chambersAt(timeline, ms)[0]?.phase
  expect([999, 1000, 6999, 7000, 9999, 10_000].map(phaseAt)).toEqual([
    'idle',
    'spraying',
    'spraying',
    'resting',
    'resting',
    'idle',
  ])
})

test('§9 player: sprays that follow each other keep the booster going, and it is said from 10 s on', () => {
  const chain = (lengthMs: number) =>
    timelineOf(markOf({ lengthMs: 5000 }), markOf({ id: 2, chamber: 2, startMs: 5000, lengthMs }))
  expect(cautionsOf(chain(5000))).toEqual([])
  expect(cautionsOf(chain(5000 - 100))).toEqual([])
  const over = timelineOf(...chain(5000).marks, markOf({ id: 3, chamber: 3, startMs: 9900 }))
  expect(cautionsOf(over)).toEqual([{ code: 'booster', fromMs: 0, lengthMs: 11_900 }])
  expect(cautionsOf(timelineOf(markOf({ lengthMs: 5100 })))).toMatchObject([{ code: 'long' }])
})

test('a file that was saved is read as it was', () => {
  const sample = sampleOf('walk', 'A walk')
  expect(readTimeline(writeTimeline(sample))).toEqual({ ok: true, value: sample })
})

test.each([
  ['too_large', ' '.repeat(FILE_CHARACTERS_MAX + 1)],
  ['not_json', 'hello'],
  ['not_json', ''],
  ['not_timeline', 'null'],
  ['not_timeline', '{}'],
  ['not_timeline', '[1]'],
  ['not_timeline', writeTimeline(timelineOf(markOf())).replace('"start": 0', '"start": "0"')],
  ['not_timeline', writeTimeline(timelineOf()).replace('"A1"', '"<b>"')],
  ['breaks_rules', writeTimeline(timelineOf(markOf({ lengthMs: 10_100 })))],
  ['breaks_rules', writeTimeline(timelineOf(markOf({ percent: 101 })))],
  ['breaks_rules', writeTimeline({ ...timelineOf(), lengthMs: 181_000 })],
  ['breaks_rules', writeTimeline(timelineOf(markOf(), markOf({ id: 2 })))],
])('a file is refused as %s', (error, text) => {
  expect(readTimeline(text)).toEqual({ ok: false, error })
})

test.each(SAMPLE_NAMES)(
  'the preview of the sample %s shows two scents after five seconds',
  (name) => {
    const sample = sampleOf(name, name)
    const preview = previewOf(sample)
    if (name === 'blank') return expect(preview).toBeNull()
    const { fromMs = 0, toMs = 0 } = preview ?? {}
    const spraying = chambersAt(sample, toMs).filter(({ phase }) => phase === 'spraying')
    expect(spraying).toHaveLength(2)
    expect(toMs - fromMs).toBeLessThanOrEqual(5000)
    expect(fromMs).toBeGreaterThanOrEqual(0)
  },
)

test('a preview without a mixture shows the first spray at work', () => {
  const late = markOf({ id: 2, startMs: 12_000, lengthMs: 400 })
  expect(previewOf(timelineOf(late))).toEqual({ fromMs: 7200, toMs: 12_200 })
  expect(previewOf(timelineOf(markOf(), late))).toEqual({ fromMs: 0, toMs: 1000 })
})
