/** Confirming an e-mail address: which credentials stay, and that links work once. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auth,
  goodPassword,
  idTokenOf,
  newAccount,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import type { Visitor } from '../../../tests/identity/visitor.ts'
import { deleteCredentials } from '../store.server.ts'

const operator = 'owner@example.org'
let site: ListeningShop
beforeAll(async () => {
  site = await listeningShop({ ADMIN_EMAIL: operator })
})
afterAll(() => site.close())

const linkTokenOf = async (email: string): Promise<string> =>
  /login\?verify=([\w-]+)/.exec(await site.mailTo(email))?.[1] ?? ''
const confirm = async (browser: Visitor, email: string) =>
  browser.get(`${auth}/verify-email?token=${await linkTokenOf(email)}`)
const signIn = (email: string, password = goodPassword, browser = site.visitor()) =>
  browser.post(`${auth}/sign-in/email`, { email, password })
const accessTokenOf = async (browser: Visitor, email: string): Promise<string> =>
  (
    await site.shop.accounts.exchangeIdToken(
      { actor: undefined, bearer: await idTokenOf(browser) },
      { address: email, email },
    )
  ).token ?? ''

describe('confirming an e-mail address', () => {
  it('confirming the address in a browser without a session removes the password, ends all sessions and asks for a new password', async () => {
    const { visitor: attacker, person } = await signUp(site)
    const accessToken = await accessTokenOf(attacker, person.email)
    const owner = site.visitor()
    const answer = await confirm(owner, person.email)
    expect(answer).toMatchObject({ status: 200, json: { status: true } })

    expect((await attacker.get(`${auth}/get-session`)).text).toBe('null')
    expect(await site.shop.accounts.findActor(accessToken)).toBeUndefined()
    expect(await signIn(person.email)).toMatchObject({ status: 401 })

    const token = answer.json['resetToken']
    const newPassword = 'anvil-and-tongs-9'
    expect(await owner.post(`${auth}/reset-password`, { token, newPassword })).toMatchObject({
      status: 200,
    })
    expect(await owner.post(`${auth}/reset-password`, { token, newPassword })).toMatchObject({
      status: 400,
    })
    expect(await signIn(person.email, newPassword, owner)).toMatchObject({ status: 200 })
    expect(await site.shop.identity.verifyIdToken(await idTokenOf(owner))).toMatchObject({
      emailVerified: true,
    })
  })

  it('is known to the shop at once: before it, mails hold nothing that was typed; after it, orders are written about', async () => {
    const name = 'Your order is on hold, pay at https://evil.example/pay'
    const { visitor, person } = await signUp(site, { ...newAccount(), name })
    const isConfirmed = async () => {
      const id = (await site.shop.accounts.findUserId(person.email)) ?? ''
      return site.shop.accounts.isEmailConfirmed(site.shop.database.handle, id)
    }
    await accessTokenOf(visitor, person.email)
    expect(await isConfirmed()).toBe(false)
    await visitor.post(`${auth}/request-password-reset`, { email: person.email })
    const { rows } = await sql<{ subject: string; body: string; html: string | null }>`
      select subject, body, html from mail_outbox
      where recipient = ${person.email}`.execute(site.shop.database.handle)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/on hold|evil/)

    const link = `${site.origin}/login?verify=`
    const mail = rows.find(({ body }) => body.includes(link))
    expect(mail?.body).toContain('Until you confirm the address')
    const token = mail?.body.split(link)[1]?.split('\n')[0] ?? ''
    await visitor.get(`${auth}/verify-email?token=${token}`)
    expect(await isConfirmed()).toBe(true)
  })

  it('in a browser with a session of another account drops the password too', async () => {
    const { person } = await signUp(site)
    const { visitor: other } = await signUp(site)
    expect((await confirm(other, person.email)).json['resetToken']).toBeDefined()
    expect(await signIn(person.email)).toMatchObject({ status: 401 })
  })

  it('confirming the address in the browser that signed up, or after logging in, keeps the password', async () => {
    const first = await signUp(site)
    expect((await confirm(first.visitor, first.person.email)).json).toEqual({ status: true })
    expect(await signIn(first.person.email)).toMatchObject({ status: 200 })

    const second = await signUp(site)
    const phone = site.visitor()
    await signIn(second.person.email, goodPassword, phone)
    expect((await confirm(phone, second.person.email)).json).toEqual({ status: true })
    expect(await signIn(second.person.email)).toMatchObject({ status: 200 })
  })

  it('each confirmation link works once, even if it is opened twice at the same moment', async () => {
    const { visitor, person } = await signUp(site)
    const answers = await Promise.all([1, 2, 3].map(() => confirm(visitor, person.email)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect(await confirm(site.visitor(), person.email)).toMatchObject({
      status: 401,
      json: { code: 'INVALID_TOKEN' },
    })
    expect(await signIn(person.email)).toMatchObject({ status: 200 })
  })

  it('lets nobody in whose sign-in with the old password was under way', async () => {
    const { person } = await signUp(site)
    const attacker = site.visitor()
    let answer: ReturnType<typeof signIn> | undefined
    await site.shop.database.transact(async (tx) => {
      // As confirming does: the row is locked, so that the sign-in waits to insert its session.
      const { rows } = await sql<{ id: string }>`
        select id from identity_users where email = ${person.email} for update`.execute(tx)
      answer = signIn(person.email, goodPassword, attacker)
      await expect
        .poll(
          async () =>
            (
              await sql`
                select 1 from pg_stat_activity where datname = current_database()
                  and wait_event_type = 'Lock'
                  and query like '%identity_sessions%'`.execute(site.shop.database.handle)
            ).rows.length,
          { timeout: 10_000 },
        )
        .toBeGreaterThan(0)
      await deleteCredentials(tx, rows[0]?.id ?? '')
    })
    expect(await answer).toMatchObject({ status: 401, json: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
    expect((await attacker.get(`${auth}/get-session`)).text).toBe('null')
  })

  it('makes nobody the operator by a password that somebody else chose', async () => {
    const { visitor: attacker } = await signUp(site, {
      name: 'Eve',
      email: operator,
      password: goodPassword,
    })
    const attackersToken = await accessTokenOf(attacker, operator)
    const owner = site.visitor()
    const { json } = await confirm(owner, operator)
    expect(await signIn(operator)).toMatchObject({ status: 401 })
    expect(await site.shop.accounts.findActor(attackersToken)).toBeUndefined()

    const newPassword = 'anvil-and-tongs-9'
    await owner.post(`${auth}/reset-password`, { token: json['resetToken'], newPassword })
    await signIn(operator, newPassword, owner)
    const token = await accessTokenOf(owner, operator)
    expect(await site.shop.accounts.findActor(token)).toMatchObject({ role: 'admin' })
  })
})
