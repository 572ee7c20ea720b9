/** Second factors: enrolling, logging in, codes tried twice, recovery, and what ends them. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  auth,
  exchange,
  goodPassword,
  idTokenOf,
  resetTokenOf,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import { totpCode, totpStep } from '../../../tests/identity/totp.ts'
import type { Visitor } from '../../../tests/identity/visitor.ts'

let site: ListeningShop
vi.setConfig({ testTimeout: 120_000 })
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

const password = goodPassword
const signIn = (email: string, visitor = site.visitor()) =>
  visitor.post(`${auth}/sign-in/email`, { email, password })
const verify = (visitor: Visitor, code: string) =>
  visitor.post(`${auth}/two-factor/verify-totp`, { code })
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.get(`${auth}/get-session`)).text !== 'null'

/** The next step's code: the one of now was used to enrol, and this one is valid already. */
const nextCode = (uri: string) => totpCode(uri, Date.now() + totpStep)

/** An account with a second factor, its key and recovery codes, and the browser that enrolled. */
async function enrolled() {
  const { visitor, person } = await signUp(site)
  const started = await visitor.post(`${auth}/two-factor/enable`, { password })
  expect(started).toMatchObject({ status: 200 })
  const uri = String(started.json['totpURI'])
  const codes: unknown = started.json['backupCodes']
  const confirmed = await verify(visitor, totpCode(uri, Date.now()))
  expect(confirmed).toMatchObject({ status: 200 })
  return { visitor, person, uri, codes: Array.isArray(codes) ? codes.map(String) : [] }
}

describe('a second factor', () => {
  it('nobody is signed in before the second factor is entered after the password', async () => {
    const { person, uri } = await enrolled()
    const browser = site.visitor()
    const answer = await signIn(person.email, browser)
    expect(answer).toMatchObject({ status: 200, json: { twoFactorRedirect: true } })
    expect(answer.headers.getSetCookie().join()).not.toContain('ironmonger.device=')
    expect(await isSignedIn(browser)).toBe(false)
    expect(await browser.get(`${auth}/token`)).toMatchObject({ status: 401 })
    expect(await verify(browser, nextCode(uri))).toMatchObject({ status: 200 })
    expect(await exchange(site, person.email, await idTokenOf(browser))).toMatchObject({
      status: 200,
    })
  })

  it('takes the code of a clock that is one step off, either way, and of none further off', async () => {
    const { person, uri } = await enrolled()
    // In the middle of a step two hours ahead, so that no step ends while the test runs.
    const at = (Math.floor(Date.now() / totpStep) + 240.5) * totpStep
    const clock = vi.spyOn(Date, 'now').mockReturnValue(at)
    try {
      const statuses: number[] = []
      for (const steps of [-2, 2, -1, 1]) {
        const browser = site.visitor()
        await signIn(person.email, browser)
        statuses.push((await verify(browser, totpCode(uri, at + steps * totpStep))).status)
      }
      expect(statuses).toEqual([401, 401, 200, 200])
    } finally {
      clock.mockRestore()
    }
  })

  it('each code is accepted once, even if it is sent twice at the same moment', async () => {
    const { person, uri } = await enrolled()
    const [first, second] = [site.visitor(), site.visitor()]
    await signIn(person.email, first)
    await signIn(person.email, second)
    const code = nextCode(uri)
    const answers = await Promise.all([verify(first, code), verify(second, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const loser = answers[0].status === 401 ? first : second
    expect(await isSignedIn(loser)).toBe(false)
    const later = site.visitor()
    await signIn(person.email, later)
    expect(await verify(later, code)).toMatchObject({
      status: 401,
      json: { code: 'CODE_USED' },
    })
    expect(await isSignedIn(later)).toBe(false)
  })

  it('is not guessed: five wrong codes end a sign-in, ten stop the account for a while', async () => {
    const { person, uri } = await enrolled()
    const wrong = '000000'
    const guess = async (times: number): Promise<string[]> => {
      const browser = site.visitor()
      await signIn(person.email, browser)
      const outcomes: string[] = []
      for (let tries = 0; tries < times; tries += 1)
        outcomes.push(String((await verify(browser, wrong)).json['code']))
      return outcomes
    }
    expect((await guess(6)).slice(4)).toEqual([
      'INVALID_CODE',
      'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
    ])
    expect((await guess(6))[5]).toBe('ACCOUNT_TEMPORARILY_LOCKED')
    const owner = site.visitor()
    await signIn(person.email, owner)
    expect(await verify(owner, nextCode(uri))).toMatchObject({ status: 429 })
  })

  it('has a limit of requests by address, and strange codes are refused with a sentence', async () => {
    const strict = await listeningShop({ LIMIT_LOGIN: '3/3600' })
    try {
      const browser = strict.visitor()
      const statuses: number[] = []
      for (const code of ['', 'x'.repeat(5000), '123456', '654321'])
        statuses.push((await verify(browser, code)).status)
      expect(statuses).toEqual([422, 422, 401, 429])
    } finally {
      await strict.close()
    }
  })

  it('the key of a second factor is encrypted in the database, and endpoints that the shop does not use are closed', async () => {
    const { visitor, person, uri, codes } = await enrolled()
    const { rows } = await sql<{ secret: string; backup_codes: string }>`
      select secret, backup_codes from identity_second_factors
      join identity_users on identity_users.id = user_id
      where email = ${person.email}`.execute(site.shop.database.handle)
    const stored = JSON.stringify(rows)
    expect(rows).toHaveLength(1)
    expect(stored).not.toContain(new URL(uri).searchParams.get('secret'))
    for (const code of codes) expect(stored).not.toContain(code)
    for (const path of ['get-totp-uri', 'send-otp', 'verify-otp', 'view-backup-codes'])
      expect(await visitor.post(`${auth}/two-factor/${path}`, { password })).toMatchObject({
        status: 404,
      })
  })
})

describe('a recovery code', () => {
  it('each recovery code gives access once, and the owner is notified', async () => {
    const { person, codes } = await enrolled()
    expect(codes).toHaveLength(10)
    const recover = async (code: string) => {
      const browser = site.visitor()
      await signIn(person.email, browser)
      return browser.post(`${auth}/two-factor/verify-backup-code`, { code })
    }
    expect(await recover(codes[0] ?? '')).toMatchObject({ status: 200 })
    expect(await site.mailTo(person.email)).toContain('logged in with a recovery code')
    expect(await recover(codes[0] ?? '')).toMatchObject({
      status: 401,
      json: {
        message:
          'This recovery code is wrong or has already been used. Enter another recovery code.',
      },
    })
    expect(await recover((codes[1] ?? '').replace('-', ' '))).toMatchObject({ status: 200 })
  })

  it('creating new recovery codes needs the password and ends the old codes', async () => {
    const { visitor, person, codes } = await enrolled()
    const renew = (typed: string) =>
      visitor.post(`${auth}/two-factor/generate-backup-codes`, { password: typed })
    expect((await renew('not-the-right-one')).status).toBe(400)
    expect((await renew(password)).json['backupCodes']).toHaveLength(10)
    const browser = site.visitor()
    await signIn(person.email, browser)
    expect(
      await browser.post(`${auth}/two-factor/verify-backup-code`, { code: codes[0] }),
    ).toMatchObject({ status: 401 })
  })
})

describe('an account with a second factor', () => {
  it('a session without the second factor gives no access, however the session began', async () => {
    const { visitor, person, uri } = await enrolled()
    // As a sign-in with Google begins it: the library asks only after a password.
    await sql`
      update identity_sessions set second_factor_at = null
      where user_id = (select id from identity_users where email = ${person.email})`.execute(
      site.shop.database.handle,
    )
    const refused = await exchange(site, person.email, await idTokenOf(visitor))
    expect(refused).toMatchObject({ status: 401, type: 'second-factor-required' })
    expect(await visitor.post(`${auth}/two-factor/disable`, { password })).toMatchObject({
      status: 403,
    })
    expect(await verify(visitor, nextCode(uri))).toMatchObject({ status: 200 })
    expect(await exchange(site, person.email, await idTokenOf(visitor))).toMatchObject({
      status: 200,
    })
  })

  it('a password reset keeps the second factor, and ends sign-ins that wait for its code', async () => {
    const { person, uri } = await enrolled()
    await sql`
      update identity_users set email_verified = true where email = ${person.email}`.execute(
      site.shop.database.handle,
    )
    const waiting = site.visitor()
    await signIn(person.email, waiting)
    await site.visitor().post(`${auth}/request-password-reset`, { email: person.email })
    const token = await resetTokenOf(site, person.email)
    const newPassword = 'anvil-and-tongs-9'
    await site.visitor().post(`${auth}/reset-password`, { token, newPassword })
    expect(await verify(waiting, nextCode(uri))).toMatchObject({ status: 401 })
    expect(
      await site.visitor().post(`${auth}/sign-in/email`, {
        email: person.email,
        password: newPassword,
      }),
    ).toMatchObject({ json: { twoFactorRedirect: true } })
  })

  it('of an unconfirmed address loses it by a reset: a stranger locks no owner out', async () => {
    const { person } = await enrolled()
    await site.visitor().post(`${auth}/request-password-reset`, { email: person.email })
    const token = await resetTokenOf(site, person.email)
    await site.visitor().post(`${auth}/reset-password`, { token, newPassword: password })
    const browser = site.visitor()
    await signIn(person.email, browser)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('the owner can turn the second factor off, and gets an e-mail about each change', async () => {
    const { visitor, person } = await enrolled()
    expect(await site.mailTo(person.email)).toContain(
      'a code from your authenticator app to log in',
    )
    expect((await visitor.post(`${auth}/two-factor/disable`, { password: 'wrong' })).status).toBe(
      400,
    )
    expect(await visitor.post(`${auth}/two-factor/disable`, { password })).toMatchObject({
      status: 200,
    })
    expect(await site.mailTo(person.email)).toContain('the second factor was removed')
    const browser = site.visitor()
    await signIn(person.email, browser)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('a second factor is enrolled once, even if two windows begin at the same moment', async () => {
    const { visitor } = await signUp(site)
    const begin = () => visitor.post(`${auth}/two-factor/enable`, { password })
    const statuses = (await Promise.all([begin(), begin(), begin()])).map(({ status }) => status)
    expect(statuses).toContain(200)
    for (const status of statuses) expect([200, 409]).toContain(status)
  })
})
