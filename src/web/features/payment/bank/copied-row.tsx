/** A value for the form of a bank, with a copy button that confirms. */
import { useEffect, useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import css from './transfer-panel.module.css'

/** Long enough to be noticed. */
const SHOWN_MS = 3000

type Props = { label: string; text: string; copy?: string; isLarge?: boolean }

export function CopiedRow({ label, text, copy = text, isLarge = false }: Props) {
  return (
    <div className={css.row} data-large={isLarge || undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{text}</span>
        <CopySign what={label} text={copy} />
      </dd>
    </div>
  )
}

export function CopySign({ what, text }: { what: string; text: string }) {
  const t = useT()
  const notify = useNotify()
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copies])

  async function press(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopies((before) => before + 1)
      notify({ text: t('ui.copied'), type: 'ok' })
    } catch {
      // The browser refuses the clipboard without a reason that a person could use.
      notify({ text: t('ui.copyFailed') })
    }
  }

  return (
    <IconButton
      icon={copies > 0 ? 'check' : 'copy'}
      size={20}
      label={t('orders.copyThis', { what })}
      onClick={() => void press()}
    />
  )
}
