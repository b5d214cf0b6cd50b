import { asksForCustomsCode } from '#domain/addresses/customs-code.ts'
import { CUSTOMS_CODE_RETENTION_DAYS } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { DescriptionList } from '../parts/description-list.tsx'
import type { Answer, OrderErrors } from './order-action.ts'
import { OrderActionForm } from './order-action-form.tsx'
import type { OrderDetail } from './order-detail.server.ts'

type Props = { detail: OrderDetail; answer: Answer | undefined; errors: OrderErrors | undefined }

/** Korea's customs code, on demand: it is never in an address, and the audit log records each view. */
export function CustomsCode({
  detail: { order, hasCustomsCode, permitted },
  answer,
  errors,
}: Props) {
  const t = useT()
  if (!asksForCustomsCode(order.country)) return null
  const label = t('admin.customsCode')
  if (!hasCustomsCode)
    return <DescriptionList facts={[{ label, value: t('admin.customsCodeNone') }]} />
  if (answer?.kind === 'customs_code' && answer.code !== null) {
    const code = (
      <span className="code" role="status">
        {answer.code}
      </span>
    )
    return <DescriptionList facts={[{ label, value: code }]} />
  }
  if (!permitted.has('ship')) return null
  return (
    <OrderActionForm
      action="show_customs_code"
      order={order}
      errors={errors}
      text={t('admin.customsCodeText', { days: CUSTOMS_CODE_RETENTION_DAYS })}
      submit={t('admin.customsCodeShow')}
      variant="outline"
    />
  )
}
