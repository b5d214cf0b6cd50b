/** A partner's webhook receiver on this machine: stores what it receives and answers as configured. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'

import { closeNow, listenLocally } from '../process/local-server.ts'

export type Received = { headers: IncomingHttpHeaders; body: string }
type Answer = { status: number; body?: string; headers?: Record<string, string> } | 'silence'

export async function openReceiver() {
  const received: Received[] = []
  const state: { answer: Answer } = { answer: { status: 204 } }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    const { answer } = state
    if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  const port = await listenLocally(server)

  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answerWith(answer: Answer) {
      state.answer = answer
    },
    async [Symbol.asyncDispose]() {
      await closeNow(server)
    },
  }
}

/** Ages are checked against the real clock by the library, and by ours where the test's is another. */
export const isSignedBy = (secret: string, { headers, body }: Received) => {
  const id = String(headers['webhook-id'])
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  const signature = new Webhook(secret).sign(id, at, body)
  return String(headers['webhook-signature']).split(' ').includes(signature)
}
