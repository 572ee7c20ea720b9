/**
 * Coming in and leaving, alike with every identity provider there is. Source: specification,
 * points 1, 2, 4, 5 and 9.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UnsecuredJWT } from 'jose'
import type { Page } from 'playwright-core'
import { adminEmail, providers, type Person, type ProvidedShop } from './providers.ts'
import { profileLine } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { uniqueEmail, withBrowser, type Visitor } from './visitor.ts'
import { findCall, storedToken, recordCalls } from './api-calls.ts'

const somebody = (name: string): Person => ({
  name,
  email: uniqueEmail(name),
  password: 'plough-and-harrow-7',
})
const isHome = (url: URL): boolean => url.pathname === '/' && url.search === ''
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

describe.each(Object.entries(providers))('with the provider %s', (kind, start) => {
  let shop: ProvidedShop
  beforeAll(async () => {
    shop = await start()
  }, 180_000)
  afterAll(() => shop.close())
  const at = (journey: (visitor: Visitor) => Promise<void>) =>
    withBrowser({ origin: shop.origin }, journey)
  const statusWith = async (page: Page, email: string, token: string | null): Promise<number> =>
    (
      await page.request.get(`${shop.origin}/api/users/${encodeURIComponent(email)}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status()
  const signedUp = async ({ go, page }: Visitor, name: string): Promise<Person> => {
    const person = somebody(name)
    await go('/signup')
    await shop.signUp(page, person)
    await page.waitForURL(isHome)
    return person
  }
  const leave = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click()
    await shop.signOut(page)
    await expectToast(page, 'You are signed out')
    await bar(page).getByRole('link', { name: 'Log In' }).waitFor()
  }

  test('a new user is registered, shown by name, returned to the requested page, and signed in after a reload', () =>
    at(async ({ go, page }) => {
      const calls = recordCalls(page)
      const person = somebody('Jane Newcomer')
      await go('/dashboard/myorders?cursor=#here')
      await page.waitForURL('**/login')
      await page.getByRole('main').getByRole('link', { name: 'Get started' }).click()
      await page.waitForURL('**/signup')
      await shop.signUp(page, person)
      await page.waitForURL('**/dashboard/myorders?cursor=#here')
      await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor()
      expect(findCall(calls, 'PUT', `/user/${person.email}`).payload).toEqual({
        email: person.email,
      })
      expect(await storedToken(page)).toMatch(/^\S{40,}$/)
      await page.goto('/dashboard')
      await page.reload()
      expect(await profileLine(page)).toBe(`${person.name} · ${person.email}`)
      await bar(page).getByText('Jane', { exact: true }).waitFor()
    }))

  test('signing out revokes the token; signing in again leads to the front page, or to the requested page', () =>
    at(async (visitor) => {
      const { go, page, context } = visitor
      const person = await signedUp(visitor, 'Otto Outgoing')
      const token = await storedToken(page)
      expect(await statusWith(page, person.email, token)).toBe(200)
      const other = await context.newPage()
      await other.goto('/blogs')
      await other.getByRole('button', { name: 'Sign Out', exact: true }).waitFor()
      await leave(page)
      expect(await storedToken(page)).toBeNull()
      expect(await statusWith(page, person.email, token)).toBe(401)
      await bar(other).getByRole('link', { name: 'Log In' }).waitFor()
      await go('/login')
      await shop.signIn(page, person)
      await page.waitForURL(isHome)
      await leave(page)
      await go('/dashboard?x=1')
      await page.waitForURL('**/login')
      await shop.signIn(page, person)
      await page.waitForURL('**/dashboard?x=1')
    }))

  test('a wrong password is refused with a message, and nobody is signed in', () =>
    at(async (visitor) => {
      const { go, page } = visitor
      const person = await signedUp(visitor, 'Wanda Wrong')
      await leave(page)
      if (shop.complaint) visitor.expectConsoleMessage(shop.complaint)
      await go('/login')
      await shop.signIn(page, { ...person, password: 'not-the-right-one' })
      await page.getByText(shop.wrongPassword, { exact: true }).waitFor()
      await page.goto('/')
      expect(await storedToken(page)).toBeNull()
    }))

  test('a forgotten password is reset, and the old one is refused', () =>
    at(async (visitor) => {
      const { go, page } = visitor
      const person = await signedUp(visitor, 'Frida Forgot')
      await leave(page)
      await go('/login')
      await shop.reset(page, person.email, 'anvil-and-bellows-9')
      await page.waitForURL('**/login')
      if (shop.complaint) visitor.expectConsoleMessage(shop.complaint)
      for (const advice of shop.advice ?? []) visitor.allowConsoleMessage(advice)
      await shop.signIn(page, person)
      await page.getByText(shop.wrongPassword, { exact: true }).waitFor()
      await go('/login')
      await shop.signIn(page, { ...person, password: 'anvil-and-bellows-9' })
      await page.waitForURL(isHome)
    }))

  test('Google users are registered under their Google address; where the provider itself offers Google, the shop has no such button', () =>
    at(async ({ go, page }) => {
      await go('/login')
      if (!shop.google) {
        await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
        expect(await page.getByRole('button', { name: 'Continue With Google' }).count()).toBe(0)
        return
      }
      const person = somebody('Gretel Google')
      await go('/dashboard?from=google')
      await page.waitForURL('**/login')
      await shop.google(page, person)
      await page.waitForURL('**/dashboard?from=google')
      expect(await profileLine(page)).toBe(`${person.name} · ${person.email}`)
    }))

  test('the built shop refuses an unsigned token, however valid its claims', async () => {
    const email = uniqueEmail('nobody')
    const { issuer, audience } = shop.proofs
    const forged = new UnsecuredJWT({ email, email_verified: true, auth_time: 1, user_id: 'x' })
      .setSubject('x')
      .setIssuedAt()
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('5m')
      .encode()
    const answer = await fetch(`${shop.origin}/api/user/${encodeURIComponent(email)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${forged}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    expect([answer.status, await answer.json()]).toMatchObject([401, { type: 'proof-refused' }])
  })

  test('a user deleted by an admin is signed out at once, and cannot sign in again', () =>
    at(async (visitor) => {
      // The operator: the address named in ADMIN_EMAIL, proven as verified.
      const admin = { ...somebody('Ada Min'), email: adminEmail }
      await visitor.go(shop.google ? '/login' : '/signup')
      await (shop.google ?? shop.signUp)(visitor.page, admin)
      await visitor.page.waitForURL(isHome)
      const headers = { authorization: `Bearer ${await storedToken(visitor.page)}` }
      await at(async (other) => {
        const { page } = other
        const person = await signedUp(other, 'Del Eted')
        const { _id: id }: { _id: string } = await (
          await visitor.page.request.get(`${shop.origin}/api/users/${person.email}`, { headers })
        ).json()
        expect(
          (
            await visitor.page.request.delete(`${shop.origin}/api/users/${id}`, { headers })
          ).status(),
        ).toBe(200)
        if (shop.isDisabled) await expect.poll(() => shop.isDisabled?.(person.email)).toBe(true)
        other.expectConsoleMessage(
          /Failed to load resource: the server responded with a status of 40[013] /,
        )
        await page.goto('/dashboard')
        await page.waitForURL('**/login')
        await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
        // The issuer still knows them, and brings them as far as the shop's refusal; the other two
        // were told.
        if (kind === 'openid') await page.getByText(shop.deleted, { exact: true }).waitFor()
        await shop.signIn(page, person)
        await page.getByText(shop.deleted, { exact: true }).waitFor()
        expect(await storedToken(page)).toBeNull()
      })
    }))

  test('a customer on an admin page reads who is signed in, and can sign in as somebody else', () =>
    at(async (visitor) => {
      const { go, page } = visitor
      const first = await signedUp(visitor, 'Cuno Stomer')
      await leave(page)
      const second = await signedUp(visitor, 'Dora Stomer')
      await go('/dashboard/manageorders')
      await page.getByText(`You are signed in as ${second.name} (${second.email}).`).waitFor()
      await page.getByRole('button', { name: 'Log in with another account' }).click()
      await shop.signOut(page)
      await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
      await shop.signIn(page, first)
      await page.getByText(`You are signed in as ${first.name} (${first.email}).`).waitFor()
    }))
})
