/** Many tools edited at once: prices of a brand, now or at a time, and taken back. */
import { expect, test } from 'vitest'
import { createTool } from './catalogue-setup.ts'
import { callApi, fieldOf } from './api-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { answerDialog } from './tables.ts'
import { withBrowser } from './visitor.ts'

const priceOf = async (id: string) => fieldOf((await callApi(`GET /tools/${id}`)).body, 'price')

test('prices of one brand rise by 3 % from a day on, or at once, and go back', async () => {
  const brand = `Riser ${crypto.randomUUID().slice(0, 6)}`
  const [first, second] = [
    await createTool({ brand, price: '$19.99' }),
    await createTool({ brand, price: '$5.00', price_breaks: [] }),
  ]
  const other = await createTool({ price: '$19.99' })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/import')
    await page.getByRole('link', { name: 'Bulk edit', exact: true }).click()
    await page.getByRole('combobox', { name: 'Brand' }).selectOption(brand)
    await page.getByText('2 published tools').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    // What is typed wrongly is said, and stays.
    await page.getByLabel('Percentage change').fill('three')
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await page.getByText("'three' is not a number. Enter a number such as 3").waitFor()
    await page.getByLabel('Percentage change').fill('3')
    await page.getByLabel('Rounded to').selectOption('$0.05')
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await page.getByText('Price: $19.99 → $20.60').waitFor()
    await page.getByText('Price: $5.00 → $5.15').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)

    const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16)
    await page.getByLabel('Apply later, at').fill(nextWeek)
    await page.getByRole('button', { name: 'Schedule 2 rows' }).click()
    await page.getByText('Scheduled', { exact: true }).waitFor()
    expect(await priceOf(first.id)).toBe('$19.99')
    await page.getByRole('button', { name: 'Cancel the schedule' }).click()
    await page.getByRole('button', { name: 'Apply 2 rows', exact: true }).click()
    await page.getByText('2 rows applied').waitFor()
    expect([await priceOf(first.id), await priceOf(second.id)]).toEqual(['$20.60', '$5.15'])
    expect(await priceOf(other.id)).toBe('$19.99')
    await page.getByRole('button', { name: 'Undo' }).click()
    await answerDialog(page, 'Undo')
    await page.getByText('Undone').waitFor()
    expect([await priceOf(first.id), await priceOf(second.id)]).toEqual(['$19.99', '$5.00'])
  })
})
