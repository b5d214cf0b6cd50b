/** The result of a reorder: what is in the pack now, and what is no longer available. */
import { useRef } from 'react'

import type { ReorderWire } from '#contract/order-life.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { useReason } from '#web/api/use-call-problem.ts'
import { Callout } from '#web/ui/callout.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import css from './reorder-callout.module.css'
import type { ReorderNews } from './use-reorder-param.ts'

type Props = { news: ReorderNews | null; onClose: () => void }

/** The place is there before the news is, so that it is heard; and takes the focus when the news is closed. */
export function ReorderCallout({ news, onClose }: Props) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    onClose()
    place.current?.focus()
  }
  return (
    <div ref={place} className={css.place} role="status" tabIndex={-1}>
      {news && (
        <div className={css.note}>
          <StoredNotice news={news} />
          <IconButton icon="x" label={t('ui.close')} size={20} onClick={close} />
        </div>
      )}
    </div>
  )
}

function StoredNotice({ news }: { news: ReorderNews }) {
  const t = useT()
  const reasonOf = useReason()
  const missing = useMissing()
  if (news.kind === 'unread') {
    const reason = reasonOf(news.problem)
    return <Callout tone="warn" title={t('order.reorderUnread', { reason })} />
  }
  const { again, kind } = news
  const lines = missing(again)
  return (
    <Callout
      tone={lines.length > 0 ? 'warn' : 'ok'}
      title={t(TITLES[kind], { number: again.orderNumber })}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Callout>
  )
}

const TITLES = {
  taken: 'order.reorderDone',
  added: 'order.reorderAdded',
  nothing: 'order.reorderNothing',
} as const

function useMissing(): (again: ReorderWire) => string[] {
  const t = useT()
  const locale = useLocale()
  return ({ missing }) =>
    missing.map(({ name, why, left, quantity }) => {
      const shown = textIn(name, locale)
      if (why === 'not_sold') return t('order.reorderNotSold', { name: shown })
      return left > 0
        ? t('order.reorderShort', { name: shown, left, quantity })
        : t('order.reorderGone', { name: shown })
    })
}
