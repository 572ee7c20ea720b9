/** Accounts: who enters, who is an admin, who may delete whom. */
import { SignJWT, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { IdTokenClaims } from '../identity/identity.server.ts'
import { createAccountsService, type AccountsService } from './service.server.ts'
import { checkUserDeletion } from './rules.ts'

let shop: TestShop
/** The same accounts, with an issuer of the test's own: a proof is JSON here, verified by nobody. */
let doors: AccountsService
let time = new Date('2026-11-21T09:00:00Z')
beforeAll(async () => {
  shop = await openTestShop()
  doors = createAccountsService({
    database: shop.database,
    adminEmail: 'owner@example.com',
    demoAccounts: false,
    now: () => time,
    newId: () => crypto.randomUUID(),
    identity: {
      ...shop.identity,
      verifyIdToken: async (bearer) => JSON.parse(bearer),
      disableAccount: async () => undefined,
      onPasswordChange: () => undefined,
    },
  })
})
afterAll(() => shop.close())

const proofOf = (email: string, more: Partial<IdTokenClaims> = {}): IdTokenClaims => ({
  issuer: 'https://issuer.example',
  subject: email,
  email,
  emailVerified: false,
  name: 'Jane Doe',
  ...more,
})
const enter = (proof: IdTokenClaims, address = proof.email) =>
  doors.exchangeIdToken(
    { actor: undefined, bearer: JSON.stringify(proof) },
    { address, email: address },
  )
const refused = (type: string) => ({ body: { type } })

describe('entering', () => {
  test('a new e-mail makes a record at once, unverified, as a customer', async () => {
    const { token } = await enter(proofOf('new@example.com'))
    expect(await doors.findActor(token ?? '')).toMatchObject({
      email: 'new@example.com',
      name: 'Jane Doe',
      role: 'customer',
    })
  })
  test('twenty times at the same moment makes one record and twenty tokens', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enter(proofOf('twenty@example.com'))),
    )
    const actors = await Promise.all(answers.map(({ token }) => doors.findActor(token ?? '')))
    expect(new Set(actors.map((actor) => actor?.id)).size).toBe(1)
    expect(new Set(answers.map(({ token }) => token)).size).toBe(20)
  })
  test('another identity with the same e-mail gets the record only when that e-mail is verified', async () => {
    await enter(proofOf('bound@example.com'))
    await expect(enter(proofOf('bound@example.com', { subject: 'other' }))).rejects.toMatchObject(
      refused('identity-taken'),
    )
    await expect(
      enter(proofOf('bound@example.com', { issuer: 'https://evil.example' })),
    ).rejects.toMatchObject(refused('identity-taken'))
    await expect(
      enter(proofOf('bound@example.com', { subject: 'other', emailVerified: true })),
    ).resolves.toMatchObject({ acknowledged: true })
  })
  test('a proof for one e-mail opens no other', async () => {
    await expect(enter(proofOf('mine@example.com'), 'victim@example.com')).rejects.toMatchObject(
      refused('not-yours'),
    )
  })
  test('without a proof there is no token', async () => {
    await expect(
      doors.exchangeIdToken(
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
        await doors.findActor(
          (await enter(proofOf('owner@example.com', { emailVerified: verified }))).token ?? '',
        )
      )?.role
    expect(await roleAfter(false)).toBe('customer')
    expect(await roleAfter(true)).toBe('admin')
  })
})

describe('access tokens', () => {
  test('die after 30 idle minutes, live on while used, and never longer than 12 hours', async () => {
    const { token = '' } = await enter(proofOf('idle@example.com'))
    const after = async (minutes: number) => {
      time = new Date(time.getTime() + minutes * 60_000)
      return (await doors.findActor(token)) !== undefined
    }
    expect(await after(29)).toBe(true)
    expect(await after(29)).toBe(true)
    expect(await after(31)).toBe(false)
    const { token: second = '' } = await enter(proofOf('idle@example.com'))
    for (let step = 0; step < 28; step += 1) {
      time = new Date(time.getTime() + 25 * 60_000)
      expect(await doors.findActor(second)).toBeDefined()
    }
    time = new Date(time.getTime() + 21 * 60_000)
    expect(await doors.findActor(second)).toBeUndefined()
  })
  test('are revoked at sign-out, one at a time', async () => {
    const [one, two] = [
      (await enter(proofOf('out@example.com'))).token ?? '',
      (await enter(proofOf('out@example.com'))).token ?? '',
    ]
    const actor = await doors.findActor(one)
    if (!actor) return expect.unreachable()
    await doors.signOut({ actor, bearer: one }, {})
    expect(await doors.findActor(one)).toBeUndefined()
    expect(await doors.findActor(two)).toBeDefined()
  })
})

describe('roles', () => {
  test('a login body never changes a role; promotion needs an admin, and is felt at once', async () => {
    const { token = '' } = await enter(proofOf('rise@example.com'))
    const customer = await doors.findActor(token)
    const promotion = { address: 'rise@example.com', role: 'admin' as const }
    await expect(doors.exchangeIdToken({ actor: undefined }, promotion)).rejects.toMatchObject(
      refused('not-signed-in'),
    )
    await expect(doors.exchangeIdToken({ actor: customer }, promotion)).rejects.toMatchObject(
      refused('not-yours'),
    )
    const admin = await shop.person('Promoting Admin', 'admin')
    expect(await doors.exchangeIdToken({ actor: admin }, promotion)).toEqual({
      acknowledged: true,
      modifiedCount: 1,
    })
    expect(await doors.exchangeIdToken({ actor: admin }, promotion)).toEqual({
      acknowledged: true,
      modifiedCount: 0,
    })
    expect((await doors.findActor(token))?.role).toBe('admin')
    await expect(
      doors.exchangeIdToken({ actor: admin }, { ...promotion, address: 'nobody@example.com' }),
    ).rejects.toMatchObject(refused('not-here'))
  })
  test('a deleted user feels it on the next call, and the identity stays out', async () => {
    const proof = proofOf('deleted@example.com')
    const { token = '' } = await enter(proof)
    const user = await doors.findActor(token)
    const admin = await shop.person('Deleting Admin', 'admin')
    expect(await doors.remove({ actor: admin }, { id: user?.id ?? '' })).toMatchObject({
      deletedCount: 1,
    })
    expect(await doors.remove({ actor: admin }, { id: user?.id ?? '' })).toMatchObject({
      deletedCount: 0,
    })
    expect(await doors.findActor(token)).toBeUndefined()
    await expect(enter(proof)).rejects.toMatchObject(refused('account-deleted'))
    await expect(
      enter(proofOf('deleted@example.com', { subject: 'a new sign-up' })),
    ).resolves.toMatchObject({ acknowledged: true })
  })
  test('nobody deletes themselves', async () => {
    const admin = await shop.person('Self Admin', 'admin')
    await expect(doors.remove({ actor: admin }, { id: admin.id })).rejects.toMatchObject(
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

test('an admin with a short password is told so, a customer is left alone', async () => {
  const shortIn = async (password: string, role: 'customer' | 'admin') => {
    const email = `${role}.${password.length}@short.example.com`
    const identified = await shop.identity.createAccount({
      name: 'Jane Doe',
      email,
      password,
      verified: false,
    })
    await shop.database.transact((tx) =>
      shop.accounts.importDemoUser(tx, { email, name: 'Jane Doe', role, ...identified }),
    )
    const reader = await shop.person(`Reader ${email}`, 'admin')
    return (await shop.accounts.read({ actor: reader }, { email })).shortPassword
  }
  expect(await shortIn('fourteen-chars', 'admin')).toBe(true)
  expect(await shortIn('fifteen-chars-x', 'admin')).toBe(false)
  expect(await shortIn('fourteen-chars', 'customer')).toBe(false)
})

test('the last admin stays', () => {
  expect(checkUserDeletion('a', { id: 'b', role: 'admin' }, 1)).toBe('last-admin')
  expect(checkUserDeletion('a', { id: 'b', role: 'admin' }, 2)).toBe('allowed')
  expect(checkUserDeletion('a', { id: 'b', role: 'customer' }, 1)).toBe('allowed')
})

describe('saved addresses', () => {
  const dock = { address: '7 Planer Row, Austin', phone: '+1 512 555 0199' }
  test('are kept once each, the last used first, and only their owner sees and forgets them', async () => {
    const [keeper, other] = [await shop.person('Ada Keeper'), await shop.person('Bo Other')]
    const first = await shop.accounts.saveAddress({ actor: keeper }, dock)
    const second = await shop.accounts.saveAddress(
      { actor: keeper },
      { ...dock, address: '9 Mill Lane' },
    )
    expect((await shop.accounts.saveAddress({ actor: keeper }, dock)).id).toBe(first.id)
    expect((await shop.accounts.listAddresses({ actor: keeper }, {})).map(({ id }) => id)).toEqual([
      first.id,
      second.id,
    ])
    expect(await shop.accounts.listAddresses({ actor: other }, {})).toEqual([])
    expect(await shop.accounts.deleteAddress({ actor: other }, { id: first.id })).toMatchObject({
      deletedCount: 0,
    })
    expect(await shop.accounts.deleteAddress({ actor: keeper }, { id: first.id })).toMatchObject({
      deletedCount: 1,
    })
    expect((await shop.accounts.listAddresses({ actor: keeper }, {})).map(({ id }) => id)).toEqual([
      second.id,
    ])
  })
  test('one of them is the default, whichever was used last; another takes its place, nobody else chooses it', async () => {
    const [keeper, other] = [await shop.person('Fay Keeper'), await shop.person('Gus Other')]
    const mine = { actor: keeper }
    const [first, second] = [
      await shop.accounts.saveAddress(mine, dock),
      await shop.accounts.saveAddress(mine, { ...dock, address: '9 Mill Lane' }),
    ]
    const listed = async () =>
      (await shop.accounts.listAddresses(mine, {})).map(({ id, preferred }) => [id, preferred])
    expect(await shop.accounts.setDefaultAddress(mine, { id: first.id })).toMatchObject({
      preferred: true,
    })
    expect(await listed()).toEqual([
      [first.id, true],
      [second.id, false],
    ])
    await Promise.all(
      [first, second, second, first, second].map(({ id }) =>
        shop.accounts.setDefaultAddress(mine, { id }),
      ),
    )
    expect((await listed()).filter(([, preferred]) => preferred)).toHaveLength(1)
    await shop.accounts.setDefaultAddress(mine, { id: second.id })
    await expect(
      shop.accounts.setDefaultAddress({ actor: other }, { id: first.id }),
    ).rejects.toMatchObject(refused('not-here'))
    await expect(
      shop.accounts.setDefaultAddress(mine, { id: crypto.randomUUID() }),
    ).rejects.toMatchObject(refused('not-here'))
    expect(await listed(), 'a choice that fails leaves the one before').toEqual([
      [second.id, true],
      [first.id, false],
    ])
  })
  test('are changed by their owner, but not into one that is kept already', async () => {
    const [keeper, other] = [await shop.person('Hal Keeper'), await shop.person('Ida Other')]
    const mine = { actor: keeper }
    const [first] = [
      await shop.accounts.saveAddress(mine, dock),
      await shop.accounts.saveAddress(mine, { ...dock, address: '9 Mill Lane' }),
    ]
    expect(
      await shop.accounts.updateAddress(mine, {
        id: first.id,
        address: '11 Adze Street',
        phone: '+46 8 555 01 99',
      }),
    ).toMatchObject({ id: first.id, address: '11 Adze Street', phone: '+46 8 555 01 99' })
    await expect(
      shop.accounts.updateAddress(mine, { id: first.id, ...dock, address: '9 Mill Lane' }),
    ).rejects.toMatchObject(refused('address-kept'))
    await expect(
      shop.accounts.updateAddress({ actor: other }, { id: first.id, ...dock }),
    ).rejects.toMatchObject(refused('not-here'))
    expect((await shop.accounts.listAddresses(mine, {})).map(({ address }) => address)).toEqual([
      '9 Mill Lane',
      '11 Adze Street',
    ])
  })
  test('are at most twenty', async () => {
    const keeper = await shop.person('Cy Keeper')
    for (let row = 0; row < 20; row += 1)
      await shop.accounts.saveAddress({ actor: keeper }, { ...dock, address: `${row} Mill Lane` })
    await expect(shop.accounts.saveAddress({ actor: keeper }, dock)).rejects.toMatchObject({
      body: { type: 'addresses-full' },
    })
    await expect(
      shop.accounts.saveAddress({ actor: keeper }, { ...dock, address: '3 Mill Lane' }),
    ).resolves.toMatchObject({ address: '3 Mill Lane' })
  })
  test('go when their owner is deleted', async () => {
    const keeper = await shop.person('Di Keeper')
    await shop.accounts.saveAddress({ actor: keeper }, dock)
    await shop.accounts.remove({ actor: await shop.person('Ed Admin', 'admin') }, { id: keeper.id })
    expect(await shop.accounts.listAddresses({ actor: keeper }, {})).toEqual([])
  })
})
