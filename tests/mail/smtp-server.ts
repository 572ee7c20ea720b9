/** A mail server for tests: real SMTP on a port of this machine, which may hold mails back. */
import { EventEmitter, once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { readonly to: string; readonly subject: string; readonly text: string }

export type TestSmtpServer = {
  readonly url: string
  /** The mails that were accepted, in that order. */
  readonly received: readonly ReceivedMail[]
  /** The mails that are held back. */
  readonly held: readonly ReceivedMail[]
  /** Waits until a mail that fits was accepted. */
  arrival(fits: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>
  /** Waits until so many mails are held back. */
  holding(count: number): Promise<void>
  /** Accepts the mails that are held back, and all others at once. */
  release(): void
  close(): Promise<void>
}

/**
 * @param hold which mails are not answered until `release`
 * @param refuses whose mails are refused for good
 */
export async function startSmtpServer(
  hold: (mail: ReceivedMail) => boolean = () => false,
  refuses: (to: string) => boolean = () => false,
): Promise<TestSmtpServer> {
  const events = new EventEmitter()
  const received: ReceivedMail[] = []
  const held = new Map<ReceivedMail, () => void>()
  let holds = hold
  const accept = (mail: ReceivedMail, done: () => void): void => {
    received.push(mail)
    done()
    events.emit('change')
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address: to }, _session, done) =>
      done(
        refuses(to) ? Object.assign(new Error('no such user'), { responseCode: 550 }) : undefined,
      ),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const mail = parseMail(
          session.envelope.rcptTo[0]?.address ?? '',
          Buffer.concat(chunks).toString(),
        )
        if (!holds(mail)) return accept(mail, done)
        held.set(mail, done)
        events.emit('change')
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get held() {
      return [...held.keys()]
    },
    async arrival(fits) {
      for (;;) {
        const mail = received.find(fits)
        if (mail) return mail
        await once(events, 'change')
      }
    },
    async holding(count) {
      while (held.size < count) await once(events, 'change')
    },
    release() {
      holds = () => false
      for (const [mail, done] of held) accept(mail, done)
      held.clear()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const parseMail = (to: string, raw: string): ReceivedMail => ({
  to,
  subject: /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '',
  text: raw,
})
