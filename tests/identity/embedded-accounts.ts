/** Accounts of the embedded provider, for tests over real HTTP. */
import { expect } from 'vitest'
import type { ListeningShop } from './listening-shop.ts'
import type { Visitor } from './visitor.ts'

export const auth = '/api/auth'
export const goodPassword = 'vise-and-rasp-88'

type NewAccount = { name: string; email: string; password: string }

let count = 0
/** A new account's fields, with an e-mail address of its own. */
export const newAccount = (): NewAccount => ({
  name: 'Ada Vise',
  email: `ada${(count += 1)}@example.org`,
  password: goodPassword,
})

/** Signs up, in a browser of its own. */
export async function signUp(
  site: ListeningShop,
  person = newAccount(),
): Promise<{ visitor: Visitor; person: NewAccount }> {
  const visitor = site.visitor()
  expect(await visitor.post(`${auth}/sign-up/email`, person)).toMatchObject({ status: 200 })
  return { visitor, person }
}

/** Signs in with the development Google, in a browser of its own: an account without a password. */
export async function signInWithGoogle(
  site: ListeningShop,
  person: { readonly name: string; readonly email: string },
): Promise<Visitor> {
  const visitor = site.visitor()
  const begun = await visitor.post(`${auth}/sign-in/social`, { provider: 'google' })
  const chooser = await visitor.follow(await visitor.get(String(begun.json['url'])))
  const form = { name: person.name, email: person.email, verified: 'yes' }
  await visitor.follow(await visitor.submit(new URL(chooser.url).pathname, form), /^\/login$/)
  return visitor
}

export const idTokenOf = async (visitor: Visitor): Promise<string> =>
  String((await visitor.get(`${auth}/token`)).json['token'])

/** The token in the link of the newest reset mail. */
export const resetTokenOf = async (site: ListeningShop, email: string): Promise<string> =>
  /reset-password\?token=([\w-]+)/.exec(await site.mailTo(email))?.[1] ?? ''

/** `PUT /user/{email}` over HTTP: its status, and the access token or the Problem's type. */
export async function exchange(
  site: ListeningShop,
  email: string,
  idToken: string,
): Promise<{ status: number; type: string; token: string }> {
  const response = await fetch(`${site.origin}/api/user/${encodeURIComponent(email)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const body: unknown = await response.json()
  const text = (name: string): string =>
    String(typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined)
  return { status: response.status, type: text('type'), token: text('token') }
}
