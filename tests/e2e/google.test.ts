/**
 * Continue With Google, through the development provider of a demo shop. Source: specification,
 * points 1, 2 and 4.
 */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible, profileLine } from './page-checks.ts'
import { uniqueEmail, signUp, withBrowser } from './visitor.ts'
import { findCall, storedToken, recordCalls } from './api-calls.ts'
import { expectToast } from './toasts.ts'

/** From the login or sign-up page to the page where a person is chosen. */
async function toChooser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue With Google', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Choose an account' }).waitFor()
}

async function chooseSomebody(
  page: Page,
  {
    name,
    email,
    verified,
  }: { readonly name: string; readonly email: string; readonly verified: boolean },
): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('The e-mail address is confirmed').setChecked(verified)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

test('a new user signs in, is registered with PUT /user/{email}, and returns to the requested page', () =>
  withBrowser({}, async ({ go, page }) => {
    const email = uniqueEmail('gretel.vice')
    const calls = recordCalls(page)
    await go('/dashboard?from=google')
    await page.waitForURL('**/login')
    await toChooser(page)
    await page.getByText('This is not Google.').waitFor()
    await expectAccessible(page)
    await chooseSomebody(page, { name: 'Gretel Vice', email, verified: true })
    await page.waitForURL('**/dashboard?from=google')
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    expect(await profileLine(page)).toBe(`Gretel Vice · ${email}`)
    expect(findCall(calls, 'PUT', `/user/${email}`).payload).toEqual({ email })
    expect(await storedToken(page)).not.toBeNull()
  }))

test('a development account signs in through the sign-up page, and again after signing out', () =>
  withBrowser({}, async ({ go, page }) => {
    for (const path of ['/signup', '/login']) {
      await go(path)
      await toChooser(page)
      await page.getByRole('button', { name: /^Tomasz Wren/ }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByText('Tomasz', { exact: true })
        .waitFor()
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Log In' })
        .waitFor()
      expect(await storedToken(page)).toBeNull()
    }
  }))

test("cancelled, or an unconfirmed address that has a password here: a message that begins with 'Error: '", () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await go('/login')
    await toChooser(page)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.waitForURL('**/login?*')
    await page.getByText('Error: You cancelled the Google sign-in.', { exact: true }).waitFor()
    expect(await storedToken(page)).toBeNull()

    const { email, name } = await signUp(visitor, 'Paula Word')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Log In' })
      .click()
    for (const verified of [false, true]) {
      await toChooser(page)
      await chooseSomebody(page, { name, email, verified })
      await page.waitForURL('**/login?*')
      await page
        .getByText(/^Error: There is already an account with this e-mail address and a password/)
        .waitFor()
      expect(await storedToken(page)).toBeNull()
    }
  }))

test('once the address is confirmed by mail, the same user can sign in with Google, too', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const { email, name } = await signUp(visitor, 'Paula Both')
    await go('/dev/mailbox')
    await page.locator('article', { hasText: email }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Confirm e-mail address' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page
      .locator('.Toastify__toast', { hasText: 'Your e-mail address is confirmed' })
      .waitFor()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Log In' })
      .waitFor()
    await expectToast(page, 'You are signed out')
    await go('/login')
    await toChooser(page)
    await chooseSomebody(page, { name, email, verified: true })
    await page.waitForURL((url) => url.pathname === '/')
    await go('/dashboard')
    expect(await profileLine(page)).toBe(`${name} · ${email}`)
  }))
