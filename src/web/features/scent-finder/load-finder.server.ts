/** What the scent finder answers to an address, in the reader's language. */
import { answersIn, type FinderAnswer, type FinderAnswers } from '#domain/catalog/finder/answers.ts'
import { findPack } from '#domain/catalog/finder/find-pack.server.ts'
import { parseCartridgeSerial } from '#domain/catalog/serial.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { type CardScent, cardScentOf } from '#web/scents/card-scent.ts'

export type FinderPick = {
  scent: CardScent
  description: string | null
  reason: { is: 'answer'; answer: FinderAnswer } | { is: 'companion'; name: string }
}

export type FinderData = {
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
  if (answers === null) return { answers, without: [], picks: [] }

  const without = search
    .getAll('without')
    .slice(0, WITHOUT_MAX)
    .flatMap((serial) => parseCartridgeSerial(serial) ?? [])
  const found = await findPack(ctx, answers, without)
  const scents = found.map(({ scent }) => cardScentOf(scent, locale))
  const nameOf = (serial: string) => scents.find((scent) => scent.serial === serial)?.name ?? serial
  return {
    answers,
    without,
    picks: found.map(({ scent, description, reason }) => ({
      scent: cardScentOf(scent, locale),
      description: description === null ? null : textIn(description, locale),
      reason: reason.is === 'answer' ? reason : { is: 'companion', name: nameOf(reason.serial) },
    })),
  }
}
