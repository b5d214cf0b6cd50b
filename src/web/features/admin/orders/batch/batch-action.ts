/** What staff can do with many orders at once, and what comes back when it can't be done. */
import type { OrderStatus } from '#domain/orders/lifecycle.ts'
import type { Money } from '#shared/money.ts'
import type { ActionErrors } from '#web/features/admin/forms/action.ts'

export const CONFIRM_ORDERS = 'confirm_orders'

export type NewBatchRow = {
  id: string
  number: string
  status: OrderStatus
  customerName: string
  customerCompany: string
  notes: string
  total: Money
  country: string
}

export type NewBatch = {
  /** Of this form: sent twice, it is done once. */
  formKey: string
  ready: NewBatchRow[]
  /** Selected, but in a state in which this does nothing. */
  others: NewBatchRow[]
}

export type NewBatchErrors = ActionErrors<typeof CONFIRM_ORDERS> & { batch: NewBatch }
