/** Six scents for three answers. A scent fits by its kind and by the words of its description and notes. */
import {
  FINDER_ANSWERS,
  FINDER_QUESTIONS,
  type FinderAnswer,
  type FinderAnswersSoFar,
  type FinderQuestion,
} from './answers.ts'
import { FITS } from './scent-fits.ts'

/** What the finder knows of a scent. */
export type KnownScent = {
  serial: string
  kind: string
  goesWith: readonly string[]
  /** Points for each answer. */
  fits: ReadonlyMap<FinderAnswer, number>
}

/** `text`: its English texts, because every scent has them. */
export function knownScent(scent: Omit<KnownScent, 'fits'> & { text: string }): KnownScent {
  const { serial, kind, goesWith } = scent
  const words = scent.text.toLowerCase().split(/[^a-z]+/)
  const answers = Object.values(FINDER_ANSWERS).flat()
  const fits = new Map(answers.map((answer) => [answer, pointsFor(answer, kind, words)]))
  return { serial, kind, goesWith, fits }
}

const WORD_POINTS = 1
/** What people should feel counts for more than where and how. */
const WEIGHTS = { place: 1, feeling: 2, strength: 1 } as const satisfies Record<
  FinderQuestion,
  number
>
const COMPANION_POINTS = 1.5
/** A second scent of a kind comes later, so that six scents are six impressions. */
const SAME_KIND_POINTS = -3

/** Why a scent is in the pack. */
export type Reason = { is: 'answer'; answer: FinderAnswer } | { is: 'companion'; serial: string }

type PickedScent = { serial: string; reason: Reason }

/** None before a question is answered. */
export function pickScents(
  scents: readonly KnownScent[],
  answers: FinderAnswersSoFar,
  size: number,
  without: readonly string[] = [],
): PickedScent[] {
  const pack = packFor(scents, answers, size, without)
  return pack.flatMap((scent) => {
    const reason = reasonFor(scent, answers, pack)
    return reason === null ? [] : [{ serial: scent.serial, reason }]
  })
}

/**
 * As many as `size`, the best first. A scent that was turned down gives its place to the next one, and the others stay.
 * @internal
 */
export function packFor(
  scents: readonly KnownScent[],
  answers: FinderAnswersSoFar,
  size: number,
  without: readonly string[] = [],
): KnownScent[] {
  const pack: KnownScent[] = []
  const isOpen = (scent: KnownScent) => !pack.includes(scent) && !without.includes(scent.serial)
  const first = (isAllowed: (scent: KnownScent) => boolean) =>
    bestOf(scents.filter(isAllowed), answers, pack)

  while (pack.length < size) {
    const best = first((scent) => !pack.includes(scent))
    if (best === null) break
    pack.push(best)
  }
  for (const serial of without) {
    const place = pack.findIndex((scent) => scent.serial === serial)
    if (place === -1) continue
    pack.splice(place, 1)
    const next = first(isOpen)
    if (next !== null) pack.splice(place, 0, next)
  }
  return pack
}

/** For each answer a scent that fits it, none for two of them: the best fits first. */
export function exampleScents(scents: readonly KnownScent[]): ReadonlyMap<FinderAnswer, string> {
  const examples = new Map<FinderAnswer, string>()
  const pairs = Object.values(FINDER_ANSWERS)
    .flat()
    .flatMap((answer) =>
      scents.map((scent) => ({ answer, serial: scent.serial, points: fitOf(scent, answer) })),
    )
    .toSorted((one, other) => other.points - one.points)
  for (const { answer, serial } of pairs) {
    const isShown = [...examples.values()].includes(serial)
    if (!isShown && !examples.has(answer)) examples.set(answer, serial)
  }
  return examples
}

function bestOf(
  scents: readonly KnownScent[],
  answers: FinderAnswersSoFar,
  pack: readonly KnownScent[],
): KnownScent | null {
  let best: { scent: KnownScent; points: number } | null = null
  for (const scent of scents) {
    const points = pointsOf(scent, answers, pack)
    if (best === null || points > best.points) best = { scent, points }
  }
  return best?.scent ?? null
}

function pointsOf(
  scent: KnownScent,
  answers: FinderAnswersSoFar,
  pack: readonly KnownScent[],
): number {
  const fit = FINDER_QUESTIONS.reduce(
    (sum, question) => sum + WEIGHTS[question] * fitOf(scent, answers[question]),
    0,
  )
  const companions = pack.filter((other) => isCompanion(scent, other)).length
  const sameKind = pack.filter(({ kind }) => kind === scent.kind).length
  return fit + Math.min(2, companions) * COMPANION_POINTS + sameKind * SAME_KIND_POINTS
}

/** None for an open question. */
const fitOf = ({ fits }: KnownScent, answer: FinderAnswer | undefined): number =>
  (answer && fits.get(answer)) ?? 0

function pointsFor(answer: FinderAnswer, kind: string, written: readonly string[]): number {
  const { kinds, words } = FITS[answer]
  const points: Partial<Record<string, number>> = kinds
  const said = words.filter((word) => written.some((one) => one.startsWith(word))).length
  return (points[kind] ?? 0) + Math.min(2, said) * WORD_POINTS
}

const isCompanion = (one: KnownScent, other: KnownScent): boolean =>
  one.goesWith.includes(other.serial) || other.goesWith.includes(one.serial)

/** The answer it fits best, or, if it fits none well, what it goes well with; `null` without an answer. */
function reasonFor(
  scent: KnownScent,
  { feeling, place, strength }: FinderAnswersSoFar,
  pack: readonly KnownScent[],
): Reason | null {
  const [answer] = [feeling, place, strength]
    .filter((given) => given !== undefined)
    .toSorted((a, b) => fitOf(scent, b) - fitOf(scent, a))
  if (answer === undefined) return null
  const companion = pack.find((other) => other !== scent && isCompanion(scent, other))
  if (companion && fitOf(scent, answer) < 2) return { is: 'companion', serial: companion.serial }
  return { is: 'answer', answer }
}
