/** Accounts: exchanging ID tokens, access tokens, roles, deletion of users. */
import { SignJWT, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { IdTokenClaims } from '../identity/identity.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { createAccountsService, type AccountsService } from './service.server.ts'
import { checkUserDeletion } from './rules.ts'

let shop: TestShop
/** The same accounts with a provider that accepts any JSON text as an ID token. */
let accounts: AccountsService
let time = new Date('2026-11-21T09:00:00Z')
beforeAll(async () => {
  shop = await openTestShop()
  accounts = createAccountsService({
    database: shop.database,
    audit: shop.audit,
    mail: shop.mail,
    origin: shop.config.origin,
    securityLog: () => undefined,
    adminEmail: 'owner@example.com',
    demoAccounts: false,
    now: () => time,
    newId: () => crypto.randomUUID(),
    log: createLogger('silent'),
    readSettings: shop.settings.current,
    guardSetting: () => undefined,
    identity: {
      ...shop.identity,
      verifyIdToken: async (bearer) => JSON.parse(bearer),
      redeemIdToken: async () => undefined,
      disableAccount: async () => undefined,
      onPasswordChange: () => undefined,
    },
  })
})
afterAll(() => shop.close())

const claimsOf = (email: string, more: Partial<IdTokenClaims> = {}): IdTokenClaims => ({
  issuer: 'https://issuer.example',
  subject: email,
  email,
  emailVerified: false,
  name: 'Jane Doe',
  issuedAt: Math.floor(Date.now() / 1000),
  ...more,
})
const signIn = (claims: IdTokenClaims, address = claims.email) =>
  accounts.exchangeIdToken(
    { actor: undefined, bearer: JSON.stringify(claims) },
    { address, email: address },
  )
const refused = (type: string) => ({ body: { type } })

describe('exchanging an ID token', () => {
  test('a new e-mail makes a record at once, unverified, as a customer', async () => {
    const { token } = await signIn(claimsOf('new@example.com'))
    expect(await accounts.findActor(token ?? '')).toMatchObject({
      email: 'new@example.com',
      name: 'Jane Doe',
      role: 'customer',
    })
  })
  test('a name that the provider states is taken without what nobody sees', async () => {
    const nameOf = async (email: string, name: string) =>
      (await accounts.findActor((await signIn(claimsOf(email, { name }))).token ?? ''))?.name
    expect(await nameOf('seen@example.com', ' Ad\u200Bmin\u202E\0 ')).toBe('Admin')
    expect(await nameOf('unseen@example.com', '\u3164\u2800')).toBe('unseen@example.com')
  })
  test('twenty exchanges at the same moment create one record and twenty tokens', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(claimsOf('twenty@example.com'))),
    )
    const actors = await Promise.all(answers.map(({ token }) => accounts.findActor(token ?? '')))
    expect(new Set(actors.map((actor) => actor?.id)).size).toBe(1)
    expect(new Set(answers.map(({ token }) => token)).size).toBe(20)
  })
  test('another identity with the same e-mail address gets the record only if that address is verified', async () => {
    await signIn(claimsOf('bound@example.com'))
    await expect(signIn(claimsOf('bound@example.com', { subject: 'other' }))).rejects.toMatchObject(
      refused('identity-taken'),
    )
    await expect(
      signIn(claimsOf('bound@example.com', { issuer: 'https://evil.example' })),
    ).rejects.toMatchObject(refused('identity-taken'))
    await expect(
      signIn(claimsOf('bound@example.com', { subject: 'other', emailVerified: true })),
    ).resolves.toMatchObject({ acknowledged: true })
  })
  test('an ID token for one e-mail opens no other', async () => {
    await expect(signIn(claimsOf('mine@example.com'), 'victim@example.com')).rejects.toMatchObject(
      refused('not-yours'),
    )
  })
  test('without an ID token there is no access token', async () => {
    await expect(
      accounts.exchangeIdToken(
        { actor: undefined },
        { address: 'a@example.com', email: 'a@example.com' },
      ),
    ).rejects.toMatchObject(refused('not-signed-in'))
  })
  test('a token of another issuer is refused by the real verifier', async () => {
    const { privateKey } = await generateKeyPair('EdDSA')
    const forged = await new SignJWT({ email: 'a@example.com', email_verified: true })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject('x')
      .setIssuer('https://evil.example')
      .setAudience('ironmonger')
      .setExpirationTime('5m')
      .sign(privateKey)
    await expect(
      shop.accounts.exchangeIdToken(
        { actor: undefined, bearer: forged },
        { address: 'a@example.com', email: 'a@example.com' },
      ),
    ).rejects.toMatchObject(refused('proof-refused'))
  })
  test('the operator is an admin once the e-mail is verified, and not before', async () => {
    const roleAfter = async (verified: boolean) =>
      (
        await accounts.findActor(
          (await signIn(claimsOf('owner@example.com', { emailVerified: verified }))).token ?? '',
        )
      )?.role
    expect(await roleAfter(false)).toBe('customer')
    expect(await roleAfter(true)).toBe('admin')
  })
})

describe('access tokens', () => {
  test('access tokens expire after 30 minutes without use, and after 12 hours at most', async () => {
    const { token = '' } = await signIn(claimsOf('idle@example.com'))
    const after = async (minutes: number) => {
      time = new Date(time.getTime() + minutes * 60_000)
      return (await accounts.findActor(token)) !== undefined
    }
    expect(await after(29)).toBe(true)
    expect(await after(29)).toBe(true)
    expect(await after(31)).toBe(false)
    const { token: second = '' } = await signIn(claimsOf('idle@example.com'))
    for (let step = 0; step < 28; step += 1) {
      time = new Date(time.getTime() + 25 * 60_000)
      expect(await accounts.findActor(second)).toBeDefined()
    }
    time = new Date(time.getTime() + 21 * 60_000)
    expect(await accounts.findActor(second)).toBeUndefined()
  })
  test('are revoked at sign-out, one at a time', async () => {
    const [one, two] = [
      (await signIn(claimsOf('out@example.com'))).token ?? '',
      (await signIn(claimsOf('out@example.com'))).token ?? '',
    ]
    const actor = await accounts.findActor(one)
    if (!actor) return expect.unreachable()
    await accounts.signOut({ actor, bearer: one }, {})
    expect(await accounts.findActor(one)).toBeUndefined()
    expect(await accounts.findActor(two)).toBeDefined()
  })
})

describe('roles', () => {
  test('signing in never changes a role; only an admin can promote, and the promotion takes effect immediately', async () => {
    const { token = '' } = await signIn(claimsOf('rise@example.com'))
    const customer = await accounts.findActor(token)
    const promotion = { address: 'rise@example.com', role: 'admin' as const }
    await expect(accounts.exchangeIdToken({ actor: undefined }, promotion)).rejects.toMatchObject(
      refused('not-signed-in'),
    )
    await expect(accounts.exchangeIdToken({ actor: customer }, promotion)).rejects.toMatchObject(
      refused('not-yours'),
    )
    const admin = await shop.person('Promoting Admin', 'admin')
    expect(await accounts.exchangeIdToken({ actor: admin }, promotion)).toEqual({
      acknowledged: true,
      modifiedCount: 1,
    })
    expect(await accounts.exchangeIdToken({ actor: admin }, promotion)).toEqual({
      acknowledged: true,
      modifiedCount: 0,
    })
    expect((await accounts.findActor(token))?.role).toBe('admin')
    await expect(
      accounts.exchangeIdToken({ actor: admin }, { ...promotion, address: 'nobody@example.com' }),
    ).rejects.toMatchObject(refused('not-here'))
  })
  test('a deleted user is refused on the next call, and the same identity cannot sign in again', async () => {
    const claims = claimsOf('deleted@example.com')
    const { token = '' } = await signIn(claims)
    const user = await accounts.findActor(token)
    const admin = await shop.person('Deleting Admin', 'admin')
    expect(await accounts.remove({ actor: admin }, { id: user?.id ?? '' })).toMatchObject({
      deletedCount: 1,
    })
    expect(await accounts.remove({ actor: admin }, { id: user?.id ?? '' })).toMatchObject({
      deletedCount: 0,
    })
    expect(await accounts.findActor(token)).toBeUndefined()
    await expect(signIn(claims)).rejects.toMatchObject(refused('account-deleted'))
    await expect(
      signIn(claimsOf('deleted@example.com', { subject: 'a new sign-up' })),
    ).resolves.toMatchObject({ acknowledged: true })
  })
  test('nobody deletes themselves', async () => {
    const admin = await shop.person('Self Admin', 'admin')
    await expect(accounts.remove({ actor: admin }, { id: admin.id })).rejects.toMatchObject(
      refused('not-oneself'),
    )
  })
})

test('two admins who delete each other at the same moment leave one', async () => {
  const alone = await openTestShop()
  try {
    const [one, two] = [
      await alone.person('Admin One', 'admin'),
      await alone.person('Admin Two', 'admin'),
    ]
    const outcomes = await Promise.allSettled([
      alone.accounts.remove({ actor: one }, { id: two.id }),
      alone.accounts.remove({ actor: two }, { id: one.id }),
    ])
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const admins = (await alone.accounts.list({ actor: one }, {})).filter(
      (user) => user.role === 'admin',
    )
    expect(admins).toHaveLength(1)
  } finally {
    await alone.close()
  }
})

test('the last admin stays', () => {
  expect(checkUserDeletion('a', { id: 'b', role: 'admin' }, 1)).toBe('last-admin')
  expect(checkUserDeletion('a', { id: 'b', role: 'admin' }, 2)).toBe('allowed')
  expect(checkUserDeletion('a', { id: 'b', role: 'customer' }, 1)).toBe('allowed')
})
