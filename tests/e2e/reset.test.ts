/**
 * A forgotten password, from the mail in the demo mailbox to the new one. Source: specification,
 * points 2 and 5, and security rules.
 */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { signUp, withBrowser } from './visitor.ts'
import { callApi, storedToken, fetchToken } from './api-calls.ts'

/**
 * A browser's advice for forms with a password. The link tells no e-mail address, so there is
 * none to put there.
 */
const noUserName = /^verbose: \[DOM\] Password forms should have .* \/reset-password$/

/** The link in the newest reset mail to this address. */
async function linkTo(page: Page, email: string): Promise<string> {
  await page.goto('/dev/mailbox')
  const letter = page
    .locator('article', { hasText: 'Reset your password for Ironmonger' })
    .filter({ hasText: email })
    .first()
  return (await letter.getByRole('link').first().getAttribute('href')) ?? ''
}
const choose = async (page: Page, password: string, confirm = password): Promise<void> => {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password', { exact: true }).fill(confirm)
  await page.getByRole('button', { name: 'Set new password' }).click()
}
const me = (email: string, token: string | null) =>
  callApi(`GET /users/${encodeURIComponent(email)}`, { token: token ?? '' })

test('a new password by mail: the old one is refused, every token revoked, the link used up', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    visitor.allowConsoleMessage(noUserName)
    const { email, password } = await signUp(visitor, 'Frida Getman')
    const ownToken = await storedToken(page)
    const otherToken = await fetchToken({ email, password })
    await go('/dashboard')
    await page.getByRole('button', { name: 'Forget Password?' }).click()
    await expectToast(page, 'Email sent')

    const link = await linkTo(page, email)
    expect(new URL(link).origin).toBe(new URL(page.url()).origin)
    await page.goto(link)
    await page.waitForURL('**/reset-password?token=*')
    await expectAccessible(page)
    await choose(page, '12345')
    await page.getByText('your Password should at least 6 character', { exact: true }).waitFor()
    await choose(page, 'anvil-and-bellows-9', 'anvil-and-bellows-8')
    await page
      .getByText('your Password and confirm password does not match', { exact: true })
      .waitFor()
    await choose(page, 'anvil-and-bellows-9')
    await page.waitForURL('**/login')
    await expectToast(page, 'Your password has been changed. Log in with the new password.')
    // What stays on the page also stays when it is loaded again, and hydrates without an error.
    await page.reload()
    await page.locator('main').getByText('Your password has been changed').waitFor()
    expect(
      [(await me(email, ownToken)).status, (await me(email, otherToken)).status],
      'every token is revoked',
    ).toEqual([401, 401])

    visitor.expectConsoleMessage(/status of 401 .* \/api\/auth\/sign-in\/email$/)
    const logIn = async (typed: string): Promise<void> => {
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(typed)
      await page.getByRole('button', { name: 'Login' }).click()
    }
    await logIn(password)
    await page.getByText('Error: The e-mail address or the password is wrong.').waitFor()
    await logIn('anvil-and-bellows-9')
    await page.waitForURL((url) => url.pathname === '/')

    visitor.expectConsoleMessage(/status of 4\d\d .* \/api\/auth\/reset-password$/)
    await page.goto(link)
    await choose(page, 'tongs-and-trivets-10')
    await page
      .getByText(
        'This link has already been used or has expired. Enter your e-mail address to get a new link.',
      )
      .waitFor()
  }))

test('only the newest link works, and the page offers another when its own is used up', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    visitor.allowConsoleMessage(noUserName)
    const { email } = await signUp(visitor, 'Nell Ewest')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    const request = async (): Promise<string> => {
      await go('/reset-password')
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page
        .getByText(
          `If ${email} has an account here, an e-mail with a link is on its way. Only the newest link works.`,
        )
        .waitFor()
      return linkTo(page, email)
    }
    const first = await request()
    const second = await request()
    expect(second).not.toBe(first)
    visitor.expectConsoleMessage(/status of 4\d\d .* \/api\/auth\/reset-password$/)
    await page.goto(first)
    await choose(page, 'anvil-and-bellows-9')
    await page.getByText('This link has already been used or has expired.').waitFor()
    await page.goto(second)
    await choose(page, 'anvil-and-bellows-9')
    await page.waitForURL('**/login')
  }))
