/** Changing the e-mail address: both are told, the new one is confirmed, and what goes on. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auth,
  exchange,
  goodPassword,
  idTokenOf,
  resetTokenOf,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'

let site: ListeningShop
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

let count = 0
const newAddress = (): string => `moved${(count += 1)}@example.net`

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
const request = (token: string, email: string, password = goodPassword) =>
  call('POST /email-change', token, { email, password })
const linkTo = async (email: string): Promise<string> =>
  /dashboard\/email\?token=([\w-]+)/.exec(await site.mailTo(email))?.[1] ?? ''
const confirm = (token: string, link: string) =>
  call('POST /email-change/confirmation', token, { token: link })

const subjectsTo = async (email: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ subject: string }>`
    select subject from mail_outbox where recipient = ${email}
    order by created_at, id`.execute(site.shop.database.handle)
  return rows.map(({ subject }) => subject)
}

/** Somebody who is signed in with a browser, and the access token. */
async function signedIn() {
  const { visitor, person } = await signUp(site)
  const { token } = await exchange(site, person.email, await idTokenOf(visitor))
  return { visitor, person, token }
}

describe('changing the e-mail address', () => {
  it('an e-mail address changes when the link sent to it is opened while signed in; sessions and orders are not affected', async () => {
    const { visitor, person, token } = await signedIn()
    const other = site.visitor()
    await other.post(`${auth}/sign-in/email`, { email: person.email, password: goodPassword })
    const second = (await exchange(site, person.email, await idTokenOf(other))).token
    const actor = await site.shop.accounts.findActor(token)
    if (!actor) return expect.unreachable()
    const tool = await site.shop.tool()
    await site.shop.orders.place(
      { actor, idempotencyKey: crypto.randomUUID() },
      { toolId: tool.id, quantity: 2, phone: '555 01 42', address: 'Austin' },
    )
    const email = newAddress()

    expect(await request(token, email)).toEqual({ status: 200, body: { acknowledged: true } })
    expect(await call('GET /account', token)).toMatchObject({ body: { email: person.email } })
    expect((await subjectsTo(person.email)).at(-1)).toBe(
      'Somebody asked to change your e-mail address',
    )
    const link = await linkTo(email)
    expect(await confirm(token, link)).toEqual({ status: 200, body: { acknowledged: true, email } })

    for (const bearer of [token, second])
      expect(await call('GET /account', bearer)).toMatchObject({ status: 200, body: { email } })
    expect(await call(`GET /orders/${email}`, second)).toMatchObject({
      status: 200,
      body: [{ OrderQuentuty: 2, email }],
    })
    expect(await call(`GET /users/${email}`, token)).toMatchObject({
      body: { email_confirmed: true },
    })
    expect(await exchange(site, email, await idTokenOf(visitor))).toMatchObject({ status: 200 })
    const signIn = (address: string) =>
      site.visitor().post(`${auth}/sign-in/email`, { email: address, password: goodPassword })
    expect(await signIn(email)).toMatchObject({ status: 200 })
    expect(await signIn(person.email)).toMatchObject({ status: 401 })
  })

  it('is told to both addresses, and neither learns the other', async () => {
    const { person, token } = await signedIn()
    const email = newAddress()
    await request(token, email)
    await confirm(token, await linkTo(email))
    expect(await subjectsTo(person.email)).toEqual([
      'Confirm your e-mail address for Ironmonger',
      'Somebody asked to change your e-mail address',
      'The e-mail address of your account was changed',
    ])
    expect(await subjectsTo(email)).toEqual([
      'Confirm your new e-mail address for Ironmonger',
      'Your e-mail address has changed',
    ])
    const { rows } = await sql<{ body: string }>`
      select body || coalesce(html, '') as body from mail_outbox
      where recipient in (${person.email}, ${email})`.execute(site.shop.database.handle)
    const texts = rows.map(({ body }) => body).join('\n')
    expect([texts.includes(person.email), texts.includes(email)]).toEqual([false, false])
  })

  it('a changed address ends the reset links and confirmation links that were sent to the old address', async () => {
    const { visitor, person, token } = await signedIn()
    const verify = /login\?verify=([\w-]+)/.exec(await site.mailTo(person.email))?.[1] ?? ''
    await site.visitor().post(`${auth}/request-password-reset`, { email: person.email })
    const reset = await resetTokenOf(site, person.email)
    const email = newAddress()
    await request(token, email)
    await confirm(token, await linkTo(email))
    const change = { token: reset, newPassword: 'anvil-and-tongs-9' }
    expect(await site.visitor().post(`${auth}/reset-password`, change)).toMatchObject({
      status: 400,
    })
    expect(await visitor.get(`${auth}/verify-email?token=${verify}`)).toMatchObject({ status: 401 })
  })

  it('changing the address needs the password, a different address, and a link of this account that works once', async () => {
    const { person, token } = await signedIn()
    const stranger = await signedIn()
    expect(await request(token, newAddress(), 'not-this-one')).toMatchObject({
      status: 422,
      body: { type: 'password-wrong', errors: [{ pointer: '#/password' }] },
    })
    expect(await request(token, person.email)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '#/email' }] },
    })
    const email = newAddress()
    await request(token, email)
    const earlier = await linkTo(email)
    await request(token, email)
    const link = await linkTo(email)
    for (const [bearer, text] of [
      [token, 'made-up'],
      [token, earlier],
      [stranger.token, link],
    ] as const)
      expect(await confirm(bearer, text)).toMatchObject({
        status: 409,
        body: { type: 'email-link-ended' },
      })
    const answers = await Promise.all([1, 2, 3].map(() => confirm(token, link)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('a request for an address that is taken changes nothing; only the owner of that address is notified', async () => {
    const { person: owner } = await signedIn()
    const { person, token } = await signedIn()
    expect(await request(token, owner.email)).toEqual({
      status: 200,
      body: { acknowledged: true },
    })
    expect((await subjectsTo(owner.email)).at(-1)).toBe(
      'Somebody wanted to use your e-mail address',
    )
    expect(await call('GET /account', token)).toMatchObject({ body: { email: person.email } })
  })

  it('of two accounts to one address is the first one’s who confirms', async () => {
    const [first, second] = [await signedIn(), await signedIn()]
    const email = newAddress()
    await request(first.token, email)
    const early = await linkTo(email)
    await request(second.token, email)
    const late = await linkTo(email)
    const answers = await Promise.all([confirm(first.token, early), confirm(second.token, late)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is written into the history of the user', async () => {
    const reader = await site.shop.person('Reader Admin', 'admin')
    const { person, token } = await signedIn()
    const email = newAddress()
    await request(token, email)
    await confirm(token, await linkTo(email))
    expect(await site.shop.audit.list({ actor: reader }, { q: email })).toMatchObject([
      {
        operation: 'accounts.confirmEmailChange',
        changes: [{ field: 'email', before: person.email, after: email }],
      },
    ])
  })
})
