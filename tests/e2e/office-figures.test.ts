/** The office as somebody new to it reads it: figures agree, names are shown, ways lead back. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type StartedShop } from './global-setup.ts'
import { signInAsAdmin } from './sign-in.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

let shop: StartedShop
let owner: SignedIn
beforeAll(async () => {
  shop = await startShop()
  owner = await signInAsAdmin(shop.origin)
})
afterAll(() => shop.stop())

const asOwner = (width = 1280) => ({ origin: shop.origin, signedInAs: owner, width })

/** The tabs of each page whose figures are together that of its entry in the menu. */
const tabsOf: Readonly<Record<string, readonly RegExp[]>> = {
  '/dashboard/manageorders': [/^placed/, /^Received/],
  '/dashboard/quotes': [/^Requested/],
  '/dashboard/companies': [/^Requested/, /^Certificates/],
  '/dashboard/reviews': [/^Held/, /^Reported/],
  '/dashboard/payments': [/^Reminders/],
}

/** @returns the sum of the figures of these tabs; a tab without one counts as 0 */
async function sumOfTabs(page: Page, tabs: readonly RegExp[]): Promise<number> {
  const figures = await Promise.all(
    tabs.map((tab) =>
      page.locator('main .views a:visible').filter({ hasText: tab }).locator('.n').allInnerTexts(),
    ),
  )
  return figures.flat().reduce((sum, figure) => sum + Number(figure), 0)
}

test('each figure of the menu is found on the page that its entry opens', () =>
  withBrowser(asOwner(), async ({ go, page }) => {
    await go('/dashboard')
    const counted = page.locator('.desk-menu a:has(.n)')
    await counted.first().waitFor()
    const entries = await counted.evaluateAll((links) =>
      links.map((link) => ({
        path: link.getAttribute('href') ?? '',
        figure: Number(link.querySelector('.n')?.textContent),
      })),
    )
    expect(entries.length).toBeGreaterThan(3)
    for (const { path, figure } of entries) {
      await go(path)
      if (path === '/dashboard/pick-lists')
        await page.getByText(`For all ${figure} orders to pick.`).waitFor()
      else
        await expect.poll(() => sumOfTabs(page, tabsOf[path] ?? []), { message: path }).toBe(figure)
    }
  }))

test('Today and the pick list name the same orders to pick, and what is left of each', () =>
  withBrowser(asOwner(), async ({ go, page }) => {
    await go('/dashboard')
    await page.locator('main').getByText('4 orders to pick').waitFor()
    // 10007 is being picked, and nothing of it is ticked.
    await page.getByRole('link', { name: 'Pick: Order 10007' }).waitFor()
    expect(await page.getByRole('link', { name: 'Ship: Order 10007' }).count()).toBe(0)
    // Of 112 pieces, 72 have left.
    await page.getByText(/0 of 40 pieces picked/).waitFor()
    await go('/dashboard/manageorders?q=10007')
    await page.getByRole('link', { name: 'Pick order 10007' }).waitFor()
    await go('/dashboard/orders/10007')
    await page.locator('main').getByRole('link', { name: 'Pick', exact: true }).waitFor()
    await go('/dashboard/pick-lists')
    await page.getByText('For all 4 orders to pick.').waitFor()
  }))

test('on a phone an order on hold shows its customer, and the cut reason ends in dots', () =>
  withBrowser(asOwner(360), async ({ go, page }) => {
    await go('/dashboard/manageorders?hold=any')
    const held = page.locator('.desk-rows .on-hold')
    await held.first().waitFor()
    const rows = await held.evaluateAll((cells) =>
      cells.map((cell) => {
        const [name, reason] = [...cell.children].map((part) => part.getBoundingClientRect())
        const place = cell.closest('td')?.getBoundingClientRect()
        return {
          name: cell.children[0]?.textContent?.trim(),
          isWide: (name?.width ?? 0) > 80,
          isInside: (reason?.right ?? 0) <= (place?.right ?? 0) + 1,
        }
      }),
    )
    expect(rows).toEqual([
      { name: 'Orlov Machine Works', isWide: true, isInside: true },
      { name: 'Navarro Framing', isWide: true, isInside: true },
    ])
    await page.getByText(/^\s*·?\s*Celia Navarro must approve\./).waitFor()
  }))

test("a phone's menu opens at its top, wherever it was left", () =>
  withBrowser(asOwner(360), async ({ go, page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await go('/dashboard')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.locator('#main-menu')
    await menu.locator('.desk-menu').waitFor({ state: 'attached' })
    await button.click()
    await menu.evaluate((nav) => nav.scrollTo(0, nav.scrollHeight))
    expect(await menu.evaluate((nav) => nav.scrollTop)).toBeGreaterThan(100)
    await page.keyboard.press('Escape')
    await button.click()
    await expect.poll(() => menu.evaluate((nav) => nav.scrollTop)).toBeLessThan(10)
  }))

test('leaving the pick list leads back to the page from which it was opened', () =>
  withBrowser(asOwner(360), async ({ go, page }) => {
    await go('/dashboard/manageorders?status=confirmed')
    await page.locator('main').getByRole('link', { name: 'Pick list', exact: true }).click()
    await page.getByRole('link', { name: 'Leave the pick list' }).click()
    await page.waitForURL('**/dashboard/manageorders?status=confirmed')
  }))

test('an order leads to its company, and to its buyer, for who may see them', () =>
  withBrowser(asOwner(), async ({ go, page }) => {
    await go('/dashboard/orders/10014')
    await page.locator('.title-bar').getByRole('link', { name: 'Navarro Framing' }).click()
    await page.getByRole('heading', { level: 1, name: /Navarro Framing/ }).waitFor()
    await page.goBack()
    await page.locator('main .facts').getByRole('link', { name: 'Navarro Framing' }).waitFor()
  }))

test('an invoice in the USA offers European formats only behind its menu', () =>
  withBrowser(asOwner(), async ({ go, page }) => {
    await go('/dashboard/orders/10002')
    const formats = page.getByRole('button', { name: /^(Other formats|Formats) for DEMO-INV/ })
    await formats.waitFor()
    expect(await page.getByRole('button', { name: 'XRechnung (XML)' }).count()).toBe(0)
    await formats.click()
    await page.getByRole('button', { name: 'XRechnung (XML)' }).waitFor()
  }))
