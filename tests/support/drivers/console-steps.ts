/** What administrators do on pages of the console that all staff read, and the things that those pages are about. Decisions, section 2. */
import type { APIRequestContext } from '@playwright/test'

import type { Translate } from '#i18n/translate.ts'

import { SOME_ID } from './console-paths.ts'
import { type JourneyShop, newAddress } from './journey.ts'
import { insertEndpoint } from './webhook-endpoint.ts'

/** A step of administrators on a page that all staff read. */
export type Step = {
  path: string
  /** Opens its form by address. */
  ask: string
  /** A link, or the button itself where the form is always open. */
  offer: ['link' | 'button', name: string]
  submit: string
  /** What staff read instead. */
  told: string
  form: Record<string, string>
}

type Fixtures = Awaited<ReturnType<typeof createFixtures>>

export const stepsOf = (fixtures: Fixtures, t: Translate): Step[] => [
  {
    path: '/admin/catalog/prices',
    ask: '?form=set_prices&id=kit',
    offer: ['link', t('adminCatalog.change')],
    submit: t('adminCatalog.priceSubmit'),
    told: t('adminCatalog.pricesReadOnly'),
    form: { intent: 'set_prices', id: 'kit', jpy: '1', revision: 'nothing' },
  },
  {
    path: '/admin/catalog/shipping?method=domestic',
    ask: '&',
    offer: ['button', t('adminCatalog.trySubmit')],
    submit: t('adminCatalog.ratesSubmit'),
    told: t('adminCatalog.ratesReadOnly'),
    form: { intent: 'save_rates', revision: 'nothing', s0: '100', g0: '10000', 'a0-0': '1' },
  },
  {
    path: '/admin/catalog/countries',
    ask: '?form=save_country&code=KR',
    offer: ['link', t('adminCatalog.change')],
    submit: t('adminCatalog.save'),
    told: t('adminCatalog.ratesReadOnly'),
    form: { intent: 'save_country', code: 'KR', zone: '1', revision: 'nothing' },
  },
  {
    path: '/admin/partners',
    ask: '?form=create_partner',
    offer: ['link', t('adminPartners.createStart')],
    submit: t('adminPartners.createSubmit'),
    told: t('adminPartners.readOnly'),
    form: { intent: 'create_partner', name: 'Nobody', contactEmail: 'nobody@example.com' },
  },
  {
    path: '/admin/webhooks',
    ask: '?form=create_endpoint',
    offer: ['link', t('adminWebhooks.createStart')],
    submit: t('adminWebhooks.createSubmit'),
    told: t('adminWebhooks.readOnly'),
    form: { intent: 'create_endpoint', partnerId: fixtures.partnerId, kinds: 'order.paid' },
  },
  {
    path: `/admin/webhooks/endpoints/${fixtures.endpointId}`,
    ask: '?form=renew_secret',
    offer: ['link', t('adminWebhooks.renewStart')],
    submit: t('adminWebhooks.renewSubmit'),
    told: t('adminWebhooks.readOnly'),
    form: { intent: 'switch_off' },
  },
  {
    path: `/admin/webhooks/deliveries/${fixtures.deliveryId}`,
    ask: '?form=redeliver',
    offer: ['button', t('adminWebhooks.redeliver')],
    submit: t('adminWebhooks.redeliver'),
    told: t('adminWebhooks.readOnly'),
    form: { intent: 'redeliver' },
  },
  {
    path: `/admin/customers/${fixtures.customerId}`,
    ask: '?form=remove_customer',
    offer: ['link', t('adminCustomers.removeStart')],
    submit: t('adminCustomers.removeSubmit'),
    told: t('adminCustomers.removeByAdministrator'),
    form: { intent: 'remove_customer' },
  },
  {
    path: `/admin/content/legal/${fixtures.versionId}`,
    ask: '?form=publish_version',
    offer: ['button', t('adminLegal.publish_versionStart')],
    submit: t('adminLegal.publish_versionSubmit'),
    told: t('adminLegal.publishOthers'),
    form: { intent: 'publish_version' },
  },
]

let made = 0

/** What the pages are about, and what waits on Today. */
export async function createFixtures(shop: JourneyShop, request: APIRequestContext) {
  made += 1
  const idOf = async (query: string, values: unknown[]) =>
    (await shop.query<{ id: string }>(`${query} returning id`, values))[0]?.id ?? ''
  const partner = `Sample Partner ${made}-${Date.now()}`
  const partnerId = await idOf(
    `insert into partners (name, contact_email, created_at) values ($1, 'p@example.com', now())`,
    [partner],
  )
  const endpointId = await insertEndpoint(shop, partnerId)
  const deliveryId = await idOf(
    `insert into webhook_deliveries (endpoint_id, event_id, kind, payload, state, created_at)
     values ($1, $2, 'order.paid', '{}', 'failed', now())`,
    [endpointId, `event-${partner}`],
  )
  const versionId = await idOf(
    `insert into legal_versions (document, effective_from, body_en, body_ja, body_ko)
     values ('privacy', date '2040-01-01' + $1::int, 'X', 'X', 'X')`,
    [made],
  )
  await idOf(
    `insert into contacts (topic, name, email, company, subject, message, locale, is_verified, state, created_at)
     values ('general', 'Robin', 'robin@example.com', '', 'Hello', 'Hello', 'en', true, 'open', now())`,
    [],
  )
  const report = { message: `It broke ${partner}`, stack: '', page: '/order', version: 'x' }
  await request.post('/api/error-reports', { data: { report } })
  const customerId = await idOf(
    `insert into users (email, name, role, locale, created_at)
     values ($1, 'Robin Sample', 'customer', 'en', now())`,
    [newAddress('robin')],
  )
  return { partner, partnerId, endpointId, deliveryId, versionId, customerId, orderId: SOME_ID }
}
