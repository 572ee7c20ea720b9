/**
 * Every credential and every event: what opens an account, and what becomes of it. The table stands
 * in docs/security.md too.
 */
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Authenticator } from '../../tests/identity/authenticator.ts'
import {
  auth,
  exchange,
  goodPassword as password,
  idTokenOf,
  newAccount,
  resetTokenOf,
  signUp,
} from '../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../tests/identity/listening-shop.ts'
import { totpCode } from '../../tests/identity/totp.ts'
import type { Visitor } from '../../tests/identity/visitor.ts'

let site: ListeningShop
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

const newPassword = 'anvil-and-tongs-9'

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

async function addPasskey(visitor: Visitor): Promise<Authenticator> {
  const authenticator = new Authenticator()
  const { json } = await visitor.post(`${auth}/passkey/begin`, { password })
  const challenge = String(Reflect.get(Object(json['options']), 'challenge'))
  const response = authenticator.create({ challenge, origin: site.origin })
  const made = { ticket: json['ticket'], name: 'Key', response }
  expect(await visitor.post(`${auth}/passkey/add`, made)).toMatchObject({ status: 200 })
  return authenticator
}

/** Somebody with everything that opens an account, in two browsers: here, and elsewhere. */
async function withEverything() {
  const { visitor: here, person } = await signUp(site)
  const { email } = person
  await sql`update identity_users set email_verified = true where email = ${email}`.execute(
    site.shop.database.handle,
  )
  const elsewhere = site.visitor()
  await elsewhere.post(`${auth}/sign-in/email`, { email, password })
  const passkey = await addPasskey(elsewhere)
  const { json } = await here.post(`${auth}/two-factor/enable`, { password })
  const code = totpCode(String(json['totpURI']), Date.now())
  await here.post(`${auth}/two-factor/verify-totp`, { code })
  await sql`update identity_sessions set second_factor_at = now()`.execute(
    site.shop.database.handle,
  )
  const { token } = await exchange(site, email, await idTokenOf(here))
  const stolen = (await exchange(site, email, await idTokenOf(elsewhere))).token
  const newAddress = newAccount().email
  await call(stolen, 'POST /email-change', { email: newAddress, password })
  const change = /dashboard\/email\?token=([\w-]+)/.exec(await site.mailTo(newAddress))?.[1] ?? ''
  await site.visitor().post(`${auth}/request-password-reset`, { email })
  const reset = await resetTokenOf(site, email)
  const idToken = await idTokenOf(elsewhere)
  const id = (await site.shop.accounts.findUserId(email)) ?? ''
  return { email, id, here, elsewhere, token, stolen, passkey, change, reset, idToken }
}
type Account = Awaited<ReturnType<typeof withEverything>>

async function signInWith(authenticator: Authenticator): Promise<number> {
  const visitor = site.visitor()
  const { json } = await visitor.post(`${auth}/passkey/begin-sign-in`)
  const challenge = String(Reflect.get(Object(json['options']), 'challenge'))
  const response = authenticator.get({ challenge, origin: site.origin })
  return (await visitor.post(`${auth}/passkey/sign-in`, { ticket: json['ticket'], response }))
    .status
}

const waitingChanges = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ user: string }>`
    select identity_users.email as user from identity_email_changes
    join identity_users on identity_users.id = user_id`.execute(site.shop.database.handle)
  return rows.map(({ user }) => user)
}

/** Whether each still opens the account, or would, in the order in which they are tried. */
const credentials: Readonly<Record<string, (account: Account) => Promise<boolean>>> = {
  'session elsewhere': async ({ elsewhere }) =>
    (await elsewhere.get(`${auth}/get-session`)).text !== 'null',
  'ID token elsewhere': async ({ email, idToken }) =>
    (await exchange(site, email, idToken)).status === 200,
  'access token elsewhere': async ({ stolen }) =>
    (await call(stolen, 'GET /account')).status === 200,
  'pending change of the address': async ({ email }) => (await waitingChanges()).includes(email),
  passkey: async ({ passkey }) => (await signInWith(passkey)) === 200,
  'second factor': async ({ id }) => {
    const { rows } = await sql<{ is_on: boolean }>`
      select two_factor_enabled as is_on from identity_users
      join users on users.subject = identity_users.id where users.id = ${id}`.execute(
      site.shop.database.handle,
    )
    return rows[0]?.is_on ?? false
  },
  'reset link': async ({ reset: token }) =>
    (await site.visitor().post(`${auth}/reset-password`, { token, newPassword })).status === 200,
}

async function staff() {
  const { visitor, person } = await signUp(site)
  const { token } = await exchange(site, person.email, await idTokenOf(visitor))
  await site.shop.accounts.grantAdminRole(person.email)
  return token
}

/** What happens to an account. */
const events: Readonly<Record<string, (account: Account) => Promise<unknown>>> = {
  reset: async ({ email }) => {
    await site.visitor().post(`${auth}/request-password-reset`, { email })
    const token = await resetTokenOf(site, email)
    return site.visitor().post(`${auth}/reset-password`, { token, newPassword })
  },
  'password changed': ({ token }) =>
    call(token, 'POST /password', { current_password: password, new_password: newPassword }),
  'signed out everywhere': ({ token }) => call(token, 'POST /signout/everywhere'),
  'address changed': ({ token, change }) =>
    call(token, 'POST /email-change/confirmation', { token: change }),
  paused: async ({ email, id }) => {
    await site.shop.accounts.grantAdminRole(email)
    return call(await staff(), `POST /staff/${id}/pause`)
  },
  demoted: async ({ email, id }) => {
    await site.shop.accounts.grantAdminRole(email)
    return call(await staff(), `DELETE /users/${id}/admin`)
  },
  'factor reset': ({ email }) => site.shop.identity.resetSecondFactor(email),
  deleted: async ({ id }) => call(await staff(), `DELETE /users/${id}`),
}

/** Rows of the table in docs/security.md: each credential with its cells, by event. */
function documented(): Readonly<Record<string, readonly string[]>> {
  const [, chapter = ''] = readFileSync('docs/security.md', 'utf8').split(
    '### What each event ends',
  )
  const rows = chapter
    .split('\n\n')[2]
    ?.split('\n')
    .map((line) => line.slice(2, -2).split(' | '))
  const [[, ...names] = [], , ...body] = rows ?? []
  expect(names).toEqual(Object.keys(events))
  return Object.fromEntries(body.map(([name = '', ...cells]) => [name, cells]))
}

it.each(Object.keys(events))(
  '%s: each credential ends or stays as the table says',
  async (event) => {
    const account = await withEverything()
    for (const [name, opens] of Object.entries(credentials))
      if (name !== 'reset link' && name !== 'ID token elsewhere')
        expect(await opens(account), `before: ${name}`).toBe(true)
    await events[event]?.(account)
    const after: Record<string, boolean> = {}
    for (const [name, opens] of Object.entries(credentials)) after[name] = await opens(account)
    const table = documented()
    const column = Object.keys(events).indexOf(event)
    const expected = Object.fromEntries(
      Object.keys(credentials).map((name) => [name, table[name]?.[column]?.startsWith('stays')]),
    )
    expect(after).toEqual(expected)
  },
)
