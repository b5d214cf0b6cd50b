import { useLocale } from '#i18n/use-t.ts'
import { type LocalizedText, textIn } from '#shared/locale.ts'

import css from './seals.module.css'

export type Seal = { serial: string; name: LocalizedText; kind: string; quantity: number }

/** The scents of an order as dots, so that two orders are told apart at a glance. The names are in the label. */
export function Seals({ seals }: { seals: readonly Seal[] }) {
  const locale = useLocale()
  const label = seals
    .map(({ name, quantity }) => `${textIn(name, locale)} × ${quantity}`)
    .join(', ')
  if (seals.length === 0) return null

  return (
    <span className={css.seals} role="img" aria-label={label} title={label}>
      {seals.flatMap(({ serial, kind, quantity }) =>
        Array.from({ length: quantity }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one scent are alike.
          <span key={`${serial} ${index}`} data-kind={kind} />
        )),
      )}
    </span>
  )
}
