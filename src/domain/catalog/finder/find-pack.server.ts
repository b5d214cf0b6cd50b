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
import { exampleScents, knownScent, pickScents, type Reason } from './pick-scents.ts'

export type FoundScent = {
  scent: CartridgeRow
  description: LocalizedText | null
  reason: Reason
}

/** The scents in stock, and what the finder knows of them. */
export type FinderScents = Awaited<ReturnType<typeof readFinderScents>>

/** Read once; pack, packs so far and examples are all found in it. */
export async function readFinderScents(ctx: Context) {
  const listed = await listAllCartridges(ctx)
  const inStock = listed.filter(({ priceJpy, available }) => priceJpy !== null && available > 0)
  const described = await findScents(
    ctx,
    inStock.map(({ serial }) => serial),
  )
  const known = described.map(({ serial, kind, descriptionEn, notesEn, goesWith }) =>
    knownScent({ serial, kind, goesWith, text: `${descriptionEn ?? ''} ${notesEn ?? ''}` }),
  )
  return { rowOf: new Map(inStock.map((row) => [row.serial, row])), described, known }
}

export const findPack = (
  { rowOf, described, known }: FinderScents,
  answers: FinderAnswers,
  without: readonly string[],
): FoundScent[] =>
  pickScents(known, answers, CHAMBERS, without).flatMap(({ serial, reason }) => {
    const scent = rowOf.get(serial)
    const texts = described.find((row) => row.serial === serial)
    if (!scent || !texts) return []
    const { descriptionEn, descriptionJa, descriptionKo } = texts
    const description = optionalText(descriptionEn, descriptionJa, descriptionKo)
    return [{ scent, description, reason }]
  })

export type ScentInPack = Omit<FoundScent, 'description'>

/** What the device holds while a visitor answers: the scents of every combination of answers, by its key. */
export const findPacksSoFar = ({ rowOf, known }: FinderScents): Map<string, ScentInPack[]> =>
  new Map(
    allAnswersSoFar().map((answers) => {
      const pack = pickScents(known, answers, chambersFilled(answers, CHAMBERS))
      const found = pack.flatMap(({ serial, reason }) => {
        const scent = rowOf.get(serial)
        return scent ? [{ scent, reason }] : []
      })
      return [answersKey(answers), found]
    }),
  )

/** What an answer smells like: a scent in stock for each. */
export const findExamples = ({ rowOf, known }: FinderScents): Map<FinderAnswer, CartridgeRow> =>
  new Map(
    [...exampleScents(known)].flatMap(([answer, serial]) => {
      const row = rowOf.get(serial)
      return row ? [[answer, row] as const] : []
    }),
  )
