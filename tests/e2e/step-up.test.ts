/** Proof of who one is before settings are saved, and staff who must set up a second factor. */
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { saveRows } from './tables.ts'
import { demoAdmin, withBrowser } from './visitor.ts'

const proofAsked = {
  status: 403,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'step-up-needed',
    title: 'Confirm your identity',
    status: 403,
    facts: { by: 'password' },
  }),
}

test('a fresh password is asked for in a dialog, then the call goes on with what was typed', () =>
  withBrowser({}, async (visitor) => {
    const { page, go } = visitor
    await visitor.signIn(demoAdmin)
    // As eleven minutes after the sign-in: the shop itself is tried in step-up.test.ts.
    let asked = 0
    await page.route('**/api/settings', async (route) => {
      if (route.request().method() !== 'PUT' || (asked += 1) > 2) return route.continue()
      return route.fulfill(proofAsked)
    })
    visitor.expectConsoleMessage(/status of 4\d\d .* \/api\/(settings|step-up)/)
    await go('/dashboard/settings/access')
    const choice = page.getByLabel('Second factor for staff')
    await choice.selectOption('demanded')
    const save = page
      .getByRole('form', { name: 'Staff sign-in' })
      .getByRole('button', { name: 'Save' })
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
    await dialog.waitFor()
    await expectNoSidewaysScroll(page, 360)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Not saved.').waitFor()
    expect(await choice.inputValue()).toBe('demanded')

    await save.click()
    await dialog.getByLabel('Password').fill('not my password')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog
      .getByText('This is not your current password. Enter the password that you log in with.')
      .waitFor()
    await dialog.getByLabel('Password').fill(demoAdmin.password)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    // The shop refuses it for its own reason: this admin has no second factor.
    await page.getByText('First set up your own second factor on My Profile').waitFor()
    expect(await choice.inputValue()).toBe('demanded')
  }))

test('saving a list asks first, and a list whose reader does not answer is not saved', () =>
  withBrowser({}, async (visitor) => {
    const { page, go } = visitor
    await visitor.signIn(demoAdmin)
    let asked = 0
    await page.route('**/api/list-exports/orders', async (route) => {
      if ((asked += 1) > 2) return route.continue()
      return route.fulfill(proofAsked)
    })
    visitor.expectConsoleMessage(/status of 403 .* \/api\/list-exports/)
    await go('/dashboard/manageorders')
    const saved: string[] = []
    page.on('download', (file) => saved.push(file.suggestedFilename()))
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
    await saveRows(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Confirm your identity').waitFor()
    expect(saved).toEqual([])
    await saveRows(page)
    await dialog.getByLabel('Password').fill(demoAdmin.password)
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
    expect(saved).toHaveLength(1)
  }))

test('staff without the second factor that is demanded are led to set it up', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ page, go }) => {
    await page.route('**/api/users/*', async (route) => {
      const response = await route.fetch()
      const user: unknown = await response.json()
      await route.fulfill({ response, json: { ...Object(user), lacks_second_factor: true } })
    })
    await go('/dashboard/manageorders')
    await page.getByText('Set up a second factor first').waitFor()
    await expectNoSidewaysScroll(page, 360)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to My Profile' }).click()
    await page.getByText('The shop requires a second factor for its staff.').waitFor()
    await page.getByRole('button', { name: 'Set up a second factor' }).waitFor()
    await expectAccessible(page)
  }))
