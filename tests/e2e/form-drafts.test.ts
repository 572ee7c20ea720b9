/** Drafts of forms: what was typed comes back after a reload, what is stored by now does not. */
import { expect, test } from 'vitest'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

test('a page that was left before the answer to its saving came opens with what is stored, and can be saved', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/settings')
    const letterhead = page.getByRole('region', { name: 'Letterhead' })
    const email = letterhead.getByLabel('E-mail address on documents')
    const before = await email.inputValue()
    const written = `office-${crypto.randomUUID().slice(0, 8)}@example.com`
    await email.fill('typed@example.com')
    await go('/dashboard/settings')
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
    await go('/dashboard/settings')
    expect(await email.inputValue()).toBe(written)
    await email.fill(before)
    await letterhead.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Saved')
  }))
