/** Correcting a pasted list: rows in sight on a phone, problems first, suggestions in one go, focus. */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { archiveTool, createTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { withBrowser } from './visitor.ts'

test('on a phone: what was pasted is in sight, problems come first, and all suggestions are taken at once', async () => {
  const tools = [await createTool(), await createTool(), await createTool()]
  const skus = await Promise.all(
    tools.map(async ({ id }) => String(fieldOf((await callApi(`GET /tools/${id}`)).body, 'sku'))),
  )
  const quantities = ['24', '13', '25']
  await withBrowser({ width: 360 }, async ({ go, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await go('/order-pad')
    const box = page.getByLabel('Paste SKUs and quantities')
    await box.fill(skus.map((sku, index) => `${sku} ${quantities[index]}`).join('\n'))
    await page.keyboard.press('Control+Enter')
    const rows = page.locator('.pad-lines tbody tr')
    await rows.nth(2).waitFor()
    const first = await rows.first().boundingBox()
    expect(first?.y, 'the first row begins in the first screen').toBeLessThan(600)

    await page.getByRole('checkbox', { name: 'Lines to correct first' }).check()
    await expect.poll(() => rows.first().innerText()).toContain('13 is not a multiple of 12.')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 320)
    await page.getByRole('button', { name: 'Use all 2 suggestions' }).click()
    await page.getByRole('button', { name: 'Add 3 ready lines to cart' }).waitFor()
    expect(await box.inputValue()).toBe(
      [`${skus[0]} 24`, `${skus[1]}\t24`, `${skus[2]}\t36`].join('\n'),
    )
    await page.getByRole('button', { name: 'Add 3 ready lines to cart' }).press('Enter')
    await page.locator('main').getByText('3 lines are in the cart.').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Open the cart')
  })
  for (const tool of tools) await archiveTool(tool)
})
