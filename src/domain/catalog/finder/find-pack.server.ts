/** A pack for three answers and an example for each answer, of the scents that are in stock. */
import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'

import { CHAMBERS } from '../devices/device-policy.ts'
import { listAllCartridges } from '../list-catalog.server.ts'
import { type CartridgeRow, optionalText } from '../rows.ts'
import { findScents } from '../store.server.ts'
import {
  allAnswersSoFar,
  answersKey,
  chambersFilled,
  type FinderAnswer,
  type FinderAnswers,
} from './answers.ts'
import { exampleScents, knownScent, packFor, pickScents, type Reason } from './pick-scents.ts'

export type FoundScent = {
  scent: CartridgeRow
  description: LocalizedText | null
  reason: Reason
}

export async function findPack(
  ctx: Context,
  answers: FinderAnswers,
  without: readonly string[],
): Promise<FoundScent[]> {
  const { inStock, described, known } = await readScents(ctx)
  return pickScents(known, answers, CHAMBERS, without).flatMap(({ serial, reason }) => {
    const scent = inStock.find((row) => row.serial === serial)
    const texts = described.find((row) => row.serial === serial)
    if (!scent || !texts) return []
    const { descriptionEn, descriptionJa, descriptionKo } = texts
    const description = optionalText(descriptionEn, descriptionJa, descriptionKo)
    return [{ scent, description, reason }]
  })
}

/** What the device holds while a visitor answers: the scents of every combination of answers, by its key. */
export async function findPacksSoFar(ctx: Context): Promise<Map<string, CartridgeRow[]>> {
  const { inStock, known } = await readScents(ctx)
  const rowOf = new Map(inStock.map((row) => [row.serial, row]))
  return new Map(
    allAnswersSoFar().map((answers) => {
      const pack = packFor(known, answers, chambersFilled(answers, CHAMBERS))
      return [answersKey(answers), pack.flatMap(({ serial }) => rowOf.get(serial) ?? [])]
    }),
  )
}

/** What an answer smells like: a scent in stock for each. */
export async function findExamples(ctx: Context): Promise<Map<FinderAnswer, CartridgeRow>> {
  const { inStock, known } = await readScents(ctx)
  const rowOf = new Map(inStock.map((row) => [row.serial, row]))
  return new Map(
    [...exampleScents(known)].flatMap(([answer, serial]) => {
      const row = rowOf.get(serial)
      return row ? [[answer, row] as const] : []
    }),
  )
}

async function readScents(ctx: Context) {
  const listed = await listAllCartridges(ctx)
  const inStock = listed.filter(({ priceJpy, available }) => priceJpy !== null && available > 0)
  const described = await findScents(
    ctx,
    inStock.map(({ serial }) => serial),
  )
  const known = described.map(({ serial, kind, descriptionEn, notesEn, goesWith }) =>
    knownScent({ serial, kind, goesWith, text: `${descriptionEn ?? ''} ${notesEn ?? ''}` }),
  )
  return { inStock, described, known }
}
