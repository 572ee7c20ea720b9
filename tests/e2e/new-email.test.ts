/** A new e-mail address, from My Profile by the mail's link, with a second browser signed in. */
import { expect, test } from 'vitest'
import { storedToken } from './api-calls.ts'
import { expectToast } from './toasts.ts'
import { openBrowser, signUp, uniqueEmail, withBrowser } from './visitor.ts'

test('a new e-mail address: the link confirms it, both browsers go on with it, the old one is told', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const { email, password } = await signUp(visitor, 'Mona Moves')
    const other = await openBrowser()
    await other.signIn({ email, password })
    const next = uniqueEmail('Mona Moved')

    await go('/dashboard')
    await page.getByRole('link', { name: 'Change: Email' }).click()
    await page.waitForURL('**/dashboard/me#email')
    await page.getByLabel('New Email').fill(next)
    await page.getByLabel('Your password').first().fill('not my password')
    visitor.expectConsoleMessage(/status of 422 .* \/api\/email-change/)
    await page.getByRole('button', { name: 'Change e-mail' }).click()
    await page
      .getByText('This is not your current password. Enter the password that you log in with.')
      .waitFor()
    expect(await page.getByLabel('New Email').inputValue()).toBe(next)
    await page.getByLabel('Your password').first().fill(password)
    await page.getByRole('button', { name: 'Change e-mail' }).click()
    await page.getByText(`on its way to ${next}`).waitFor()

    await page.goto('/dev/mailbox')
    const letters = page.locator('article')
    await letters.filter({ hasText: 'Somebody asked to change' }).first().waitFor()
    const link = letters.filter({ hasText: next }).getByRole('link').first()
    await go((await link.getAttribute('href')) ?? '')
    await page.getByRole('button', { name: 'Use the new address' }).click()
    await expectToast(page, `Your e-mail address is now ${next}`)
    await page.getByRole('definition').filter({ hasText: next }).waitFor()

    // The other browser knows the old address only, and goes on all the same.
    other.allowConsoleMessage(/status of 403/)
    const token = await storedToken(other.page)
    await other.go('/dashboard/myorders')
    await other.page.locator('.state').first().waitFor()
    await other.go('/dashboard')
    await other.page.getByRole('definition').filter({ hasText: next }).waitFor()
    expect(await storedToken(other.page)).toBe(token)
    await other.close()
  }))
