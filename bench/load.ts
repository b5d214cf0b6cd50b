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
      const payload = body === undefined ? undefined : JSON.stringify(body)
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
              'content-type': 'application/json',
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

export type Rate = { perSecond: number; p50Ms: number; p99Ms: number; count: number }

/** Runs `work` from `callers` loops for `seconds`, after a warm-up. Any error ends the measurement. */
export async function measure(
  work: (turn: number) => Promise<void>,
  { callers, seconds, warmUp }: { callers: number; seconds: number; warmUp: number },
): Promise<Rate> {
  let turn = 0
  await inLoops(callers, async (isOver) => {
    while (!isOver() && turn < warmUp) await work(turn++)
  })

  const times: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  await inLoops(callers, async () => {
    while (performance.now() < end) {
      const from = performance.now()
      await work(turn++)
      times.push(performance.now() - from)
    }
  })
  const elapsed = (performance.now() - begin) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
  return { perSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), count: times.length }
}

async function inLoops(
  callers: number,
  loop: (isOver: () => boolean) => Promise<void>,
): Promise<void> {
  let failed = false
  const loops = Array.from({ length: callers }, () =>
    loop(() => failed).catch((error: unknown) => {
      failed = true
      throw error
    }),
  )
  await Promise.all(loops)
}
