import { useLocale, useT } from '#i18n/use-t.ts'
import { listText } from '#shared/list-text.ts'
import { type LocalizedText, textIn } from '#shared/locale.ts'

import { Seal } from './seal.tsx'
import css from './seals.module.css'

export type ScentCount = { serial: string; name: LocalizedText; kind: string; quantity: number }

/**
 * The scents of an order as seals, so that two orders can be distinguished at a glance: a small pack shows every
 * piece, a large one every scent. The names are in the label.
 */
export function Seals({ scents }: { scents: readonly ScentCount[] }) {
  const locale = useLocale()
  const t = useT()
  const counted = scents.map(({ name, quantity }) =>
    t('checkout.timesOf', { name: textIn(name, locale), count: quantity }),
  )
  if (scents.length === 0) return null

  const pieces = scents.reduce((sum, { quantity }) => sum + quantity, 0)
  const isLarge = pieces > PIECES_SHOWN_MAX
  return (
    <span className={css.seals} role="img" title={listText(counted, locale)}>
      {scents.flatMap(({ serial, kind, quantity }) =>
        Array.from({ length: isLarge ? 1 : quantity }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one scent are alike.
          <Seal key={`${serial} ${index}`} serial={serial} kind={kind} size={20} />
        )),
      )}
    </span>
  )
}

/** Two packages. */
const PIECES_SHOWN_MAX = 12
