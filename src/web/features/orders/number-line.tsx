import { useT } from '#i18n/use-t.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { CopyButton } from '../../ui/copy-button.tsx'
import css from './number-line.module.css'

/** The order number, large enough to be read out on the telephone. */
export function NumberLine({ number }: { number: string }) {
  const t = useT()
  const words = useCopyLabels()
  return (
    <p className={css.line}>
      <span className={css.label}>{t('checkout.orderNumber')}</span>
      <span className={css.number}>{number}</span>
      <CopyButton text={number} words={words} />
    </p>
  )
}
