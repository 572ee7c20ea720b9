/** The form of a tool: in parts with an index, saved by one bar, beside the card that buyers see. */
import { expect, test } from 'vitest'
import { archiveTool, createTool } from './catalogue-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

test('a tool is edited in parts, on a page that fits; the bar names what changed, the card follows', async () => {
  const tool = await createTool({ cost: '$7.00' })
  const brand = `Newly ${crypto.randomUUID().slice(0, 6)}`
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/manageproducts/${tool.id}`)
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await page.getByText('$12.50 · 3 steps · margin 30 to 44%').waitFor()
    expect(await bar.count(), 'nothing has changed').toBe(0)
    // Source: desk rule 7.1.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1500)
    await expectPageQuality(visitor)
    await page.setViewportSize({ width: 1280, height: 900 })

    await page.getByLabel('Price', { exact: true }).fill('14.00')
    await page.locator('.preview').getByText('$14.00').first().waitFor()
    await page.getByText('margin 30 to 50%').waitFor()
    const index = page.getByRole('navigation', { name: 'Sections of this form' })
    await index.getByRole('link', { name: 'Price changed' }).waitFor()
    await page.getByRole('button', { name: 'New brand' }).click()
    await page.getByLabel('Brand').fill(brand)
    await expect.poll(() => bar.innerText()).toContain('Brand')
    await index.getByRole('link', { name: 'Specification' }).click()
    await page.getByRole('button', { name: 'Add a line' }).waitFor()
    await page.keyboard.press('Control+s')
    await expectToast(page, `${tool.name} was saved`)
    await bar.waitFor({ state: 'detached' })
    await page.getByText(`· ${brand}`).first().waitFor()
  })
  await archiveTool(tool)
})
