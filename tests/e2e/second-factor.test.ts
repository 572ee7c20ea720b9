/** A second factor: set up on My Profile, asked for at the next log-in, recovered, turned off. */
import { expect, test } from 'vitest'
import { totpCode, totpStep } from '../identity/totp.ts'
import { expectAccessible, expectInWindow } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { openBrowser, signUp, withBrowser, type Visitor } from './visitor.ts'

test('a second factor is set up with an app, asked for in another browser, and recovered by a code on paper', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const { email, password } = await signUp(visitor, 'Tom Anders')
    await go('/dashboard')
    await page.getByRole('link', { name: 'Change: Second factor' }).click()
    await page.waitForURL('**/dashboard/me#second-factor')
    await expectInWindow(page, 'second-factor')
    await page.getByRole('button', { name: 'Set up a second factor' }).click()
    await page.getByLabel('Current password', { exact: true }).fill('not my password')
    visitor.expectConsoleMessage(/status of 400 .* \/api\/auth\/two-factor\/enable/)
    await page.getByRole('button', { name: 'Continue' }).click()
    const wrong = page.getByText(
      'This is not your current password. Enter the password that you log in with.',
    )
    await wrong.waitFor()
    // As after half an hour: the shop's own session lasts longer than the provider's.
    await page.context().clearCookies()
    visitor.expectConsoleMessage(/status of 401 .* \/api\/auth\/(two-factor|sign-in)/)
    await page.getByLabel('Current password', { exact: true }).fill('nor is this')
    const refused = page.waitForResponse((response) =>
      response.url().includes('/api/auth/sign-in/email'),
    )
    await page.getByRole('button', { name: 'Continue' }).click()
    await refused
    await wrong.waitFor()
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('img', { name: 'QR code with the key' }).waitFor()
    await expectAccessible(page)
    const key = (await page.locator('form .copyable').innerText()).trim()
    const uri = `otpauth://totp/app?secret=${key}`
    await page.getByLabel('Code from the app').fill(totpCode(uri, Date.now()))
    await page.getByRole('button', { name: 'Turn on the second factor' }).click()
    await expectToast(page, 'The second factor is on')
    const codes = await page
      .locator('main li')
      .filter({ hasText: /^\w{5}-\w{5}$/ })
      .allInnerTexts()
    expect(codes).toHaveLength(10)
    await page.getByRole('button', { name: 'I have saved the codes' }).click()

    const other = await openBrowser({ width: 360 })
    const third = await openBrowser()
    const logIn = async ({ go: open, page: at }: Visitor): Promise<void> => {
      await open('/login')
      await at.getByLabel('Email', { exact: true }).fill(email)
      await at.getByLabel('Password', { exact: true }).fill(password)
      await at.getByRole('button', { name: 'Login', exact: true }).click()
      await at.getByRole('heading', { name: 'One more step' }).waitFor()
    }
    await logIn(other)
    await expectAccessible(other.page)
    other.expectConsoleMessage(/status of 4\d\d .* \/api\/auth\/two-factor\/verify-totp/)
    await other.page.getByLabel('Code', { exact: true }).fill('12')
    await other.page.getByRole('button', { name: 'Login', exact: true }).click()
    await other.page.getByText('This code is wrong.').waitFor()
    await other.page.getByLabel('Code', { exact: true }).fill(totpCode(uri, Date.now() + totpStep))
    await other.page.getByRole('button', { name: 'Login', exact: true }).click()
    await other.page.waitForURL((url) => url.pathname === '/')

    await logIn(third)
    await third.page.getByRole('button', { name: 'Use a recovery code' }).click()
    await third.page.getByLabel('Recovery code').fill(codes[3] ?? '')
    await third.page.getByRole('button', { name: 'Login', exact: true }).click()
    await third.page.waitForURL((url) => url.pathname === '/')
    await third.go('/dashboard/me#second-factor')
    await third.page.getByRole('button', { name: 'Turn off the second factor' }).click()
    await third.page.getByLabel('Current password', { exact: true }).fill(password)
    await third.page.getByRole('button', { name: 'Continue' }).click()
    await expectToast(third.page, 'The second factor is off')
    await third.page.getByRole('button', { name: 'Set up a second factor' }).waitFor()
    await other.close()
    await third.close()
  }))
