/** Labels of the log. An entry of an unknown kind appears as it is written. */
import { isCancelReason } from '#domain/orders/cancelling/cancel-reason.ts'
import { isReplacementReason } from '#domain/orders/replacement.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'

import { dateTimeText } from '../parts/date-time.tsx'
import { cancelReasonKey } from '../parts/orders/cancel-labels.ts'
import { eventKey } from '../parts/orders/event-labels.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** What actions are done to, in the order of the filter. */
export const TARGET_TYPES = [
  'person',
  'customer',
  'order',
  'orders',
  'order_batch',
  'bank_statement',
  'bank_statement_row',
  'stock',
  'cartridge',
  'cartridges',
  'categories',
  'products',
  'applications',
  'sdks',
  'product',
  'shipping_rates',
  'country',
  'campaign',
  'legal_text',
  'picture',
  'news',
  'blog',
  'faq',
  'careers',
  'contact',
  'saved_reply',
  'newsletter',
  'subscription',
  'restock_alerts',
  'partner',
  'partner_key',
  'endpoint',
  'settings',
  'activity',
  'mail',
  'job',
  'error',
] as const

export const useAuditLabels = () => auditLabels(useT(), useLocale())

export function auditLabels(t: Translate, locale: Locale) {
  /** A key without a text is answered as it is. */
  const textOf = (start: 'action' | 'kind' | 'field' | 'value', word: string): string => {
    const key = `adminAudit.${start}_${word}` as MessageKey & 'adminAudit.at' // Looked at in the next line.
    const text = t(key)
    return text === key ? word : text
  }
  return {
    action: (action: string) =>
      action.startsWith('order_')
        ? t(eventKey(action.replace('order_', '')))
        : textOf('action', action),
    kind: (kind: string) => textOf('kind', kind),
    field: (field: string) => (field === '' ? t('adminAudit.changes') : textOf('field', field)),
    value: (value: string) => {
      if (INSTANT.test(value)) return dateTimeText(new Date(value), locale)
      if (isCancelReason(value)) return t(cancelReasonKey(value))
      if (isReplacementReason(value)) return t(`adminReplacements.reason_${value}`)
      return /^[a-z_]{2,20}$/.test(value) ? textOf('value', value) : value
    },
  }
}
