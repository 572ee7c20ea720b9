/**
 * The cart as journeys use it: adding a tool, its row, its quantity, and the link in the
 * navigation bar.
 */
import type { Locator, Page } from 'playwright-core'
import type { CreatedTool } from './catalogue-setup.ts'
import { expectToast } from './toasts.ts'
import type { Visitor } from './visitor.ts'

export const cartRow = (page: Page, { name }: CreatedTool): Locator =>
  page.locator('.cart-lines tbody tr', { hasText: name })

export const quantityOf = (page: Page, { name }: CreatedTool): Locator =>
  page.getByLabel(`Quantity of ${name}`)

export const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Cart/ })

/** Waits until the link in the navigation bar has exactly this text. */
export const expectCartLink = (page: Page, text: string): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: text, exact: true }).waitFor()

/** The form on the page of a tool. */
export const buyForm = (page: Page): Locator => page.locator('.buy')

/** Adds a tool from its page; without a quantity, the one that the page suggests. */
export async function addToCart(
  { go, page }: Visitor,
  tool: CreatedTool,
  quantity?: string,
): Promise<void> {
  await go(`/tools/${tool.slug}`)
  if (quantity !== undefined)
    await buyForm(page).getByLabel('Quantity', { exact: true }).fill(quantity)
  await buyForm(page).getByRole('button', { name: 'Add to cart' }).click()
  await expectToast(page, `× ${tool.name} added to the cart`)
}
