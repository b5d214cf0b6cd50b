import { expect, test } from 'vitest'

import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { LOCALES } from '#shared/locale.ts'

test.each(LOCALES)(
  '§1 contact: the promise begins with its number in %s, as the page sets it',
  (locale) => {
    const promise = translator(locale)('contact.promise', { days: REPLY_BUSINESS_DAYS })
    expect(promise).toMatch(new RegExp(`^${REPLY_BUSINESS_DAYS}`))
  },
)
