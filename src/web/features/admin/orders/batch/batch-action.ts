/** What staff can do with many orders at once, and what comes back when it can't be done as typed. */
import type { BatchAction, PastedText } from '#domain/orders/batches/batch.ts'
import type { OrderStatus } from '#domain/orders/lifecycle.ts'
import type { TrackingWarning } from '#domain/shipping/tracking.ts'

const ACTIONS = ['read_list', 'confirm_orders', 'ship_orders'] as const
export type NewBatchAction = (typeof ACTIONS)[number]

export const isNewBatchAction = (word: string): word is NewBatchAction =>
  ACTIONS.some((action) => action === word)

export const BATCH_OF = { confirm_orders: 'confirm', ship_orders: 'ship' } as const

export type NewBatchRow = {
  id: string
  number: string
  status: OrderStatus
  customerName: string
  customerCompany: string
  trackingNumber: string
  error: 'too_long' | TrackingWarning | null
}

/** A line of a pasted list that is not part of the batch. */
export type LeftOut = PastedText & { why: 'unreadable' | 'unknown' | 'twice' }

export type NewBatch = {
  action: BatchAction
  /** Of this form: sent twice, it is done once. */
  formKey: string
  ready: NewBatchRow[]
  /** Selected, but in a state in which this does nothing. */
  others: NewBatchRow[]
}

export type NewBatchAnswer =
  /** No line of the list is left. */
  | {
      kind: 'list'
      pasted: string
      error: 'empty' | 'too_long' | 'none'
      leftOut: readonly LeftOut[]
    }
  /** `code`: a problem's; `null` when only fields are wrong, or when a list was just read. */
  | {
      kind: 'batch'
      batch: NewBatch
      code: string | null
      isInputEmpty: boolean
      leftOut: readonly LeftOut[]
    }

export const trackingField = (orderId: string): string => `tracking-${orderId}`
export const confirmField = (orderId: string): string => `confirms-${orderId}`
