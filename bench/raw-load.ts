/**
 * A closed loop over plain sockets, so that the load costs little compared with the server it measures. All answers
 * to a request have the length of the first one.
 */
import { connect, type Socket } from 'node:net'

export type RawRequest = { port: number; path: string; headers: Record<string, string> }

type Load = { callers: number; seconds: number }

/** The shop closes a connection after 1,000 requests, and its last answer has another length. */
const REQUESTS_PER_CONNECTION = 500

/** Answers per second; throws when an answer is none of the expected status. */
export async function rawRate(
  { port, path, headers }: RawRequest,
  status: number,
  { callers, seconds }: Load,
): Promise<number> {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([k, v]) => `${k}: ${v}`)
  const text = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const length = await firstAnswer(await open(port), text, status)

  const end = performance.now() + seconds * 1000
  const call = async () => {
    let count = 0
    while (performance.now() < end) count += await answersOn(await open(port), text, length, end)
    return count
  }
  const counts = await Promise.all(Array.from({ length: callers }, call))
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.setNoDelay(true).once('error', reject)
  })
}

async function firstAnswer(socket: Socket, text: Buffer, status: number): Promise<number> {
  let head = ''
  let received = 0
  socket.write(text)
  for await (const part of socket) {
    received += part.length
    head += part.toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) continue

    if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(head.slice(0, 200))
    const told = /content-length: (\d+)/i.exec(head.slice(0, end))?.[1]
    if (status !== 304 && told === undefined) throw new Error('the answer does not tell its length')
    const whole = end + 4 + (status === 304 ? 0 : Number(told))
    if (received >= whole) return whole
  }
  throw new Error('the connection ended')
}

/** How many answers came on one connection, until it has served enough or the time is over. */
function answersOn(socket: Socket, text: Buffer, length: number, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = 0
    let count = 0
    socket.once('error', reject)
    socket.once('end', () => reject(new Error('the connection ended')))
    socket.on('data', (part) => {
      received += part.length
      if (received < length) return
      received -= length
      count += 1
      if (count < REQUESTS_PER_CONNECTION && performance.now() < end) {
        socket.write(text)
        return
      }
      socket.destroy()
      resolve(count)
    })
    socket.write(text)
  })
}
