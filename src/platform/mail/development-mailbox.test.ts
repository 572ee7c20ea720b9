/** The development mailbox, and a shop without mail. */
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../tests/postgres/fresh-database.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { createLogger } from '../http/log.server.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { createMailService, mailNotSetUp, type MailService, type Message } from './mail.server.ts'

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
const log = createLogger('silent')
const queue = (mail: MailService, message: Message): Promise<void> =>
  database.transact((tx) => mail.queue(tx, message))

describe('the demo mailbox', () => {
  const openMailbox = async () => {
    const mail = createMailService({ kind: 'mailbox', from }, { database, log })
    const app = Fastify()
    await app.register((scope) => mail.routes(scope))
    toClose.push(() => app.close())
    return { mail, app }
  }

  it('shows what was queued, escaped, with links', async () => {
    const { mail, app } = await openMailbox()
    expect((await app.inject('/dev/mailbox')).body).toContain('No e-mails yet.')
    await queue(mail, {
      to: 'celia@example.org',
      subject: '<script>alert(1)</script>',
      kind: 'account',
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
    const { app } = await openMailbox()
    const remote = await app.inject({ url: '/dev/mailbox', remoteAddress: '203.0.113.9' })
    const foreignName = await app.inject({
      url: '/dev/mailbox',
      headers: { host: 'rebound.example' },
    })
    const through = await Promise.all(
      [
        { 'x-forwarded-host': 'shop.example' },
        { 'x-forwarded-for': '203.0.113.9' },
        { forwarded: 'for=203.0.113.9' },
        { via: '1.1 proxy' },
        { 'x-real-ip': '203.0.113.9' },
        { 'cf-ray': '1' },
        { host: '127.0.0.1:3103@evil.example' },
      ].map((headers) => app.inject({ url: '/dev/mailbox', headers })),
    )
    for (const answer of [remote, foreignName, ...through]) {
      expect(answer.statusCode).not.toBe(200)
      expect(answer.body).not.toContain('Mailbox')
    }
  })
})

describe('a shop without mail', () => {
  it('says that it is not ready, and promises nothing', async () => {
    const mail = createMailService({ kind: 'none', from }, { database, log })
    expect(mail.ready).toBe(false)
    const message = {
      to: 'celia@example.org',
      subject: 'Your order',
      text: 'Twenty hammers.\n',
      kind: 'order',
    } as const
    await expect(queue(mail, message)).rejects.toSatisfy((error) => isProblem(error, mailNotSetUp))
    const outbox = database.handle.withTables<{ mail_outbox: { id: string } }>()
    expect(await outbox.selectFrom('mail_outbox').select('id').execute()).toEqual([])
  })
})
