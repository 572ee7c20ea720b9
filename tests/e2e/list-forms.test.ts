/** Forms that a list opens are dialogs over it: no row moves, and what is typed is kept. */
import { expect, test } from 'vitest'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  readShifts,
  watchShifts,
} from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

const forms = [
  ['/dashboard/documents', /^Send( again)?: /],
  ['/dashboard/prices', 'New price list'],
  ['/dashboard/pages', 'New page'],
  ['/dashboard/searchwords', 'Add a synonym'],
  ['/dashboard/manageproducts/states', 'Start a draft'],
  ['/dashboard/pick-lists/bins', 'Enter bins'],
  ['/dashboard/brands', 'Add a brand'],
  ['/dashboard/staff', 'Invite somebody'],
  ['/dashboard/service-accounts', 'Add service account'],
] as const

test.each(forms)('%s: %s opens over the list', async (path, button) =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await watchShifts(page)
    await go(path)
    // On a busy machine, the typeface may arrive after the first paint: only the dialog counts here.
    await page.evaluate(() => document.fonts.ready)
    const { sum } = await readShifts(page)
    const opener = page.getByRole('main').getByRole('button', { name: button }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog')
    const field = form.getByRole('textbox').first()
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await expectStill(page, sum + 0.001)
    await expectAccessible(page)
    await page.keyboard.type('kept')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((was) => was === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('kept')
    await expectNoSidewaysScroll(page, 360)
  }),
)
