/** Guessing with a stolen access token or session: slowed, from however many networks. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  auth,
  exchange,
  goodPassword,
  idTokenOf,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import { totpCode } from '../../../tests/identity/totp.ts'
import type { Visitor } from '../../../tests/identity/visitor.ts'

let site: ListeningShop
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
beforeAll(async () => {
  // The addresses of the test's requests are those that its "proxy" names.
  site = await listeningShop({ TRUST_PROXY: '1' })
})
afterAll(() => site.close())

type Victim = { readonly email: string; readonly token: string; readonly visitor: Visitor }
type Way = (victim: Victim, password: string) => Promise<number>

let network = 0
const call =
  (method: string, path: string, body: (password: string, email: string) => object): Way =>
  async ({ token, email }, password) => {
    const { status } = await fetch(`${site.origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(network += 1)}.7.7`,
      },
      body: JSON.stringify(body(password, email)),
    })
    return status
  }
const submit =
  (path: string): Way =>
  async ({ visitor }, password) =>
    (await visitor.post(auth + path, { password })).status

const failures = (change: ReturnType<typeof sql>, email: string) =>
  sql`
    update identity_sign_in_failures set ${change}
    where key = (select 'p:' || id from identity_users where email = ${email})`.execute(
    site.shop.database.handle,
  )

async function signedUp(): Promise<Victim> {
  const { visitor, person } = await signUp(site)
  const { token } = await exchange(site, person.email, await idTokenOf(visitor))
  return { email: person.email, token, visitor }
}

/** As if somebody had guessed so often that the next attempt is slowed: that attempt is made. */
async function slowDown({ email }: Victim, guess: () => Promise<number>): Promise<void> {
  expect([400, 422]).toContain(await guess())
  await failures(sql`failures = 20`, email)
  expect([400, 422]).toContain(await guess())
  // So long that no test outlasts it.
  await failures(sql`next_try_at = clock_timestamp() + interval '1 hour'`, email)
}

describe.each<[name: string, way: Way]>([
  ['proof', call('POST', '/step-up', (password) => ({ password }))],
  [
    'a new password',
    call('POST', '/password', (password) => ({
      current_password: password,
      new_password: 'anvil-and-tongs-9',
    })),
  ],
  [
    'a new address',
    call('POST', '/email-change', (p) => ({ email: 'x@example.org', password: p })),
  ],
  [
    'removing the account',
    call('POST', '/account-removal', (password, email) => ({ email, password })),
  ],
  ['a second factor', submit('/two-factor/enable')],
  ['a passkey', submit('/passkey/begin')],
])('a password that is guessed by asking for %s', (_name, way) => {
  it('repeated wrong proofs delay even a right one, but do not delay a new sign-in', async () => {
    const victim = await signedUp()
    await slowDown(victim, () => way(victim, 'not-the-right-one'))
    expect(await way(victim, goodPassword)).toBe(429)
    const { email } = victim
    const { status } = await site
      .visitor({ 'x-forwarded-for': '10.250.1.1' })
      .post(`${auth}/sign-in/email`, { email, password: goodPassword })
    expect(status).toBe(200)
  })
})

it('a code that is guessed by asking for proof is slowed, and one that is right ends the count', async () => {
  const victim = await signedUp()
  const answer = await victim.visitor.post(`${auth}/two-factor/enable`, { password: goodPassword })
  const uri = String(answer.json['totpURI'])
  const step = 30_000
  const enrolled = await victim.visitor.post(`${auth}/two-factor/verify-totp`, {
    code: totpCode(uri, Date.now() - step),
  })
  expect(enrolled.status).toBe(200)
  const prove = call('POST', '/step-up', (code) => ({ code }))
  await slowDown(victim, () => prove(victim, '000000'))
  expect(await prove(victim, totpCode(uri, Date.now()))).toBe(429)
  await failures(sql`next_try_at = clock_timestamp()`, victim.email)
  expect(await prove(victim, totpCode(uri, Date.now()))).toBe(200)
  expect(await prove(victim, '000000')).toBe(422)
  expect(await prove(victim, '000000')).toBe(422)
})
