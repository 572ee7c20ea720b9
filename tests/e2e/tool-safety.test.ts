/** Staff mark what is dangerous of a tool, and buyers see it on its page. */
import { expect, test } from 'vitest'
import { createTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openAllParts } from './tables.ts'
import { withBrowser } from './visitor.ts'

test('pictograms, hazard words and age limit are typed once and stand on the page', async () => {
  const tool = await createTool({ name: `Rust Remover ${crypto.randomUUID().slice(0, 6)}` })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/manageproducts/${tool.id}`)
    await openAllParts(page)
    await page.getByRole('checkbox', { name: 'GHS07' }).check()
    await page.getByRole('checkbox', { name: 'GHS02' }).check()
    await page.getByLabel('Hazard words').fill('Danger. Extremely flammable aerosol.')
    await page.getByLabel('Age limit').fill('0')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Enter a whole number from 1 to 99.').waitFor()
    await page.getByLabel('Age limit').fill('16')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, `${tool.name} was saved`)
    await page.getByRole('link', { name: 'View the tool’s page' }).first().click()
    await page.waitForURL(/\/tools\//)
    const marks = page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: 'Safety' }),
    })
    await marks.getByRole('listitem').first().waitFor()
    expect(await marks.getByRole('listitem').allInnerTexts()).toEqual([
      'Flammable GHS02',
      'Harmful or irritant GHS07',
    ])
    await marks.getByText('Danger. Extremely flammable aerosol.').waitFor()
    await marks.getByText('Not for anyone under 16 years of age').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
  })
})
