/** One action of staff on many orders. Each order succeeds or is refused independently. Decisions, section 12. */
import { splitTrackingNumbers } from '#domain/shipping/tracking/tracking.ts'

import type { OrderStatus } from '../lifecycle.ts'
import { orderCan } from '../lifecycle.ts'

export type BatchAction = 'confirm' | 'ship'

export const BATCH_ORDERS_MAX = 300

/** Preview for the form; the use case decides again at execution. */
export const isReadyFor = (action: BatchAction, order: { status: OrderStatus }): boolean =>
  orderCan[action](order)

/** `at` counts from 1. */
export type PastedText = { at: number; text: string }
export type PastedLine = PastedText & { number: string; trackingNumbers: string[] }

/** Parses two columns from a spreadsheet or a carrier's page: number of an order or a replacement, tracking numbers. */
export function readPasted(pasted: string): { lines: PastedLine[]; wrong: PastedText[] } {
  const lines: PastedLine[] = []
  const wrong: PastedText[] = []
  for (const [index, line] of pasted.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const pastedText = { at: index + 1, text: line.trim() }
    const read = readLine(line)
    if (read) lines.push({ ...pastedText, ...read })
    else wrong.push(pastedText)
  }
  return { lines, wrong }
}

const NUMBER = /^([0-9A-Z]{4})[^0-9A-Z]?([0-9A-Z]{4})(?:-(R[1-9][0-9]?))?(?![0-9A-Z])(.*)$/
const TRACKING = /^[0-9A-Z][0-9A-Z -]{0,59}$/

function readLine(line: string): Omit<PastedLine, keyof PastedText> | null {
  const text = line.normalize('NFKC').toUpperCase().replaceAll('"', '').trim()
  const [, first, second, replaced, rest = ''] =
    NUMBER.exec(text.replace(/[‐‑‒–—―−ー]/g, '-')) ?? []
  const trackingNumbers = splitTrackingNumbers(rest.replaceAll(/[\t;]/g, ','))
  if (!first || !second || trackingNumbers.length === 0) return null
  if (!trackingNumbers.every((number) => TRACKING.test(number))) return null
  return { number: [first, second, replaced].filter(Boolean).join('-'), trackingNumbers }
}
