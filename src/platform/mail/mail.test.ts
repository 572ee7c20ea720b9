/** The outbox: written with its transaction or not at all, sent once by real SMTP, retried. */
import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../tests/postgres/fresh-database.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { createLogger } from '../http/log.server.ts'
import { createMailService, type MailService, type Message } from './mail.server.ts'

let database: Database
const toClose: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close()
  await database.close()
})

const from = 'Ironmonger <no-reply@shop.example>'
const message: Message = {
  to: 'celia@example.org',
  subject: 'Your order',
  text: 'Twenty hammers.\n',
  kind: 'order',
}
const log = createLogger('silent')
const timings = { firstRetryDelay: 20, pollInterval: 10_000 }

type Reply = 'accepted' | 'tryLater' | 'rejected'

/** A mail server that keeps what it accepts; `replies` are its replies to the mails, in order. */
async function startSmtpServer(replies: Reply[] = []) {
  const events = new EventEmitter()
  const received: string[] = []
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        attempts += 1
        const reply = replies.shift() ?? 'accepted'
        if (reply === 'accepted') received.push(text)
        done(
          reply === 'accepted'
            ? null
            : Object.assign(new Error('no'), { responseCode: reply === 'tryLater' ? 451 : 554 }),
        )
        events.emit(reply)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  toClose.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address: AddressInfo | string | null = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    next: (reply: Reply) => once(events, reply),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function startMail(url: string): Promise<MailService> {
  const mail = createMailService({ kind: 'smtp', url, from }, { database, log, timings })
  await mail.start()
  toClose.push(() => mail.close())
  return mail
}
const queue = (mail: MailService, changes: Partial<Message> = {}): Promise<void> =>
  database.transact((tx) => mail.queue(tx, { ...message, ...changes }))
type Row = {
  subject: string
  body: string
  attempts: number
  sent_at: Date | null
  given_up_at: Date | null
  last_error: string | null
  next_try_at: Date
}
const outbox = (): Promise<Row[]> =>
  database.handle
    .withTables<{ mail_outbox: Row & { created_at: Date } }>()
    .selectFrom('mail_outbox')
    .select(['subject', 'body', 'attempts', 'sent_at', 'given_up_at', 'last_error', 'next_try_at'])
    .orderBy('created_at')
    .execute()

describe('a mail with a file', () => {
  it('brings it, loaded when it is sent; while it cannot be loaded the mail waits', async () => {
    const server = await startSmtpServer()
    const mail = await startMail(server.url)
    const loaded: string[] = []
    mail.onAttachment('documents', async (reference) => {
      loaded.push(reference)
      if (loaded.length === 1) throw new Error('it is being drawn')
      return Buffer.from('%PDF-1.7 of this mail')
    })
    const arrived = server.next('accepted')
    const attachments = [{ reference: 'documents/42', name: 'INV-000042.pdf' }]
    await database.transact((tx) => mail.queue(tx, { ...message, attachments }))
    await arrived
    await mail.close()
    expect(loaded).toEqual(['documents/42', 'documents/42'])
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain('filename=INV-000042.pdf')
    expect(server.received[0]).toContain(Buffer.from('%PDF-1.7 of this mail').toString('base64'))
  })
})

describe('a mail', () => {
  it('is sent by SMTP once its transaction commits, and its text is deleted', async () => {
    const server = await startSmtpServer()
    const mail = await startMail(server.url)
    const arrived = server.next('accepted')
    await queue(mail)
    await arrived
    await mail.close()
    expect(server.received[0]).toMatch(/^To: celia@example\.org$/m)
    expect(server.received[0]).toMatch(/^From: Ironmonger <no-reply@shop\.example>$/m)
    expect(server.received[0]).toContain('Twenty hammers.')
    expect(await outbox()).toEqual([
      expect.objectContaining({
        attempts: 1,
        body: '',
        last_error: null,
        sent_at: expect.any(Date),
      }),
    ])
  })

  it('is never written when its transaction rolls back', async () => {
    const server = await startSmtpServer()
    const mail = await startMail(server.url)
    await expect(
      database.transact(async (tx) => {
        await mail.queue(tx, message)
        throw new Error('no order after all')
      }),
    ).rejects.toThrow('no order after all')
    const arrived = server.next('accepted')
    await queue(mail, { subject: 'The one that was committed' })
    await arrived
    await mail.close()
    expect(server.received).toHaveLength(1)
    expect((await outbox()).map(({ subject }) => subject)).toEqual(['The one that was committed'])
  })

  it('is written once under one key', async () => {
    const server = await startSmtpServer()
    const mail = await startMail(server.url)
    const arrived = server.next('accepted')
    await Promise.all([queue(mail, { key: 'order-1' }), queue(mail, { key: 'order-1' })])
    await queue(mail, { key: 'order-1' })
    await arrived
    await mail.close()
    expect(server.attempts()).toBe(1)
    expect(await outbox()).toHaveLength(1)
  })

  it('is tried again after a failure, under the same Message-ID, and not sent twice', async () => {
    const server = await startSmtpServer(['tryLater', 'tryLater'])
    const mail = await startMail(server.url)
    const arrived = server.next('accepted')
    await queue(mail)
    await arrived
    await mail.close()
    expect(server.attempts()).toBe(3)
    expect(server.received[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@shop\.example>$/m)
    expect(await outbox()).toEqual([
      expect.objectContaining({ attempts: 3, sent_at: expect.any(Date) }),
    ])
  })

  it('waits for a server that cannot be reached', async () => {
    const server = await startSmtpServer()
    await server.close()
    const unreachable = createMailService(
      { kind: 'smtp', url: server.url, from },
      { database, log, timings: { firstRetryDelay: 60_000, pollInterval: 60_000 } },
    )
    await unreachable.start()
    await queue(unreachable)
    await expect.poll(outbox).toEqual([
      expect.objectContaining({
        attempts: 1,
        last_error: expect.stringContaining('ECONNREFUSED'),
        sent_at: null,
        given_up_at: null,
        body: 'Twenty hammers.\n',
      }),
    ])
    await unreachable.close()
    await database.handle
      .withTables<{ mail_outbox: Row }>()
      .updateTable('mail_outbox')
      .set({ next_try_at: new Date() })
      .execute()

    const back = await startSmtpServer()
    const arrived = back.next('accepted')
    await startMail(back.url)
    await arrived
    expect(back.received).toHaveLength(1)
  })

  it('is given up when the server rejects it for good', async () => {
    const server = await startSmtpServer(['rejected'])
    const mail = await startMail(server.url)
    const refused = server.next('rejected')
    await queue(mail)
    await refused
    await mail.close()
    expect(await outbox()).toEqual([
      expect.objectContaining({
        attempts: 1,
        sent_at: null,
        body: '',
        given_up_at: expect.any(Date),
        last_error: expect.stringContaining('554'),
      }),
    ])
  })

  it('is not sent after it has expired', async () => {
    const server = await startSmtpServer()
    const mail = await startMail(server.url)
    const arrived = server.next('accepted')
    await queue(mail, { subject: 'Too late', lifetime: -60_000 })
    await queue(mail, { subject: 'In time', lifetime: 60_000 })
    await arrived
    await mail.close()
    expect(server.attempts()).toBe(1)
    expect(server.received[0]).toContain('Subject: In time')
  })

  it('is sent by one of two shops on the same database', async () => {
    const server = await startSmtpServer()
    const [one, two] = [await startMail(server.url), await startMail(server.url)]
    const all = new Promise<void>((resolve) => {
      const waiting = setInterval(() => {
        if (server.received.length < 20) return
        clearInterval(waiting)
        resolve()
      }, 5)
    })
    await database.transact(async (tx) => {
      for (let number = 0; number < 20; number += 1)
        await (number % 2 ? one : two).queue(tx, { ...message, subject: `Number ${number}` })
    })
    await all
    await Promise.all([one.close(), two.close()])
    expect(new Set(server.received.map((text) => /Subject: (.*)/.exec(text)?.[1])).size).toBe(20)
    expect(server.attempts()).toBe(20)
  })

  it('is deleted a month after it is finished, and not before', async () => {
    const waiting = createMailService(
      { kind: 'smtp', url: 'smtp://127.0.0.1:1', from },
      { database, log, timings: { firstRetryDelay: 60_000, pollInterval: 60_000 } },
    )
    for (const subject of ['sent long ago', 'sent lately', 'waiting since long'])
      await queue(waiting, { subject })
    const rows = database.handle.withTables<{ mail_outbox: Row & { created_at: Date } }>()
    const longAgo = new Date(Date.now() - 31 * 86_400_000)
    await rows
      .updateTable('mail_outbox')
      .set({ sent_at: new Date() })
      .where('subject', 'like', 'sent%')
      .execute()
    await rows
      .updateTable('mail_outbox')
      .set({ created_at: longAgo, next_try_at: new Date(Date.now() + 3_600_000) })
      .where('subject', 'like', '%long%')
      .execute()
    await waiting.start()
    toClose.push(() => waiting.close())
    await expect
      .poll(async () => (await outbox()).map(({ subject }) => subject))
      .toEqual(['waiting since long', 'sent lately'])
  })

  it('that fails for the same cause as others is counted in one line of the log, not one each', async () => {
    const server = await startSmtpServer()
    await server.close()
    const lines: { level: number; cause: string; count: number }[] = []
    const counting = createLogger('warn', { write: (line) => void lines.push(JSON.parse(line)) })
    const mail = createMailService(
      { kind: 'smtp', url: server.url, from },
      { database, log: counting, timings: { firstRetryDelay: 3_600_000, pollInterval: 60_000 } },
    )
    for (let number = 0; number < 12; number += 1)
      await queue(mail, { subject: `Number ${number}`, to: `n${number}@host${number}.example` })
    await mail.start()
    await expect.poll(async () => (await outbox()).every((row) => row.last_error)).toBe(true)
    await mail.close()
    expect(new Set(lines.map(({ cause }) => cause)).size).toBe(1)
    expect(lines.map(({ count }) => count)).toEqual([1, 11])
  })

  it('cannot add headers through its subject', async () => {
    const server = await startSmtpServer()
    const mail = await startMail(server.url)
    const arrived = server.next('accepted')
    await queue(mail, { subject: 'Hello\r\nBcc: eve@example.org' })
    await arrived
    expect(server.received[0]).not.toMatch(/^Bcc:/m)
  })
})
