/** The documents that an order has now, each a press away; to whom they are made out is folded below. */
import { useState } from 'react'

import type { OrderDetailWire } from '#contract/orders.ts'
import {
  type DocumentKind,
  documentsOf,
  receiptAmounts,
} from '#domain/orders/documents/documents.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/lifecycle.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { documentName } from '#web/labels/document-names.ts'

import { callForFile } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Addressed, addressedTo, changedWire } from './addressed.ts'
import { AddressedFields } from './addressed-fields.tsx'
import css from './documents.module.css'
import { DownloadCallout } from './download-callout.tsx'
import { useDownload } from './use-download.ts'

export function OrderDocuments({ order }: { order: OrderDetailWire }) {
  const t = useT()
  const locale = useLocale()
  const { name, department, description: company } = order.customer
  const buyer = { company, department, name }
  const [addressed, setAddressed] = useState<Addressed>(() => addressedTo(locale, buyer))
  const download = useDownload()
  const status = statusOf(order)
  const documents = status ? documentKindsOf(order, status) : []
  const kinds = documents.map(({ kind }) => kind)

  return (
    <div className={css.panel}>
      <p className={css.lead}>{t('documents.lead')}</p>
      <ul className={css.documents}>
        {documents.map(({ kind, title }) => (
          <li key={kind}>
            <span>{t(title)}</span>
            <Button
              variant="outline"
              size="small"
              aria-label={t('documents.downloadOf', { name: t(title) })}
              isBusy={download.busy === kind}
              disabled={download.busy !== null && download.busy !== kind}
              onClick={() =>
                download.start(kind, () =>
                  callForFile('POST /v1/orders/{orderId}/documents/{kind}', {
                    path: { orderId: order.orderId, kind },
                    body: changedWire(addressed, buyer),
                  }),
                )
              }
            >
              {t('documents.pdf')}
            </Button>
          </li>
        ))}
      </ul>
      <DownloadCallout download={download} />
      <LaterCallout kinds={kinds} />
      <details className={css.fold}>
        <summary>
          <span>{t('documents.options')}</span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <AddressedFields
          value={addressed}
          onChange={setAddressed}
          hint={t('documents.addresseeHint')}
          purpose={kinds.includes('receipt') ? 'proviso' : null}
        />
        {kinds.includes('receipt') && <p className={css.after}>{t('documents.reissueNote')}</p>}
      </details>
    </div>
  )
}

/** `null` for a state that this page does not know yet. */
const statusOf = (order: OrderDetailWire): OrderStatus | null =>
  ORDER_STATUSES.find((it) => it === order.status) ?? null

const documentKindsOf = (order: OrderDetailWire, status: OrderStatus) => {
  const { receivedAmount, refundedAmount } = order.payment
  // A payment that the buyer's bank holds is known to the server alone, which then refuses.
  const money = { receivedMinor: receivedAmount, refundedMinor: refundedAmount, disputedMinor: 0 }
  const kinds = documentsOf({
    status,
    paymentMethod: order.paymentSource === 'bank' ? 'bank_transfer' : 'card',
    hasShipped: order.shippedAt !== null,
    retainedMinor: receiptAmounts(order.totalChargeAmount, money).amountMinor,
  })
  return kinds.map((kind) => ({ kind, title: documentName(kind, status) }))
}

/** What is still to come, while it is. */
function LaterCallout({ kinds }: { kinds: readonly DocumentKind[] }) {
  const t = useT()
  const isComplete = kinds.includes('receipt') && kinds.includes('delivery-note')
  if (isComplete || !kinds.includes('confirmation')) return null
  return (
    <div className={css.lead}>
      {!kinds.includes('receipt') && <p>{t('documents.laterReceipt')}</p>}
      {!kinds.includes('delivery-note') && <p>{t('documents.laterDelivery')}</p>}
    </div>
  )
}
