/** What the scent finder answers to an address, in the reader's language. */
import {
  answersIn,
  answersSoFar,
  type FinderAnswer,
  type FinderAnswers,
  type FinderAnswersSoFar,
} from '#domain/catalog/finder/answers.ts'
import {
  findExamples,
  findPack,
  findPacksSoFar,
  readFinderScents,
  type ScentInPack,
} from '#domain/catalog/finder/find-pack.server.ts'
import { parseCartridgeSerial } from '#domain/catalog/serial.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { cardScentOf } from '#web/scents/card-scent.server.ts'
import type { CardScent } from '#web/scents/card-scent.ts'

/** Why a scent was chosen. */
export type ReasonInWords =
  | { is: 'answer'; answer: FinderAnswer }
  | { is: 'companion'; name: string }

export type FinderPick = { scent: CardScent; description: string | null; reason: ReasonInWords }

/** What the device holds after each combination of answers: an answer shows at once, and without the network. */
export type PacksSoFar = {
  scents: { serial: string; kind: string; name: string }[]
  /**
   * By the key of the answers: the place of each scent in `scents`, and the answer that it is for or the place of the one
   * that it goes well with.
   */
  chosen: Record<string, [place: number, reason: FinderAnswer | number][]>
}

export type FinderData = {
  /** A scent for each answer, to be shown with it. */
  examples: Partial<Record<FinderAnswer, CardScent>>
  /** In the address; some questions may be open. */
  given: FinderAnswersSoFar
  answers: FinderAnswers | null
  packs: PacksSoFar
  /** Scents that the visitor has turned down. */
  without: string[]
  picks: FinderPick[]
}

/** More than are in stock. */
const WITHOUT_MAX = 200

export async function loadFinder(
  ctx: Context,
  locale: Locale,
  search: URLSearchParams,
): Promise<FinderData> {
  const answers = answersIn(search)
  const given = answersSoFar((question) => search.get(question))
  const known = await readFinderScents(ctx)
  const packs = packsOf(findPacksSoFar(known), locale)
  const examples = Object.fromEntries(
    [...findExamples(known)].map(([answer, scent]) => [answer, cardScentOf(scent, locale)]),
  )
  if (answers === null) return { examples, given, answers, packs, without: [], picks: [] }

  const without = search
    .getAll('without')
    .slice(0, WITHOUT_MAX)
    .flatMap((serial) => parseCartridgeSerial(serial) ?? [])
  const pack = findPack(known, answers, without)
  const scents = pack.map(({ scent }) => cardScentOf(scent, locale))
  const nameOf = (serial: string) => scents.find((scent) => scent.serial === serial)?.name ?? serial
  return {
    examples,
    given,
    answers,
    packs,
    without,
    picks: pack.map(({ scent, description, reason }) => ({
      scent: cardScentOf(scent, locale),
      description: description === null ? null : textIn(description, locale),
      reason: reason.is === 'answer' ? reason : { is: 'companion', name: nameOf(reason.serial) },
    })),
  }
}

function packsOf(packs: Map<string, ScentInPack[]>, locale: Locale): PacksSoFar {
  const all = [...packs.values()].flat().map(({ scent }) => scent)
  const rows = [...new Map(all.map((row) => [row.serial, row])).values()]
  const placeOf = (serial: string) => rows.findIndex((row) => row.serial === serial)
  return {
    scents: rows.map((row) => {
      const { serial, kind, name } = cardScentOf(row, locale)
      return { serial, kind, name }
    }),
    chosen: Object.fromEntries(
      [...packs].map(([key, pack]) => [
        key,
        pack.map(({ scent, reason }) => [
          placeOf(scent.serial),
          reason.is === 'answer' ? reason.answer : placeOf(reason.serial),
        ]),
      ]),
    ),
  }
}
