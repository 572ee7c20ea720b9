/** An accepted invitation to a company confirms the address that it was mailed to, and none else. */
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
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import type { Visitor } from '../../../tests/identity/visitor.ts'

let site: ListeningShop
let company: string
let staff: Awaited<ReturnType<ListeningShop['shop']['accounts']['findActor']>>
beforeAll(async () => {
  site = await listeningShop({ ADMIN_EMAIL: 'boss@example.org', LIMIT_INVITATIONS: '1000/60' })
  const person = { name: 'Boss', email: 'boss@example.org', password: goodPassword }
  const { visitor } = await signUp(site, person)
  const [, token = ''] = /login\?verify=([\w-]+)/.exec(await site.mailTo(person.email)) ?? []
  await visitor.get(`${auth}/verify-email?token=${token}`)
  staff = await site.shop.accounts.findActor(await accessTokenOf(visitor, person.email))
  const record = {
    name: 'Miller Joinery',
    address: '',
    vatId: '',
    taxNumber: '',
    taxStatus: 'standard' as const,
    terms: '',
    minimumOrder: 0,
    representative: '',
    notes: '',
  }
  company = (await site.shop.companies.add({ actor: byStaff() }, record)).id
})
afterAll(() => site.close())

const byStaff = () => staff ?? expect.unreachable('no staff')
const accessTokenOf = async (browser: Visitor, email: string): Promise<string> =>
  (await exchange(site, email, await idTokenOf(browser))).token
const signIn = (email: string, password = goodPassword, browser = site.visitor()) =>
  browser.post(`${auth}/sign-in/email`, { email, password })

/** Invites an address as an approver. @returns the token of the link that was mailed */
async function invite(email: string): Promise<string> {
  const input = { id: company, email, role: 'approver' as const }
  await site.shop.companies.invite({ actor: byStaff() }, input)
  return /invitation\?token=([\w-]+)/.exec(await site.mailTo(email))?.[1] ?? ''
}
async function accept(token: string, accessToken?: string) {
  const response = await fetch(`${site.origin}/api/company-invitations/acceptance`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ token }),
  })
  await response.arrayBuffer()
  return response.status
}
/** Whether an address is confirmed: to the shop, and to the provider. */
async function confirmed(email: string): Promise<readonly [boolean, boolean]> {
  const db = site.shop.database.handle
  const id = (await site.shop.accounts.findUserId(email)) ?? ''
  const { rows } = await sql<{ email_verified: boolean }>`
    select email_verified from identity_users where email = ${email}`.execute(db)
  return [
    await site.shop.accounts.isEmailConfirmed(db, id),
    rows[0]?.email_verified ?? expect.unreachable('no such account'),
  ]
}
/** Somebody who has signed up, and has an access token. */
async function signedUp() {
  const { visitor, person } = await signUp(site)
  const { email } = person
  return { email, visitor, accessToken: await accessTokenOf(visitor, email) }
}

describe('an accepted invitation', () => {
  it('accepting an invitation in the browser that signed up, or after logging in, confirms the address and keeps the password', async () => {
    const { email, visitor, accessToken } = await signedUp()
    const token = await invite(email)
    expect(await confirmed(email)).toEqual([false, false])
    expect(await accept(token, accessToken)).toBe(200)
    expect(await confirmed(email)).toEqual([true, true])
    expect(await site.shop.identity.verifyIdToken(await idTokenOf(visitor))).toMatchObject({
      emailVerified: true,
    })
    expect(await signIn(email)).toMatchObject({ status: 200 })
    expect(await site.shop.accounts.findActor(accessToken)).toBeDefined()

    const later = await signedUp()
    const phone = site.visitor()
    await signIn(later.email, goodPassword, phone)
    const ofPhone = await accessTokenOf(phone, later.email)
    expect(await accept(await invite(later.email), ofPhone)).toBe(200)
    expect(await confirmed(later.email)).toEqual([true, true])
    expect(await signIn(later.email)).toMatchObject({ status: 200 })
  })
  it('an invitation can be accepted only once, even by two requests at the same moment', async () => {
    const { email, accessToken } = await signedUp()
    const token = await invite(email)
    const answers = await Promise.all([1, 2, 3].map(() => accept(token, accessToken)))
    expect(answers.toSorted()).toEqual([200, 409, 409])
    expect(await confirmed(email)).toEqual([true, true])
  })
  it('leaves the confirmation link of before without effect: the password stays with it, too', async () => {
    const { email, accessToken } = await signedUp()
    const [, link = ''] = /login\?verify=([\w-]+)/.exec(await site.mailTo(email)) ?? []
    expect(await accept(await invite(email), accessToken)).toBe(200)
    const answer = await site.visitor().get(`${auth}/verify-email?token=${link}`)
    expect(answer.json).toEqual({ status: true })
    expect(await signIn(email)).toMatchObject({ status: 200 })
  })
  it('that was withdrawn confirms nothing', async () => {
    const { email, accessToken } = await signedUp()
    const token = await invite(email)
    const actor = byStaff()
    const [row] = (await site.shop.companies.invitations({ actor }, { id: company })).filter(
      (one) => one.email === email,
    )
    await site.shop.companies.withdrawInvitation(
      { actor },
      { id: company, invitationId: row?.id ?? '' },
    )
    expect(await accept(token, accessToken)).toBe(409)
    expect(await confirmed(email)).toEqual([false, false])
  })
})

describe('the link of an invitation', () => {
  it('an invitation opened while signed out, or with a session of another account, confirms nothing', async () => {
    const { email } = await signedUp()
    const other = await signedUp()
    const token = await invite(email)
    expect(await accept(token)).toBe(401)
    expect(await accept(token, other.accessToken)).toBe(403)
    for (const address of [email, other.email])
      expect(await confirmed(address)).toEqual([false, false])
  })
  it('if somebody else signed up with the invited address, the owner resets the password, which replaces the stranger’s', async () => {
    const { person, visitor: attacker } = await signUp(site, newAccount())
    const { email } = person
    const attackersToken = await accessTokenOf(attacker, email)
    const token = await invite(email)
    // The mailbox's owner has no session: the page asks to sign in, and the password is not theirs.
    expect(await accept(token)).toBe(401)
    expect(await confirmed(email)).toEqual([false, false])
    const owner = site.visitor()
    await owner.post(`${auth}/request-password-reset`, { email })
    const newPassword = 'anvil-and-tongs-9'
    await owner.post(`${auth}/reset-password`, {
      token: await resetTokenOf(site, email),
      newPassword,
    })
    expect(await signIn(email)).toMatchObject({ status: 401 })
    expect(await site.shop.accounts.findActor(attackersToken)).toBeUndefined()
    await signIn(email, newPassword, owner)
    expect(await accept(token, await accessTokenOf(owner, email))).toBe(200)
    expect(await confirmed(email)).toEqual([true, true])
  })
})
