/** Everything that pages leave in a browser: name, purpose and life. Who adds a cookie adds its row here. */
import {
  SESSION_ABSOLUTE_DAYS,
  SIGN_IN_CODE_MINUTES,
  STAFF_SESSION_ABSOLUTE_HOURS,
  TOKEN_LIFETIME_MINUTES,
} from '#domain/accounts/policy.ts'
import type { Translate } from '#i18n/translate.ts'
import {
  CONSENT_STORAGE,
  DOCS_LANGUAGE_STORAGE,
  LANGUAGE_DAYS,
  PLAYER_STORAGE,
  SHORTCUTS_STORAGE,
} from '#shared/cookies.ts'

import type { PrivacyFacts, Suppliers } from './privacy-facts.ts'

export type StorageRow = { name: string; kind: 'cookie' | 'storage'; purpose: string; life: string }

/** The router's `ScrollRestoration` stores positions under this name. */
const SCROLL_POSITIONS = 'react-router-scroll-positions'

export const browserStorage = (
  t: Translate,
  { names }: PrivacyFacts,
  suppliers: Suppliers,
): StorageRow[] => [
  cookie(names.language, t('privacy.langPurpose'), t('privacy.lifeDays', { days: LANGUAGE_DAYS })),
  cookie(
    names.binding,
    t('privacy.bindPurpose'),
    t('privacy.lifeDays', { days: SESSION_ABSOLUTE_DAYS }),
  ),
  cookie(
    names.code,
    t('privacy.codePurpose'),
    t('privacy.lifeMinutes', { minutes: SIGN_IN_CODE_MINUTES }),
  ),
  cookie(
    names.staff,
    t('privacy.staffPurpose'),
    t('privacy.lifeStaff', { hours: STAFF_SESSION_ABSOLUTE_HOURS }),
  ),
  ...cookiesOfSuppliers(t, suppliers),
  storage(
    names.user,
    t('privacy.userPurpose', { minutes: TOKEN_LIFETIME_MINUTES }),
    t('privacy.lifeSignOut'),
  ),
  storage(names.draft, t('privacy.draftPurpose'), t('privacy.lifeDraft')),
  storage(names.draftTab, t('privacy.draftTabPurpose'), t('privacy.lifeTab')),
  storage(PLAYER_STORAGE, t('privacy.playerPurpose'), t('privacy.lifeCleared')),
  storage(DOCS_LANGUAGE_STORAGE, t('privacy.docsPurpose'), t('privacy.lifeCleared')),
  storage(SHORTCUTS_STORAGE, t('privacy.shortcutsPurpose'), t('privacy.lifeCleared')),
  ...(suppliers.isCounted
    ? [storage(CONSENT_STORAGE, t('privacy.consentPurpose'), t('privacy.lifeCleared'))]
    : []),
  storage(SCROLL_POSITIONS, t('privacy.scrollPurpose'), t('privacy.lifeTab')),
]

/** By the suppliers' own lists, for as long as they are used. */
const cookiesOfSuppliers = (t: Translate, { card, captcha }: Suppliers): StorageRow[] => [
  ...(card === 'stripe'
    ? [cookie('__stripe_mid, __stripe_sid', t('privacy.stripePurpose'), t('privacy.lifeStripe'))]
    : []),
  ...(captcha === 'recaptcha'
    ? [cookie('_GRECAPTCHA', t('privacy.googlePurpose'), t('privacy.lifeGoogle'))]
    : []),
]

const cookie = (name: string, purpose: string, life: string): StorageRow => ({
  name,
  kind: 'cookie',
  purpose,
  life,
})

const storage = (name: string, purpose: string, life: string): StorageRow => ({
  name,
  kind: 'storage',
  purpose,
  life,
})
