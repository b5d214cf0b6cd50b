import type { TranslationOf } from '#i18n/message.ts'
import type { importCharges as english } from '#i18n/messages/en/order/importCharges.ts'

export const importCharges = {
  general: '배송지 국가의 관세와 세금은 포함되어 있지 않으며, 받으실 때 별도로 납부합니다.',
  korea: '한국 부가가치세(약 {vat})와 관세(품목별 {min}~{max}%)는 별도이며, 받으실 때 납부합니다.',
} as const satisfies TranslationOf<typeof english>
