/** Drafts of forms: what was typed comes back after a reload, what is stored by now does not. */
import { expect, test } from 'vitest'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

test('a page that was left before the answer to its saving came opens with what is stored, and can be saved', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/settings/letterhead')
    const letterhead = page.getByRole('form', { name: 'Letterhead' })
    const email = letterhead.getByLabel('E-mail address on documents')
    const before = await email.inputValue()
    const written = `office-${crypto.randomUUID().slice(0, 8)}@example.com`
    await email.fill('typed@example.com')
    await go('/dashboard/settings/letterhead')
    expect(await email.inputValue(), 'a draft').toBe('typed@example.com')
    await email.fill(written)
    // Stored by the shop; the answer does not reach the page.
    const stored = new Promise<void>((resolve, reject) => {
      void page.route('**/api/settings', async (route) => {
        if (route.request().method() !== 'PUT') return route.continue()
        await route.fetch().then(() => resolve(), reject)
      })
    })
    await letterhead.getByRole('button', { name: 'Save' }).click()
    await stored
    await page.unroute('**/api/settings')
    await go('/dashboard/settings/letterhead')
    expect(await email.inputValue()).toBe(written)
    await email.fill(before)
    await letterhead.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Saved')
  }))

test('Back and links ask before a form is left whose values are stored nowhere, and only then', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    const name = page.getByLabel('Name', { exact: true })
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await go('/dashboard/quotes')
    await page.getByRole('link', { name: 'Prices', exact: true }).click()
    await page.waitForURL('**/dashboard/prices')
    await name.fill('Winter')
    await page.goBack()
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(new URL(page.url()).pathname).toBe('/dashboard/prices')
    expect(await name.inputValue()).toBe('Winter')
    await page.getByRole('link', { name: 'Quotes', exact: true }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/dashboard/quotes')

    // Typed and taken out again, nothing would be lost.
    await page.goBack()
    await name.fill('Winter')
    await name.fill('')
    await page.getByRole('link', { name: 'Quotes', exact: true }).click()
    await page.waitForURL('**/dashboard/quotes')
    // Settings keep a draft over a reload; who leaves them is asked, and what they leave is gone.
    await go('/dashboard/settings/letterhead')
    const email = page.getByLabel('E-mail address on documents')
    const stored = await email.inputValue()
    await email.fill('typed@example.com')
    await page.getByRole('link', { name: 'Quotes', exact: true }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(await email.inputValue()).toBe('typed@example.com')
    await page.getByRole('link', { name: 'Quotes', exact: true }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/dashboard/quotes')
    await page.goBack()
    await email.waitFor()
    expect(await email.inputValue()).toBe(stored)
  }))

test('a form that was sent leads on without a question', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/lists/new')
    await page.getByLabel('Name', { exact: true }).fill(`List ${crypto.randomUUID().slice(0, 8)}`)
    await page.getByRole('button', { name: 'Save list' }).click()
    await page.waitForURL(/lists\/[\w-]{36}$/)
    expect(await page.getByRole('dialog').count()).toBe(0)
  }))
