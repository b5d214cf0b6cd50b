/**
 * A closed loop over plain sockets, so that the load costs little compared with the server it measures. All answers
 * to a request have the length of the first one.
 */
import { connect, type Socket } from 'node:net'

export type RawRequest = { port: number; path: string; headers: Record<string, string> }

type Load = { callers: number; seconds: number }

/** Answers per second; throws when an answer is none of the expected status. */
export async function rawRate(
  { port, path, headers }: RawRequest,
  status: number,
  { callers, seconds }: Load,
): Promise<number> {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([k, v]) => `${k}: ${v}`)
  const text = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const sockets = await Promise.all(Array.from({ length: callers }, () => open(port)))
  const length = await firstAnswer(sockets[0], text, status)

  const end = performance.now() + seconds * 1000
  const counts = await Promise.all(sockets.map((socket) => loop(socket, text, length, end)))
  for (const socket of sockets) socket.destroy()
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.setNoDelay(true).once('error', reject)
  })
}

async function firstAnswer(
  socket: Socket | undefined,
  text: Buffer,
  status: number,
): Promise<number> {
  if (!socket) throw new Error('no socket was opened')
  let head = ''
  let received = 0
  socket.write(text)
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
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

function loop(socket: Socket, text: Buffer, length: number, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = 0
    let count = 0
    socket.once('error', reject)
    socket.on('data', (part) => {
      received += part.length
      if (received < length) return
      received -= length
      count += 1
      if (performance.now() < end) socket.write(text)
      else resolve(count)
    })
    socket.write(text)
  })
}
