import type { DisputeState } from '#domain/ledger/money-words.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, money } from '#shared/money.ts'
import { DateTime } from '#web/features/admin/parts/date-time.tsx'
import { DisputeDue } from '#web/features/admin/parts/orders/dispute-due.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

import type { OrderDetail } from '../order-detail.server.ts'
import { disputeReasonKey } from './dispute-labels.ts'
import css from './ledger.module.css'

const TONES = {
  needs_response: 'danger',
  under_review: 'info',
  won: 'ok',
  lost: 'neutral',
} as const satisfies Record<DisputeState, BadgeTone>

/** A dispute: the reason of the buyer's bank, its state, and the time left to answer. */
export function Disputes({ detail: { disputes }, now }: { detail: OrderDetail; now: Date }) {
  const t = useT()
  const locale = useLocale()
  if (disputes.length === 0) return null
  return (
    <div className={css.part}>
      <h3>{t('admin.sectionDisputes')}</h3>
      <ul className={css.list}>
        {disputes.map(({ id, amountMinor, currency, state, reason, dueAt, openedAt }) => (
          <li key={id}>
            <p className={css.lead}>
              <strong>{formatMoney(money(amountMinor, currency), locale)}</strong>
              <Badge tone={TONES[state]}>{t(`admin.disputeState_${state}`)}</Badge>
            </p>
            <p className={css.about}>
              <DisputeReason reason={reason} />
              {t('ui.separator')}
              <DateTime at={openedAt} isDay />
            </p>
            {state === 'needs_response' && dueAt && (
              <p className={css.due}>
                <DisputeDue dueAt={dueAt} now={now} />
              </p>
            )}
            <p className={css.about}>{t(`admin.disputeNext_${state}`)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DisputeReason({ reason }: { reason: string }) {
  const t = useT()
  const key = disputeReasonKey(reason)
  return key ? t(key) : t('admin.dispute_reason_other', { reason })
}
