/** The messages that a page is sent, in its language. */
import { PAGE_MESSAGES } from 'virtual:page-messages'

import { namedMessages } from '#i18n/catalogue.server.ts'
import { phrasedMessages } from '#i18n/phrases.server.ts'
import type { Messages } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'
import { memoize } from '#shared/memoize.ts'

import { messageNamesOf, messageSectionOf } from './page-messages.ts'

export const messagesForPage = (locale: Locale, address: string): Messages =>
  messagesIn(locale)(messageSectionOf(address, PAGE_MESSAGES))

const messagesIn = memoize((locale: Locale) =>
  memoize((section: string) =>
    phrasedMessages(namedMessages(locale, messageNamesOf(section, PAGE_MESSAGES)), locale),
  ),
)
