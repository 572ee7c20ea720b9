/**
 * The order in which mails are sent, over real SMTP: by kind, regardless of backlogs and slow
 * hosts.
 */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../../tests/mail/smtp-server.ts'
import { freshDatabase } from '../../../tests/postgres/fresh-database.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { createLogger } from '../http/log.server.ts'
import { createMailService, type MailService, type Message } from './mail.server.ts'
import { claimLimits, maxConcurrentMails, priorities } from './sending-limits.ts'

let database: Database
const toClose: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const close of toClose.splice(0).toReversed()) await close()
  await database.close()
})

const hour = 3_600_000
const orderMail = (to: string, number: number): Message => ({
  to,
  subject: `Order ${number} is placed`,
  text: 'Twenty hammers.\n',
  kind: 'order',
})
const resetMail: Message = {
  to: 'celia@slow.example',
  subject: 'A new password',
  text: 'Choose it.\n',
  kind: 'account',
  lifetime: hour / 2,
}
const isReset = ({ subject }: { readonly subject: string }): boolean =>
  subject === resetMail.subject

async function startServer(
  ...parameters: Parameters<typeof startSmtpServer>
): Promise<TestSmtpServer> {
  const server = await startSmtpServer(...parameters)
  toClose.push(() => server.close())
  return server
}

async function startMail({ url }: TestSmtpServer): Promise<MailService> {
  const mail = createMailService(
    { kind: 'smtp', url, from: 'Ironmonger <no-reply@shop.example>' },
    {
      database,
      log: createLogger('silent'),
      timings: { firstRetryDelay: 20, pollInterval: 60_000 },
    },
  )
  await mail.start()
  toClose.push(() => mail.close())
  return mail
}

const queue = (mail: MailService, ...messages: readonly Message[]): Promise<void> =>
  database.transact(async (tx) => {
    for (const message of messages) await mail.queue(tx, message)
  })
const orderMails = (count: number, toHost: (number: number) => string): Message[] =>
  Array.from({ length: count }, (_, number) => orderMail(`buyer@${toHost(number)}`, number))

describe('the order of sending', () => {
  test('a reset mail arrives while 75 order mails wait and the server answers none of them', async () => {
    const server = await startServer((mail) => !isReset(mail))
    const mail = await startMail(server)
    await queue(mail, ...orderMails(75, (number) => `host${number % 20}.example`))
    await server.holding(4)
    await queue(mail, resetMail)
    await server.arrival(isReset)
    expect(server.received).toHaveLength(1)
    server.release()
    await server.arrival(() => server.received.length === 76)
    expect(new Set(server.received.map(({ subject }) => subject)).size).toBe(76)
  })

  test('what waits is sent by kind: account, then orders, then notices', async () => {
    const server = await startServer()
    const waiting = createMailService(
      { kind: 'smtp', url: server.url, from: 'no-reply@shop.example' },
      { database, log: createLogger('silent') },
    )
    await queue(
      waiting,
      { ...orderMail('admin@one.example', 1), subject: 'Notice', kind: 'notice' },
      ...orderMails(30, () => 'one.example'),
      resetMail,
    )
    await startMail(server)
    await server.arrival(() => server.received.length === 32)
    const subjects = server.received.map(({ subject }) => subject)
    expect(subjects.indexOf(resetMail.subject)).toBeLessThan(maxConcurrentMails)
    expect(subjects.indexOf('Notice')).toBeGreaterThan(31 - maxConcurrentMails)
  })

  test('a host that answers slowly holds up no other host, and no reset mail to itself', async () => {
    const server = await startServer((mail) => mail.to.endsWith('@slow.example') && !isReset(mail))
    const mail = await startMail(server)
    await queue(mail, ...orderMails(20, () => 'slow.example'))
    await server.holding(2)
    await queue(mail, ...orderMails(5, () => 'quick.example'), resetMail)
    await server.arrival(() => server.received.length === 6)
    expect(server.held).toHaveLength(2)
    server.release()
    await server.arrival(() => server.received.length === 26)
  })
})

describe('a clock that is set back an hour', () => {
  const setBack = (milliseconds: number) =>
    vi.useFakeTimers({ now: Date.now() - milliseconds, toFake: ['Date'] })

  test('mails go out at once, those with a lifetime too', async () => {
    const server = await startServer()
    const mail = await startMail(server)
    setBack(hour)
    await queue(mail, orderMail('celia@example.org', 1), resetMail)
    await server.arrival(() => server.received.length === 2)
    setBack(-2 * hour)
    await queue(mail, orderMail('celia@example.org', 2))
    await server.arrival(() => server.received.length === 3)
  })

  test("a mail that was queued before the database's own clock was set back goes out at once", async () => {
    const server = await startServer()
    const mail = await startMail(server)
    await sql`
      insert into mail_outbox (id, recipient, subject, body, created_at, next_try_at)
      values (gen_random_uuid(), 'celia@example.org', 'From later', 'Hello', now() + '1 hour',
        now() + '1 hour')`.execute(database.handle)
    await mail.notifyQueued()
    await server.arrival(({ subject }) => subject === 'From later')
  })
})

describe('the limits', () => {
  const sending = (kind: keyof typeof priorities, host: string) => ({
    id: crypto.randomUUID(),
    recipient: `a@${host}`,
    priority: priorities[kind],
  })

  test('nothing is on its way: everything may be claimed', () => {
    expect(claimLimits([])).toEqual({
      lastPriority: priorities.notice,
      busyHosts: [],
      fullHosts: [],
      claimed: [],
    })
  })

  test('two places, and one for each host, are left for mails about an account', () => {
    const four = ['a.example', 'A.example', 'b.example', 'c.example'].map((host) =>
      sending('order', host),
    )
    expect(claimLimits(four)).toMatchObject({
      lastPriority: priorities.account,
      busyHosts: ['a.example'],
      fullHosts: [],
    })
    expect(four.length).toBeLessThan(maxConcurrentMails)
    expect(claimLimits([...four, sending('account', 'a.example')])).toMatchObject({
      fullHosts: ['a.example'],
    })
  })
})
