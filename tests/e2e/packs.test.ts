/** Staff name a carton with its own number; a buyer scans that, and all in the carton is ordered. */
import { expect, test } from 'vitest'
import { gtinCheckDigit } from '../../src/catalogue/identifiers/identifiers.ts'
import { createTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openAllParts } from './tables.ts'
import { withBrowser } from './visitor.ts'

/** A GTIN that no other journey has. */
function freshGtin(): string {
  const digits = `9${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}`
  return digits + gtinCheckDigit(digits)
}

test('the number of a carton leads to its tool with 144, and orders 144 in the pad', async () => {
  const [carton, inner] = [freshGtin(), freshGtin()]
  const tool = await createTool({ Stock: 2880 })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/manageproducts/${tool.id}`)
    await openAllParts(page)
    await page.getByRole('button', { name: 'Add a pack' }).click()
    await page.getByLabel('Pack', { exact: true }).fill('Carton')
    await page.getByLabel('Contains', { exact: true }).fill('144')
    await page.getByLabel('GTIN of the pack').fill('123')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('A GTIN has 8, 12, 13 or 14 digits').waitFor()
    await page.getByLabel('GTIN of the pack').fill(carton)
    await page.getByRole('button', { name: 'Add a pack' }).click()
    await page.getByLabel('Pack', { exact: true }).nth(1).fill('Inner')
    await page.getByLabel('Contains', { exact: true }).nth(1).fill('12')
    await page.getByLabel('GTIN of the pack').nth(1).fill(inner)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, `${tool.name} was saved`)
  })
  await withBrowser({}, async ({ go, page }) => {
    await go(`/purchase?q=${carton}`)
    await page.getByRole('heading', { level: 1, name: tool.name }).waitFor()
    expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('144')
    await page
      .getByRole('row', {
        name: `Packs Inner of 12 (GTIN ${inner}), Carton of 144 (GTIN ${carton})`,
      })
      .waitFor()
    await expectNoSidewaysScroll(page, 360)

    await go('/order-pad')
    await page.getByRole('textbox').first().fill(`${carton}\n${carton}\n${inner}`)
    await page.getByRole('button', { name: 'Check lines' }).click()
    const box = page.getByLabel(`Quantity of ${tool.name}`)
    await expect.poll(() => box.inputValue()).toBe('300')
    // A changed quantity is in pieces: the line names the tool from now on.
    await box.fill('156')
    await box.press('Enter')
    await expect.poll(() => box.inputValue()).toBe('156')
    await page.locator('.pill.good').waitFor()
  })
})
