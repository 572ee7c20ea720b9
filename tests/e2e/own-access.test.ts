/**
 * A user's own access on My Profile: a new password, signing out everywhere. And reviews that are
 * removed, by their author and by an admin.
 */
import { expect, test } from 'vitest'
import { createTool } from './catalogue-setup.ts'
import { answerDialog, confirmDeletion } from './tables.ts'
import { expectToast } from './toasts.ts'
import { callApi, storedToken } from './api-calls.ts'
import { demoAdmin, openBrowser, signUp, withBrowser } from './visitor.ts'

test('changing the password keeps this browser signed in and signs out others; signing out everywhere ends all sessions', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const { email, password } = await signUp(visitor, 'Ines Ahlers')
    const other = await openBrowser()
    await other.signIn({ email, password })
    const otherToken = (await storedToken(other.page)) ?? ''
    await go('/dashboard')
    await page.getByRole('link', { name: 'Change: Password' }).click()
    await page.waitForURL('**/dashboard/me#password')
    await page.getByLabel('Current Password').fill('not my password')
    await page.getByLabel('New Password', { exact: true }).fill('anvil and tongs 9')
    await page.getByLabel('Confirm New Password').fill('anvil and tongs 9')
    visitor.expectConsoleMessage(/status of 422 .* \/api\/password/)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page
      .getByText('This is not your current password. Enter the password that you log in with.')
      .waitFor()
    await page.getByLabel('Current Password').fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectToast(page, 'Your password has been changed')
    const account = `GET /users/${encodeURIComponent(email)}` as const
    expect((await callApi(account, { token: otherToken })).status).toBe(401)
    const token = (await storedToken(page)) ?? ''
    expect((await callApi(account, { token })).status).toBe(200)

    // The other browser learns at its next call that it is signed out.
    other.expectConsoleMessage(/status of 401/)
    await other.go('/dashboard')
    await other.page.waitForURL('**/login')
    await other.page.getByLabel('Email', { exact: true }).fill(email)
    await other.page.getByLabel('Password', { exact: true }).fill('anvil and tongs 9')
    await other.page.getByRole('button', { name: 'Login', exact: true }).click()
    await other.page.waitForURL('**/dashboard')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await answerDialog(page, 'Sign out everywhere')
    await page.waitForURL('**/login')
    for (const ended of [token, (await storedToken(other.page)) ?? ''])
      expect((await callApi(account, { token: ended })).status).toBe(401)
    await other.close()
  }))

test('a review is removed by its author, and another by an admin; the rating follows', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    const admin = await openBrowser()
    await admin.signIn(demoAdmin)
    await signUp(visitor, 'Rita Voss')
    const write = async (stars: RegExp, text: string): Promise<void> => {
      await go(`/dashboard/addreview?tool=${tool.id}`)
      await page.getByRole('radio', { name: stars }).check({ force: true })
      await page.getByLabel('Review', { exact: true }).fill(text)
      await page.getByRole('button', { name: 'Add review' }).click()
      await expectToast(page, 'Review added')
    }
    const ratings = async () => (await callApi(`GET /reviews?tool=${tool.id}`, {})).body

    await write(/5 stars/, 'First thoughts.')
    await go('/dashboard/addreview')
    await page.getByRole('button', { name: `Delete your review: ${tool.name}` }).click()
    await confirmDeletion(page)
    await expectToast(page, 'Item deleted')
    expect(await ratings()).toEqual([])

    await write(/1 star/, 'Second thoughts.')
    await admin.go('/dashboard/manageproducts')
    await admin.page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Reviews' })
      .click()
    const row = admin.page.getByRole('row').filter({ hasText: 'Second thoughts.' })
    await row.getByRole('button', { name: 'More for Rita Voss' }).click()
    await row.getByRole('button', { name: 'Delete the review by Rita Voss' }).click()
    await confirmDeletion(admin.page)
    await expectToast(admin.page, 'Item deleted')
    await row.waitFor({ state: 'detached' })
    expect(await ratings()).toEqual([])
    await admin.close()
  }))
