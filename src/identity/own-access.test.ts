/** What ends access: a changed password, signing out everywhere, demotion, deletion; coming back. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auth,
  exchange,
  goodPassword,
  idTokenOf,
  newAccount,
  resetTokenOf,
  signUp,
} from '../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../tests/identity/listening-shop.ts'
import type { Visitor } from '../../tests/identity/visitor.ts'

let site: ListeningShop
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

const newPassword = 'anvil-and-tongs-9'
const signIn = (email: string, password = goodPassword, visitor = site.visitor()) =>
  visitor.post(`${auth}/sign-in/email`, { email, password })

/** A browser that is signed in at the shop, and its access token. */
async function openBrowser(visitor: Visitor, email: string): Promise<{ token: string }> {
  const { status, token } = await exchange(site, email, await idTokenOf(visitor))
  expect(status).toBe(200)
  return { token }
}
const call = async (route: string, token: string, body?: object) => {
  const [method = '', path = ''] = route.split(' ')
  const response = await fetch(`${site.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}
const isAlive = async (token: string) => (await call('GET /cart', token)).status === 200
const changePassword = (token: string, current: string, next: string) =>
  call('POST /password', token, { current_password: current, new_password: next })

describe('changing the password while signed in', () => {
  it('changing the password ends all other sessions, access tokens, ID tokens and reset links; this browser stays signed in', async () => {
    const { visitor, person } = await signUp(site)
    const { token } = await openBrowser(visitor, person.email)
    const other = site.visitor()
    await signIn(person.email, goodPassword, other)
    const stolen = await openBrowser(other, person.email)
    const stolenIdToken = await idTokenOf(other)
    await site.visitor().post(`${auth}/request-password-reset`, { email: person.email })
    const link = await resetTokenOf(site, person.email)

    expect(await changePassword(token, goodPassword, newPassword)).toEqual({
      status: 200,
      body: { acknowledged: true },
    })
    expect([await isAlive(token), await isAlive(stolen.token)]).toEqual([true, false])
    expect((await other.get(`${auth}/get-session`)).text).toBe('null')
    expect(await exchange(site, person.email, stolenIdToken)).toMatchObject({ status: 401 })
    expect(
      await site
        .visitor()
        .post(`${auth}/reset-password`, { token: link, newPassword: goodPassword }),
    ).toMatchObject({ status: 400 })
    expect(await signIn(person.email)).toMatchObject({ status: 401 })
    expect(await signIn(person.email, newPassword)).toMatchObject({ status: 200 })
  })

  it('changing the password needs the current password and an acceptable new one; each error names its field', async () => {
    const { visitor, person } = await signUp(site)
    const { token } = await openBrowser(visitor, person.email)
    expect(await changePassword(token, 'not-this-one', newPassword)).toMatchObject({
      status: 422,
      body: { type: 'password-wrong', errors: [{ pointer: '#/current_password' }] },
    })
    for (const [bad, detail] of [
      ['12345', 'your Password should at least 6 character'],
      ['football', 'This password is too easy to guess. Choose another password.'],
    ] as const)
      expect(await changePassword(token, goodPassword, bad)).toMatchObject({
        status: 422,
        body: { type: 'password-refused', errors: [{ pointer: '#/new_password', detail }] },
      })
    expect(await signIn(person.email)).toMatchObject({ status: 200 })
  })

  it('is counted like a sign-in, so that a stolen access token guesses no password', async () => {
    const strict = await listeningShop({ LIMIT_LOGIN: '3/60' })
    try {
      const { visitor, person } = await signUp(strict)
      const { token } = await exchange(strict, person.email, await idTokenOf(visitor))
      const statuses: number[] = []
      for (let tries = 0; tries < 4; tries += 1) {
        const response = await fetch(`${strict.origin}/api/password`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ current_password: 'guess-me', new_password: newPassword }),
        })
        statuses.push(response.status)
      }
      expect(statuses).toEqual([422, 422, 422, 429])
    } finally {
      await strict.close()
    }
  })
})

describe('signing out everywhere', () => {
  it('signing out everywhere ends every access token, session and ID token, also in this browser; the password stays', async () => {
    const { visitor, person } = await signUp(site)
    const { token } = await openBrowser(visitor, person.email)
    const other = site.visitor()
    await signIn(person.email, goodPassword, other)
    const second = await openBrowser(other, person.email)
    const idToken = await idTokenOf(other)
    expect(await call('POST /signout/everywhere', token, {})).toMatchObject({ status: 200 })
    expect([await isAlive(token), await isAlive(second.token)]).toEqual([false, false])
    for (const browser of [visitor, other])
      expect((await browser.get(`${auth}/get-session`)).text).toBe('null')
    expect(await exchange(site, person.email, idToken)).toMatchObject({ status: 401 })
    expect(await signIn(person.email)).toMatchObject({ status: 200 })
  })
})

describe('rights and accounts that are taken away', () => {
  it('promotion and demotion take effect on the next call', async () => {
    const admin = await site.shop.person('Roles Admin', 'admin')
    const { visitor, person } = await signUp(site)
    const { token } = await openBrowser(visitor, person.email)
    expect((await call('GET /users', token)).status).toBe(403)
    await site.shop.accounts.exchangeIdToken(
      { actor: admin },
      { address: person.email, role: 'admin' },
    )
    expect((await call('GET /users', token)).status).toBe(200)
    const id = (await site.shop.accounts.findUserId(person.email)) ?? ''
    await site.shop.accounts.demote({ actor: admin }, { id })
    expect((await call('GET /users', token)).status).toBe(403)
    expect(await isAlive(token)).toBe(true)
  })

  it('a deleted user can sign up again with the same address as a new account, and no old credential is valid', async () => {
    const admin = await site.shop.person('Deleting Admin', 'admin')
    const { visitor, person } = await signUp(site)
    const { token } = await openBrowser(visitor, person.email)
    const idToken = await idTokenOf(visitor)
    const verify = /login\?verify=([\w-]+)/.exec(await site.mailTo(person.email))?.[1] ?? ''
    await site.visitor().post(`${auth}/request-password-reset`, { email: person.email })
    const reset = await resetTokenOf(site, person.email)
    const tool = await site.shop.tool()
    const actor = await site.shop.accounts.findActor(token)
    if (!actor) return expect.unreachable()
    await site.shop.orders.place(
      { actor, idempotencyKey: crypto.randomUUID() },
      { toolId: tool.id, quantity: 2, phone: '555 01 42', address: 'Austin' },
    )
    await site.shop.reviews.add({ actor }, { text: 'Mine.', toolId: tool.id, rating: 4 })
    await site.shop.accounts.saveAddress({ actor }, { address: 'Austin', phone: '555 01 42' })

    await site.shop.accounts.remove({ actor: admin }, { id: actor.id })
    expect(await signIn(person.email)).toMatchObject({ status: 401 })

    const { visitor: fresh } = await signUp(site, { ...person, password: newPassword })
    const again = await openBrowser(fresh, person.email)
    const now = await site.shop.accounts.findActor(again.token)
    expect(now?.id).not.toBe(actor.id)
    const email = encodeURIComponent(person.email)
    expect(await call(`GET /orders/${email}`, again.token)).toMatchObject({ status: 200, body: [] })
    expect(await call('GET /addresses', again.token)).toMatchObject({ status: 200, body: [] })
    expect(await site.shop.reviews.list({ actor: now }, { toolId: tool.id })).toMatchObject([
      { text: 'Mine.', name: 'Deleted user', email: expect.not.stringContaining('example.org') },
    ])
    expect(await site.shop.orders.all({ actor: admin }, {})).toMatchObject([
      { name: 'Deleted user', email: expect.stringContaining('deleted.invalid') },
    ])

    expect(await isAlive(token)).toBe(false)
    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
    expect(await exchange(site, person.email, idToken)).toMatchObject({ status: 403 })
    expect(await visitor.get(`${auth}/verify-email?token=${verify}`)).toMatchObject({ status: 401 })
    expect(
      await site
        .visitor()
        .post(`${auth}/reset-password`, { token: reset, newPassword: 'else-9-x' }),
    ).toMatchObject({ status: 400 })
    expect(await signIn(person.email)).toMatchObject({ status: 401 })
    expect(await signIn(person.email, newPassword)).toMatchObject({ status: 200 })
  })
})

describe('a password', () => {
  it('that is too short for an admin is told to an admin who signs in with it, to no customer', async () => {
    const reader = await site.shop.person('Reader Admin', 'admin')
    const isTold = async (password: string, role: 'customer' | 'admin') => {
      const { visitor, person } = await signUp(site, { ...newAccount(), password })
      await openBrowser(visitor, person.email)
      if (role === 'admin') await site.shop.accounts.grantAdminRole(person.email)
      return (await site.shop.accounts.read({ actor: reader }, { email: person.email }))
        .shortPassword
    }
    expect(await isTold('fourteen-chars', 'admin')).toBe(true)
    expect(await isTold('fifteen-chars-x', 'admin')).toBe(false)
    expect(await isTold('fourteen-chars', 'customer')).toBe(false)
  })

  it('is stored as a hash that does not tell its length', async () => {
    const hashes = await Promise.all(
      ['q7_zKp', 'fifteen-chars-x', 'x9'.repeat(50)].map(async (password) => {
        const { person } = await signUp(site, { ...newAccount(), password })
        const { rows } = await sql<{ password: string }>`
          select password from identity_accounts a join identity_users u on u.id = a.user_id
          where u.email = ${person.email}`.execute(site.shop.database.handle)
        return rows[0]?.password ?? ''
      }),
    )
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  })
})
