/** The outbox: written with its transaction or not at all, sent once over real SMTP, tried again, shown in the demo mailbox. */
import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../tests/postgres/fresh-database.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { createLogger } from '../http/log.server.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { mailNotSetUp, createMailService, type MailService, type Message } from './mail.server.ts'

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
const letter: Message = {
  to: 'celia@example.org',
  subject: 'Your order',
  text: 'Twenty hammers.\n',
}
const log = createLogger('silent')
const fast = { firstPause: 20, look: 10_000 }

/** A mail server that keeps what it is given; `answers` says what happens to each mail, in order. */
async function smtpServer(answers: ('take' | 'later' | 'never')[] = []) {
  const heard = new EventEmitter()
  const got: string[] = []
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        attempts += 1
        const answer = answers.shift() ?? 'take'
        if (answer === 'take') got.push(text)
        done(
          answer === 'take'
            ? null
            : Object.assign(new Error('no'), { responseCode: answer === 'later' ? 451 : 554 }),
        )
        heard.emit(answer)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  toClose.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address: AddressInfo | string | null = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    got,
    attempts: () => attempts,
    next: (answer: 'take' | 'later' | 'never') => once(heard, answer),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function started(url: string): Promise<MailService> {
  const mail = createMailService({ kind: 'smtp', url, from }, database, log, fast)
  await mail.start()
  toClose.push(() => mail.close())
  return mail
}
const queue = (mail: MailService, message: Message = letter): Promise<void> =>
  database.transact((tx) => mail.queue(tx, message))
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

describe('a mail', () => {
  it('travels by SMTP once its transaction commits, and its text is forgotten', async () => {
    const server = await smtpServer()
    const mail = await started(server.url)
    const arrived = server.next('take')
    await queue(mail)
    await arrived
    await mail.close()
    expect(server.got[0]).toMatch(/^To: celia@example\.org$/m)
    expect(server.got[0]).toMatch(/^From: Ironmonger <no-reply@shop\.example>$/m)
    expect(server.got[0]).toContain('Twenty hammers.')
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
    const server = await smtpServer()
    const mail = await started(server.url)
    await expect(
      database.transact(async (tx) => {
        await mail.queue(tx, letter)
        throw new Error('no order after all')
      }),
    ).rejects.toThrow('no order after all')
    const arrived = server.next('take')
    await queue(mail, { ...letter, subject: 'The one that was meant' })
    await arrived
    await mail.close()
    expect(server.got).toHaveLength(1)
    expect((await outbox()).map(({ subject }) => subject)).toEqual(['The one that was meant'])
  })

  it('is written once under one key', async () => {
    const server = await smtpServer()
    const mail = await started(server.url)
    const arrived = server.next('take')
    await Promise.all([
      queue(mail, { ...letter, key: 'order-1' }),
      queue(mail, { ...letter, key: 'order-1' }),
    ])
    await queue(mail, { ...letter, key: 'order-1' })
    await arrived
    await mail.close()
    expect(server.attempts()).toBe(1)
    expect(await outbox()).toHaveLength(1)
  })

  it('is tried again after a failure, under the same Message-ID, and then left alone', async () => {
    const server = await smtpServer(['later', 'later'])
    const mail = await started(server.url)
    const arrived = server.next('take')
    await queue(mail)
    await arrived
    await mail.close()
    expect(server.attempts()).toBe(3)
    expect(server.got[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@shop\.example>$/m)
    expect(await outbox()).toEqual([
      expect.objectContaining({ attempts: 3, sent_at: expect.any(Date) }),
    ])
  })

  it('waits for a server that is not there', async () => {
    const server = await smtpServer()
    await server.close()
    const lost = createMailService({ kind: 'smtp', url: server.url, from }, database, log, {
      firstPause: 60_000,
      look: 60_000,
    })
    await lost.start()
    await queue(lost)
    await expect.poll(outbox).toEqual([
      expect.objectContaining({
        attempts: 1,
        last_error: expect.stringContaining('ECONNREFUSED'),
        sent_at: null,
        given_up_at: null,
        body: 'Twenty hammers.\n',
      }),
    ])
    await lost.close()
    await database.handle
      .withTables<{ mail_outbox: Row }>()
      .updateTable('mail_outbox')
      .set({ next_try_at: new Date() })
      .execute()

    const back = await smtpServer()
    const arrived = back.next('take')
    await started(back.url)
    await arrived
    expect(back.got).toHaveLength(1)
  })

  it('is given up when the receiver says never', async () => {
    const server = await smtpServer(['never'])
    const mail = await started(server.url)
    const refused = server.next('never')
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
    const server = await smtpServer()
    const mail = await started(server.url)
    const arrived = server.next('take')
    await queue(mail, { ...letter, subject: 'Too late', expiresAt: new Date(Date.now() - 1) })
    await queue(mail, { ...letter, subject: 'In time', expiresAt: new Date(Date.now() + 60_000) })
    await arrived
    await mail.close()
    expect(server.attempts()).toBe(1)
    expect(server.got[0]).toContain('Subject: In time')
  })

  it('is sent by one of two shops on the same database', async () => {
    const server = await smtpServer()
    const [one, two] = [await started(server.url), await started(server.url)]
    const all = new Promise<void>((resolve) => {
      const waiting = setInterval(() => {
        if (server.got.length < 20) return
        clearInterval(waiting)
        resolve()
      }, 5)
    })
    await database.transact(async (tx) => {
      for (let number = 0; number < 20; number += 1)
        await (number % 2 ? one : two).queue(tx, { ...letter, subject: `Number ${number}` })
    })
    await all
    await Promise.all([one.close(), two.close()])
    expect(new Set(server.got.map((text) => /Subject: (.*)/.exec(text)?.[1])).size).toBe(20)
    expect(server.attempts()).toBe(20)
  })

  it('is forgotten a month after it is done, and not before', async () => {
    const waiting = createMailService(
      { kind: 'smtp', url: 'smtp://127.0.0.1:1', from },
      database,
      log,
      { firstPause: 60_000, look: 60_000 },
    )
    for (const subject of ['sent long ago', 'sent lately', 'waiting since long'])
      await queue(waiting, { ...letter, subject })
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

  it('cannot smuggle headers in', async () => {
    const server = await smtpServer()
    const mail = await started(server.url)
    const arrived = server.next('take')
    await queue(mail, { ...letter, subject: 'Hello\r\nBcc: eve@example.org' })
    await arrived
    expect(server.got[0]).not.toMatch(/^Bcc:/m)
  })
})

describe('the demo mailbox', () => {
  const opened = async () => {
    const mail = createMailService({ kind: 'mailbox', from }, database, log)
    const app = Fastify()
    await app.register((scope) => mail.routes(scope))
    toClose.push(() => app.close())
    return { mail, app }
  }

  it('shows what was written, escaped, with links to press', async () => {
    const { mail, app } = await opened()
    expect((await app.inject('/dev/mailbox')).body).toContain('No mail yet.')
    await queue(mail, {
      to: 'celia@example.org',
      subject: '<script>alert(1)</script>',
      text: 'Go to http://127.0.0.1:3000/reset-password?token=a&b="c and <b>read</b>',
    })
    const page = await app.inject('/dev/mailbox')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).not.toMatch(/<script|<b>/)
    expect(page.body).toContain('<a href="http://127.0.0.1:3000/reset-password?token=a&#38;b=">')
    expect(page.body).toContain('celia@example.org')
    expect((await app.inject('/dev/mailbox/look.css')).headers['content-type']).toMatch('text/css')
  })

  it('is seen on this machine only', async () => {
    const { app } = await opened()
    const far = await app.inject({ url: '/dev/mailbox', remoteAddress: '203.0.113.9' })
    const foreignName = await app.inject({
      url: '/dev/mailbox',
      headers: { host: 'rebound.example' },
    })
    expect([far.statusCode, foreignName.statusCode].some((status) => status === 200)).toBe(false)
    expect(far.body + foreignName.body).not.toContain('Mailbox')
  })
})

describe('a shop without mail', () => {
  it('says that it is not ready, and promises nothing', async () => {
    const mail = createMailService({ kind: 'none', from }, database, log)
    expect(mail.ready).toBe(false)
    await expect(queue(mail)).rejects.toSatisfy((error) => isProblem(error, mailNotSetUp))
    expect(await outbox()).toEqual([])
  })
})
