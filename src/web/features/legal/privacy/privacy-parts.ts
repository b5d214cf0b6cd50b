/** The privacy policy as parts and sections. It says what the code does: each life and limit comes from the policy that sets it. */
import {
  EMAIL_VERIFICATION_HOURS,
  SESSION_ABSOLUTE_DAYS,
  SIGN_IN_CODE_MINUTES,
  TOKEN_REFRESH_DAYS,
} from '#domain/accounts/policy.ts'
import { ACCESS_LOG_DAYS } from '#domain/audit/policy.ts'
import { OPEN_ALERT_DAYS, SENT_ALERT_DAYS } from '#domain/catalog/restock-alerts/policy.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { ORDER_DRAFT_DAYS } from '#domain/drafts/policy.ts'
import { CONFIRM_DAYS } from '#domain/newsletter/policy.ts'
import { CUSTOMS_CODE_RETENTION_DAYS } from '#domain/orders/policy.ts'
import { IDEMPOTENCY_HOURS } from '#domain/rate-limits/policy.ts'
import type { Translate } from '#i18n/translate.ts'

import type { Part, Section } from '../section.ts'
import type { PrivacyFacts, Suppliers } from './privacy-facts.ts'
import { COUNT_HOURS_MAX } from './retention.ts'

export const STORAGE_ID = 'storage'

/** The parts before and after the table of browser storage. */
export function privacyParts(
  t: Translate,
  facts: PrivacyFacts,
  suppliers: Suppliers,
): { before: Part[]; after: Part[] } {
  return {
    before: [
      { id: 'responsible', title: t('privacy.whoTitle'), sections: responsible(t, facts) },
      { id: 'data', title: t('privacy.dataTitle'), sections: collected(t) },
      { id: 'recipients', title: t('privacy.sharingTitle'), sections: recipients(t, suppliers) },
      { id: STORAGE_ID, title: t('privacy.keepingTitle'), sections: retentionSections(t) },
    ],
    after: [{ id: 'rights', title: t('privacy.rightsTitle'), sections: rights(t) }],
  }
}

function responsible(t: Translate, { seller }: PrivacyFacts): Section[] {
  const { name, address, representative, email, telephone } = seller
  return [
    section('operator', t('privacy.operatorTitle'), [
      t('privacy.operatorName', { seller: name }),
      address,
      t('privacy.operatorHead', { representative }),
      t('privacy.operatorLaw'),
    ]),
    {
      ...section('desk', t('privacy.deskTitle'), [t('privacy.deskText', { email, telephone })]),
      link: { to: '/contact', text: t('privacy.deskLink') },
    },
  ]
}

const collected = (t: Translate): Section[] => [
  section('account', t('privacy.accountTitle'), [
    t('privacy.accountWhat'),
    t('privacy.accountWhy'),
  ]),
  section('orders', t('privacy.orderTitle'), [
    t('privacy.orderWhat'),
    t('privacy.orderCustoms'),
    t('privacy.orderWhy'),
  ]),
  section('payment', t('privacy.paymentTitle'), [
    t('privacy.paymentCard'),
    t('privacy.paymentBank'),
    t('privacy.paymentWhy'),
  ]),
  section('messages', t('privacy.enquiryTitle'), [
    t('privacy.enquiryWhat'),
    t('privacy.enquiryWhy'),
  ]),
  section('newsletter', t('privacy.newsletterTitle'), [
    t('privacy.newsletterWhat'),
    t('privacy.newsletterHow', { days: CONFIRM_DAYS }),
  ]),
  section('restock-alerts', t('privacy.restockTitle'), [
    t('privacy.restockWhat'),
    t('privacy.restockWhy'),
  ]),
  section('page-counts', t('privacy.visitsTitle'), [t('privacy.visitsWhat')]),
  section('error-reports', t('privacy.errorsTitle'), [t('privacy.errorsWhat')]),
  section('misuse', t('privacy.misuseTitle'), [t('privacy.misuseWhat')]),
]

const recipients = (t: Translate, { card, captcha, isCounted }: Suppliers): Section[] => [
  section('card-processor', t('privacy.processorTitle'), [
    t('privacy.processorText'),
    ...(card === 'stripe' ? [t('privacy.processorStripe')] : []),
  ]),
  section('carriers', t('privacy.carrierTitle'), [t('privacy.carrierText')]),
  section('mail', t('privacy.postTitle'), [t('privacy.postText')]),
  section('robots', t('privacy.robotsTitle'), [
    captcha === 'recaptcha' ? t('privacy.robotsGoogle') : t('privacy.robotsOwn'),
  ]),
  section('abroad', t('privacy.abroadTitle'), [t('privacy.abroadText')]),
  section('nobody-else', t('privacy.nobodyTitle'), [
    t('privacy.nobodyText'),
    t(isCounted ? 'privacy.countedText' : 'privacy.uncountedText'),
  ]),
]

const retentionSections = (t: Translate): Section[] => [
  section('kept-account', t('privacy.keptAccountTitle'), [t('privacy.keptAccount')]),
  section('kept-sign-in', t('privacy.keptSignInTitle'), [
    t('privacy.keptSignIn', {
      idle: TOKEN_REFRESH_DAYS,
      days: SESSION_ABSOLUTE_DAYS,
      minutes: SIGN_IN_CODE_MINUTES,
      hours: EMAIL_VERIFICATION_HOURS,
    }),
    t('privacy.keptAccess', { days: ACCESS_LOG_DAYS }),
  ]),
  section('kept-orders', t('privacy.keptOrdersTitle'), [
    t('privacy.keptOrders'),
    t('privacy.keptCustoms', { days: CUSTOMS_CODE_RETENTION_DAYS }),
    t('privacy.keptDrafts', { days: ORDER_DRAFT_DAYS }),
  ]),
  section('kept-messages', t('privacy.keptMessagesTitle'), [t('privacy.keptMessages')]),
  section('kept-newsletter', t('privacy.keptNewsTitle'), [t('privacy.keptNews')]),
  section('kept-restock-alerts', t('privacy.keptRestockTitle'), [
    t('privacy.keptRestock', { sent: SENT_ALERT_DAYS, open: OPEN_ALERT_DAYS }),
  ]),
  section('kept-tries', t('privacy.keptTriesTitle'), [
    t('privacy.keptTries', { counted: COUNT_HOURS_MAX, hours: IDEMPOTENCY_HOURS }),
  ]),
  section('kept-counts', t('privacy.keptCountsTitle'), [t('privacy.keptCounts')]),
  section('safety', t('privacy.safetyTitle'), [t('privacy.safetyText')]),
]

const rights = (t: Translate): Section[] => [
  section('your-requests', t('privacy.mayTitle'), [t('privacy.mayText'), t('privacy.maySelf')]),
  section('how-to-ask', t('privacy.howTitle'), [
    t('privacy.howText', { days: REPLY_BUSINESS_DAYS }),
    t('privacy.howComplaint'),
  ]),
  section('adults', t('privacy.adultsTitle'), [t('privacy.adultsText')]),
  section('changes', t('privacy.changesTitle'), [t('privacy.changesText')]),
]

const section = (id: string, title: string, paragraphs: string[]): Section => ({
  id,
  title,
  paragraphs,
})
