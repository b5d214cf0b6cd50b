/** A closed loop of several callers over persistent connections; rates compare only within one run. */
import { Agent, request } from 'node:http'

export type Called = { status: number; body: string }
export type Call = (
  method: string,
  path: string,
  headers?: Record<string, string>,
  body?: unknown,
) => Promise<Called>

export function callerOf(port: number, callers: number): { call: Call; end(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const call: Call = (method, path, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const isForm = body instanceof URLSearchParams
      const payload = isForm ? body.toString() : body === undefined ? body : JSON.stringify(body)
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          method,
          path,
          headers: {
            ...headers,
            ...(payload && {
              'content-type': `application/${isForm ? 'x-www-form-urlencoded' : 'json'}`,
              'content-length': Buffer.byteLength(payload),
            }),
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (part: string) => {
            text += part
          })
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
        },
      )
      sent.on('error', reject)
      sent.end(payload)
    })
  return { call, end: () => agent.destroy() }
}

export type Rate = {
  perSecond: number
  p50Ms: number
  p99Ms: number
  count: number
  /** What failed; it is in none of the other figures. */
  errors: string[]
}

/** Runs `work` from `callers` loops for `seconds`. */
export async function measure(
  work: (turn: number) => Promise<void>,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<Rate> {
  const times: number[] = []
  const errors: string[] = []
  let turn = 0
  const begin = performance.now()
  const end = begin + seconds * 1000
  const loop = async () => {
    while (performance.now() < end) {
      const from = performance.now()
      try {
        await work(turn++)
        times.push(performance.now() - from)
      } catch (error) {
        errors.push(String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: callers }, loop))
  const elapsed = (performance.now() - begin) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
  const count = times.length
  return { perSecond: count / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), count, errors }
}
