/** Comparing tools: ticked on their pages, remembered, beside each other at every width. */
import { expect, test } from 'vitest'
import { expectPageQuality } from './page-checks.ts'
import { withBrowser } from './visitor.ts'

const wrench = (size: number) => `/tools/combination-wrench-${size}-mm`

test('tools that are ticked on their pages stand beside each other, and are remembered', () =>
  withBrowser({}, async ({ go, page }) => {
    for (const size of [8, 10, 13, 14]) {
      await go(wrench(size))
      await page.getByLabel('Compare', { exact: true }).check()
    }
    await go(wrench(17))
    await page.getByLabel('Compare', { exact: true }).click()
    await page
      .getByText('You are already comparing four tools. Remove a tool from the comparison first.')
      .waitFor()
    expect(await page.getByLabel('Compare', { exact: true }).isChecked()).toBe(false)
    await page.getByRole('link', { name: 'Comparison (4)' }).click()
    await page.waitForURL('**/compare?tools=*')
    const table = page.getByRole('table', { name: 'Tools compared' })
    expect(await table.getByRole('row', { name: /^Length / }).innerText()).toBe(
      'Length\t120 mm\t140 mm\t170 mm\t180 mm',
    )
    await page.getByLabel('Differences only').check()
    expect(await table.getByRole('row', { name: /^Finish / }).count()).toBe(0)
    await page.getByRole('link', { name: 'Remove Combination Wrench 8 mm' }).click()
    await expect.poll(() => table.locator('thead th').count()).toBe(4)
    await go('/compare')
    await page.waitForURL(
      '**/compare?tools=combination-wrench-10-mm,combination-wrench-13-mm,combination-wrench-14-mm',
    )
    await table.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('24 × Combination Wrench 10 mm added to the cart').waitFor()
  }))

test('a comparison has an address, names what is gone, and nothing sticks out', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/compare?tools=combination-wrench-8-mm,no-such-tool,pipe-wrench-14-in')
    await page.getByText('One of the tools is no longer sold.').waitFor()
    await expectPageQuality({ page })
  }))
