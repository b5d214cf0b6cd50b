/** The time of day at which the parcel should arrive, where the carrier takes a wish. */
import { DELIVERY_TIMES } from '#domain/shipping/delivery-time.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import { useT } from '#i18n/use-t.ts'
import { changeDraft, useOrderDraft } from '#web/draft/order-draft.ts'
import { LabelledSelect } from '#web/ui/labelled-control.tsx'

import { takesDeliveryTime } from './delivery-time.ts'

export function DeliveryTimeField() {
  const t = useT()
  const draft = useOrderDraft()
  if (!takesDeliveryTime(draft)) return <p>{t('checkout.noDeliveryTime')}</p>

  const label = t('checkout.fieldDeliveryTime')
  return (
    <LabelledSelect
      label={t('checkout.optional', { label })}
      hint={t('checkout.deliveryTimeHint')}
      name="delivery-time"
      value={draft.deliveryTime}
      placeholder={t('checkout.anyTime')}
      options={DELIVERY_TIMES.map((time) => ({
        value: time,
        label: t(DELIVERY_TIME_NAMES[time]),
      }))}
      onChange={({ currentTarget: { value } }) =>
        changeDraft({ deliveryTime: DELIVERY_TIMES.find((time) => time === value) ?? '' })
      }
    />
  )
}
