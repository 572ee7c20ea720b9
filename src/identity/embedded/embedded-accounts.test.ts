/** The embedded provider: new passwords, confirmed addresses, disabled and deleted accounts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isProblem } from '../../../packages/contract/problem.ts'
import {
  auth,
  goodPassword,
  idTokenOf,
  resetTokenOf,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import { addressTaken, passwordRefused } from '../problems.ts'

let site: ListeningShop
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

describe('a new password', () => {
  it('a reset link works once, and setting the new password ends every session', async () => {
    const { visitor, person } = await signUp(site)
    const changed: string[] = []
    site.shop.identity.onPasswordChange(async (_db, subject) => void changed.push(subject))
    const { subject } = await site.shop.identity.verifyIdToken(await idTokenOf(visitor))

    expect(
      await site.visitor().post(`${auth}/request-password-reset`, { email: person.email }),
    ).toMatchObject({ status: 200 })
    const token = await resetTokenOf(site, person.email)
    expect(await site.mailTo(person.email)).toContain(
      `${site.origin}/reset-password?token=${token}`,
    )
    expect(
      await site.visitor().post(`${auth}/reset-password`, { token, newPassword: 'password' }),
    ).toMatchObject({ status: 422, json: { code: 'PASSWORD_REFUSED' } })
    expect(
      await site
        .visitor()
        .post(`${auth}/reset-password`, { token, newPassword: 'anvil-and-tongs-9' }),
    ).toMatchObject({ status: 200 })
    expect(changed).toContain(subject)

    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
    expect(
      await site
        .visitor()
        .post(`${auth}/sign-in/email`, { email: person.email, password: goodPassword }),
    ).toMatchObject({ status: 401 })
    const back = site.visitor()
    expect(
      await back.post(`${auth}/sign-in/email`, {
        email: person.email,
        password: 'anvil-and-tongs-9',
      }),
    ).toMatchObject({ status: 200 })
    expect(await site.shop.identity.verifyIdToken(await idTokenOf(back))).toMatchObject({
      subject,
      emailVerified: true,
    })
    expect(
      await site
        .visitor()
        .post(`${auth}/reset-password`, { token, newPassword: 'anvil-and-tongs-10' }),
    ).toMatchObject({
      status: 400,
      json: { message: 'This link has already been used or has expired. Request a new link.' },
    })
  })

  it('only the newest reset link works, and only for 30 minutes', async () => {
    const { person } = await signUp(site)
    await site.visitor().post(`${auth}/request-password-reset`, { email: person.email })
    const first = await resetTokenOf(site, person.email)
    await site.visitor().post(`${auth}/request-password-reset`, { email: person.email })
    const second = await resetTokenOf(site, person.email)
    expect(second).not.toBe(first)
    expect(
      await site
        .visitor()
        .post(`${auth}/reset-password`, { token: first, newPassword: 'anvil-and-tongs-9' }),
    ).toMatchObject({ status: 400 })

    const links = site.shop.database.handle.withTables<{
      identity_verifications: { identifier: string; expires_at: Date }
    }>()
    const [link] = await links
      .selectFrom('identity_verifications')
      .selectAll()
      .where('identifier', 'like', 'reset-password:%')
      .orderBy('expires_at', 'desc')
      .execute()
    expect(link?.identifier).not.toContain(second)
    expect(Number(link?.expires_at) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
    await links
      .updateTable('identity_verifications')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect(
      await site
        .visitor()
        .post(`${auth}/reset-password`, { token: second, newPassword: 'anvil-and-tongs-9' }),
    ).toMatchObject({ status: 400 })
  })

  it('is answered alike for an address that nobody has, without a mail', async () => {
    const { person } = await signUp(site)
    const known = await site
      .visitor()
      .post(`${auth}/request-password-reset`, { email: person.email })
    const before = await site.mails()
    const unknown = await site
      .visitor()
      .post(`${auth}/request-password-reset`, { email: 'nobody.at.all@example.org' })
    const odd = await site
      .visitor()
      .post(`${auth}/request-password-reset`, { email: 'word@under_score.com' })
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json])
    expect([odd.status, odd.json]).toEqual([known.status, known.json])
    expect(await site.mails()).toBe(before)
    expect(
      await site.visitor().post(`${auth}/request-password-reset`, { email: 'no address' }),
    ).toMatchObject({ status: 422 })
  })

  it('does not leave the origin to the client', async () => {
    const { person } = await signUp(site)
    expect(
      await site.visitor().post(`${auth}/request-password-reset`, {
        email: person.email,
        redirectTo: 'https://evil.example',
      }),
    ).toMatchObject({ status: 422 })
  })
})

describe('confirming an e-mail address', () => {
  it('happens through the link that sign-up sends', async () => {
    const { visitor, person } = await signUp(site)
    const token = /login\?verify=([\w.-]+)/.exec(await site.mailTo(person.email))?.[1] ?? ''
    expect((await site.shop.identity.verifyIdToken(await idTokenOf(visitor))).emailVerified).toBe(
      false,
    )
    expect(
      await visitor.get(`${auth}/verify-email?token=${token}&callbackURL=https://evil.example`),
    ).toMatchObject({ status: 200, json: { status: true } })
    expect((await site.shop.identity.verifyIdToken(await idTokenOf(visitor))).emailVerified).toBe(
      true,
    )
    expect(await site.visitor().get(`${auth}/verify-email?token=${token}x`)).toMatchObject({
      status: 401,
      json: { message: 'This link has already been used or has expired. Request a new link.' },
    })
  })

  it('can be asked for again', async () => {
    const { visitor, person } = await signUp(site)
    const before = await site.mails()
    expect(
      await visitor.post(`${auth}/send-verification-email`, { email: person.email }),
    ).toMatchObject({ status: 200 })
    expect(
      await site.visitor().post(`${auth}/send-verification-email`, { email: 'nobody@example.org' }),
    ).toMatchObject({ status: 200 })
    expect(await site.mails()).toBe(before + 1)
  })
})

describe('what the shop does with identities', () => {
  it('disables one for good, in its own transaction', async () => {
    const { visitor, person } = await signUp(site)
    const { subject } = await site.shop.identity.verifyIdToken(await idTokenOf(visitor))
    await expect(
      site.shop.database.transact(async (tx) => {
        await site.shop.identity.disableAccount(tx, { issuer: 'embedded', subject })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect((await visitor.get(`${auth}/get-session`)).json['user']).toBeDefined()

    await site.shop.database.transact((tx) =>
      site.shop.identity.disableAccount(tx, { issuer: 'embedded', subject }),
    )
    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
    expect(await site.visitor().post(`${auth}/sign-in/email`, person)).toMatchObject({
      status: 422,
    })
    expect(
      await site
        .visitor()
        .post(`${auth}/sign-in/email`, { email: person.email, password: goodPassword }),
    ).toMatchObject({ status: 401 })
    const before = await site.mails()
    expect(
      await site.visitor().post(`${auth}/request-password-reset`, { email: person.email }),
    ).toMatchObject({ status: 200 })
    expect(await site.mails()).toBe(before)
    expect(await site.visitor().post(`${auth}/sign-up/email`, person)).toMatchObject({
      status: 200,
    })
  })

  it('makes accounts of its own, and removes them', async () => {
    const account = {
      name: 'Demo',
      email: 'demo.one@example.org',
      password: 'hammer-and-tongs-26',
      verified: true,
    }
    const { subject } = await site.shop.identity.createAccount(account)
    const visitor = site.visitor()
    expect(
      await visitor.post(`${auth}/sign-in/email`, {
        email: account.email,
        password: account.password,
      }),
    ).toMatchObject({ status: 200 })
    expect(await site.shop.identity.verifyIdToken(await idTokenOf(visitor))).toMatchObject({
      subject,
      emailVerified: true,
      email: account.email,
    })
    await expect(site.shop.identity.createAccount(account)).rejects.toSatisfy((error) =>
      isProblem(error, addressTaken),
    )
    await expect(
      site.shop.identity.createAccount({
        ...account,
        email: 'demo.two@example.org',
        password: 'password',
      }),
    ).rejects.toSatisfy((error) => isProblem(error, passwordRefused))

    await site.shop.identity.setPassword(subject, 'another-good-one')
    expect((await visitor.get(`${auth}/get-session`)).text).toBe('null')
    expect(
      await site
        .visitor()
        .post(`${auth}/sign-in/email`, { email: account.email, password: 'another-good-one' }),
    ).toMatchObject({ status: 200 })
    await site.shop.database.transact((tx) => site.shop.identity.deleteAccount(tx, subject))
    expect(
      await site
        .visitor()
        .post(`${auth}/sign-in/email`, { email: account.email, password: 'another-good-one' }),
    ).toMatchObject({ status: 401 })
    await site.shop.identity.createAccount(account)
  })
})
