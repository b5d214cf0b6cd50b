/**
 * What an order should be after each step, in a simple second implementation: one record for each order, no
 * database, no shop. `tests/contract/orders/order-model.test.ts` compares it with the real shop.
 */
import { bankDeadlineOf, lapseMomentOf } from '#domain/orders/bank-transfers/bank-deadline.ts'
import {
  canBecome,
  type OrderStatus,
  reservesStock,
  wasPaid,
  wasSent,
} from '#domain/orders/lifecycle.ts'
import { ABANDON_AFTER_HOURS } from '#domain/orders/policy.ts'

import { HOUR } from '../shop/shop.ts'

type Method = 'card' | 'bank_transfer'
type ModelRefund = {
  method: Method
  amount: number
  goods: number
  shipping: number
  /** Of money that was not owed. */
  excess: number
  isDone: boolean
  returnsStock: boolean
  /** It pays for the kit, or puts the one cartridge of a scent back in stock. */
  of?: 'kit' | 'returned'
}

/** Every order of the model costs the same. */
export const SHIPPING = 1_260
const GOODS = 80_000
export const TOTAL = GOODS + SHIPPING
/** One cartridge of each of six scents. */
const CARTRIDGES = 6
export const PARCELS_MAX = 3

export class ModelOrder {
  status: OrderStatus = 'created'
  intent: 'none' | 'open' | 'challenged' | 'charged' | 'canceled' = 'none'
  isBooked = false
  received = 0
  fees = 0
  receivedByCard = 0
  refunds: ModelRefund[] = []
  replacements: { state: 'open' | 'shipped' | 'canceled' }[] = []
  parcels = 0
  /** What its movements add to the stock, of all cartridges together. */
  stockChange = 0
  unpaidUntil: number

  readonly placedAt: Date
  method: Method

  constructor(placedAt: Date, method: Method) {
    this.placedAt = placedAt
    this.method = method
    this.unpaidUntil = placedAt.getTime() + ABANDON_AFTER_HOURS * HOUR
  }

  get isUnpaid(): boolean {
    return this.status === 'created' || this.status === 'awaiting_transfer'
  }
  get promised(): number {
    return sum(this.refunds.map(({ amount }) => amount))
  }
  get refundable(): number {
    return this.received - this.promised
  }
  get cardLeft(): number {
    const gone = this.refunds.filter(({ method }) => method === 'card')
    return this.receivedByCard - sum(gone.map(({ amount }) => amount))
  }
  get missing(): number {
    return Math.max(0, TOTAL - this.received - this.fees + this.excessBack)
  }
  get excess(): number {
    return Math.max(0, this.received + this.fees - this.excessBack - TOTAL)
  }
  private get excessBack(): number {
    return sum(this.refunds.map(({ excess }) => excess))
  }

  /** What may go back of each part. */
  private get left(): { goods: number; shipping: number } {
    if (!wasPaid(this.status)) return { goods: 0, shipping: 0 }
    let rest = this.refundable - this.excess
    const take = (most: number): number => {
      const taken = Math.max(0, Math.min(most, rest))
      rest -= taken
      return taken
    }
    const goods = take(GOODS - sum(this.refunds.map((refund) => refund.goods)))
    return { goods, shipping: take(SHIPPING - sum(this.refunds.map((refund) => refund.shipping))) }
  }

  startPayment(): boolean {
    if (!this.isUnpaid || this.method !== 'card') return false
    if (this.intent === 'none' || this.intent === 'canceled') this.intent = 'open'
    return true
  }

  /** What every look at the processor does. */
  syncPayment(): void {
    if (this.intent !== 'charged' || this.isBooked) return
    this.isBooked = true
    this.received += TOTAL
    this.receivedByCard += TOTAL
    if (wasPaid(this.status)) {
      const twice = Math.min(this.excess, this.receivedByCard)
      this.promiseCard(twice, twice)
    } else if (canBecome(this.status, 'paid')) this.pay('card')
    else {
      this.status = 'refund_due'
      this.method = 'card'
      this.promiseCard(this.refundable, this.excess)
    }
  }

  /** A payment that is open is taken back first; one that has succeeded wins. */
  takeCardBack(): boolean {
    if (this.intent === 'charged') {
      this.syncPayment()
      return false
    }
    if (this.intent !== 'none') this.intent = 'canceled'
    return true
  }

  switchTo(method: Method): boolean {
    if (this.method === method && this.isUnpaid) return true
    if (method === 'bank_transfer' && !this.takeCardBack()) return false
    // A card is charged in full: not after a partial transfer.
    if (!this.isUnpaid || (method === 'card' && this.received > 0)) return false
    this.method = method
    return true
  }

  completeBank(): boolean {
    if (this.method !== 'bank_transfer') return false
    if (this.status === 'awaiting_transfer') return true
    if (this.status !== 'created') return false
    this.status = 'awaiting_transfer'
    this.unpaidUntil = lapseMomentOf(bankDeadlineOf(this.placedAt)).getTime()
    return true
  }

  /** A transfer whose missing rest is booked as a bank's fee. */
  transferLessFee(amount: number): boolean {
    const fee = this.missing - amount
    if (wasPaid(this.status) || !canBecome(this.status, 'paid') || fee <= 0) return false
    this.fees += fee
    this.transfer(amount)
    return true
  }

  transfer(amount: number): void {
    const before = this.status
    this.received += amount
    if (wasPaid(before) || this.missing > 0) return
    if (canBecome(before, 'paid')) this.pay('bank_transfer')
    else {
      this.status = 'refund_due'
      this.method = 'bank_transfer'
    }
  }

  cancel(): boolean {
    if (!this.isUnpaid || !this.takeCardBack()) return false
    this.status = 'canceled'
    return true
  }

  move(to: OrderStatus): boolean {
    if (!canBecome(this.status, to)) return false
    this.status = to
    return true
  }

  /** All that may go back, or nothing when the way does not take it. */
  refundAll(method: Method, returnsStock: boolean): boolean {
    const amount = this.refundable
    if (amount <= 0 || (method === 'card' && amount > this.cardLeft)) return false
    const excess = wasPaid(this.status) ? this.excess : amount
    this.refunds.push({ method, amount, excess, ...this.left, isDone: false, returnsStock })
    return true
  }

  refundShipping(method: Method): boolean {
    return this.refundPart(method, { goods: 0, shipping: SHIPPING })
  }

  /** By item: once. */
  refundKit(method: Method): boolean {
    if (this.refunds.some((refund) => refund.of === 'kit')) return false
    return this.refundPart(method, { goods: GOODS, shipping: 0 }, 'kit')
  }

  /** A cartridge came back: of a parcel that was sent, and once. */
  refundReturned(method: Method, goods: number): boolean {
    const isBack = this.refunds.some((refund) => refund.of === 'returned')
    if (isBack || !wasSent(this.status)) return false
    return this.refundPart(method, { goods, shipping: 0 }, 'returned')
  }

  private refundPart(
    method: Method,
    part: { goods: number; shipping: number },
    of?: ModelRefund['of'],
  ): boolean {
    const { left } = this
    const amount = part.goods + part.shipping
    if (part.goods > left.goods || part.shipping > left.shipping) return false
    if (method === 'card' && amount > this.cardLeft) return false
    const refund = { method, amount, excess: 0, ...part, isDone: false, returnsStock: true }
    this.refunds.push(of ? { ...refund, of } : refund)
    return true
  }

  ship(parcels: number): boolean {
    if (!this.move('shipped')) return false
    this.parcels = parcels
    this.stockChange -= CARTRIDGES
    return true
  }

  /** A parcel that follows later. */
  addParcel(): boolean {
    if (wasSent(this.status)) this.parcels += 1
    return wasSent(this.status)
  }

  /** One cartridge of one scent: a second one needs the confirmation of staff. */
  openReplacement(confirmsExcess: boolean): boolean {
    const isReplaced = this.replacements.some(({ state }) => state !== 'canceled')
    if (!wasSent(this.status) || (isReplaced && !confirmsExcess)) return false
    this.replacements.push({ state: 'open' })
    return true
  }

  /** The oldest open one. */
  closeReplacement(state: 'shipped' | 'canceled'): boolean {
    const open = this.replacements.find((one) => one.state === 'open')
    if (open) open.state = state
    if (open && state === 'shipped') this.stockChange -= 1
    return open !== undefined
  }

  /** The oldest one that waits for staff to make the transfer. */
  recordProof(): boolean {
    const refund = this.refunds.find((it) => it.method === 'bank_transfer' && !it.isDone)
    if (!refund) return false
    this.finish(refund)
    return true
  }

  /** Webhooks, refunds and e-mails are done. */
  work(): void {
    this.syncPayment()
    for (const refund of this.refunds) {
      if (refund.method === 'card' && !refund.isDone) this.finish(refund)
    }
  }

  expire(from: 'awaiting_transfer' | 'created', now: number): void {
    if (this.status !== from || this.unpaidUntil >= now) return
    if (!this.takeCardBack()) return
    if (this.received > 0) {
      this.unpaidUntil = now + PARTLY_PAID_LOOK
      return
    }
    this.status = from === 'created' ? 'abandoned' : 'lapsed'
  }

  private pay(method: Method): void {
    this.status = 'paid'
    this.method = method
  }

  private promiseCard(amount: number, excess: number): void {
    if (amount <= 0 || amount > this.receivedByCard) return
    const parts = excess === amount ? { goods: 0, shipping: 0 } : this.left
    const refund = { method: 'card', amount, excess, isDone: false, returnsStock: false } as const
    this.refunds.push({ ...refund, ...parts })
  }

  private finish(refund: ModelRefund): void {
    refund.isDone = true
    if (refund.of === 'returned') this.stockChange += 1
    const gone = sum(this.refunds.filter(({ isDone }) => isDone).map(({ amount }) => amount))
    if (gone !== this.received || !canBecome(this.status, 'refunded')) return
    if (reservesStock(this.status) && !refund.returnsStock) this.stockChange -= CARTRIDGES
    this.status = 'refunded'
  }
}

const PARTLY_PAID_LOOK = 7 * 24 * HOUR

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
