/** What staff can do with many orders at once, and what comes back when it can't be done as typed. */
import type { BatchAction } from '#domain/orders/batches/batch.ts'
import type { OrderStatus } from '#domain/orders/lifecycle.ts'

const ACTIONS = ['read_list', 'confirm_orders', 'ship_orders'] as const
export type BulkAction = (typeof ACTIONS)[number]

export const isBulkAction = (word: string): word is BulkAction =>
  ACTIONS.some((action) => action === word)

export const BATCH_OF = { confirm_orders: 'confirm', ship_orders: 'ship' } as const

export type BulkRow = {
  id: string
  number: string
  status: OrderStatus
  customerName: string
  customerCompany: string
  trackingNumber: string
  isTooLong: boolean
}

/** What was not understood of a pasted list. */
export type ListFaults = {
  isEmpty: boolean
  isTooLong: boolean
  wrongLines: number[]
  unknown: string[]
  twice: string[]
}

export type Bulk = {
  action: BatchAction
  /** Of this form: sent twice, it is done once. */
  formKey: string
  ready: BulkRow[]
  /** Chosen, but in a state in which this does nothing. */
  others: BulkRow[]
}

export type BulkAnswer =
  | { kind: 'list'; pasted: string; faults: ListFaults }
  /** `code`: a problem's; `null` when only fields are wrong, or when a list was just read. */
  | { kind: 'bulk'; bulk: Bulk; code: string | null; isInputEmpty: boolean }

export const trackingField = (orderId: string): string => `tracking-${orderId}`
