/** The guide in its order: from the first request to what stays. The numbers are those of the policies. */
import {
  SESSION_ABSOLUTE_DAYS,
  TOKEN_LIFETIME_MINUTES,
  TOKEN_REFRESH_DAYS,
  TOKEN_SUCCESSOR_SECONDS,
  UNBOUND_SESSION_MINUTES,
} from '#domain/accounts/policy.ts'
import { KIT_PRICE_DEFAULT_YEN } from '#domain/orders/policy.ts'
import { KEY_REMEMBERED_SECONDS } from '#domain/partners/policy.ts'
import { CALL_WINDOW_SECONDS, CALLS_MAX, IDEMPOTENCY_HOURS } from '#domain/rate-limits/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '#shared/page.ts'
import { useSite } from '#web/root-data.ts'

import type { Refusal } from '../reference/load-reference.server.ts'
import { Errors } from './errors.tsx'
import { FirstRequest } from './first-request.tsx'
import {
  GRAPHQL_SAMPLE,
  graphqlRequest,
  META_SAMPLE,
  REFRESH_SAMPLE,
  repeatRequest,
  signInRequest,
} from './guide-samples.ts'
import { Scopes } from './scopes.tsx'
import { Topic } from './topic.tsx'
import { Webhooks } from './webhooks.tsx'

export const Guide = ({ refusals }: { refusals: readonly Refusal[] }) => (
  <div>
    <FirstSteps />
    <WhatComesBack />
    <Errors refusals={refusals} />
    <Care />
    <Webhooks />
    <Rest />
  </div>
)

function FirstSteps() {
  const t = useT()
  const { url } = useSite()
  const life = {
    minutes: TOKEN_LIFETIME_MINUTES,
    days: TOKEN_REFRESH_DAYS,
    most: SESSION_ABSOLUTE_DAYS,
  }
  return (
    <>
      <FirstRequest />
      <Topic
        id="keys"
        texts={[
          t('apiDocs.keysText'),
          t('apiDocs.keysIssue', { seconds: KEY_REMEMBERED_SECONDS }),
          t('apiDocs.keysScopes'),
        ]}
        links={[{ to: '/contact', label: t('apiDocs.keysAsk') }]}
      >
        <Scopes />
      </Topic>
      <Topic
        id="tokens"
        texts={[
          t('apiDocs.tokensText'),
          t('apiDocs.tokensForms'),
          t('apiDocs.tokensLife', life),
          t('apiDocs.tokensNewest', { seconds: TOKEN_SUCCESSOR_SECONDS }),
          t('apiDocs.tokensProgram', { minutes: UNBOUND_SESSION_MINUTES }),
        ]}
        samples={[
          { label: 'curl', code: signInRequest(url), canCopy: true },
          { label: 'JavaScript', code: REFRESH_SAMPLE, canCopy: true },
        ]}
      />
    </>
  )
}

function WhatComesBack() {
  const t = useT()
  const amount = {
    amount: String(KIT_PRICE_DEFAULT_YEN),
    yen: money(KIT_PRICE_DEFAULT_YEN, 'jpy'),
    dollars: money(KIT_PRICE_DEFAULT_YEN, 'usd'),
  }
  return (
    <>
      <Topic
        id="lists"
        texts={[
          t('apiDocs.listsText', { size: PAGE_LIMIT_DEFAULT, max: PAGE_LIMIT_MAX }),
          t('apiDocs.listsFilters'),
        ]}
        samples={[{ label: 'JSON', code: META_SAMPLE }]}
      />
      <Topic
        id="languages"
        texts={[
          t('apiDocs.languagesText'),
          t('apiDocs.languagesNews'),
          t('apiDocs.languagesEverywhere'),
        ]}
      />
      <Topic id="money" texts={[t('apiDocs.moneyText', amount), t('apiDocs.moneyShown')]} />
    </>
  )
}

/** Doing a thing once, and not too often. */
function Care() {
  const t = useT()
  const { url } = useSite()
  const limits = {
    seconds: CALL_WINDOW_SECONDS,
    network: CALLS_MAX.network,
    partner: CALLS_MAX.partner,
  }
  const headers = [
    `RateLimit-Policy: "network";q=${CALLS_MAX.network};w=${CALL_WINDOW_SECONDS}`,
    `RateLimit: "network";r=${CALLS_MAX.network - 2};t=${CALL_WINDOW_SECONDS - 19}`,
  ]
  return (
    <>
      <Topic
        id="repeat"
        texts={[t('apiDocs.repeatText', { hours: IDEMPOTENCY_HOURS }), t('apiDocs.repeatOther')]}
        samples={[{ label: 'curl', code: repeatRequest(url), canCopy: true }]}
      />
      <Topic
        id="limits"
        texts={[t('apiDocs.limitsText', limits), t('apiDocs.limitsOver')]}
        samples={[{ label: 'HTTP', code: headers.join('\n') }]}
      />
    </>
  )
}

function Rest() {
  const t = useT()
  const { url } = useSite()
  return (
    <>
      <Topic
        id="graphql"
        texts={[t('apiDocs.graphqlText'), t('apiDocs.graphqlSchema')]}
        samples={[
          { label: 'GraphQL', code: GRAPHQL_SAMPLE, canCopy: true },
          { label: 'curl', code: graphqlRequest(url), canCopy: true },
        ]}
      />
      <Topic id="versions" texts={[t('apiDocs.versionsText'), t('apiDocs.versionsNew')]}>
        <p>
          {t('apiDocs.versionsDocument')} <a href="/api/openapi.json">/api/openapi.json</a>
        </p>
      </Topic>
    </>
  )
}
