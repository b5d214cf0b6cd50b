/** The replacements of an order: what was sent once more at no charge, and the forms to open, ship and cancel one. */
import { wasSent } from '#domain/orders/lifecycle.ts'
import type { ReplacementState } from '#domain/orders/replacement.ts'
import { useT } from '#i18n/use-t.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { DateTime } from '#web/features/admin/parts/date-time.tsx'
import { Panel } from '#web/features/admin/parts/panel.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

import { isOpen } from '../../forms/action.ts'
import layout from '../../parts/form-layout.module.css'
import css from '../money/ledger.module.css'
import { TrackingField } from '../order-action-fields.tsx'
import { OrderActionForm, type OrderFormProps } from '../order-action-form.tsx'
import type { OrderDetail } from '../order-detail.server.ts'
import { Parcels } from '../order-panels.tsx'
import { useOrderPieces } from '../order-pieces.ts'
import { ReplacementForm } from './replacement-form.tsx'

const TONES = {
  open: 'warn',
  shipped: 'info',
  canceled: 'neutral',
} as const satisfies Record<ReplacementState, BadgeTone>

export function Replacements({ detail, open, errors }: OrderFormProps) {
  const t = useT()
  const { order, replacements, permitted } = detail
  const canOpen = wasSent(order.status) && permitted.has('open_replacement')
  if (!canOpen && replacements.length === 0) return null
  return (
    <Panel id="replacements" title={t('adminReplacements.title')}>
      {replacements.length > 0 && (
        <ul className={css.list}>
          {replacements.map((replacement) => (
            <Entry
              key={replacement.id}
              replacement={replacement}
              detail={detail}
              open={open}
              errors={errors}
            />
          ))}
        </ul>
      )}
      {canOpen &&
        (isOpen(open, 'open_replacement') ? (
          <div className={css.form}>
            <ReplacementForm detail={detail} errors={errors} />
          </div>
        ) : (
          <p className={layout.buttons}>
            <ActionLink to="?form=open_replacement">{t('adminReplacements.start')}</ActionLink>
          </p>
        ))}
    </Panel>
  )
}

type EntryProps = OrderFormProps & { replacement: OrderDetail['replacements'][number] }

function Entry({ replacement, detail, open, errors }: EntryProps) {
  const t = useT()
  const pieces = useOrderPieces(detail)
  const { number, state, reason, items, openedAt, openedBy, parcels } = replacement
  return (
    <li>
      <p className={css.lead}>
        <strong className="code">{number}</strong>
        <Badge tone={TONES[state]}>{t(`adminReplacements.state_${state}`)}</Badge>
      </p>
      <p className={css.about}>
        {[...pieces.inWords(items), t(`adminReplacements.reason_${reason}`)].join(
          t('ui.separator'),
        )}
      </p>
      <p className={css.about}>
        <DateTime at={openedAt} />{' '}
        {t('admin.eventBy', { who: detail.namesById[openedBy] ?? t('admin.by_closed') })}
      </p>
      {parcels.length > 0 && <Parcels parcels={parcels} />}
      {state === 'open' && (
        <Actions replacement={replacement} detail={detail} open={open} errors={errors} />
      )}
    </li>
  )
}

function Actions({ replacement: { id }, detail, open, errors }: EntryProps) {
  const t = useT()
  const { order, permitted } = detail
  const shared = { order, errors, hidden: { id } }
  const words = { email: order.customerEmail }
  if (!permitted.has('ship_replacement')) return null
  if (isOpen(open, 'ship_replacement', id))
    return (
      <OrderActionForm
        {...shared}
        action="ship_replacement"
        text={t('adminReplacements.shipText', words)}
        submit={t('adminReplacements.shipSubmit')}
        close={t('admin.close')}
      >
        <TrackingField currency={order.currency} errors={errors} action="ship_replacement" />
      </OrderActionForm>
    )
  if (isOpen(open, 'cancel_replacement', id))
    return (
      <OrderActionForm
        {...shared}
        action="cancel_replacement"
        title={t('adminReplacements.cancelTitle')}
        text={t('adminReplacements.cancelText', words)}
        submit={t('adminReplacements.cancelSubmit')}
        variant="danger"
        close={t('adminReplacements.cancelKeep')}
      />
    )
  return (
    <div className={layout.buttons}>
      <ActionLink to={`?form=ship_replacement&id=${id}`} variant="solid">
        {t('adminReplacements.shipStart')}
      </ActionLink>
      <ActionLink to={`?form=cancel_replacement&id=${id}`} variant="quiet">
        {t('adminReplacements.cancelStart')}
      </ActionLink>
    </div>
  )
}
