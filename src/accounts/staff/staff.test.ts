/** Staff: what each may do, pauses, invitations; an owner always stays. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { hashToken, newToken } from '../sessions/access-token.server.ts'
import type { IdTokenClaims } from '../../identity/identity.server.ts'
import { createLogger } from '../../platform/http/log.server.ts'
import { createAccountsService, type AccountsService } from '../service.server.ts'
import { insertToken } from '../store.server.ts'

let shop: TestShop
let owner: Actor
/** The same accounts with a provider that accepts any JSON text as an ID token. */
let accounts: AccountsService
let time = new Date()
const events: unknown[] = []
beforeAll(async () => {
  shop = await openTestShop()
  owner = await shop.person('Olga Owner', 'admin')
  accounts = createAccountsService({
    database: shop.database,
    audit: shop.audit,
    mail: shop.mail,
    origin: shop.config.origin,
    securityLog: (event, details) => void events.push([event, details]),
    adminEmail: 'operator@example.com',
    demoAccounts: true,
    now: () => time,
    newId: () => crypto.randomUUID(),
    log: createLogger('silent'),
    readSettings: shop.settings.current,
    guardSetting: () => undefined,
    identity: {
      ...shop.identity,
      verifyIdToken: async (bearer) => JSON.parse(bearer),
      checkRevocation: async () => undefined,
      redeemIdToken: async () => undefined,
      onPasswordChange: () => undefined,
    },
  })
})
afterAll(() => shop.close())

const refused = (type: string) => ({ body: { type } })
const signIn = async (email: string, more: Partial<IdTokenClaims> = {}) => {
  const claims = {
    issuer: 'https://i.example',
    subject: email,
    email,
    emailVerified: true,
    issuedAt: Math.floor(Date.now() / 1000),
    name: 'X',
    ...more,
  }
  const { token = '' } = await accounts.exchangeIdToken(
    { actor: undefined, bearer: JSON.stringify(claims) },
    { address: email, email },
  )
  return accounts.findActor(token)
}
const tokenOf = async ({ id: userId }: Actor): Promise<string> => {
  const token = newToken()
  const expiresAt = new Date(Date.now() + 3_600_000)
  await insertToken(shop.database.handle, {
    hash: hashToken(token),
    userId,
    at: new Date(),
    expiresAt,
  })
  return token
}
const member = async (email: string) =>
  (await accounts.listStaff({ actor: owner }, {})).members.find((one) => one.email === email)

describe('permissions', () => {
  test('of admins of earlier releases, and of those whom the old call promotes, are all', async () => {
    const { email } = await shop.person('Paul Promoted')
    await accounts.exchangeIdToken({ actor: owner }, { address: email, role: 'admin' })
    expect(await member(email)).toMatchObject({ permissions: ['owner'], paused: false })
  })
  test('only an owner can change permissions, and the change takes effect on the next call', async () => {
    const clerk = await shop.person('Clara Clerk', 'admin')
    const token = await tokenOf(clerk)
    expect((await accounts.findActor(token))?.permissions).toEqual(['owner'])
    const change = { id: clerk.id, permissions: ['orders', 'read', 'orders'] as const }
    const set = () =>
      accounts.setPermissions({ actor: owner }, { ...change, permissions: [...change.permissions] })
    expect(await set()).toMatchObject({ modifiedCount: 1 })
    expect(await set()).toMatchObject({ modifiedCount: 0 })
    expect((await accounts.findActor(token))?.permissions).toEqual(['orders', 'read'])
    expect((await accounts.read({ actor: owner }, { email: clerk.email })).permissions).toEqual([
      'orders',
      'read',
    ])
    expect(events).toContainEqual([
      'permissions_changed',
      { user: clerk.id, by: owner.id, reason: 'orders read' },
    ])
  })
  test('of oneself stay, and those of who does not work here are not found', async () => {
    const set = (id: string) =>
      accounts.setPermissions({ actor: owner }, { id, permissions: ['read'] })
    await expect(set(owner.id)).rejects.toMatchObject(refused('not-own-access'))
    const { id } = await shop.person('Cora Customer')
    await expect(set(id)).rejects.toMatchObject(refused('not-here'))
  })
  test('who is no owner changes, promotes, demotes and deletes no staff, whatever role the call claims', async () => {
    const clerk = await shop.person('Carl Clerk', 'admin')
    await accounts.setPermissions(
      { actor: owner },
      {
        id: clerk.id,
        permissions: ['customers', 'orders', 'money', 'content', 'catalogue', 'read'],
      },
    )
    const { id, email } = await shop.person('Other Owner', 'admin')
    const attempts: readonly (() => Promise<unknown>)[] = [
      () => accounts.setPermissions({ actor: clerk }, { id, permissions: ['read'] }),
      () => accounts.pause({ actor: clerk }, { id }),
      () => accounts.demote({ actor: clerk }, { id }),
      () => accounts.exchangeIdToken({ actor: clerk }, { address: email, role: 'admin' }),
      () => accounts.invite({ actor: clerk }, { email: 'x@example.com', permissions: ['owner'] }),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject(refused('not-yours'))
    await expect(accounts.remove({ actor: clerk }, { id })).rejects.toMatchObject(
      refused('permission-missing'),
    )
    expect(await member(email)).toMatchObject({ permissions: ['owner'] })
    const customer = await shop.person('Deleted Customer')
    expect(await accounts.remove({ actor: clerk }, { id: customer.id })).toMatchObject({
      deletedCount: 1,
    })
  })
  test('two owners who take each other the rights at the same moment leave one', async () => {
    const alone = await openTestShop()
    try {
      const [one, two] = [
        await alone.person('First Owner', 'admin'),
        await alone.person('Second Owner', 'admin'),
      ]
      const take = (actor: Actor, { id }: Actor) =>
        alone.accounts.setPermissions({ actor }, { id, permissions: ['read'] })
      const outcomes = await Promise.allSettled([take(one, two), take(two, one)])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const { members } = await alone.accounts.listStaff({ actor: one }, {})
      expect(members.filter(({ permissions }) => permissions.includes('owner'))).toHaveLength(1)
    } finally {
      await alone.close()
    }
  })
  test("the operator's command takes no last owner away, though there are other staff", async () => {
    const alone = await openTestShop()
    try {
      const [last, clerk] = [
        await alone.person('Last Owner', 'admin'),
        await alone.person('Only Clerk', 'admin'),
      ]
      await alone.accounts.setPermissions(
        { actor: last },
        { id: clerk.id, permissions: ['orders'] },
      )
      await expect(alone.accounts.revokeAdminRole(last.email)).rejects.toMatchObject(
        refused('last-admin'),
      )
      await alone.accounts.grantAdminRole(clerk.email)
      expect(await alone.accounts.revokeAdminRole(last.email)).toBe('demoted')
    } finally {
      await alone.close()
    }
  })
})

describe('a pause', () => {
  test('pausing a member of staff signs them out immediately and refuses new sign-ins until the pause ends', async () => {
    const email = 'paused@example.com'
    await signIn(email)
    await accounts.exchangeIdToken({ actor: owner }, { address: email, role: 'admin' })
    const staff = await signIn(email)
    if (!staff) return expect.unreachable()
    const token = await tokenOf(staff)
    expect(await accounts.pause({ actor: owner }, { id: staff.id })).toMatchObject({
      modifiedCount: 1,
    })
    expect(await accounts.findActor(token)).toBeUndefined()
    await expect(signIn(email)).rejects.toMatchObject(refused('account-paused'))
    expect(await member(email)).toMatchObject({ paused: true })
    expect(await accounts.resume({ actor: owner }, { id: staff.id })).toMatchObject({
      modifiedCount: 1,
    })
    expect((await signIn(email))?.permissions).toEqual(['owner'])
  })
  test('does not keep the operator out, whose address the settings name', async () => {
    const operator = await signIn('operator@example.com')
    expect(operator?.permissions).toEqual(['owner'])
    await accounts.pause({ actor: owner }, { id: operator?.id ?? '' })
    expect((await signIn('operator@example.com'))?.permissions).toEqual(['owner'])
  })
})

describe('an invitation', () => {
  const invite = (email: string) =>
    accounts.invite({ actor: owner }, { email, permissions: ['orders', 'customers'] })

  test('makes staff of anybody who signs in with the address confirmed, once', async () => {
    const email = 'invited@example.com'
    expect(await invite(email)).toMatchObject({ outcome: 'invited' })
    expect((await signIn(email, { emailVerified: false }))?.role).toBe('customer')
    expect((await signIn(email))?.permissions).toEqual(['orders', 'customers'])
    const [entry] = await shop.audit.list({ actor: owner }, { kind: 'staff', q: email })
    const invitedBy = { field: 'invitedBy', before: null, after: 'Olga Owner' }
    expect(entry?.changes).toContainEqual(invitedBy)
    const { invitations } = await accounts.listStaff({ actor: owner }, {})
    expect(invitations.map((one) => one.email)).not.toContain(email)
    await expect(invite(email)).rejects.toMatchObject(refused('already-staff'))
  })
  test('of an account whose address is confirmed counts at once', async () => {
    const user = await signIn('confirmed@example.com')
    expect(await invite('confirmed@example.com')).toMatchObject({ outcome: 'staff' })
    expect(await member('confirmed@example.com')).toMatchObject({ id: user?.id })
  })
  test('can be taken back, and ends after 14 days, or with the rights of who wrote it', async () => {
    await invite('withdrawn@example.com')
    const withdraw = () =>
      accounts.withdrawInvitation({ actor: owner }, { email: 'withdrawn@example.com' })
    expect(await withdraw()).toMatchObject({ deletedCount: 1 })
    expect(await withdraw()).toMatchObject({ deletedCount: 0 })
    expect((await signIn('withdrawn@example.com'))?.role).toBe('customer')

    await invite('late@example.com')
    const before = time
    time = new Date(time.getTime() + 14 * 86_400_000 + 1)
    expect((await signIn('late@example.com'))?.role).toBe('customer')
    time = before

    const former = await shop.person('Former Owner', 'admin')
    await accounts.invite({ actor: former }, { email: 'heir@example.com', permissions: ['owner'] })
    await accounts.demote({ actor: owner }, { id: former.id })
    expect((await signIn('heir@example.com'))?.role).toBe('customer')
  })
  test('is mailed where mail is set up', async () => {
    const sent = async () =>
      (
        await sql<{ recipient: string }>`select recipient from mail_outbox`.execute(
          shop.database.handle,
        )
      ).rows.map(({ recipient }) => recipient)
    const { mailed } = await invite('mailed@example.com')
    expect((await sent()).includes('mailed@example.com')).toBe(mailed)
  })
})
