/** The embedded provider: signing up and in, its routes and tables, over real HTTP. */
import { getMigrations } from 'better-auth/db/migration'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auth,
  goodPassword,
  idTokenOf,
  newAccount,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import { betterAuthOptions } from '../better-auth/better-auth.server.ts'

let site: ListeningShop
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

describe('signing up', () => {
  it('signing up begins a session and returns an ID token that the shop accepts', async () => {
    const { visitor, person } = await signUp(site)
    const token = await idTokenOf(visitor)
    expect(decodeProtectedHeader(token).alg).toBe('EdDSA')
    const { iat = 0, exp = 0, auth_time: signedInAt } = decodeJwt(token)
    expect(exp - iat).toBe(300)
    expect(signedInAt).toBeTypeOf('number')
    expect(await site.shop.identity.verifyIdToken(token)).toEqual({
      issuer: 'embedded',
      subject: decodeJwt(token).sub,
      issuedAt: iat,
      signedInAt,
      email: person.email,
      emailVerified: false,
      name: 'Ada Vise',
    })
  })

  it('keeps its cookie to itself: httpOnly, Lax, and only for the provider', async () => {
    const answer = await site.visitor().post(`${auth}/sign-up/email`, newAccount())
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^ironmonger\.session_token=/)
    expect(cookie).toMatch(/Path=\/api\/auth; HttpOnly; SameSite=Lax$/)
    expect(cookie).toMatch(/Max-Age=1800/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('takes the e-mail in any case, once', async () => {
    const { person } = await signUp(site)
    const again = await site
      .visitor()
      .post(`${auth}/sign-up/email`, { ...person, email: person.email.toUpperCase() })
    expect(again).toMatchObject({
      status: 422,
      json: {
        message:
          'There is already an account with this e-mail address. Log in, or use another address.',
      },
    })
    expect(
      await site.visitor().post(`${auth}/sign-in/email`, {
        email: person.email.toUpperCase(),
        password: goodPassword,
      }),
    ).toMatchObject({ status: 200 })
  })

  it.each([
    ['12345', 'your Password should at least 6 character'],
    ['Football', 'This password is too easy to guess. Choose another password.'],
    ['IronMonger2026', "The password is too similar to this shop's name. Choose another password."],
    ['refused@example.org!', 'The password contains your e-mail address. Choose another password.'],
    ['x'.repeat(101), 'A password can have at most 100 characters.'],
  ])('refuses the password %s with a sentence', async (password, message) => {
    const answer = await site
      .visitor()
      .post(`${auth}/sign-up/email`, { name: 'Ada', email: 'refused@example.org', password })
    expect(answer).toMatchObject({
      status: 422,
      json: { message, detail: message, code: 'PASSWORD_REFUSED' },
    })
    expect(answer.headers.get('content-type')).toMatch('application/problem+json')
    expect(
      await site
        .visitor()
        .post(`${auth}/sign-in/email`, { email: 'refused@example.org', password }),
    ).toMatchObject({ status: password.length > 100 ? 400 : 401 })
  })

  it('passwords of 6 and of 100 characters, and names of 80, are accepted', async () => {
    await signUp(site, { ...newAccount(), password: 'q7_zKp' })
    await signUp(site, { ...newAccount(), password: 'q7'.repeat(50), name: 'n'.repeat(80) })
    expect(
      await site.visitor().post(`${auth}/sign-up/email`, { ...newAccount(), name: 'n'.repeat(81) }),
    ).toMatchObject({ status: 422, json: { message: 'A name can have at most 80 characters.' } })
  })

  it.each([
    [{ name: 'Ada', email: 'a@example.org', password: goodPassword, role: 'admin' }],
    [{ name: 'Ada', email: 'a@example.org', password: goodPassword, emailVerified: true }],
    [{ name: 'Ada', email: 'a@example.org', password: goodPassword, disabledAt: null }],
    [{ name: 'Ada', email: ['a@example.org'], password: goodPassword }],
    [{ name: '', email: 'a@example.org', password: goodPassword }],
    [{ name: 'Ada', email: 'nobody', password: goodPassword }],
    ['text'],
    [null],
  ])('refuses the body %j', async (body) => {
    expect(await site.visitor().post(`${auth}/sign-up/email`, body)).toMatchObject({ status: 422 })
  })
})

describe('signing in', () => {
  it('answers alike for a wrong password and for nobody', async () => {
    const { person } = await signUp(site)
    const wrong = await site
      .visitor()
      .post(`${auth}/sign-in/email`, { email: person.email, password: 'wrong-one-here' })
    const nobody = await site
      .visitor()
      .post(`${auth}/sign-in/email`, { email: 'nobody@example.org', password: 'wrong-one-here' })
    expect(wrong).toMatchObject({
      status: 401,
      json: { message: 'The e-mail address or the password is wrong.' },
    })
    expect(nobody.json).toEqual(wrong.json)
  })

  it('ends with signing out', async () => {
    const { visitor } = await signUp(site)
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
    const { visitor } = await signUp(site)
    const cookie = [...visitor.cookies.values()]
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(`${site.origin}${auth}/sign-out`, {
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

describe('the routes in front of the library', () => {
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
    ['GET', '/account-info'],
    ['POST', '/verify-password'],
    ['GET', ''],
    ['GET', '/'],
    ['POST', '/sign-in/email/'],
    ['POST', '//sign-in/email'],
    ['GET', '/reference'],
  ])('has no %s %s', async (method, path) => {
    const answer = await fetch(`${site.origin}${auth}${path}`, { method })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch('application/problem+json')
    expect(await answer.json()).toMatchObject({ type: 'not-here', status: 404 })
  })

  it.each([
    ['POST', '/callback/google', 'GET'],
    ['POST', '/get-session', 'GET'],
    ['GET', '/sign-in/email', 'POST'],
  ])('has no %s %s, but says %s', async (method, path, allowed) => {
    const answer = await fetch(`${site.origin}${auth}${path}`, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toContain(allowed)
    expect(answer.headers.get('content-type')).toMatch('application/problem+json')
  })

  it('publishes its public keys and nothing private', async () => {
    const { visitor } = await signUp(site)
    await idTokenOf(visitor)
    const { json } = await site.visitor().get(`${auth}/jwks`)
    expect(json['keys']).toEqual([
      expect.objectContaining({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' }),
    ])
    expect(JSON.stringify(json)).not.toMatch(/"d"/)
  })

  it('sends its own error page to /login', async () => {
    const answer = await site.visitor().get(`${auth}/error?error=state_mismatch`)
    expect(answer.headers.get('location')).toBe('/login?error=state_mismatch')
    expect(
      (await site.visitor().get(`${auth}/error?error=%3Cscript%3E`)).headers.get('location'),
    ).toBe('/login?error=unknown')
  })
})

describe('the database', () => {
  it('has the tables that the library needs', async () => {
    const never = () => Promise.reject(new Error('not asked'))
    const { config, database, mail, settings } = site.shop
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
    const options = betterAuthOptions(
      {
        config,
        database,
        mail,
        log,
        securityLog: () => undefined,
        readSettings: settings.current,
      },
      'x'.repeat(48),
      {
        onResetRequested: never,
        onVerificationRequested: never,
        onPasswordReset: never,
      },
    )
    const { toBeCreated, toBeAdded } = await getMigrations(options)
    expect([toBeCreated, toBeAdded]).toEqual([[], []])
  })
})
