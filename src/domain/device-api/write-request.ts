/** A call as text: for a terminal, as code, and as sent over the network. Decisions, section 3. */
import { DEVICE_HTTP_PORT } from '#domain/catalog/devices/device-policy.ts'

import { CALLS, type CallName } from './calls.ts'

/** Without a body where the call has none. */
export type Request = {
  name: CallName
  host: string
  body: Readonly<Record<string, unknown>> | null
}

/** An address in the reader's network, safe in a command: no scheme, no port, no characters special to a shell. */
export function readHost(text: string): string | null {
  const host = text.normalize('NFKC').trim()
  return host.length <= HOST_LENGTH_MAX && HOST.test(host) ? host : null
}

const HOST_LENGTH_MAX = 253
const HOST = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

export function curlOf({ name, host, body }: Request): string {
  const { method } = CALLS[name]
  const start = method === 'GET' ? 'curl' : 'curl -X POST'
  if (body === null) return `${start} ${urlOf(name, host)}`

  return [
    `${start} ${urlOf(name, host)} \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${JSON.stringify(body)}'`,
  ].join('\n')
}

export function fetchOf({ name, host, body }: Request): string {
  const { method } = CALLS[name]
  const options = [
    ...(method === 'GET' ? [] : ["  method: 'POST',"]),
    ...(body === null
      ? []
      : [
          "  headers: { 'Content-Type': 'application/json' },",
          `  body: JSON.stringify(${indented(jsonOf(body))}),`,
        ]),
  ]
  const last = options.length === 0 ? ')' : `, {\n${options.join('\n')}\n})`
  return `const answer = await fetch('${urlOf(name, host)}'${last}\nconsole.log(await answer.json())`
}

export function httpOf({ name, host, body }: Request): string {
  const { method, path } = CALLS[name]
  const head = `${method} ${path} HTTP/1.1\nHost: ${host}:${DEVICE_HTTP_PORT}`
  return body === null ? head : `${head}\nContent-Type: application/json\n\n${jsonOf(body)}`
}

/** For display: the full URL, without details that readers do not need. */
export function toldOf({ name, host, body }: Request): string {
  const head = `${CALLS[name].method} ${urlOf(name, host)}`
  return body === null ? head : `${head}\nContent-Type: application/json\n\n${jsonOf(body)}`
}

/** A field a line, a list in one. */
export const jsonOf = (body: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(body, null, 2).replace(/\[\s+([^\][]*?)\s+\]/g, (_, inner: string) => {
    return `[${inner.replace(/\s+/g, ' ')}]`
  })

const urlOf = (name: CallName, host: string): string =>
  `http://${host}:${DEVICE_HTTP_PORT}${CALLS[name].path}`

const indented = (text: string): string => text.replaceAll('\n', '\n  ')
