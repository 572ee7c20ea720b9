/** Passkeys: added with the password, they open the account alone; what is refused, and what ends them. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Authenticator } from '../../../tests/identity/authenticator.ts'
import {
  auth,
  exchange,
  goodPassword,
  idTokenOf,
  resetTokenOf,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import { totpCode } from '../../../tests/identity/totp.ts'
import type { Visitor } from '../../../tests/identity/visitor.ts'
import { canHavePasskeys } from './passkeys.server.ts'

let site: ListeningShop
vi.setConfig({ testTimeout: 120_000 })
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

const password = goodPassword
/** A challenge, and the ticket that goes back with the answer. */
async function begin(visitor: Visitor, path: string, body: object = {}) {
  const { status, json } = await visitor.post(`${auth}/passkey/${path}`, body)
  expect(status).toBe(200)
  const challenge = String(Reflect.get(Object(json['options']), 'challenge'))
  return { challenge, ticket: String(json['ticket']), origin: site.origin }
}

async function add(visitor: Visitor, authenticator = new Authenticator(), origin = site.origin) {
  const { ticket, challenge } = await begin(visitor, 'begin', { password })
  const response = authenticator.create({ challenge, origin })
  return visitor.post(`${auth}/passkey/add`, { ticket, name: 'Key ring', response })
}

/** An account with a passkey. */
async function enrolled() {
  const { visitor, person } = await signUp(site)
  const authenticator = new Authenticator()
  expect(await add(visitor, authenticator)).toMatchObject({ status: 200 })
  return { visitor, person, authenticator }
}

async function signIn(
  authenticator: Authenticator,
  visitor = site.visitor(),
  origin = site.origin,
) {
  const { ticket, challenge } = await begin(visitor, 'begin-sign-in')
  const response = authenticator.get({ challenge, origin })
  return visitor.post(`${auth}/passkey/sign-in`, { ticket, response })
}

type PasskeyJson = { readonly id: string; readonly suspendedAt: unknown }
/** The passkeys of the profile page: at least one. */
async function passkeysOf(visitor: Visitor): Promise<[PasskeyJson, ...PasskeyJson[]]> {
  const passkeys = await listed(visitor)
  const [first, ...others] = (Array.isArray(passkeys) ? passkeys : []).map((passkey: object) => ({
    id: String(Reflect.get(passkey, 'id')),
    suspendedAt: Reflect.get(passkey, 'suspendedAt'),
  }))
  if (!first) throw new Error('no passkey is listed')
  return [first, ...others]
}

const listed = async (visitor: Visitor) =>
  (await visitor.get(`${auth}/passkey/list`)).json['passkeys']

describe('a passkey', () => {
  it('a passkey signs in without a password, also in a new browser, and the owner was notified when it was added', async () => {
    const { person, authenticator } = await enrolled()
    expect(await site.mailTo(person.email)).toContain('a passkey was added')
    const browser = site.visitor()
    expect(await signIn(authenticator, browser)).toMatchObject({ status: 200 })
    expect(await exchange(site, person.email, await idTokenOf(browser))).toMatchObject({
      status: 200,
    })
  })

  it('shows both factors: an account with an authenticator app is asked for no code', async () => {
    const { visitor, person, authenticator } = await enrolled()
    const { json } = await visitor.post(`${auth}/two-factor/enable`, { password })
    const code = totpCode(String(json['totpURI']), Date.now())
    await visitor.post(`${auth}/two-factor/verify-totp`, { code })
    const browser = site.visitor()
    await signIn(authenticator, browser)
    expect(await exchange(site, person.email, await idTokenOf(browser))).toMatchObject({
      status: 200,
    })
  })

  it('is listed with its name and last use, and opens nothing once it is removed', async () => {
    const { visitor, authenticator } = await enrolled()
    await signIn(authenticator)
    const passkeys = await listed(visitor)
    expect(passkeys).toEqual([
      expect.objectContaining({ name: 'Key ring', usedAt: expect.stringMatching(/^2/) }),
    ])
    const id: unknown = Reflect.get(Object(Array.isArray(passkeys) ? passkeys[0] : {}), 'id')
    expect(await visitor.post(`${auth}/passkey/remove`, { id, password })).toMatchObject({
      status: 200,
    })
    expect(await listed(visitor)).toEqual([])
    expect(await signIn(authenticator)).toMatchObject({
      status: 401,
      json: { code: 'PASSKEY_REFUSED' },
    })
  })
})

describe('refused is', () => {
  it('an answer that was sent before, and one to the challenge of somebody else', async () => {
    const { authenticator } = await enrolled()
    const [one, another] = [site.visitor(), site.visitor()]
    const first = await begin(one, 'begin-sign-in')
    const second = await begin(another, 'begin-sign-in')
    const response = authenticator.get(first)
    const send = (ticket: string) => one.post(`${auth}/passkey/sign-in`, { ticket, response })
    expect((await send(second.ticket)).status).toBe(401)
    expect((await send(first.ticket)).status).toBe(200)
    expect((await send(first.ticket)).status).toBe(401)
  })

  it('a ticket to add a passkey when it is used to sign in, and a forged one', async () => {
    const { visitor, authenticator } = await enrolled()
    const { ticket, ...ceremony } = await begin(visitor, 'begin', { password })
    const response = authenticator.get(ceremony)
    for (const each of [ticket, `${ticket}x`, '', 'a.b.c'])
      expect(
        (await site.visitor().post(`${auth}/passkey/sign-in`, { ticket: each, response })).status,
      ).toBe(401)
  })

  it('a signature for another site, and one whose user was not verified', async () => {
    const { authenticator } = await enrolled()
    expect((await signIn(authenticator, site.visitor(), 'https://evil.example')).status).toBe(401)
    const { visitor } = await signUp(site)
    const unverified = new Authenticator({ verifiesUser: false })
    expect(await add(visitor, unverified)).toMatchObject({
      status: 400,
      json: { code: 'PASSKEY_NOT_ADDED' },
    })
  })

  it('a copy of an authenticator, whose counter stands behind', async () => {
    const { authenticator } = await enrolled()
    authenticator.counter = 41
    expect((await signIn(authenticator)).status).toBe(200)
    authenticator.counter = 7
    expect((await signIn(authenticator)).status).toBe(401)
  })

  it('adding one with a wrong password, without a session, or what another account has', async () => {
    const { visitor, authenticator } = await enrolled()
    const wrong = await visitor.post(`${auth}/passkey/begin`, { password: 'not-this-one-9' })
    expect(wrong).toMatchObject({ status: 400, json: { code: 'INVALID_PASSWORD' } })
    expect((await site.visitor().post(`${auth}/passkey/begin`, { password })).status).toBe(401)
    const other = await signUp(site)
    expect(await add(other.visitor, authenticator)).toMatchObject({ status: 409 })
    expect(await listed(other.visitor)).toEqual([])
  })

  it('nonsense, with a sentence', async () => {
    const bodies = [
      {},
      { ticket: 1 },
      { ticket: '', response: {} },
      { ticket: '', response: { id: 'x' } },
    ]
    for (const body of bodies) {
      const { status, json } = await site.visitor().post(`${auth}/passkey/sign-in`, body)
      expect([400, 401, 422]).toContain(status)
      expect(String(json['message'])).not.toBe('')
    }
  })
})

describe('removing or confirming one', () => {
  it('removing or confirming a passkey needs the password, and an e-mail says how to get the account back', async () => {
    const { visitor, person, authenticator } = await enrolled()
    const [{ id }] = await passkeysOf(visitor)
    for (const path of ['remove', 'confirm'])
      for (const wrong of [{}, { password: 'not-this-one-9' }])
        expect(await visitor.post(`${auth}/passkey/${path}`, { id, ...wrong })).toMatchObject({
          status: 400,
          json: { code: 'INVALID_PASSWORD' },
        })
    expect((await signIn(authenticator)).status).toBe(200)
    await visitor.post(`${auth}/passkey/remove`, { id, password })
    const mail = await site.mailTo(person.email)
    expect(mail).toContain('a passkey was removed')
    expect(mail).toContain(`${site.origin}/reset-password`)
  })
})

describe('all passkeys are suspended until their owner confirms them', () => {
  const newPassword = 'anvil-and-tongs-9'
  const api = (token: string, path: string, body?: object) =>
    fetch(`${site.origin}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  type Enrolled = Awaited<ReturnType<typeof enrolled>>
  const tokenOf = async ({ visitor, person }: Enrolled) =>
    (await exchange(site, person.email, await idTokenOf(visitor))).token
  /** Each ends all access, and answers the password that the account has then. */
  const endings: readonly [string, (account: Enrolled) => Promise<string>][] = [
    [
      'by a reset by mail',
      async ({ person: { email } }) => {
        await sql`update identity_users set email_verified = true where email = ${email}`.execute(
          site.shop.database.handle,
        )
        await site.visitor().post(`${auth}/request-password-reset`, { email })
        const token = await resetTokenOf(site, email)
        await site.visitor().post(`${auth}/reset-password`, { token, newPassword })
        return newPassword
      },
    ],
    [
      'by a password that is changed while signed in',
      async (account) => {
        const body = { current_password: password, new_password: newPassword }
        expect((await api(await tokenOf(account), '/password', body)).status).toBe(200)
        return newPassword
      },
    ],
    [
      'by signing out everywhere',
      async (account) => {
        expect((await api(await tokenOf(account), '/signout/everywhere')).status).toBe(200)
        return password
      },
    ],
    [
      'by a password that the operator sets',
      async ({ person: { email } }) => {
        const { user } = await site.shop.database.handle
          .withTables<{ identity_users: { id: string; email: string } }>()
          .selectFrom('identity_users')
          .select('id as user')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
        await site.shop.identity.setPassword(user, newPassword)
        return newPassword
      },
    ],
  ]

  it.each(endings)('%s, a stranger’s passkey is suspended', async (_, end) => {
    const account = await enrolled()
    const now = await end(account)
    expect(await signIn(account.authenticator)).toMatchObject({
      status: 401,
      json: { code: 'PASSKEY_SUSPENDED' },
    })
    const owner = site.visitor()
    const credentials = { email: account.person.email, password: now }
    expect(await owner.post(`${auth}/sign-in/email`, credentials)).toMatchObject({ status: 200 })
    const [passkey] = await passkeysOf(owner)
    expect(passkey).toMatchObject({ suspendedAt: expect.stringMatching(/^2/) })
    const confirmation = { id: passkey.id, password: now }
    expect(await owner.post(`${auth}/passkey/confirm`, confirmation)).toMatchObject({
      status: 200,
    })
    expect(await site.mailTo(account.person.email)).toContain('was reactivated')
    expect(await signIn(account.authenticator)).toMatchObject({ status: 200 })
  })

  it('signing out everywhere refuses or suspends a passkey that is being added at the same moment', async () => {
    const { visitor, person } = await signUp(site)
    const token = await tokenOf({ visitor, person, authenticator: new Authenticator() })
    const authenticator = new Authenticator()
    const ceremony = await begin(visitor, 'begin', { password })
    const response = authenticator.create(ceremony)
    await Promise.all([
      visitor.post(`${auth}/passkey/add`, { ticket: ceremony.ticket, name: 'Late', response }),
      api(token, '/signout/everywhere'),
    ])
    expect((await signIn(authenticator)).status).toBe(401)
  })
})

it("the operator's reset takes passkeys off, too", async () => {
  const { person, authenticator } = await enrolled()
  expect(await site.shop.identity.resetSecondFactor(person.email)).toBe('reset')
  expect((await signIn(authenticator)).status).toBe(401)
})

it.each([
  ['https://tools.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', false],
  ['https://[2001:db8::1]', false],
  ['http://tools.example', false],
])('under %s browsers make passkeys: %s', (origin, expected) => {
  expect(canHavePasskeys(origin)).toBe(expected)
})
