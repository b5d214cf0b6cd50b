/** A value for the form of a bank, with a button that copies it. */
import { useT } from '#i18n/use-t.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { CopyIconButton } from '#web/ui/copy-button.tsx'

import css from './transfer-panel.module.css'

type Props = { label: string; text: string; copy?: string; isLarge?: boolean }

export function CopiedRow({ label, text, copy = text, isLarge = false }: Props) {
  return (
    <div className={css.row} data-large={isLarge || undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{text}</span>
        <CopyValue label={label} text={copy} />
      </dd>
    </div>
  )
}

export function CopyValue({ label, text }: { label: string; text: string }) {
  const t = useT()
  const words = useCopyLabels()
  return (
    <CopyIconButton text={text} words={{ ...words, copy: t('orders.copyThis', { what: label }) }} />
  )
}
