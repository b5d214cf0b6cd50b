import { expect, test } from 'vitest'

import { ACCESS_ACTIONS } from '#domain/audit/access.ts'
import { AUDIT_ACTIONS } from '#domain/audit/actions.ts'
import { messagesOf } from '#i18n/catalogue.server.ts'
import { LOCALES } from '#shared/locale.ts'

import { ACTIVITY_ACTIONS } from './activity.ts'
import { TARGET_TYPES } from './audit-labels.ts'

test('everything that is written into the log has words of its own in each language', () => {
  const keys = [
    ...AUDIT_ACTIONS.map((action) => `action_${action}`),
    ...ACCESS_ACTIONS.map((action) => `access_${action}`),
    ...TARGET_TYPES.map((kind) => `kind_${kind}`),
  ]
  for (const locale of LOCALES) {
    const words = messagesOf(locale).adminAudit ?? {}
    expect(keys.filter((key) => !words[key])).toEqual([])
    const sentences = Object.keys(messagesOf(locale).adminActivity ?? {})
    expect(sentences.sort()).toEqual([...ACTIVITY_ACTIONS, 'order_other'].sort())
  }
})
