/** Passkeys: made on My Profile with the browser's authenticator, used to log in, removed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { startShop, type StartedShop } from './global-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { signUp, withBrowser, type Visitor } from './visitor.ts'

let shop: StartedShop
beforeAll(async () => {
  // Browsers make no passkeys for addresses of numbers.
  const port = String(await freePort())
  shop = await startShop({ PORT: port, ORIGIN: `http://localhost:${port}` })
})
afterAll(() => shop.stop())

/** The browser's own authenticator in software, whose user shows a finger each time. */
async function plugAuthenticator({ page }: Visitor): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is made with the password, opens the account without it, and is removed', () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    const { password } = await signUp(visitor, 'Paula Keyes')
    await plugAuthenticator(visitor)
    await go('/dashboard/me')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name', { exact: true }).last().fill('Key ring')
    await page.getByLabel('Current password', { exact: true }).last().fill('not my password')
    visitor.expectConsoleMessage(/status of 400 .* \/api\/auth\/passkey\/begin/)
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await page
      .getByText('This is not your current password. Enter the password that you log in with.')
      .waitFor()
    await page.getByLabel('Current password', { exact: true }).last().fill(password)
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await expectToast(page, 'Passkey added')
    await page.getByText('not used yet').waitFor()
    await expectAccessible(page)

    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await go('/login')
    await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor()
    await expectAccessible(page)
    for (const width of [320, 768, 1280]) await expectNoSidewaysScroll(page, width)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.waitForURL((url) => url.pathname === '/')

    await go('/dashboard/me')
    await page.getByText('last used').waitFor()
    await page.getByRole('button', { name: 'Remove: Key ring' }).click()
    await page.getByLabel('Current password', { exact: true }).last().fill(password)
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expectToast(page, 'Passkey removed')
    await expect.poll(() => page.getByText('Key ring').count()).toBe(0)
  }))
