/** The words of mails about accounts are written, seen and tried on the page of settings. */
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

test('the words of an invitation stand in its preview while they are typed, and are refused where a field is none', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ page, go }) => {
    await go('/dashboard/settings/account-mails')
    const mails = page.getByRole('form', { name: 'Account e-mails' })
    await mails.getByRole('heading', { name: 'Staff invitation' }).click()
    await mails.getByText('Preview: Staff invitation').click()
    const preview = mails.locator('details details[open]')
    await preview.getByText('The invitation is valid for 14 days.').waitFor()
    const opening = mails.getByLabel('Staff invitation: opening text')
    await opening.fill('{from} would like you at {shop}.')
    await preview.getByText('Ada Brooks would like you at Ironmonger.').waitFor()
    await opening.fill(`{from} would like you at {shop}. ${'x'.repeat(300)}`)
    await preview.getByText('Ada Brooks would like you at Ironmonger. xxx').waitFor()
    await expectNoSidewaysScroll(page, 360)
    await expectAccessible(page)

    await opening.fill('Dear {name}')
    await mails.getByRole('button', { name: 'Save' }).click()
    await mails
      .getByText(
        "There is no field '{name}'. The available fields are {shop}, {address} and {from}.",
      )
      .waitFor()
    expect(await opening.inputValue()).toBe('Dear {name}')
    await opening.fill('{from} invites you to work in the shop.')
    await mails.getByRole('button', { name: 'Save' }).click()
    // The second time these words are stored already.
    const toast = page.locator('.Toastify__toast', { hasText: /Nothing has changed|Saved/ })
    await toast.waitFor()
    await preview.getByRole('button', { name: 'Send me a test e-mail: Staff invitation' }).click()
    await page.getByText('A test e-mail with the saved text is on its way').waitFor()
  }))
