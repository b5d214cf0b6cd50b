/** What the scent finder answers to an address, in the reader's language. */
import { answersIn, type FinderAnswer, type FinderAnswers } from '#domain/catalog/finder/answers.ts'
import { findExamples, findPack } from '#domain/catalog/finder/find-pack.server.ts'
import { parseCartridgeSerial } from '#domain/catalog/serial.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { cardScentOf } from '#web/scents/card-scent.server.ts'
import type { CardScent } from '#web/scents/card-scent.ts'

export type FinderPick = {
  scent: CardScent
  description: string | null
  reason: { is: 'answer'; answer: FinderAnswer } | { is: 'companion'; name: string }
}

export type FinderData = {
  /** A scent for each answer, to be shown with it. */
  examples: Partial<Record<FinderAnswer, CardScent>>
  answers: FinderAnswers | null
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
  const found = await findExamples(ctx)
  const examples = Object.fromEntries(
    [...found].map(([answer, scent]) => [answer, cardScentOf(scent, locale)]),
  )
  if (answers === null) return { examples, answers, without: [], picks: [] }

  const without = search
    .getAll('without')
    .slice(0, WITHOUT_MAX)
    .flatMap((serial) => parseCartridgeSerial(serial) ?? [])
  const pack = await findPack(ctx, answers, without)
  const scents = pack.map(({ scent }) => cardScentOf(scent, locale))
  const nameOf = (serial: string) => scents.find((scent) => scent.serial === serial)?.name ?? serial
  return {
    examples,
    answers,
    without,
    picks: pack.map(({ scent, description, reason }) => ({
      scent: cardScentOf(scent, locale),
      description: description === null ? null : textIn(description, locale),
      reason: reason.is === 'answer' ? reason : { is: 'companion', name: nameOf(reason.serial) },
    })),
  }
}
