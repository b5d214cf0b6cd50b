import { asksForCustomsCode } from '#domain/addresses/customs-code.ts'
import { CUSTOMS_CODE_KEPT_DAYS } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { Facts } from '../parts/description-list.tsx'
import type { OrderDetail } from './order-detail.server.ts'
import type { Answer } from './order-work.ts'
import { WorkForm } from './work-form.tsx'

type Props = { detail: OrderDetail; answer: Answer | undefined }

/** Korea's customs code, on demand: it never stands in an address, and each look is written down. */
export function CustomsCode({ detail: { order, hasCustomsCode }, answer }: Props) {
  const t = useT()
  if (!asksForCustomsCode(order.country)) return null
  const label = t('admin.customsCode')
  if (!hasCustomsCode) return <Facts facts={[{ label, value: t('admin.customsCodeNone') }]} />
  if (answer?.kind === 'customs_code' && answer.code !== null) {
    const code = (
      <span className="code" role="status">
        {answer.code}
      </span>
    )
    return <Facts facts={[{ label, value: code }]} />
  }
  return (
    <WorkForm
      work="show_customs_code"
      order={order}
      refused={undefined}
      text={t('admin.customsCodeText', { days: CUSTOMS_CODE_KEPT_DAYS })}
      submit={t('admin.customsCodeShow')}
      variant="outline"
    />
  )
}
