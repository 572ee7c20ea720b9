/**
 * What is peculiar to an OpenID issuer with pages of its own: stopping there, a token that
 * answers another question, renewal in silence.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { providers, type Person, type ProvidedShop } from './providers.ts'
import { uniqueEmail, withBrowser, type Visitor } from './visitor.ts'
import { storedToken } from './api-calls.ts'

let shop: ProvidedShop
beforeAll(async () => {
  shop = await providers.openid()
}, 90_000)
afterAll(() => shop.close())
const at = (journey: (visitor: Visitor) => Promise<void>) =>
  withBrowser({ origin: shop.origin }, journey)
const somebody = (name: string): Person => ({
  name,
  email: uniqueEmail(name),
  password: 'plough-and-harrow-7',
})
const isHome = (url: URL): boolean => url.pathname === '/'

test('the pages say where they lead, and cancelling there is reported in the error line', () =>
  at(async ({ go, page }) => {
    await go('/login')
    await page.getByText('You will log in at The Issuer and then return here.').waitFor()
    expect(await page.getByLabel('Password').count()).toBe(0)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByText('Error: You cancelled the sign-in.', { exact: true }).waitFor()
    expect(await storedToken(page)).toBeNull()
    await go('/reset-password')
    await page
      .getByText('The Issuer manages your password. Reset your password on the provider’s website.')
      .waitFor()
  }))

test('a token with another nonce, such as a stolen one, is refused', () =>
  at(async ({ go, page }) => {
    await page.route(`${shop.proofs.issuer}/token`, async (route) => {
      const response = await route.fetch()
      const tokens: { id_token: string } = await response.json()
      const [head, body = '', tail] = tokens.id_token.split('.')
      const claims = {
        ...JSON.parse(Buffer.from(body, 'base64url').toString()),
        nonce: 'of-another-sign-in',
      }
      await route.fulfill({
        response,
        json: {
          ...tokens,
          id_token: [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), tail].join(
            '.',
          ),
        },
      })
    })
    await go('/signup')
    await shop.signUp(page, somebody('Nora Nonce'))
    await page
      .getByText('Error: The sign-in took too long, or was started in another window. Try again.', {
        exact: true,
      })
      .waitFor()
    expect(await storedToken(page)).toBeNull()
  }))

test('without the shop’s token, a user is signed in again without a prompt: the ID token is renewed silently', () =>
  at(async ({ go, page }) => {
    await go('/signup')
    await shop.signUp(page, somebody('Rita Renewed'))
    await page.waitForURL(isHome)
    await page.getByRole('button', { name: 'Sign Out', exact: true }).first().waitFor()
    const first = await storedToken(page)
    await page.evaluate(() => {
      localStorage.removeItem('accessToker')
      const key =
        Object.keys(localStorage).find((name) => name.startsWith('ironmonger.openid.user:')) ?? ''
      const user = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...user, profile: { ...user.profile, exp: 1 } }))
    })
    const renewed = page.waitForRequest(
      (request) =>
        request.url() === `${shop.proofs.issuer}/token` &&
        (request.postData() ?? '').includes('grant_type=refresh_token'),
    )
    await go('/dashboard')
    await renewed
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    const second = await storedToken(page)
    expect(second).not.toBeNull()
    expect(second).not.toBe(first)
  }))
