/** Table of contents of the guide. */
import type { MessageKey } from '#i18n/translate.ts'

type Word = Extract<MessageKey, `apiDocs.${string}`>

export const GUIDE_SECTIONS = [
  { id: 'start', word: 'apiDocs.startTitle' },
  { id: 'keys', word: 'apiDocs.keysTitle' },
  { id: 'tokens', word: 'apiDocs.tokensTitle' },
  { id: 'lists', word: 'apiDocs.listsTitle' },
  { id: 'languages', word: 'apiDocs.languagesTitle' },
  { id: 'money', word: 'apiDocs.moneyTitle' },
  { id: 'errors', word: 'apiDocs.errorsTitle' },
  { id: 'repeat', word: 'apiDocs.repeatTitle' },
  { id: 'limits', word: 'apiDocs.limitsTitle' },
  { id: 'webhooks', word: 'apiDocs.webhooksTitle' },
  { id: 'graphql', word: 'apiDocs.graphqlTitle' },
  { id: 'versions', word: 'apiDocs.versionsTitle' },
] as const satisfies readonly { id: string; word: Word }[]

export type GuideSection = (typeof GUIDE_SECTIONS)[number]['id']

export const FIRST_CALL_ID = 'calls'
export const OBJECTS_ID = 'objects'
export const objectId = (name: string): string => `object-${name}`

type GroupWord = Extract<MessageKey, `apiDocs.group${string}`>

/** The document names its groups in English; a name that is not known here is shown as it is. */
export const GROUP_WORDS: ReadonlyMap<string, GroupWord> = new Map<string, GroupWord>([
  ['Catalogue', 'apiDocs.groupCatalogue'],
  ['Content', 'apiDocs.groupContent'],
  ['Messages', 'apiDocs.groupMessages'],
  ['Prices and shipping', 'apiDocs.groupPricing'],
  ['Orders', 'apiDocs.groupOrders'],
  ['Documents', 'apiDocs.groupDocuments'],
  ['Accounts', 'apiDocs.groupAccounts'],
  ['Sessions', 'apiDocs.groupSessions'],
  ['Site', 'apiDocs.groupSite'],
])
