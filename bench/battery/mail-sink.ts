/** A mail server on this machine that takes what it is sent, or fails in one of four ways. */
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** `cut` closes the connection after the whole message, `hang` never answers it: both have taken it. */
export type SinkMode = 'well' | 'refused' | 'busy' | 'cut' | 'hang'

export type Arrival = { to: string; messageId: string; subject: string; at: number }

export type MailSink = Awaited<ReturnType<typeof openMailSink>>

export async function openMailSink() {
  const arrivals: Arrival[] = []
  const sockets = new Map<number, Socket>()
  const unanswered: (() => void)[] = []
  const state = { mode: 'well' as SinkMode, faults: 0 }

  const fail = (text: string, code: number) =>
    Object.assign(new Error(text), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onMailFrom(_address, _session, done) {
      if (state.mode !== 'busy') return done()
      state.faults += 1
      done(fail('try again later', 451))
    },
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString('latin1')
      })
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        arrivals.push({ to, ...namesOf(text), at: Date.now() })
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
  // A TCP server that listens has a port.
  const { port } = server.server.address() as AddressInfo
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
    close: stopListening,
  }
}

/** What identifies a message. A folded subject is unfolded. */
function namesOf(text: string): { messageId: string; subject: string } {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  return { messageId: field('Message-ID'), subject: field('Subject') }
}
