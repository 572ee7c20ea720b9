/** Mails about new sign-ins and changed passwords. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
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
vi.setConfig({ testTimeout: 60_000 })
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

const signIn = (email: string, password: string, visitor = site.visitor()) =>
  visitor.post(`${auth}/sign-in/email`, { email, password })
const confirm = (email: string) =>
  sql`update identity_users set email_verified = true where email = ${email}`.execute(
    site.shop.database.handle,
  )

it('a sign-in from a browser that never did before is told to a confirmed address, once for each browser', async () => {
  const { visitor, person } = await signUp(site)
  const before = await site.mails()
  expect(await signIn(person.email, goodPassword)).toMatchObject({ status: 200 })
  expect(await site.mails()).toBe(before)
  await confirm(person.email)
  const office = site.visitor()
  for (const browser of [visitor, office, office])
    expect(await signIn(person.email, goodPassword, browser)).toMatchObject({ status: 200 })
  expect(await site.mails()).toBe(before + 1)
  const text = await site.mailTo(person.email)
  expect(text).toContain('from a new browser')
  expect(text).not.toContain(person.name)
  expect(await signIn(person.email, 'not-the-right-one')).toMatchObject({ status: 401 })
  expect(await site.mails()).toBe(before + 1)
})

it('a changed password is told, whether by the old one or by a link', async () => {
  const { visitor, person } = await signUp(site)
  const { token } = await exchange(site, person.email, await idTokenOf(visitor))
  const answer = await fetch(`${site.origin}/api/password`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ current_password: goodPassword, new_password: 'anvil-and-tongs-9' }),
  })
  expect(answer.status).toBe(200)
  expect(await site.mailTo(person.email)).toContain(
    'The password of your account at Ironmonger was changed',
  )
  await site.visitor().post(`${auth}/request-password-reset`, { email: person.email })
  const link = await resetTokenOf(site, person.email)
  await site.visitor().post(`${auth}/reset-password`, { token: link, newPassword: goodPassword })
  expect(await site.mailTo(person.email)).toContain(
    'The password of your account at Ironmonger was changed',
  )
})
