/** Every requirement of OWASP ASVS 5.0.0, levels 1 and 2, has a verdict, and what a verdict rests on exists. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

import verdicts from '../docs/security/asvs.json' with { type: 'json' }
import {
  problemsOfEvidence,
  problemsOfRows,
  readVerdicts,
  type Verdict,
} from './support/asvs/asvs.ts'
import { REQUIREMENTS } from './support/asvs/asvs-requirements.ts'

const WANTED = REQUIREMENTS.filter(({ level }) => level < 3)

test('ASVS 5.0.0 has 70 requirements of level 1, 183 of level 2 and 92 of level 3', () => {
  const ofLevel = (wanted: number) => REQUIREMENTS.filter(({ level }) => level === wanted).length
  expect([ofLevel(1), ofLevel(2), ofLevel(3)]).toEqual([70, 183, 92])
})

test('every requirement of levels 1 and 2 has one verdict with its reasons', () => {
  const read = readVerdicts(verdicts)
  expect(read.problems).toEqual([])
  expect(problemsOfRows(read.verdicts, WANTED)).toEqual([])
  expect(read.verdicts.map(({ id }) => id)).toEqual(WANTED.map(({ id }) => id))
})

test('every test, file and heading that a verdict names exists', () => {
  expect(problemsOfEvidence(readVerdicts(verdicts).verdicts, readFile)).toEqual([])
})

const MET = {
  id: '1.1.1',
  level: 2,
  title: 'Input is decoded once',
  status: 'met',
  evidence: [{ file: 'a.ts', about: 'decodes' }],
} as const satisfies Verdict
const { evidence: _, ...UNPROVEN } = MET
const LEVELS = [
  { id: '1.1.1', level: 2 },
  { id: '1.2.1', level: 1 },
] as const

test.for([
  ['an unknown status', { ...MET, status: 'perhaps' }],
  ['a met one without evidence', { ...MET, evidence: [] }],
  ['evidence of no known kind', { ...MET, evidence: [{ link: 'a.ts' }] }],
  ['a test without its name', { ...MET, evidence: [{ test: 'a.test.ts' }] }],
  ['a deviation without a reason', { ...UNPROVEN, status: 'deviation', instead: 'x' }],
  [
    'a deviation with an empty reason',
    { ...UNPROVEN, status: 'deviation', reason: ' ', instead: 'x' },
  ],
  ['a deviation that nothing makes up for', { ...UNPROVEN, status: 'deviation', reason: 'x' }],
  ['one that does not apply, without why', { ...UNPROVEN, status: 'not_applicable' }],
  ['a level that is not asked for', { ...MET, level: 3 }],
  ['an empty title', { ...MET, title: '' }],
  ['a field that nobody knows', { ...MET, comment: 'x' }],
])('a verdict is refused with %s', ([, row]) => {
  expect(readVerdicts([MET]).problems).toEqual([])
  expect(readVerdicts([row])).toMatchObject({
    verdicts: [],
    problems: [expect.stringMatching(/^1/)],
  })
})

test('a row that lacks, is there twice, is unknown, bears another level or talks too long is named', () => {
  const other = { ...MET, id: '1.2.1', level: 1 } as const
  expect(problemsOfRows([MET, other], LEVELS)).toEqual([])
  expect(problemsOfRows([MET], LEVELS)).toEqual(['1.2.1: missing'])
  expect(problemsOfRows([MET, other, MET], LEVELS)).toEqual(['1.1.1: there twice'])
  expect(problemsOfRows([MET, other, { ...MET, id: '1.3.1' }], LEVELS)).toEqual([
    '1.3.1: no requirement of level 1 or 2',
  ])
  expect(problemsOfRows([{ ...MET, level: 1 }, other], LEVELS)).toEqual(['1.1.1: level 2, not 1'])
  const twelve = 'a b c d e f g h i j k l'
  expect(problemsOfRows([{ ...MET, title: twelve }, other], LEVELS)).toEqual([])
  expect(problemsOfRows([{ ...MET, title: `${twelve} m` }, other], LEVELS)).toHaveLength(1)
})

test('a file, a test or a heading that is not there is named', () => {
  const files: Record<string, string> = {
    'a.ts': '',
    'a.test.ts': "test('one', () => {})\ntest.for([['x']])('two %s', () => {})\nsay('three')",
    'a.md': '# Title\n\n## Keys, and who holds them\n',
  }
  const problems = (...evidence: Extract<Verdict, { status: 'met' }>['evidence']) =>
    problemsOfEvidence([{ ...MET, evidence }], (path) => files[path] ?? null)

  expect(problems({ file: 'a.ts', about: 'x' }, { test: 'a.test.ts', name: 'one' })).toEqual([])
  expect(problems({ test: 'a.test.ts', name: 'two %s' })).toEqual([])
  expect(
    problems({ document: 'a.md#keys-and-who-holds-them' }, { document: 'a.md#title' }),
  ).toEqual([])

  expect(problems({ file: 'b.ts', about: 'x' })).toEqual(['1.1.1: no file b.ts'])
  expect(problems({ test: 'b.test.ts', name: 'one' })).toEqual(['1.1.1: no file b.test.ts'])
  for (const name of ['on', 'one ', 'three', 'two x']) {
    expect(problems({ test: 'a.test.ts', name })).toEqual([`1.1.1: no test “${name}” in a.test.ts`])
  }
  expect(problems({ document: 'b.md#title' })).toEqual(['1.1.1: no document b.md'])
  expect(problems({ document: 'a.md#keys' })).toEqual(['1.1.1: no heading #keys in a.md'])
  expect(problems({ document: 'a.md' })).toEqual(['1.1.1: no heading # in a.md'])
  const reasoned = { ...UNPROVEN, status: 'deviation', reason: 'x', instead: 'x' } as const
  const dead = [{ file: 'b.ts', about: 'x' }]
  expect(problemsOfEvidence([{ ...reasoned, evidence: dead }], () => null)).toHaveLength(1)
})

function readFile(path: string): string | null {
  const isFile = existsSync(path) && statSync(path).isFile()
  return isFile ? readFileSync(path, 'utf8') : null
}
