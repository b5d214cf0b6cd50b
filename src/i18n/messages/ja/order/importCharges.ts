import type { TranslationOf } from '#i18n/message.ts'
import type { importCharges as english } from '#i18n/messages/en/order/importCharges.ts'

export const importCharges = {
  general: 'お届け先の国の関税・税金は含まれていません。お受け取りの際に別途かかります。',
  korea: '韓国の付加価値税 約{vat}と関税（{min}〜{max}%）は、お受け取りの際に別途かかります。',
} as const satisfies TranslationOf<typeof english>
