/** What opens an account is changed, and the account ended, only by whoever has just proved to own it. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  auth,
  exchange,
  idTokenOf,
  newAccount,
  signInWithGoogle,
} from '../../tests/identity/embedded-accounts.ts'
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

/** Whoever has a session of the account, but signed in long ago. */
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

  it.each(paths)('%s asks for a sign-in within ten minutes', async (path) => {
    const { visitor } = await strangerInSession()
    await elevenMinutesLater()
    const body = path === 'passkey/confirm' || path === 'passkey/remove' ? { id: 'x' } : {}
    expect(await visitor.post(`${auth}/${path}`, body)).toMatchObject({
      status: 403,
      json: { code: 'SIGN_IN_AGAIN' },
    })
  })

  it('is set up as its owner likes after a new sign-in', async () => {
    const { visitor } = await strangerInSession()
    expect(await visitor.post(`${auth}/passkey/begin`)).toMatchObject({ status: 200 })
    expect(await visitor.post(`${auth}/two-factor/enable`)).toMatchObject({ status: 200 })
  })

  it('is neither ended nor given another address by an old session', async () => {
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
