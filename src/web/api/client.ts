/**
 * The site's own calls to `/api` and `/v1`, by the transport of the client that partners install. Spec §7. The words of a
 * refusal come from the server in the page's language.
 */
import type { Call, FileOutcomeOf, Given, OutcomeOf, Problem } from '#client/outcome.ts'
import { createTransport } from '#client/transport.ts'

import { reportError } from './telemetry.ts'
import { HTTP_TIMEOUT_MS } from './timeout.ts'
import { clearUserRecord, readUserRecord, writeUserRecord } from './user-record.ts'

export type { Call, RequestOf } from '#client/outcome.ts'
export type ApiProblem = Problem

/** The server itself says no; a failure or a silence says nothing of what became of the call. */
export const isRefusal = ({ status }: ApiProblem): boolean => status >= 400 && status < 500

const LOST_RETRIES = 2

/** The connection broke, which the next one may not. What was answered is shown, and without a network at all nothing is waited for. */
const isLostOnline = ({ code }: ApiProblem): boolean => code === 'offline' && navigator.onLine

const transport = createTransport({
  get baseUrl() {
    return location.origin
  },
  /** Public by design: it tells the site from partners. The root page carries it. */
  get apiKey() {
    return document.querySelector<HTMLMetaElement>('meta[name="public-api-key"]')?.content ?? ''
  },
  get locale() {
    return document.documentElement.lang
  },
  timeoutMs: HTTP_TIMEOUT_MS,
  retries: LOST_RETRIES,
  isTemporary: isLostOnline,
  sessions: {
    read: readUserRecord,
    write(session) {
      const record = readUserRecord()
      if (record) writeUserRecord({ ...record, ...session })
    },
    clear: clearUserRecord,
    inTurn: (work) => navigator.locks.request('auth', work),
  },
  onFault: reportError,
})

/** Sends a call and gives its JSON body (`undefined` where there is none), or the problem. */
export const callApi = <C extends Call>(name: C, ...[request]: Given<C>): Promise<OutcomeOf<C>> =>
  transport.callJson(name, request ?? {})

/** A call that answers with a file, and the name the server gives it. */
export const callForFile = <C extends Call>(
  name: C,
  ...[request]: Given<C>
): Promise<FileOutcomeOf<C>> => transport.callFile(name, request ?? {})
