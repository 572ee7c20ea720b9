/** The answer to a form is late, and its page is loaded again: pressed again, it is done once. */
import { expect, test } from 'vitest'
import { callApi } from './api-calls.ts'
import { addToCart, cartLink } from './cart-actions.ts'
import { createTool, ordersOf, stockOf } from './catalogue-setup.ts'
import { followPayments, invoiceOrder } from './money-actions.ts'
import {
  defaultOrder,
  fillOrder,
  phoneInput,
  placeButton,
  placedOrderNumber,
  writeAddressAsText,
} from './order-form-actions.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { withBrowser, type Visitor } from './visitor.ts'

/**
 * What is sent next to this address of the API is done, and its answer never arrives.
 * @returns presses, waits until it is done, and loads the page again
 */
async function loseAnswer({ page }: Visitor, address: string) {
  const done = Promise.withResolvers<void>()
  let lost = false
  await page.route(`**/api${address}`, async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback()
    lost = true
    await route.fetch()
    done.resolve()
  })
  return async (press: () => Promise<void>): Promise<void> => {
    await press()
    await done.promise
    await page.reload()
  }
}

test('the order form: one order, and its confirmation', async () =>
  withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await go(`/purchase/${tool.id}`)
    await fillOrder(page, { quantity: '36' })
    const reload = await loseAnswer(visitor, '/addorder')
    await reload(() => placeButton(page).click())
    await expect.poll(() => page.getByLabel('Quantity').first().inputValue()).toBe('36')
    await placeButton(page).click()
    await placedOrderNumber(page)
    expect([(await ordersOf(tool)).length, await stockOf(tool)]).toEqual([1, 204])
  }))

test('the cart: it says that the order was placed, and leads to it', async () =>
  withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await addToCart(visitor, tool)
    await cartLink(page).click()
    await writeAddressAsText(page)
    await phoneInput(page).fill(defaultOrder.phone)
    const reload = await loseAnswer(visitor, '/orders')
    await reload(() => placeButton(page).click())
    await page.getByText(/^Order \d+ was placed$/).waitFor()
    await page.getByRole('link', { name: /^View order \d+$/ }).click()
    await page.waitForURL(/\/dashboard\/orders\/\d+$/)
    expect((await ordersOf(tool)).length).toBe(1)
    await go('/cart')
    await page.getByText('The cart is empty').waitFor()
  }))

test('a request for a price: one quote', async () => {
  const buyer = await signUpThroughApi()
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { go, page } = visitor
    await addToCart(visitor, await createTool(), '24')
    await go('/cart')
    await page.getByRole('link', { name: 'Ask for a price' }).click()
    const message = page.getByLabel(/^Message to the shop/)
    await message.fill('For the whole site.')
    const send = page.getByRole('button', { name: 'Send', exact: true })
    const reload = await loseAnswer(visitor, '/quotes')
    await reload(() => send.click())
    await message.fill('For the whole site.')
    await send.click()
    await page.getByText('The shop has received your request').waitFor()
    const { body } = await callApi('GET /quotes/own', { token: buyer.token })
    expect(body).toHaveLength(1)
  })
})

test('a payment: it is recorded once', async () => {
  const name = `Petra Pressed ${crypto.randomUUID().slice(0, 6)}`
  const [tool, buyer] = await Promise.all([createTool(), signUpThroughApi(name)])
  await confirmEmail(buyer)
  await invoiceOrder(tool, buyer)
  await followPayments('2020-01-01')
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/payments?q=${encodeURIComponent(name)}`)
    await page
      .getByRole('link', { name: /^Record payment for/ })
      .first()
      .click()
    const fill = async (): Promise<void> => {
      await page.getByLabel('Amount').fill('20.00')
      await page.getByLabel(/^Allocated to INV/).fill('20.00')
      await page.getByLabel('Reference').fill('Transfer 4712')
    }
    const record = page.getByRole('button', { name: 'Record payment' })
    await fill()
    const reload = await loseAnswer(visitor, '/payments')
    await reload(() => record.click())
    await fill()
    await record.click()
    await page.getByText(/^Payment \d+ was recorded$/).waitFor()
    await go(`/dashboard/payments/received?q=${encodeURIComponent(name)}`)
    await page.getByText('Transfer 4712').first().waitFor()
    expect(await page.getByText('Transfer 4712').count()).toBe(1)
  })
  await followPayments('')
})

test('an order for a customer: it is placed once', async () => {
  const buyer = await signUpThroughApi('Thea Telephoned')
  const sku = `UNS-${crypto.randomUUID().slice(0, 8)}`
  const tool = await createTool({ sku })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/manageorders')
    await page.getByRole('link', { name: 'Order for a customer' }).first().click()
    await page.getByRole('searchbox', { name: 'Find the customer' }).fill(buyer.email)
    await page.getByRole('link', { name: 'Choose Thea Telephoned' }).click()
    await page.getByLabel('Lines').fill(`${sku} 24`)
    await page.getByRole('button', { name: 'Add the lines' }).click()
    await page.getByLabel(`Quantity of ${tool.name}`).waitFor()
    await writeAddressAsText(page, '418 Mill Street, Austin')
    await page.getByLabel('Phone', { exact: true }).fill('+1 512 555 0142')
    const place = page.getByRole('button', { name: 'Place the order' })
    const reload = await loseAnswer(visitor, '/orders/on-behalf')
    await reload(() => place.click())
    // What was typed is still there.
    await page.getByLabel(`Quantity of ${tool.name}`).waitFor()
    await place.click()
    await page.getByText(/^Placed by .* for Thea Telephoned\.$/).waitFor()
  })
  expect((await ordersOf(tool)).length).toBe(1)
})
