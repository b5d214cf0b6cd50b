/** A mail server on this machine, spoken to by SMTP, that stores what it is sent, or fails in one of four ways. */
import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

import { portOf } from '#server/http/listen.ts'

/** `cut` closes the connection after the whole message, `hang` answers it only after `answerAll`: both have taken it. */
export type SinkMode = 'well' | 'refused' | 'busy' | 'cut' | 'hang'

export type Arrival = { recipients: string[]; message: string; at: number }

export type MailSink = Awaited<ReturnType<typeof openSink>>

export async function openSink(mode: SinkMode = 'well') {
  const arrivals: Arrival[] = []
  const sockets = new Map<number, Socket>()
  const unanswered: (() => void)[] = []
  const state = { mode, faults: 0 }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // A client that was killed leaves its connection open for nothing.
    closeTimeout: 100,
    onMailFrom(_address, _session, done) {
      if (state.mode !== 'busy') return done()
      state.faults += 1
      done(Object.assign(new Error('try again later'), { responseCode: 451 }))
    },
    onData(stream, session, done) {
      let message = ''
      stream.on('data', (part: Buffer) => {
        message += part.toString('latin1')
      })
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        arrivals.push({ recipients, message, at: Date.now() })
        if (state.mode === 'cut' || state.mode === 'hang') state.faults += 1
        if (state.mode === 'cut') sockets.get(session.remotePort)?.destroy()
        else if (state.mode === 'hang') unanswered.push(done)
        else done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.once('close', () => sockets.delete(port))
  })

  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const port = portOf(server.server)
  const stopListening = () =>
    new Promise<void>((resolve) => {
      server.server.close(() => resolve())
      for (const socket of sockets.values()) socket.destroy()
    })

  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    /** How many clients met the current fault; a refused connection can't be counted. */
    faults: () => state.faults,
    async become(mode: SinkMode): Promise<void> {
      if (mode === 'refused' && state.mode !== 'refused') await stopListening()
      if (mode !== 'refused' && state.mode === 'refused') await listen(port)
      unanswered.length = 0
      Object.assign(state, { mode, faults: 0 })
    },
    /** Works again, and waiting clients get their answers. */
    answerAll(): void {
      state.mode = 'well'
      for (const done of unanswered.splice(0)) done()
    },
    [Symbol.asyncDispose]: stopListening,
  }
}

/** What identifies a message. A folded line is unfolded. */
export function headerOf({ message }: Pick<Arrival, 'message'>, name: string): string {
  const head = message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}
