/** What the customer wrote with the order, wherever staff pack or ship it. */
import { useT } from '#i18n/use-t.ts'

import css from './order-note.module.css'

export function OrderNote({ notes }: { notes: string }) {
  const t = useT()
  if (notes === '') return null
  return (
    <p className={css.note}>
      <span>{t('adminPacking.note')}</span> {notes}
    </p>
  )
}
