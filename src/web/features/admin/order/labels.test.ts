import { expect, test } from 'vitest'

import { CANCEL_REASONS } from '#domain/orders/cancelling/cancel-reason.ts'
import { REVIEW_REASONS } from '#domain/orders/flag-for-review.server.ts'
import { TIMELINE_KINDS } from '#domain/orders/timeline.ts'
import { messagesOf } from '#i18n/catalogue.server.ts'
import { LOCALES } from '#shared/locale.ts'

import { emailLabelKey } from '../emails/email-labels.ts'
import { cancelReasonKey } from '../parts/orders/cancel-labels.ts'
import { eventKey, STAFF_EVENTS } from '../parts/orders/event-labels.ts'
import { reasonKey } from '../parts/orders/review-reason.ts'
import { DISPUTE_REASONS, disputeReasonKey } from './money/dispute-labels.ts'

test('every reason, event and reason of a bank has words of its own in each language', () => {
  const keys = [
    ...REVIEW_REASONS.map(reasonKey),
    ...[...TIMELINE_KINDS, ...STAFF_EVENTS].map(eventKey),
    ...DISPUTE_REASONS.flatMap((reason) => disputeReasonKey(reason) ?? []),
  ]
  expect(keys.filter((key) => key.endsWith('_other'))).toEqual([])
  for (const locale of LOCALES) {
    const cancelTexts = CANCEL_REASONS.map(
      (it) => messagesOf(locale).admin?.[cancelReasonKey(it).slice(6)],
    )
    expect(new Set(cancelTexts.filter(Boolean)).size).toBe(CANCEL_REASONS.length)
    const texts = keys.map((key) => messagesOf(locale).admin?.[key.slice('admin.'.length)])
    expect(texts.filter((text) => !text)).toEqual([])
    const reasons = texts.slice(0, REVIEW_REASONS.length)
    expect(new Set(reasons).size).toBe(REVIEW_REASONS.length)
  }
})

test('an unknown new value is still shown, and never as a name of a property', () => {
  expect(reasonKey('toString')).toBe('admin.reason_other')
  expect(emailLabelKey('constructor')).toBe('admin.email_other')
  expect(emailLabelKey('order_shipped')).toBe('admin.email_order_shipped')
  expect(eventKey('something')).toBe('admin.event_other')
  expect(disputeReasonKey('something')).toBeNull()
})
