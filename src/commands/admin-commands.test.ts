/** The operator's commands on users: promote, demote, a link for a new password. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabaseConfig } from '../../tests/postgres/fresh-database.ts'
import { createShop, type Shop } from '../app/shop.server.ts'
import { readConfig, type Config } from '../platform/config/config.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { runCommand } from './commands.server.ts'

let config: Config
let shop: Shop
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabaseConfig()
  drop = () => database.drop()
  config = {
    ...readConfig({ LOG_LEVEL: 'silent', ADMIN_EMAIL: 'owner@example.org' }),
    database,
  }
  shop = await createShop(config, { log: createLogger('silent') })
  for (const name of ['owner', 'second'])
    await shop.database.transact(async (tx) => {
      const email = `${name}@example.org`
      const account = { email, name, password: 'vise-and-rasp-88', verified: true }
      const identity = await shop.identity.createAccount(account)
      await shop.accounts.importDemoUser(tx, { email, name, role: 'customer', ...identity })
    })
})
afterAll(async () => {
  await shop.close()
  await drop()
})

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = []
  const code = await runCommand(config, args, (line) => void lines.push(line))
  return { code, text: lines.join('\n') }
}

test('admin demote takes the role back, but not from the last admin', async () => {
  await run('admin', 'promote', 'owner@example.org')
  expect(await run('admin', 'demote', 'owner@example.org')).toEqual({
    code: 1,
    text:
      'owner@example.org is the last admin, and the shop must keep one. ' +
      'Promote somebody else first.',
  })
  await run('admin', 'promote', 'second@example.org')
  const demoted = await run('admin', 'demote', 'Owner@Example.org')
  expect(demoted.code).toBe(0)
  expect(demoted.text).toMatch(/^owner@example\.org is now a customer\.\nADMIN_EMAIL is still/)
  expect(await run('admin', 'demote', 'owner@example.org')).toMatchObject({ code: 1 })
  expect(await run('admin', 'demote', 'nobody@example.org')).toMatchObject({ code: 1 })
  expect(await run('admin', 'demote', 'no address')).toMatchObject({ code: 2 })
  expect(await shop.accounts.listAdmins(shop.database.handle)).toMatchObject([
    { email: 'second@example.org' },
  ])
})

test('admin reset-link prints a link for setting a new password, and only the newest link works', async () => {
  const first = await run('admin', 'reset-link', 'second@example.org')
  const second = await run('admin', 'reset-link', 'second@example.org')
  expect([first.code, second.code]).toEqual([0, 0])
  const { rows } = await sql<{ count: string }>`
    select count(*) from identity_verifications
    where identifier like 'reset-password:%'`.execute(shop.database.handle)
  expect(Number(rows[0]?.count)).toBe(1)
  expect(second.text).toContain(`${config.origin}/reset-password?token=`)
  expect(await run('admin', 'reset-link', 'nobody@example.org')).toMatchObject({ code: 1 })
  expect(await run('admin', 'reset-link', 'no address')).toMatchObject({ code: 2 })
})

test('admin reset-factor removes a lost second factor, signs the account out and notifies the owner; the password stays', async () => {
  const email = 'second@example.org'
  expect(await run('admin', 'reset-factor', email)).toEqual({
    code: 1,
    text: 'second@example.org has no second factor.',
  })
  const { handle } = shop.database
  await sql`update identity_users set two_factor_enabled = true where email = ${email}`.execute(
    handle,
  )
  await sql`
    insert into identity_second_factors (id, user_id, secret, backup_codes, verified)
    select 'f', id, 's', 'c', true from identity_users where email = ${email}`.execute(handle)
  await sql`
    insert into identity_sessions (id, token, user_id, expires_at, updated_at)
    select 's', 't', id, now() + interval '1 hour', now()
    from identity_users where email = ${email}`.execute(handle)
  const done = await run('admin', 'reset-factor', 'Second@Example.org')
  expect(done).toEqual({
    code: 0,
    text:
      'The second factor for second@example.org has been removed, and all devices have been signed out. ' +
      'The password has not been changed.',
  })
  const { rows } = await sql<{ factors: number; sessions: number; enrolled: boolean }>`
    select (select count(*)::int from identity_second_factors) as factors,
      (select count(*)::int from identity_sessions where user_id = users.id) as sessions,
      two_factor_enabled as enrolled
    from identity_users as users where email = ${email}`.execute(handle)
  expect(rows).toEqual([{ factors: 0, sessions: 0, enrolled: false }])
  expect(await run('admin', 'reset-factor', 'nobody@example.org')).toMatchObject({ code: 1 })
  expect(await run('admin', 'reset-factor', 'no address')).toMatchObject({ code: 2 })
})
