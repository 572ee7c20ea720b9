/** Over HTTP: a second factor that staff must have, and proof of who calls before what matters. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  auth,
  exchange,
  goodPassword,
  idTokenOf,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import { totpCode, totpStep } from '../../../tests/identity/totp.ts'
import type { Visitor } from '../../../tests/identity/visitor.ts'

let site: ListeningShop
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

type Person = { readonly email: string; readonly token: string; readonly visitor: Visitor }

async function signedUp({ staff = false } = {}): Promise<Person> {
  const { visitor, person } = await signUp(site)
  const { token } = await exchange(site, person.email, await idTokenOf(visitor))
  if (staff) await site.shop.accounts.grantAdminRole(person.email)
  return { email: person.email, token, visitor }
}

/** @returns the key of their app */
async function enrol({ visitor }: Person): Promise<string> {
  const { json } = await visitor.post(`${auth}/two-factor/enable`, { password: goodPassword })
  const uri = String(json['totpURI'])
  const code = totpCode(uri, Date.now())
  expect(await visitor.post(`${auth}/two-factor/verify-totp`, { code })).toMatchObject({
    status: 200,
  })
  return uri
}

async function call({ token }: Person, route: string, body?: object) {
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

const isOk = { status: 200 }
const isRefused = (type: string, more: object = {}) => ({ status: 403, body: { type, ...more } })

/** As if everybody had signed in eleven minutes ago. */
const elevenMinutesLater = () =>
  sql`
    update access_tokens set
      proved_at = proved_at - interval '11 minutes', created_at = created_at - interval '11 minutes'
  `.execute(site.shop.database.handle)

async function set(person: Person, values: object) {
  const { body } = await call(person, 'GET /settings')
  return call(person, 'PUT /settings', { ...values, revision: body.revision })
}

describe('proof of who calls', () => {
  test('a sign-in is a valid proof for ten minutes; after that, a new code from the app is required, and each code works once', async () => {
    const person = await signedUp()
    const uri = await enrol(person)
    expect(await call(person, 'GET /my-data')).toMatchObject(isOk)
    await elevenMinutesLater()
    expect(await call(person, 'GET /my-data')).toMatchObject(
      isRefused('step-up-needed', { facts: { by: 'code' } }),
    )
    // Everything else stays open.
    expect(await call(person, 'GET /sessions')).toMatchObject(isOk)
    const wrong = { status: 422, body: { type: 'code-wrong', errors: [{ pointer: '#/code' }] } }
    for (const proof of [{}, { code: '12' }, { password: goodPassword }])
      expect(await call(person, 'POST /step-up', proof)).toMatchObject(wrong)
    const code = totpCode(uri, Date.now() + totpStep)
    expect(await call(person, 'POST /step-up', { code })).toMatchObject(isOk)
    expect(await call(person, 'GET /my-data')).toMatchObject(isOk)
    await elevenMinutesLater()
    expect(await call(person, 'POST /step-up', { code })).toMatchObject(wrong)
    expect(await call(person, 'GET /my-data')).toMatchObject(isRefused('step-up-needed'))
  })

  test('is asked of everybody before all that is kept of them leaves the shop', async () => {
    const customer = await signedUp()
    expect(await call(customer, 'GET /my-data')).toMatchObject(isOk)
    await elevenMinutesLater()
    expect(await call(customer, 'GET /my-data')).toMatchObject(
      isRefused('step-up-needed', { facts: { by: 'password' } }),
    )
    const proof = { password: goodPassword }
    expect(await call(customer, 'POST /step-up', proof)).toMatchObject(isOk)
    expect(await call(customer, 'GET /my-data')).toMatchObject(isOk)
  })

  test('a new token of an old session is not a new proof', async () => {
    const person = await signedUp()
    await enrol(person)
    await sql`
      update identity_sessions set created_at = created_at - interval '11 minutes'`.execute(
      site.shop.database.handle,
    )
    const { token } = await exchange(site, person.email, await idTokenOf(person.visitor))
    expect(await call({ ...person, token }, 'GET /my-data')).toMatchObject(
      isRefused('step-up-needed'),
    )
  })

  test('is asked of all staff by a setting, by password where there is no second factor', async () => {
    const owner = await signedUp({ staff: true })
    const customer = await signedUp()
    await elevenMinutesLater()
    expect(await set(owner, { stepUp: 'staff' })).toMatchObject(isOk)
    expect(await set(owner, { tagline: 'not yet' })).toMatchObject(
      isRefused('step-up-needed', { facts: { by: 'password' } }),
    )
    expect(await call(customer, 'GET /sessions')).toMatchObject(isOk)
    expect(await call(owner, 'POST /step-up', { password: 'wrong' })).toMatchObject({
      status: 422,
      body: { type: 'password-wrong' },
    })
    expect(await call(owner, 'POST /step-up', { password: goodPassword })).toMatchObject(isOk)
    expect(await set(owner, { stepUp: 'enrolled' })).toMatchObject(isOk)
  })
})

describe('a list that is saved as a file, and what changes many tools at once', () => {
  const nobodys = '/00000000-0000-4000-8000-000000000000'
  const routes = [
    'GET /list-exports/orders',
    'GET /list-exports/users',
    'GET /receivables/open.csv',
    `POST /bulk-jobs${nobodys}/undo`,
    `POST /bulk-jobs${nobodys}/apply`,
    'PUT /desk/states',
    `POST /documents${nobodys}/mails`,
    `PUT /companies${nobodys}/members`,
    'POST /refunds',
    'POST /service-accounts',
    `POST /service-accounts${nobodys}/keys`,
    `POST /service-accounts${nobodys}/adopt`,
  ] as const

  test('saving a list as a file, and changing many records, require a proof if there is a second factor; reading a list does not', async () => {
    const clerk = await signedUp({ staff: true })
    const uri = await enrol(clerk)
    expect(await call(clerk, 'GET /list-exports/orders')).toEqual({
      status: 200,
      body: { acknowledged: true },
    })
    await elevenMinutesLater()
    for (const route of routes)
      expect(await call(clerk, route, route.startsWith('GET') ? undefined : {})).toMatchObject(
        isRefused('step-up-needed', { facts: { by: 'code' } }),
      )
    expect(await call(clerk, 'GET /orders')).toMatchObject(isOk)
    const code = totpCode(uri, Date.now() + totpStep)
    expect(await call(clerk, 'POST /step-up', { code })).toMatchObject(isOk)
    expect(await call(clerk, 'GET /list-exports/orders')).toMatchObject(isOk)
    expect(await call(clerk, `POST /bulk-jobs${nobodys}/undo`, {})).toMatchObject({ status: 404 })
  })

  test('ask nobody who has none, while the setting asks only those who do', async () => {
    const clerk = await signedUp({ staff: true })
    await elevenMinutesLater()
    expect(await call(clerk, 'GET /list-exports/orders')).toMatchObject(isOk)
    expect(await call(clerk, `POST /bulk-jobs${nobodys}/undo`, {})).toMatchObject({ status: 404 })
  })

  test('name a list that there is', async () => {
    const clerk = await signedUp({ staff: true })
    for (const list of ['everything', '..%2Forders', 'x'.repeat(300)])
      expect(await call(clerk, `GET /list-exports/${list}`)).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: 'path:list' }] },
      })
  })
})

describe('a second factor that the shop demands of its staff', () => {
  test('is demanded by nobody without one', async () => {
    const owner = await signedUp({ staff: true })
    expect(await set(owner, { staffFactor: 'demanded' })).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            pointer: '#/staffFactor',
            detail: expect.stringMatching('First set up your own second factor'),
          },
        ],
      },
    })
  })

  test('staff without the required second factor can call no staff operation, but everything that a customer may call', async () => {
    const [owner, clerk, customer] = [
      await signedUp({ staff: true }),
      await signedUp({ staff: true }),
      await signedUp(),
    ]
    await enrol(owner)
    expect(await set(owner, { staffFactor: 'demanded' })).toMatchObject(isOk)
    for (const route of ['GET /orders', 'GET /settings', 'GET /users', `GET /users/${owner.email}`])
      expect(await call(clerk, route)).toMatchObject({ status: 403 })
    expect(await call(clerk, 'GET /orders')).toMatchObject(isRefused('second-factor-missing'))
    expect(await call(clerk, `GET /users/${clerk.email}`)).toMatchObject({
      status: 200,
      body: { role: 'admin', lacks_second_factor: true },
    })
    expect(await call(customer, `GET /users/${customer.email}`)).toMatchObject({
      body: { lacks_second_factor: false },
    })
    expect(await call(owner, 'GET /orders')).toMatchObject(isOk)
    await enrol(clerk)
    expect(await call(clerk, 'GET /orders')).toMatchObject(isOk)
    // A lost one is taken off by the operator: the owner signs in, and is led to set up another.
    await site.shop.identity.resetSecondFactor(owner.email)
    const again = site.visitor()
    await again.post(`${auth}/sign-in/email`, { email: owner.email, password: goodPassword })
    const { token } = await exchange(site, owner.email, await idTokenOf(again))
    const back = { email: owner.email, token, visitor: again }
    expect(await call(back, 'GET /settings')).toMatchObject(isRefused('second-factor-missing'))
    await enrol(back)
    expect(await set(back, { staffFactor: 'offered' })).toMatchObject(isOk)
  })
})
