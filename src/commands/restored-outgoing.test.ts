/** What waited when a backup was made does not leave the restored shop before somebody says so. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../tests/mail/smtp-server.ts'
import { emptyDatabaseConfig, freshDatabaseConfig } from '../../tests/postgres/fresh-database.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { createShop, type Shop } from '../app/shop.server.ts'
import { setupChecklistServerCapability } from '../setup-checklist/capability.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { readConfig, type Config } from '../platform/config/config.server.ts'
import { runCommand } from './commands.server.ts'

vi.setConfig({ testTimeout: 120_000 })

let smtp: TestSmtpServer
let folder: string
let toClose: (() => Promise<unknown>)[]
beforeEach(async () => {
  smtp = await startSmtpServer()
  folder = mkdtempSync(join(tmpdir(), 'ironmonger-restored-'))
  toClose = [() => smtp.close()]
})
afterEach(async () => {
  for (const close of toClose.toReversed()) await close()
  rmSync(folder, { recursive: true, force: true })
})

async function configOf(database: { readonly url: string; drop(): Promise<void> }) {
  toClose.push(() => database.drop())
  const env = { LOG_LEVEL: 'silent', SMTP_URL: smtp.url, MAIL_FROM: 'shop@ironmonger.example' }
  return { ...readConfig(env), database: { kind: 'server' as const, url: database.url } }
}

async function openShop(config: Config): Promise<Shop> {
  const shop = await createShop(config, { log: createLogger('silent') })
  toClose.push(() => shop.close())
  return shop
}

const queue = (shop: Shop, subject: string): Promise<void> =>
  shop.database.transact((tx) =>
    shop.mail.queue(tx, {
      to: 'celia@example.org',
      subject,
      text: 'Twenty hammers.\n',
      kind: 'notice',
    }),
  )

/** A shop with two mails that nobody has sent, restored elsewhere. */
async function restoreShop(...options: string[]): Promise<{ config: Config; printed: string }> {
  const source = await openShop(await configOf(await freshDatabaseConfig()))
  await queue(source, 'From before 1')
  await queue(source, 'From before 2')
  const file = join(folder, 'shop.backup')
  expect(await runCommand(source.config, ['backup', file], () => undefined)).toBe(0)
  const config = await configOf(await emptyDatabaseConfig())
  return { config, printed: await command(config, 'restore', file, ...options) }
}

async function command(config: Config, ...args: string[]): Promise<string> {
  const lines: string[] = []
  expect(await runCommand(config, args, (line) => lines.push(line))).toBe(0)
  return lines.join('\n')
}

const subjects = () => smtp.received.map(({ subject }) => subject).toSorted()
const arrivalOf = (subject: string) => smtp.arrival((mail) => mail.subject === subject)

test('mails that waited stay where they are, and new ones leave, until they are released', async () => {
  const { config, printed } = await restoreShop()
  expect(printed).toContain('Held until you decide: 2 waiting e-mails and 0 card refunds')
  expect(printed).toContain('npm run shop -- outbox release')
  const shop = await openShop(config)
  await shop.start()
  // Those from before have waited longer, so they would leave first.
  await queue(shop, 'New')
  await arrivalOf('New')
  expect(subjects()).toEqual(['New'])
  expect(await command(config, 'outbox', 'release')).toContain('2 e-mails will be sent')
  await arrivalOf('From before 1')
  await arrivalOf('From before 2')
  expect(subjects()).toEqual(['From before 1', 'From before 2', 'New'])
  expect(await command(config, 'outbox', 'release')).toContain('Nothing is held')
})

test('mails that are dropped never leave, not even after a release', async () => {
  const { config } = await restoreShop()
  expect(await command(config, 'outbox', 'drop')).toContain('2 e-mails have been dropped')
  expect(await command(config, 'outbox', 'release')).toContain('0 e-mails will be sent')
  const shop = await openShop(config)
  await shop.start()
  await queue(shop, 'New')
  await arrivalOf('New')
  expect(subjects()).toEqual(['New'])
})

test('from a rehearsal no mail leaves, not even a new one, before it is released', async () => {
  const { config, printed } = await restoreShop('--rehearsal')
  expect(printed).toContain('and all new e-mails')
  const shop = await openShop(config)
  await shop.start()
  await queue(shop, 'New')
  const { owner, held } = await checklistOf(shop)
  expect(await held()).toMatchObject({ rehearsal: true, mails: 3 })
  // Anybody who looks for work finds none, although the mails are due.
  expect(await sentOf(shop.database.handle)).toEqual({ tried: 0, sent: 0 })
  expect(subjects()).toEqual([])
  await owner.release()
  for (const subject of ['New', 'From before 1', 'From before 2']) await arrivalOf(subject)
  expect(await held()).toBeNull()
})

test('the owner drops what is held on the page, and the history says who did', async () => {
  const { config } = await restoreShop('--rehearsal')
  const shop = await openShop(config)
  const { owner, held } = await checklistOf(shop)
  expect(await owner.drop()).toEqual({ mails: 2 })
  expect(await held()).toMatchObject({ rehearsal: true, mails: 0 })
  const { rows } = await sql`
    select operation, actor_name from audit_entries where operation like 'checklist.%'
  `.execute(shop.database.handle)
  expect(rows).toEqual([{ operation: 'checklist.drop', actor_name: 'Olga Owner' }])
})

async function sentOf(db: Handle): Promise<unknown> {
  const { rows } = await sql`
    select sum(attempts)::int as tried, count(sent_at)::int as sent from mail_outbox`.execute(db)
  return rows[0]
}

/** The operations of the page *Going live*, as its owner calls them. */
async function checklistOf(shop: Shop) {
  const actor = {
    id: randomUUID(),
    email: 'olga@example.org',
    name: 'Olga Owner',
    role: 'admin' as const,
    permissions: ['owner' as const],
  }
  const service = setupChecklistServerCapability.create({
    ...shop,
    readSettings: shop.settings.current,
    now: () => new Date(),
  })
  return {
    held: async () => (await service.held({ actor }, {})).held,
    owner: {
      release: () => service.release({ actor }, {}),
      drop: () => service.drop({ actor }, {}),
    },
  }
}
