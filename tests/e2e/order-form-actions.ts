/** The order form, as hands fill it in. */
import type { Locator, Page } from 'playwright-core'

export const quantityIn = (page: Page): Locator => page.getByLabel('Quantity', { exact: true })
export const phoneIn = (page: Page): Locator => page.getByLabel('Phone', { exact: true })
export const addressIn = (page: Page): Locator => page.getByLabel('Address', { exact: true })
export const placeButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'place order', exact: true })

export type Typed = { readonly quantity: string; readonly phone: string; readonly address: string }
export const usual: Typed = {
  quantity: '24',
  phone: '+1 512 555 0199',
  address: 'Doe Joinery, 7 Planer Row\nAustin, TX 78702',
}

/** Types an order; nothing is sent. */
export async function fillOrder(page: Page, change: Partial<Typed> = {}): Promise<void> {
  const typed = { ...usual, ...change }
  await quantityIn(page).fill(typed.quantity)
  await phoneIn(page).fill(typed.phone)
  await addressIn(page).fill(typed.address)
}

/** What stands in the form now. */
export const typedOrder = async (page: Page): Promise<Typed> => ({
  quantity: await quantityIn(page).inputValue(),
  phone: await phoneIn(page).inputValue(),
  address: await addressIn(page).inputValue(),
})

/** Waits for the confirmation. @returns the order's number */
export async function placedNumber(page: Page): Promise<number> {
  const head = page.getByRole('heading', { level: 1, name: /^Order \d+ is placed$/ })
  await head.waitFor()
  return Number(/\d+/.exec(await head.innerText())?.[0])
}
