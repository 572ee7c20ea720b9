/**
 * What is peculiar to Firebase, against its emulator: a blocked window, and sign-ins that were
 * ended there. HOSTED=1 asks for it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeGoogleScripts } from './google-scripts.ts'
import { adminEmail, chooseAtGoogle, providers } from './providers.ts'
import { profileLine } from './page-checks.ts'
import { uniqueEmail, withBrowser } from './visitor.ts'
import { storedToken } from './api-calls.ts'

const { firebase } = providers

describe.runIf(firebase)('a shop with Firebase', () => {
  let shop: Awaited<ReturnType<NonNullable<typeof firebase>>>
  beforeAll(async () => {
    if (firebase) shop = await firebase()
  }, 180_000)
  afterAll(() => shop.close())

  test('where the browser blocks the popup, the page goes to Google and back, and on to the requested page', () =>
    withBrowser({ origin: shop.origin }, async ({ go, page, context }) => {
      await fakeGoogleScripts(context)
      await page.addInitScript(() => {
        window.open = () => null
      })
      const person = { name: 'Gustav Google', email: uniqueEmail('Gustav Google') }
      await go('/dashboard?from=blocked')
      await page.waitForURL('**/login')
      await page.getByRole('button', { name: 'Continue With Google', exact: true }).click()
      await page.waitForURL(`${shop.front.address}/**`)
      await chooseAtGoogle(page, person)
      await page.waitForURL('**/dashboard?from=blocked')
      expect(await profileLine(page)).toBe(`${person.name} · ${person.email}`)
      expect(await storedToken(page)).not.toBeNull()
      await page.reload()
      await profileLine(page)
    }))

  test('an ID token from before an admin’s sessions were revoked at Firebase is refused, though it is not yet expired', async () => {
    const person = { email: adminEmail, password: 'plough-and-harrow-7', returnSecureToken: true }
    const callFirebase = async (
      method: 'signUp' | 'signInWithPassword',
    ): Promise<{ idToken: string }> =>
      (
        await fetch(
          `${shop.front.address}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=key-of-tests`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(person),
          },
        )
      ).json()
    await callFirebase('signUp')
    await shop.front.verify(person.email)
    const { idToken } = await callFirebase('signInWithPassword')
    const exchange = async (): Promise<number> =>
      (
        await fetch(`${shop.origin}/api/user/${person.email}`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ email: person.email }),
        })
      ).status
    expect(await exchange(), 'checked at Firebase').toBe(200)
    await shop.front.endSignIns(person.email)
    expect(await exchange()).toBe(401)
  })
})
