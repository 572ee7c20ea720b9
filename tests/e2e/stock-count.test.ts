/** A category is counted on its sheet, and the ledger has the difference. */
import { expect, test } from 'vitest'
import { createTool, stockOf } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { answerDialog } from './tables.ts'
import { withBrowser } from './visitor.ts'

test('what was counted of a category is checked, applied and taken back', async () => {
  const category = `Counted ${crypto.randomUUID().slice(0, 6)}`
  const [first, second] = [await createTool({ category }), await createTool({ category })]
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/import')
    await page.getByRole('link', { name: 'Count stock' }).click()
    await page.getByRole('combobox', { name: 'Category' }).selectOption(category)
    await page.getByRole('heading', { name: `Stock count: ${category}` }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await page.getByText('Nothing has been counted yet.').waitFor()
    await page.getByLabel(`Counted quantity of ${first.name}`).fill('238')
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await page.getByText('Stock: 240 → 238').waitFor()
    await page.getByRole('button', { name: 'Apply 1 row', exact: true }).click()
    await page.getByText('1 row applied').waitFor()
    expect([await stockOf(first), await stockOf(second)]).toEqual([238, 240])
    await page.getByRole('button', { name: 'Undo' }).click()
    await answerDialog(page, 'Undo')
    await page.getByText('Undone').waitFor()
    expect(await stockOf(first)).toBe(240)
  })
})
