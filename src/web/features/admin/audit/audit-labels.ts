/** Labels of the log. An entry of an unknown kind appears as it is written. */
import type { MessageKey } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'

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
  'product',
  'shipping_rates',
  'country',
  'campaign',
  'legal_text',
  'picture',
  'contact',
  'newsletter',
  'subscription',
  'settings',
  'mail',
  'job',
  'error',
] as const

export function useAuditLabels() {
  const t = useT()
  /** A key without a text is answered as it is. */
  const textOf = (start: 'action' | 'kind' | 'field' | 'value', word: string): string => {
    const key = `adminAudit.${start}_${word}` as MessageKey & 'adminAudit.at' // Looked at in the next line.
    const text = t(key)
    return text === key ? word : text
  }
  return {
    action: (action: string) => textOf('action', action),
    kind: (kind: string) => textOf('kind', kind),
    field: (field: string) => (field === '' ? t('adminAudit.changes') : textOf('field', field)),
    value: (value: string) => (/^[a-z_]{2,20}$/.test(value) ? textOf('value', value) : value),
  }
}
