/** Signing up, in and out, the ID token, and new passwords, over real HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMigrations } from 'better-auth/db/migration'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { listeningShop, type ListeningShop } from '../../tests/identity/listening-shop.ts'
import type { Visitor } from '../../tests/identity/visitor.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { betterAuthOptions } from './better-auth.server.ts'
import { addressTaken, passwordRefused } from './identity.server.ts'

let it0: ListeningShop
beforeAll(async () => {
  it0 = await listeningShop()
})
afterAll(() => it0.close())

const auth = '/api/auth'
const good = 'vise-and-rasp-88'
let count = 0
const somebody = (): { name: string; email: string; password: string } => ({
  name: 'Ada Vise',
  email: `ada${(count += 1)}@example.org`,
  password: good,
})

async function signedUp(person = somebody()): Promise<{ visitor: Visitor; person: typeof person }> {
  const visitor = it0.visitor()
  expect(await visitor.post(`${auth}/sign-up/email`, person)).toMatchObject({ status: 200 })
  return { visitor, person }
}
const idToken = async (visitor: Visitor): Promise<string> =>
  String((await visitor.get(`${auth}/token`)).json['token'])
const resetToken = async (email: string): Promise<string> =>
  /reset-password\?token=([\w-]+)/.exec(await it0.mailTo(email))?.[1] ?? ''

describe('signing up', () => {
  it('begins a session and gives an ID token that the shop verifies', async () => {
    const { visitor, person } = await signedUp()
    const token = await idToken(visitor)
    expect(decodeProtectedHeader(token).alg).toBe('EdDSA')
    const { iat = 0, exp = 0 } = decodeJwt(token)
    expect(exp - iat).toBe(300)
    expect(await it0.shop.identity.verifyIdToken(token)).toEqual({
      issuer: 'embedded',
      subject: decodeJwt(token).sub,
      email: person.email,
      emailVerified: false,
      name: 'Ada Vise',
    })
  })

  it('keeps its cookie to itself: httpOnly, Lax, and only for the provider', async () => {
    const answer = await it0.visitor().post(`${auth}/sign-up/email`, somebody())
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^ironmonger\.session_token=/)
    expect(cookie).toMatch(/Path=\/api\/auth; HttpOnly; SameSite=Lax$/)
    expect(cookie).toMatch(/Max-Age=1800/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('takes the e-mail in any case, once', async () => {
    const { person } = await signedUp()
    const again = await it0
      .visitor()
      .post(`${auth}/sign-up/email`, { ...person, email: person.email.toUpperCase() })
    expect(again).toMatchObject({
      status: 422,
      json: { message: 'This e-mail already has an account. Log in, or use another one.' },
    })
    expect(
      await it0
        .visitor()
        .post(`${auth}/sign-in/email`, { email: person.email.toUpperCase(), password: good }),
    ).toMatchObject({ status: 200 })
  })

  it.each([
    ['12345', 'your Password should at least 6 character'],
    ['Football', 'This password is one of the most used, and guessed first. Choose another.'],
    ['IronMonger2026', "The password is little more than this shop's name. Choose another."],
    ['refused@example.org!', 'The password contains your e-mail address. Choose another.'],
    ['x'.repeat(101), 'A password has at most 100 characters.'],
  ])('refuses the password %s with a sentence', async (password, message) => {
    const answer = await it0
      .visitor()
      .post(`${auth}/sign-up/email`, { name: 'Ada', email: 'refused@example.org', password })
    expect(answer).toMatchObject({
      status: 422,
      json: { message, detail: message, code: 'PASSWORD_REFUSED' },
    })
    expect(answer.headers.get('content-type')).toMatch('application/problem+json')
    expect(
      await it0.visitor().post(`${auth}/sign-in/email`, { email: 'refused@example.org', password }),
    ).toMatchObject({ status: password.length > 100 ? 400 : 401 })
  })

  it('takes passwords of 6 and of 100 characters, and names of 80', async () => {
    await signedUp({ ...somebody(), password: 'q7_zKp' })
    await signedUp({ ...somebody(), password: 'q7'.repeat(50), name: 'n'.repeat(80) })
    expect(
      await it0.visitor().post(`${auth}/sign-up/email`, { ...somebody(), name: 'n'.repeat(81) }),
    ).toMatchObject({ status: 422, json: { message: 'A name has at most 80 characters.' } })
  })

  it.each([
    [{ name: 'Ada', email: 'a@example.org', password: good, role: 'admin' }],
    [{ name: 'Ada', email: 'a@example.org', password: good, emailVerified: true }],
    [{ name: 'Ada', email: 'a@example.org', password: good, disabledAt: null }],
    [{ name: 'Ada', email: ['a@example.org'], password: good }],
    [{ name: '', email: 'a@example.org', password: good }],
    [{ name: 'Ada', email: 'nobody', password: good }],
    ['text'],
    [null],
  ])('refuses the body %j', async (body) => {
    expect(await it0.visitor().post(`${auth}/sign-up/email`, body)).toMatchObject({ status: 422 })
  })
})

describe('signing in', () => {
  it('answers alike for a wrong password and for nobody', async () => {
    const { person } = await signedUp()
    const wrong = await it0
      .visitor()
      .post(`${auth}/sign-in/email`, { email: person.email, password: 'wrong-one-here' })
    const nobody = await it0
      .visitor()
      .post(`${auth}/sign-in/email`, { email: 'nobody@example.org', password: 'wrong-one-here' })
    expect(wrong).toMatchObject({
      status: 401,
      json: { message: 'The e-mail or the password is wrong.' },
    })
    expect(nobody.json).toEqual(wrong.json)
  })

  it('ends with signing out', async () => {
    const { visitor } = await signedUp()
    expect(await visitor.get(`${auth}/get-session`)).toMatchObject({
      status: 200,
      json: { user: { name: 'Ada Vise' } },
    })
    expect(await visitor.post(`${auth}/sign-out`)).toMatchObject({ status: 200 })
    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
    expect(await visitor.get(`${auth}/token`)).toMatchObject({
      status: 401,
      json: { message: 'You are signed out. Log in again.' },
    })
  })

  it('refuses a request that another site makes with the cookie', async () => {
    const { visitor } = await signedUp()
    const cookie = [...visitor.cookies.values()]
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(`${it0.origin}${auth}/sign-out`, {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(403)
    expect(await visitor.get(`${auth}/get-session`)).toMatchObject({
      json: { user: { name: 'Ada Vise' } },
    })
  })

  it('is counted for each account, and says when to come back', async () => {
    const strict = await listeningShop({ LIMIT_LOGIN: '3/60' })
    try {
      const attempt = () =>
        strict.visitor().post(`${auth}/sign-in/email`, {
          email: 'nobody@example.org',
          password: 'wrong-one-here',
        })
      expect([
        (await attempt()).status,
        (await attempt()).status,
        (await attempt()).status,
      ]).toEqual([401, 401, 401])
      const fourth = await attempt()
      expect(fourth.status).toBe(429)
      expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await strict.close()
    }
  })
})

describe('the door in front of the library', () => {
  it.each([
    ['POST', '/update-user'],
    ['POST', '/change-email'],
    ['POST', '/change-password'],
    ['POST', '/delete-user'],
    ['GET', '/list-sessions'],
    ['POST', '/link-social'],
    ['GET', '/reset-password/abc'],
    ['GET', '/ok'],
    ['GET', '/callback/github'],
    ['POST', '/callback/google'],
    ['GET', '/account-info'],
    ['POST', '/verify-password'],
    ['POST', '/get-session'],
    ['GET', ''],
    ['GET', '/'],
    ['GET', '/sign-in/email'],
    ['POST', '/sign-in/email/'],
    ['POST', '//sign-in/email'],
    ['GET', '/reference'],
  ])('has no %s %s', async (method, path) => {
    const answer = await fetch(`${it0.origin}${auth}${path}`, { method })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch('application/problem+json')
    expect(await answer.json()).toMatchObject({ type: 'not-here', status: 404 })
  })

  it('publishes its public keys and nothing private', async () => {
    const { visitor } = await signedUp()
    await idToken(visitor)
    const { json } = await it0.visitor().get(`${auth}/jwks`)
    expect(json['keys']).toEqual([
      expect.objectContaining({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' }),
    ])
    expect(JSON.stringify(json)).not.toMatch(/"d"/)
  })

  it('sends its own error page to /login', async () => {
    const answer = await it0.visitor().get(`${auth}/error?error=state_mismatch`)
    expect(answer.headers.get('location')).toBe('/login?error=state_mismatch')
    expect(
      (await it0.visitor().get(`${auth}/error?error=%3Cscript%3E`)).headers.get('location'),
    ).toBe('/login?error=unknown')
  })
})

describe('a new password', () => {
  it('comes by a link that works once, ends every session, and is told to the listeners', async () => {
    const { visitor, person } = await signedUp()
    const heard: string[] = []
    it0.shop.identity.onPasswordChange(async (subject) => void heard.push(subject))
    const { subject } = await it0.shop.identity.verifyIdToken(await idToken(visitor))

    expect(
      await it0.visitor().post(`${auth}/request-password-reset`, { email: person.email }),
    ).toMatchObject({ status: 200 })
    const token = await resetToken(person.email)
    expect(await it0.mailTo(person.email)).toContain(`${it0.origin}/reset-password?token=${token}`)
    expect(
      await it0.visitor().post(`${auth}/reset-password`, { token, newPassword: 'password' }),
    ).toMatchObject({ status: 422, json: { code: 'PASSWORD_REFUSED' } })
    expect(
      await it0
        .visitor()
        .post(`${auth}/reset-password`, { token, newPassword: 'anvil-and-tongs-9' }),
    ).toMatchObject({ status: 200 })
    expect(heard).toContain(subject)

    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
    expect(
      await it0.visitor().post(`${auth}/sign-in/email`, { email: person.email, password: good }),
    ).toMatchObject({ status: 401 })
    const back = it0.visitor()
    expect(
      await back.post(`${auth}/sign-in/email`, {
        email: person.email,
        password: 'anvil-and-tongs-9',
      }),
    ).toMatchObject({ status: 200 })
    expect(await it0.shop.identity.verifyIdToken(await idToken(back))).toMatchObject({
      subject,
      emailVerified: true,
    })
    expect(
      await it0
        .visitor()
        .post(`${auth}/reset-password`, { token, newPassword: 'anvil-and-tongs-10' }),
    ).toMatchObject({
      status: 400,
      json: { message: 'This link is used up or has expired. Ask for a new one.' },
    })
  })

  it('is set through the newest link only, and not after 30 minutes', async () => {
    const { person } = await signedUp()
    await it0.visitor().post(`${auth}/request-password-reset`, { email: person.email })
    const first = await resetToken(person.email)
    await it0.visitor().post(`${auth}/request-password-reset`, { email: person.email })
    const second = await resetToken(person.email)
    expect(second).not.toBe(first)
    expect(
      await it0
        .visitor()
        .post(`${auth}/reset-password`, { token: first, newPassword: 'anvil-and-tongs-9' }),
    ).toMatchObject({ status: 400 })

    const links = it0.shop.database.handle.withTables<{
      identity_verifications: { identifier: string; expires_at: Date }
    }>()
    const [link] = await links
      .selectFrom('identity_verifications')
      .selectAll()
      .where('identifier', 'like', 'reset-password:%')
      .orderBy('expires_at', 'desc')
      .execute()
    expect(link?.identifier).not.toContain(second)
    expect(Number(link?.expires_at) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
    await links
      .updateTable('identity_verifications')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect(
      await it0
        .visitor()
        .post(`${auth}/reset-password`, { token: second, newPassword: 'anvil-and-tongs-9' }),
    ).toMatchObject({ status: 400 })
  })

  it('is answered alike for an address that nobody has, without a mail', async () => {
    const { person } = await signedUp()
    const known = await it0
      .visitor()
      .post(`${auth}/request-password-reset`, { email: person.email })
    const before = await it0.mails()
    const unknown = await it0
      .visitor()
      .post(`${auth}/request-password-reset`, { email: 'nobody.at.all@example.org' })
    const odd = await it0
      .visitor()
      .post(`${auth}/request-password-reset`, { email: 'word@under_score.com' })
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json])
    expect([odd.status, odd.json]).toEqual([known.status, known.json])
    expect(await it0.mails()).toBe(before)
    expect(
      await it0.visitor().post(`${auth}/request-password-reset`, { email: 'no address' }),
    ).toMatchObject({ status: 422 })
  })

  it('does not leave the origin to the client', async () => {
    const { person } = await signedUp()
    expect(
      await it0.visitor().post(`${auth}/request-password-reset`, {
        email: person.email,
        redirectTo: 'https://evil.example',
      }),
    ).toMatchObject({ status: 422 })
  })
})

describe('confirming an e-mail address', () => {
  it('happens through the link that sign-up sends', async () => {
    const { visitor, person } = await signedUp()
    const token = /login\?verify=([\w.-]+)/.exec(await it0.mailTo(person.email))?.[1] ?? ''
    expect((await it0.shop.identity.verifyIdToken(await idToken(visitor))).emailVerified).toBe(
      false,
    )
    expect(
      await it0
        .visitor()
        .get(`${auth}/verify-email?token=${token}&callbackURL=https://evil.example`),
    ).toMatchObject({ status: 200 })
    expect((await it0.shop.identity.verifyIdToken(await idToken(visitor))).emailVerified).toBe(true)
    expect(await it0.visitor().get(`${auth}/verify-email?token=${token}x`)).toMatchObject({
      status: 401,
      json: { message: 'This link is used up or has expired. Ask for a new one.' },
    })
  })

  it('can be asked for again', async () => {
    const { visitor, person } = await signedUp()
    const before = await it0.mails()
    expect(
      await visitor.post(`${auth}/send-verification-email`, { email: person.email }),
    ).toMatchObject({ status: 200 })
    expect(
      await it0.visitor().post(`${auth}/send-verification-email`, { email: 'nobody@example.org' }),
    ).toMatchObject({ status: 200 })
    expect(await it0.mails()).toBe(before + 1)
  })
})

describe('what the shop does with identities', () => {
  it('disables one for good, in its own transaction', async () => {
    const { visitor, person } = await signedUp()
    const { subject } = await it0.shop.identity.verifyIdToken(await idToken(visitor))
    await expect(
      it0.shop.database.transact(async (tx) => {
        await it0.shop.identity.disableAccount(tx, { issuer: 'embedded', subject })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect((await visitor.get(`${auth}/get-session`)).json['user']).toBeDefined()

    await it0.shop.database.transact((tx) =>
      it0.shop.identity.disableAccount(tx, { issuer: 'embedded', subject }),
    )
    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
    expect(await it0.visitor().post(`${auth}/sign-in/email`, person)).toMatchObject({ status: 422 })
    expect(
      await it0.visitor().post(`${auth}/sign-in/email`, { email: person.email, password: good }),
    ).toMatchObject({ status: 401 })
    expect(await it0.visitor().post(`${auth}/sign-up/email`, person)).toMatchObject({ status: 422 })
    const before = await it0.mails()
    expect(
      await it0.visitor().post(`${auth}/request-password-reset`, { email: person.email }),
    ).toMatchObject({ status: 200 })
    expect(await it0.mails()).toBe(before)
  })

  it('makes accounts of its own, and removes them', async () => {
    const account = {
      name: 'Demo',
      email: 'demo.one@example.org',
      password: 'hammer-and-tongs-26',
      verified: true,
    }
    const { subject } = await it0.shop.identity.createAccount(account)
    const visitor = it0.visitor()
    expect(
      await visitor.post(`${auth}/sign-in/email`, {
        email: account.email,
        password: account.password,
      }),
    ).toMatchObject({ status: 200 })
    expect(await it0.shop.identity.verifyIdToken(await idToken(visitor))).toMatchObject({
      subject,
      emailVerified: true,
      email: account.email,
    })
    await expect(it0.shop.identity.createAccount(account)).rejects.toSatisfy((error) =>
      isProblem(error, addressTaken),
    )
    await expect(
      it0.shop.identity.createAccount({
        ...account,
        email: 'demo.two@example.org',
        password: 'password',
      }),
    ).rejects.toSatisfy((error) => isProblem(error, passwordRefused))

    await it0.shop.identity.setPassword(subject, 'another-good-one')
    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
    expect(
      await it0
        .visitor()
        .post(`${auth}/sign-in/email`, { email: account.email, password: 'another-good-one' }),
    ).toMatchObject({ status: 200 })
    await it0.shop.database.transact((tx) => it0.shop.identity.deleteAccount(tx, subject))
    expect(
      await it0
        .visitor()
        .post(`${auth}/sign-in/email`, { email: account.email, password: 'another-good-one' }),
    ).toMatchObject({ status: 401 })
    await it0.shop.identity.createAccount(account)
  })

  it('has the tables that the library asks for', async () => {
    const never = () => Promise.reject(new Error('not asked'))
    const { config, database, mail } = it0.shop
    const log = {
      level: 'silent',
      fatal: () => undefined,
      error: () => undefined,
      warn: () => undefined,
      info: () => undefined,
      debug: () => undefined,
      trace: () => undefined,
      silent: () => undefined,
      child: () => log,
    }
    const options = betterAuthOptions({ config, database, mail, log }, 'x'.repeat(48), {
      onResetRequested: never,
      onVerificationRequested: never,
      onPasswordReset: never,
    })
    const { toBeCreated, toBeAdded } = await getMigrations(options)
    expect([toBeCreated, toBeAdded]).toEqual([[], []])
  })
})
