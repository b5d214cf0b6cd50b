/** Why an order needs attention, in words, and the button that closes the review. */
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { reasonKey } from '../parts/orders/review-reason.ts'
import type { OrderErrors } from './order-action.ts'
import { OrderActionForm } from './order-action-form.tsx'
import type { OrderDetail } from './order-detail.server.ts'
import css from './review-note.module.css'

type Props = { detail: OrderDetail; reason: string; errors: OrderErrors | undefined }

export function ReviewCallout({ detail: { order, permitted }, reason, errors }: Props) {
  const t = useT()
  return (
    <Callout tone="danger" title={t('admin.reviewTitle')}>
      <p>{t(reasonKey(reason))}</p>
      {permitted.has('review') && (
        <div className={css.reviewed}>
          <OrderActionForm
            action="review"
            order={order}
            errors={errors}
            submit={t('admin.reviewSubmit')}
            variant="outline"
          />
        </div>
      )}
    </Callout>
  )
}
