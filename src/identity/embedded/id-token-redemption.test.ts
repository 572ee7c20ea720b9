/** ID tokens of the embedded provider are exchanged once, and only while their session lives. */
import { readFileSync } from 'node:fs'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auth,
  goodPassword,
  idTokenOf,
  resetTokenOf,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import type { Visitor } from '../../../tests/identity/visitor.ts'

let site: ListeningShop
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

/** `PUT /user/{email}` over HTTP. */
const answerTo = (email: string, idToken: string): Promise<Response> =>
  fetch(`${site.origin}/api/user/${encodeURIComponent(email)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })

async function exchange(email: string, idToken: string): Promise<{ status: number; type: string }> {
  const response = await answerTo(email, idToken)
  const body: unknown = await response.json()
  const type = typeof body === 'object' && body !== null ? Reflect.get(body, 'type') : undefined
  return { status: response.status, type: String(type) }
}
const refused = { status: 401, type: 'proof-refused' }

const signIn = async (email: string, password = goodPassword): Promise<Visitor> => {
  const visitor = site.visitor()
  expect(await visitor.post(`${auth}/sign-in/email`, { email, password })).toMatchObject({
    status: 200,
  })
  return visitor
}

describe('an ID token', () => {
  it('is exchanged once', async () => {
    const { visitor, person } = await signUp(site)
    const idToken = await idTokenOf(visitor)
    expect(await exchange(person.email, idToken)).toMatchObject({ status: 200 })
    expect(await exchange(person.email, idToken)).toEqual(refused)
    // Programs meet this first, so the answer and the list of departures say it.
    const words = 'can be used only once'
    expect(await (await answerTo(person.email, idToken)).text()).toContain(words)
    expect(readFileSync('docs/departures.md', 'utf8')).toContain(words)
  })

  it('ten requests at the same moment exchange an ID token only once', async () => {
    const { visitor, person } = await signUp(site)
    const idToken = await idTokenOf(visitor)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => exchange(person.email, idToken)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
  })

  it('cannot be exchanged again by changing what its signature does not cover', async () => {
    const { visitor, person } = await signUp(site)
    const idToken = await idTokenOf(visitor)
    expect(await exchange(person.email, idToken)).toMatchObject({ status: 200 })
    // The last character of 64 bytes in base64url has four bits that decoders ignore.
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const twin = last[last.indexOf(idToken.at(-1) ?? '') ^ 1]
    expect(await exchange(person.email, idToken.slice(0, -1) + twin)).toEqual(refused)
  })

  it('differs from the next one of the same second, so that two tabs both sign in', async () => {
    const { visitor, person } = await signUp(site)
    const idTokens = await Promise.all([1, 2, 3].map(() => idTokenOf(visitor)))
    expect(new Set(idTokens.map((idToken) => decodeJwt(idToken).jti)).size).toBe(3)
    for (const idToken of idTokens)
      expect(await exchange(person.email, idToken)).toMatchObject({ status: 200 })
  })

  it('an ID token is no longer valid after a password reset, even if a stranger fetched it', async () => {
    const { visitor, person } = await signUp(site)
    const stolen = await idTokenOf(visitor)
    await site.visitor().post(`${auth}/request-password-reset`, { email: person.email })
    const token = await resetTokenOf(site, person.email)
    expect(
      await site
        .visitor()
        .post(`${auth}/reset-password`, { token, newPassword: 'anvil-and-tongs-9' }),
    ).toMatchObject({ status: 200 })
    const owner = await signIn(person.email, 'anvil-and-tongs-9')
    expect(await exchange(person.email, stolen)).toEqual(refused)
    expect(await exchange(person.email, await idTokenOf(owner))).toMatchObject({ status: 200 })
  })

  it('is void after the operator has set a password, and after the account is disabled', async () => {
    const { visitor, person } = await signUp(site)
    const stolen = await idTokenOf(visitor)
    const { subject } = await site.shop.identity.verifyIdToken(stolen)
    await site.shop.identity.setPassword(subject, 'another-good-one')
    expect(await exchange(person.email, stolen)).toEqual(refused)

    const later = await idTokenOf(await signIn(person.email, 'another-good-one'))
    await site.shop.database.transact((tx) =>
      site.shop.identity.disableAccount(tx, { issuer: 'embedded', subject }),
    )
    expect(await exchange(person.email, later)).toEqual(refused)
  })

  it('signing out ends the ID tokens of that session, but not those of other sessions', async () => {
    const { visitor, person } = await signUp(site)
    const other = await signIn(person.email)
    const [idToken, otherIdToken] = [await idTokenOf(visitor), await idTokenOf(other)]
    expect(await visitor.post(`${auth}/sign-out`)).toMatchObject({ status: 200 })
    expect(await exchange(person.email, idToken)).toEqual(refused)
    expect(await exchange(person.email, otherIdToken)).toMatchObject({ status: 200 })
  })

  it('may be used after a refused exchange, which changed nothing', async () => {
    const { visitor, person } = await signUp(site)
    const idToken = await idTokenOf(visitor)
    expect(await exchange('somebody.else@example.org', idToken)).toMatchObject({ status: 403 })
    expect(await exchange(person.email, idToken)).toMatchObject({ status: 200 })
  })
})
