/** One call as it is filled in, sent and answered. */
import { useState } from 'react'

import { useLocale } from '#i18n/use-t.ts'
import { readUserRecord } from '#web/api/user-record.ts'

import type { Json } from '../reference/api-document.ts'
import type { Asked, Call } from '../reference/reference.ts'
import { jsonOf, type Sample, sampleOf, urlOf, wordOf } from '../samples/sample.ts'
import { type AnsweredIds, rememberIds, useAnsweredIds } from './answered-ids.ts'
import { type Change, changeOf, keepChange, ownToken } from './own-token.ts'
import { findBodyError } from './read-body.ts'
import { type Outcome, sendCall } from './send-call.ts'

export type Filled = {
  values: ReadonlyMap<string, string>
  body: string
  key: string
  /** Of another user, or of another session. */
  token: string
  sendsOwn: boolean
}

export type TryOutcome = {
  sent: string
  outcome: Outcome
  isRenewed: boolean
  change: Change['kind']
}

export function useTryCall(call: Call, publicKey: string) {
  const locale = useLocale()
  const answered = useAnsweredIds()
  const [typed, setTyped] = useState<Filled>(() => firstOf(call, publicKey))
  const filled = { ...typed, values: valuesOf(call, typed, answered) }
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<TryOutcome | null>(null)
  const fill = (change: Partial<Filled>) => setTyped((before) => ({ ...before, ...change }))

  const fillValue = (name: string, value: string) =>
    setTyped((before) => ({ ...before, values: new Map([...before.values, [name, value]]) }))

  async function send(): Promise<void> {
    setSending(true)
    setResult(await sendFilled(call, filled, locale))
    setSending(false)
  }

  return { filled, fill, fillValue, isSending, result, send }
}

function firstOf(call: Call, publicKey: string): Filled {
  const keys = call.asked.filter(({ name }) => name.toLowerCase() === 'idempotency-key')
  return {
    values: new Map(keys.map(({ name }) => [name, crypto.randomUUID()])),
    body: call.body ? jsonOf(call.body.example) : '',
    key: publicKey,
    token: '',
    sendsOwn: readUserRecord() !== null,
  }
}

/** What must be there, unless something else was typed. */
function valuesOf(call: Call, { values }: Filled, answered: AnsweredIds) {
  const ownId = readUserRecord()?.id ?? null
  const needed = call.asked.filter(({ isRequired, place }) => isRequired || place === 'header')
  const given = needed.map((asked) => [asked.name, givenValue(asked, ownId, answered)] as const)
  return new Map([...given, ...values])
}

/** The visitor's own id where one is signed in, an id of an answer, or the example of the document. */
function givenValue({ name, example }: Asked, ownId: string | null, answered: AnsweredIds): string {
  if (name === 'userId' && ownId !== null) return ownId
  return answered.get(name) ?? wordOf(example)
}

/** The call as code, with what was typed. Its body has been checked. */
export const filledSample = (call: Call, { values, body }: Filled, origin: string): Sample => ({
  ...sampleOf(call, origin),
  url: urlOf(call, origin, values),
  headers: call.asked
    .filter(({ place, name }) => place === 'header' && (values.get(name) ?? '') !== '')
    .map(({ name }) => [name.toLowerCase(), values.get(name) ?? ''] as const),
  body: call.body ? jsonIn(body) : undefined,
})

/** Names of fields that must be filled, and `body` where it is no JSON. */
export function validateCall(call: Call, { values, body }: Filled): ReadonlySet<string> {
  const empty = call.asked
    .filter(({ isRequired, name }) => isRequired && (values.get(name) ?? '').trim() === '')
    .map(({ name }) => name)
  return new Set([...empty, ...(call.body && findBodyError(body) !== null ? ['body'] : [])])
}

async function sendFilled(call: Call, filled: Filled, locale: string): Promise<TryOutcome> {
  const asksToken = call.needs.token !== 'no'
  const { token, isRenewed } =
    asksToken && filled.sendsOwn
      ? await ownToken()
      : { token: asksToken ? filled.token.trim() || null : null, isRenewed: false }
  const own = filled.sendsOwn && token !== null ? readUserRecord() : null

  const address = new URL(urlOf(call, location.origin, filled.values))
  address.searchParams.set('locale', locale)
  const outcome = await sendCall({
    method: call.method,
    url: address.href,
    headers: headersOf(call, filled, token),
    body: call.body ? filled.body : undefined,
  })
  const change = changeAfter(call, outcome, own)
  keepChange(change)
  const line = `${call.method} ${decodeURIComponent(address.pathname + address.search)}`
  return { sent: line, outcome, isRenewed, change: change.kind }
}

function headersOf(call: Call, { values, key }: Filled, token: string | null) {
  const own = call.asked
    .filter(({ place, name }) => place === 'header' && (values.get(name) ?? '') !== '')
    .map(({ name }) => [name, values.get(name) ?? ''] as const)
  return Object.fromEntries([
    ...(call.needs.key ? [['x-api-key', key] as const] : []),
    ...(token === null ? [] : [['authorization', `Bearer ${token}`] as const]),
    ...(call.body ? [['content-type', 'application/json'] as const] : []),
    ...own,
  ])
}

function changeAfter(call: Call, outcome: Outcome, own: ReturnType<typeof readUserRecord>): Change {
  if (outcome.kind !== 'answered') return { kind: 'none' }
  const { status, text } = outcome
  const answer = jsonIn(text)
  if (status < 300) rememberIds(answer)
  return changeOf({ call, status, answer, own })
}

function jsonIn(text: string): Json {
  try {
    // What `JSON.parse` gives is what JSON can say.
    return JSON.parse(text) as Json
  } catch {
    return null
  }
}
