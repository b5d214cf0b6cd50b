/** A mail server on this machine, spoken to by SMTP, that stores what it is sent. */
import { SMTPServer } from 'smtp-server'

import { listenLocally } from '../process/local-server.ts'

type Options = {
  /** Turns every recipient away. */
  refuses?: boolean
  /** Takes whole messages and says what became of them only after `answer`. */
  isSilent?: boolean
}

export async function openSink({ refuses = false, isSilent = false }: Options = {}) {
  const recipients: string[][] = []
  const messages: string[] = []
  const unanswered: (() => void)[] = []
  const state = { isSilent }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // A client that was killed leaves its connection open for nothing.
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('450 busy') : null),
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString('utf8')
      })
      stream.on('end', () => {
        recipients.push(session.envelope.rcptTo.map(({ address }) => address))
        messages.push(text)
        if (state.isSilent) unanswered.push(done)
        else done()
      })
    },
  })
  server.on('error', () => {})
  const port = await listenLocally(server.server)
  return {
    recipients,
    messages,
    answer() {
      state.isSilent = false
      for (const done of unanswered.splice(0)) done()
    },
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
