/** The order form, as hands fill it in. */
import type { Locator, Page } from 'playwright-core'

export const quantityInput = (page: Page): Locator => page.getByLabel('Quantity', { exact: true })
export const phoneInput = (page: Page): Locator => page.getByLabel('Phone', { exact: true })
export const addressInput = (page: Page): Locator => page.getByLabel('Address', { exact: true })
export const placeButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'place order', exact: true })

export type OrderInput = {
  readonly quantity: string
  readonly phone: string
  readonly address: string
}
export const defaultOrder: OrderInput = {
  quantity: '24',
  phone: '+1 512 555 0199',
  address: 'Doe Joinery, 7 Planer Row\nAustin, TX 78702',
}

/** Types an order; nothing is sent. */
export async function fillOrder(page: Page, change: Partial<OrderInput> = {}): Promise<void> {
  const typed = { ...defaultOrder, ...change }
  await quantityInput(page).fill(typed.quantity)
  await phoneInput(page).fill(typed.phone)
  await addressInput(page).fill(typed.address)
}

/** In the checkout an address is written in parts, unless one asks for the text. */
export async function writeAddressAsText(
  page: Page,
  text: string = defaultOrder.address,
): Promise<void> {
  await page.getByRole('button', { name: 'Enter the address in a single field' }).click()
  await addressInput(page).fill(text)
}

/** What stands in the form now. */
export const readOrderForm = async (page: Page): Promise<OrderInput> => ({
  quantity: await quantityInput(page).inputValue(),
  phone: await phoneInput(page).inputValue(),
  address: await addressInput(page).inputValue(),
})

/** Waits for the confirmation. @returns the order's number */
export async function placedOrderNumber(page: Page): Promise<number> {
  const head = page.getByRole('heading', { level: 1, name: /^Order \d+ is placed$/ })
  await head.waitFor()
  return Number(/\d+/.exec(await head.innerText())?.[0])
}
