/** What opens an account is changed, and the account ended, only by anybody who has just proved to own it. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  auth,
  exchange,
  goodPassword,
  idTokenOf,
  newAccount,
  signInWithGoogle,
  signUp,
} from '../../tests/identity/embedded-accounts.ts'
import { totpCode, totpStep } from '../../tests/identity/totp.ts'
import { listeningShop, type ListeningShop } from '../../tests/identity/listening-shop.ts'

let site: ListeningShop
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

/** As if everybody had signed in eleven minutes ago. */
async function elevenMinutesLater(): Promise<void> {
  const { handle } = site.shop.database
  await sql`
    update identity_sessions set created_at = created_at - interval '11 minutes',
      second_factor_at = second_factor_at - interval '11 minutes'`.execute(handle)
  await sql`
    update access_tokens set created_at = created_at - interval '11 minutes',
      proved_at = proved_at - interval '11 minutes'`.execute(handle)
}

async function call(token: string, route: string, body?: object) {
  const [method = '', path] = route.split(' ')
  const response = await fetch(`${site.origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: Object(await response.json()) }
}

/** Anybody who has a session of the account, but signed in long ago. */
async function strangerInSession() {
  const { name, email } = newAccount()
  const visitor = await signInWithGoogle(site, { name, email })
  const { token } = await exchange(site, email, await idTokenOf(visitor))
  return { visitor, token, email }
}

describe('an account without a password', () => {
  const paths = [
    'passkey/begin',
    'passkey/confirm',
    'passkey/remove',
    'two-factor/enable',
    'two-factor/disable',
    'two-factor/generate-backup-codes',
  ] as const

  it.each(paths)('%s needs a sign-in within ten minutes', async (path) => {
    const { visitor } = await strangerInSession()
    await elevenMinutesLater()
    const body = path === 'passkey/confirm' || path === 'passkey/remove' ? { id: 'x' } : {}
    expect(await visitor.post(`${auth}/${path}`, body)).toMatchObject({
      status: 403,
      json: { code: 'SIGN_IN_AGAIN' },
    })
  })

  it('after a new sign-in, the owner of an account without a password can add a passkey and a second factor', async () => {
    const { visitor } = await strangerInSession()
    expect(await visitor.post(`${auth}/passkey/begin`)).toMatchObject({ status: 200 })
    expect(await visitor.post(`${auth}/two-factor/enable`)).toMatchObject({ status: 200 })
  })

  it('an old session can neither delete an account without a password nor change its address', async () => {
    const { token, email } = await strangerInSession()
    await elevenMinutesLater()
    const again = { status: 409, body: { type: 'sign-in-again' } }
    expect(await call(token, 'POST /account-removal', { email, password: '' })).toMatchObject(again)
    const change = { email: 'elsewhere@example.org', password: '' }
    expect(await call(token, 'POST /email-change', change)).toMatchObject(again)
    expect(await site.shop.accounts.findUserId(email)).toBeDefined()
  })

  it('is ended by its owner after a new sign-in', async () => {
    const { token, email } = await strangerInSession()
    expect(await call(token, 'POST /account-removal', { email, password: '' })).toMatchObject({
      status: 200,
    })
    expect(await site.shop.accounts.findUserId(email)).toBeUndefined()
  })
})

describe('an account with a second factor', () => {
  const password = goodPassword
  const paths = ['passkey/begin', 'two-factor/disable', 'two-factor/generate-backup-codes'] as const

  /** Anybody who has its session and password, of a sign-in that showed the code long ago. */
  async function strangerWithPassword() {
    const { visitor, person } = await signUp(site)
    const { token } = await exchange(site, person.email, await idTokenOf(visitor))
    const { json } = await visitor.post(`${auth}/two-factor/enable`, { password })
    const uri = String(json['totpURI'])
    const code = totpCode(uri, Date.now())
    await visitor.post(`${auth}/two-factor/verify-totp`, { code })
    await elevenMinutesLater()
    return { visitor, token, uri, email: person.email }
  }

  it('with a second factor, changes need the password and a code from the last ten minutes', async () => {
    const { visitor, token, uri } = await strangerWithPassword()
    for (const path of paths)
      expect(await visitor.post(`${auth}/${path}`, { password })).toMatchObject({
        status: 403,
        json: { code: 'SECOND_FACTOR_REQUIRED' },
      })
    const change = { current_password: password, new_password: 'anvil-and-tongs-9' }
    expect(await call(token, 'POST /password', change)).toMatchObject({
      status: 403,
      body: { type: 'step-up-needed', facts: { by: 'code' } },
    })
    const code = totpCode(uri, Date.now() + totpStep)
    expect(await call(token, 'POST /step-up', { code })).toMatchObject({ status: 200 })
    // One code counts for both: the shop's token and the provider's session.
    for (const path of paths.toReversed())
      expect(await visitor.post(`${auth}/${path}`, { password })).toMatchObject({ status: 200 })
    expect(await call(token, 'POST /password', change)).toMatchObject({ status: 200 })
  })

  it('with a second factor, the password and an old proof are not enough to delete the account', async () => {
    const { token, email } = await strangerWithPassword()
    expect(await call(token, 'POST /account-removal', { email, password })).toMatchObject({
      status: 403,
      body: { type: 'step-up-needed' },
    })
  })

  it('goes on under another session once its key is turned on, which ends with the token of before', async () => {
    const { visitor, token } = await strangerWithPassword()
    const { body } = await call(token, 'GET /sessions')
    expect(await call(token, `DELETE /sessions/${body[0]._id}`)).toMatchObject({ status: 200 })
    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
  })
})
