/** What every request meets before cached pages and the app, and the headers that every answer carries. */
import type { IncomingMessage, ServerResponse } from 'node:http'

import { isLoopbackHost } from '../config/loopback.ts'
import type { Before } from './before.ts'

const HSTS_SECONDS = 31_536_000

/** What no browser may make a page of. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

type Options = {
  /** The address that people see; `null` where none was configured. */
  publicUrl: string | null
  isProduction: boolean
  /** `Strict-Transport-Security`; `null` where the shop is reached over plain http. */
  hsts: string | null
}

/**
 * Cached pages (`inner`) come before the headers: they already carry them, and merging two lists costs a quarter of
 * their speed.
 */
export function guardRequests({ publicUrl, isProduction, hsts }: Options, inner: Before): Before {
  const known = isProduction && publicUrl !== null ? new URL(publicUrl).host : null
  return (request, response, next) => {
    const withHeaders = () => setHeaders(response, request.url ?? '/', hsts)
    const refusal = hostRefusal(request, known)
    if (refusal === null) {
      inner(request, response, () => {
        withHeaders()
        next()
      })
      return
    }
    withHeaders()
    refuse(response, refusal)
  }
}

/** HSTS for a year. Subdomains may belong to others, so they are included only when configured. */
export const hstsOf = (env: {
  publicUrl: string | null
  hstsIncludesSubdomains: boolean
}): string | null =>
  env.publicUrl?.startsWith('https:')
    ? `max-age=${HSTS_SECONDS}${env.hstsIncludesSubdomains ? '; includeSubDomains' : ''}`
    : null

/** Those that hold for all answers, and defaults where an answer says nothing of its own: what is set later wins. */
function setHeaders(response: ServerResponse, target: string, hsts: string | null): void {
  if (hsts !== null) response.setHeader('Strict-Transport-Security', hsts)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  const isShared = SHOWN_ELSEWHERE.test(target)
  response.setHeader('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin')
  if (!FOR_PROGRAMS.test(target) || IS_PAGE.test(target)) return

  response.setHeader('Content-Security-Policy', CLOSED_POLICY)
  response.setHeader('Cache-Control', 'no-store')
}

/** Pictures that other sites show: previews of shared links, icons of bookmarks, drawings, what the press embeds. */
const SHOWN_ELSEWHERE =
  /^\/(images\/social|icons|pictures|press|prints|seals|social)\/|^\/favicon\./

/** Answers that no page is made of. */
const FOR_PROGRAMS =
  /^\/(api|v1|graphql|webhooks|browser-reports|healthz|readyz|metrics|version\.json)(?![\w-])/

/** The reference of the calls, its areas and guides, and the address above them are pages. */
const IS_PAGE = /^\/api(\/docs(\/[\w-]+)?)?\/?(\.data)?(\?|$)/

type Refusal = { status: 400 | 421; text: string }

/** A request that names two hosts, or one that is not ours: caches and proxies may disagree about whose it is. */
function hostRefusal(request: IncomingMessage, known: string | null): Refusal | null {
  if (countHosts(request.rawHeaders) > 1) {
    return { status: 400, text: 'A request names one host.' }
  }
  const { url = '/' } = request
  if (known === null || IS_PROBE.test(url)) return null
  const hosts = [request.headers.host, url.startsWith('/') ? undefined : hostIn(url)]
  return hosts.every((host) => host === undefined || isOurs(host, known))
    ? null
    : { status: 421, text: 'This server does not answer for that host.' }
}

/** Names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/** Load balancers and collectors ask by address. */
const IS_PROBE = /^\/(healthz|readyz|metrics)(\?|$)/

/** Also this machine's own names: a local proxy may use the address it connects to. */
function isOurs(host: string, known: string): boolean {
  const name = host.toLowerCase()
  return name.replace(/:443$/, '') === known || isLoopbackHost(name.replace(/:\d+$/, ''))
}

/** The host of an absolute request target, which overrides the header; an unreadable one matches no host. */
const hostIn = (url: string): string | undefined =>
  url === '*' ? undefined : (URL.parse(url)?.host ?? '')

function refuse(response: ServerResponse, { status, text }: Refusal): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  response.end(`${text}\n`)
}
