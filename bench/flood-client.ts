/**
 * One client that requests pages as fast as they are answered, over many connections and from an address of its own.
 * Started by `flood.ts` with port, connections and network; prints the count of each status when it is stopped.
 */
import { connect } from 'node:net'

const [port = '0', connections = '400', network = '203.0.113.9'] = process.argv.slice(2)

/** Unknown addresses, and known ones with invented parameters. */
const INVENTED = [
  (at: number) => `/no-such-page/${at}`,
  (at: number) => `/order?x=${at}`,
  (at: number) => `/faq?x=${at}`,
  (at: number) => `/faq.data?_routes=z${at}`,
  (at: number) => `/blog?page=${at + 10}`,
  (at: number) => `/products/none-${at}`,
]

let turn = 0
let isOver = false
const answers: Record<string, number> = {}
const count = (what: string) => {
  answers[what] = (answers[what] ?? 0) + 1
}

function flood(): void {
  if (isOver) return
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' })
  const ask = () => {
    turn += 1
    const path = INVENTED[turn % INVENTED.length]?.(turn)
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${network}\r\nAccept-Encoding: br\r\n\r\n`,
    )
  }
  let rest = ''
  socket.setEncoding('latin1')
  socket.on('connect', ask)
  socket.on('data', (part: string) => {
    rest += part
    const length = answerLength(rest)
    if (length === null || rest.length < length) return
    count(rest.slice(9, 12))
    rest = ''
    if (isOver) socket.destroy()
    else ask()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    if (rest === '') count('closed')
    // A moment later, so that a refused connection is no loop of its own.
    setTimeout(flood, 100)
  })
}

/** `null` until it is known. */
function answerLength(text: string): number | null {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return null
  const told = /content-length: (\d+)/i.exec(text.slice(0, head))?.[1]
  if (told !== undefined) return head + 4 + Number(told)
  return text.endsWith('0\r\n\r\n') ? text.length : null
}

for (let opened = 0; opened < Number(connections); opened += 1) flood()
process.on('SIGTERM', () => {
  isOver = true
  console.log(`answers ${JSON.stringify(answers)}`)
  process.exit(0)
})
console.log('flooding')
