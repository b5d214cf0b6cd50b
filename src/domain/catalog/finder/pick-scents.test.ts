import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  allAnswersSoFar,
  answersIn,
  answersKey,
  answersSoFar,
  chambersFilled,
  FINDER_ANSWERS,
  type FinderAnswers,
} from './answers.ts'
import { exampleScents, knownScent, packFor, pickScents } from './pick-scents.ts'

const scent = (serial: string, kind: string, text = '', goesWith: string[] = []) =>
  knownScent({ serial, kind, text, goesWith })
const SCENTS = [
  scent('AC-CI01', 'citrus', 'sharp, bright juice'),
  scent('AC-CI02', 'citrus', 'juice and zest'),
  scent('AC-FO01', 'food', 'butter on toast'),
  scent('AC-GR01', 'green', 'wet grass'),
  scent('AC-HB01', 'herb', 'soft lavender, quiet', ['AC-IN01']),
  scent('AC-IN01', 'incense', 'warm and slow'),
  scent('AC-SG01', 'signal', 'smoke of burnt fuel'),
  scent('AC-WD01', 'woody', 'a quiet bath'),
]
const CALM = { place: 'home', feeling: 'calm', strength: 'soft' } as const
const HUNGRY = { place: 'home', feeling: 'hungry', strength: 'clear' } as const

const serialsOf = (answers: FinderAnswers, size: number, without: string[] = []) =>
  pickScents(SCENTS, answers, size, without).map(({ serial }) => serial)

const anyAnswers = fc.record({
  place: fc.constantFrom(...FINDER_ANSWERS.place),
  feeling: fc.constantFrom(...FINDER_ANSWERS.feeling),
  strength: fc.constantFrom(...FINDER_ANSWERS.strength),
})

test('scent finder: kinds and words decide, and other answers find other scents', () => {
  expect(new Set(serialsOf(CALM, 2))).toEqual(new Set(['AC-HB01', 'AC-IN01']))
  expect(serialsOf(HUNGRY, 1)).toEqual(['AC-FO01'])
})

test('scent finder: a second scent of a kind comes after other kinds that fit', () => {
  const scents = [
    scent('AC-CI01', 'citrus', 'juice'),
    scent('AC-CI02', 'citrus', 'juice'),
    scent('AC-HB02', 'herb', 'mint'),
  ]
  const awake = { place: 'home', feeling: 'awake', strength: 'clear' } as const
  expect(pickScents(scents, awake, 3).map(({ serial }) => serial)).toEqual([
    'AC-CI01',
    'AC-HB02',
    'AC-CI02',
  ])
})

test('scent finder: a scent that is turned down makes room for one other, in its place', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat({ max: 5 }), (answers, place) => {
      const before = serialsOf(answers, 6)
      const turnedDown = before[place] ?? ''
      const after = serialsOf(answers, 6, [turnedDown])
      expect(new Set(after).size).toBe(6)
      expect(after).not.toContain(turnedDown)
      expect(after.toSpliced(place, 1)).toEqual(before.toSpliced(place, 1))
    }),
  )
})

test('scent finder: where nothing is left to change to, the pack is smaller', () => {
  const all = SCENTS.map(({ serial }) => serial)
  expect(serialsOf(CALM, 6, all)).toEqual([])
  expect(serialsOf(CALM, 9)).toHaveLength(SCENTS.length)
})

test('scent finder: a scent says which answer it fits, or what it goes well with', () => {
  const reasons = new Map(
    pickScents([scent('AC-NU01', 'nuts', '', ['AC-HB01']), ...SCENTS.slice(4, 5)], CALM, 2).map(
      ({ serial, reason }) => [serial, reason],
    ),
  )
  expect(reasons.get('AC-HB01')).toEqual({ is: 'answer', answer: 'calm' })
  expect(reasons.get('AC-NU01')).toEqual({ is: 'companion', serial: 'AC-HB01' })
})

test('scent finder: while questions are open, a scent is chosen for an answer that was given', () => {
  const soFar = pickScents(SCENTS, { feeling: 'hungry', strength: 'soft' }, 4)
  expect(soFar).toHaveLength(4)
  expect(soFar[0]).toEqual({ serial: 'AC-FO01', reason: { is: 'answer', answer: 'hungry' } })
  const answers = soFar.flatMap(({ reason }) => (reason.is === 'answer' ? [reason.answer] : []))
  expect(answers.filter((answer) => answer !== 'hungry' && answer !== 'soft')).toEqual([])
  expect(pickScents(SCENTS, {}, 2)).toEqual([])
})

test('scent finder: an address with an open question or an unknown answer has no answers', () => {
  const read = (query: string) => answersIn(new URLSearchParams(query))
  expect(read('place=home&feeling=calm&strength=soft')).toEqual(CALM)
  expect(read('place=home&feeling=calm')).toBeNull()
  expect(read('place=moon&feeling=calm&strength=soft')).toBeNull()
})

test('scent finder: each answer has an example of its own, and the best fits come first', () => {
  const examples = exampleScents([...SCENTS, scent('AC-FL01', 'floral'), scent('AC-NU01', 'nuts')])
  expect(new Set(examples.keys())).toEqual(new Set(Object.values(FINDER_ANSWERS).flat()))
  expect(new Set(examples.values()).size).toBe(examples.size)
  expect(examples.get('training')).toBe('AC-SG01')
  expect(examples.get('outdoors')).toBe('AC-GR01')
  expect(exampleScents([]).size).toBe(0)
})

test('scent finder: each answer fills two of six chambers, and the last one completes the pack', () => {
  expect(chambersFilled({}, 6)).toBe(0)
  expect(chambersFilled({ feeling: 'calm' }, 6)).toBe(2)
  expect(chambersFilled({ place: 'home', strength: 'soft' }, 6)).toBe(4)
  expect(chambersFilled(CALM, 6)).toBe(6)
  expect(packFor(SCENTS, CALM, 6).map(({ serial }) => serial)).toEqual(serialsOf(CALM, 6))
  expect(packFor(SCENTS, { feeling: 'hungry' }, 1)[0]?.serial).toBe('AC-FO01')
})

test('scent finder: every combination of answers has a key of its own', () => {
  const all = allAnswersSoFar()
  expect(new Set(all.map(answersKey)).size).toBe(5 * 5 * 3 - 1)
  const given = { feeling: 'calm', place: 'moon' } as const
  const read = answersSoFar((question) => ({ strength: null, ...given })[question])
  expect(answersKey(read)).toBe(answersKey({ feeling: 'calm' }))
})
