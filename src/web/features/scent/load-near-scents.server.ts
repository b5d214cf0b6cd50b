/** The scents that were probably meant by an address that has none: by a name in any language, or by a code with a wrong sign. */

import { listAllCartridges } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { nearestNamed } from '#shared/letters/nearest-names.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { scentPath } from '#web/scents/card-scent.ts'
import { findByText } from '#web/scents/filter/find-scents.ts'
import type { NearPage } from '#web/shell/error-pages/near-pages.tsx'
import { NEAREST_MAX } from '#web/site/nearest-pages.ts'

/** Longer than any name. */
const TEXT_LENGTH_MAX = 40

export async function loadNearScents(
  ctx: Context,
  locale: Locale,
  text: string,
): Promise<NearPage[]> {
  if (text.length > TEXT_LENGTH_MAX) return []
  const listed = (await listAllCartridges(ctx)).map((row) => ({ ...row, names: row.name }))
  const { scents } = findByText(listed, text.replaceAll('-', ' '))
  const near = scents.length > 0 ? scents : nearestNamed(listed, codesOf, signsOf(text))
  return near
    .slice(0, NEAREST_MAX)
    .map(({ serial, name }) => ({ path: scentPath(serial), name: textIn(name, locale) }))
}

const codesOf = ({ serial }: { serial: string }) => [signsOf(serial)]

const signsOf = (code: string): string => code.toLowerCase().replaceAll('-', '')
