/**
 * Back-orders: a buyer accepts that what is short waits, goods come in and are allocated, staff find
 * the order among those that can ship, and it is shipped.
 */
import { expectPageQuality } from './page-checks.ts'
import { afterEach, expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart } from './cart-actions.ts'
import { adminToken, archiveTool, createTool } from './catalogue-setup.ts'
import { defaultOrder, fillOrder, placeButton, writeAddressAsText } from './order-form-actions.ts'
import { pasteText, uniqueSku } from './order-pad-actions.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { saveRows } from './tables.ts'
import { withBrowser } from './visitor.ts'

async function allowBackOrders(backOrders: 'yes' | 'no'): Promise<void> {
  const token = await adminToken()
  const { body: current } = await callApi('GET /settings', { token })
  const body = { backOrders, revision: Number(fieldOf(current, 'revision')) }
  expect((await callApi('PUT /settings', { token, body })).status).toBe(200)
}

// What follows in this shop goes by the setting of a fresh one, whether a journey passed or not.
afterEach(() => allowBackOrders('no'))

const numberIn = (url: string): number => Number(/\d+$/.exec(url)?.[0])

test('24 will ship now, 12 when they arrive: accepted, filled by goods that come in, and shipped', async () => {
  const [tool, bea] = await Promise.all([
    createTool({ Stock: 24 }),
    signUpThroughApi('Bea Backorder'),
  ])
  await confirmEmail(bea)
  await allowBackOrders('yes')
  let order = 0
  await withBrowser({ signedInAs: bea }, async (visitor) => {
    const { go, page } = visitor
    await go(`/tools/${tool.slug}`)
    await page.getByLabel('Quantity', { exact: true }).fill('36')
    await page.getByText(/^24 will ship now, 12 when they arrive, around /).waitFor()
    await expectPageQuality(visitor)
    await go(`/purchase/${tool.id}`)
    await fillOrder(page, { quantity: '36' })
    await page.getByText('24 will ship now, 12 when they arrive.').waitFor()
    await placeButton(page).click()
    await page.getByText('Accept the back-order, or order only what is in stock.').waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('checkbox', { name: /^Order everything; the rest/ }).check()
    await placeButton(page).click()
    await page.waitForURL(/\/dashboard\/orders\/\d+$/)
    order = numberIn(page.url())
    await page.getByText(/24 reserved, 12 are on back-order, expected on /).waitFor()
    await expectPageQuality(visitor)
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/orders/${order}`)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expectToast(page, `Order ${order} is confirmed`)
    await go('/dashboard/back-orders?state=waiting')
    const row = page.getByRole('row').filter({ hasText: String(order) })
    await row.getByText('24 reserved, 12 waiting', { exact: true }).waitFor()
    const saving = page.waitForEvent('download')
    await saveRows(page)
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/^back-orders-\d{4}-\d\d-\d\d\.csv$/)
    const file = Buffer.concat(await (await download.createReadStream()).toArray()).toString()
    expect(file.split('\r\n').find((line) => line.startsWith(`${order},`))).toContain(',24,12,')
    await expectPageQuality(visitor)
    await row.locator('summary').click()
    await row.getByLabel(`Expected date: ${tool.name} in order ${order}`).fill('2030-05-05')
    await row.getByRole('button', { name: `Save date: ${tool.name} in order ${order}` }).click()
    await expectToast(page, 'Expected on May 5, 2030; the buyer will get an e-mail')
    const token = await adminToken()
    const goods = { kind: 'received', quantity: 20, reason: 'Delivery 4711' }
    const { status } = await callApi(`POST /stock/${tool.id}`, {
      token,
      key: crypto.randomUUID(),
      body: goods,
    })
    expect(status).toBe(201)
    await page.getByRole('link', { name: 'Can ship now' }).click()
    await row.getByText('36 reserved', { exact: true }).waitFor()
    await row.getByText('can ship now').waitFor()
    await expectPageQuality(visitor)
    await row.getByRole('link', { name: String(order) }).click()
    await page.getByRole('button', { name: 'Pick', exact: true }).click()
    await page.getByRole('button', { name: `More for order ${order}` }).click()
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click()
    await expectToast(page, `Order ${order} is shipped`)
    await go('/dev/mailbox')
    const mails = page.getByRole('article').filter({ hasText: bea.email })
    await expect
      .poll(() => mails.getByRole('heading').allInnerTexts())
      .toEqual(
        expect.arrayContaining([
          `Order ${order}: new expected date`,
          `Goods for order ${order} have arrived`,
        ]),
      )
  })
  await archiveTool(tool)
})

test('a cart takes more than is in stock, too, once its buyer accepts that the rest waits', async () => {
  const [tool, cora] = await Promise.all([createTool({ Stock: 24 }), signUpThroughApi('Cora Cart')])
  await allowBackOrders('yes')
  await withBrowser({ signedInAs: cora }, async (visitor) => {
    const { go, page } = visitor
    await addToCart(visitor, tool, '36')
    await go('/cart')
    await page.getByText('24 will ship now, 12 when they arrive.').waitFor()
    await writeAddressAsText(page)
    await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
    await placeButton(page).click()
    await page.getByText('Accept the back-order, or order only what is in stock.').waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('checkbox', { name: /^Order everything; the rest/ }).check()
    await placeButton(page).click()
    await page.getByText(/24 reserved, 12 are on back-order, expected on /).waitFor()
  })
  await archiveTool(tool)
})

test('rows, cards and the pad take more than is in stock, say what waits, and the cart asks', async () => {
  const sku = uniqueSku()
  const [tool, lia] = await Promise.all([
    createTool({ Stock: 24, sku }),
    signUpThroughApi('Lia List'),
  ])
  const list = `/purchase?q=${encodeURIComponent(tool.name)}`
  await allowBackOrders('yes')
  await withBrowser({ signedInAs: lia }, async (visitor) => {
    const { go, page } = visitor
    await go(`${list}&view=list`)
    const row = page.locator('.tool-line', { hasText: tool.name })
    await row.getByLabel(`Quantity of ${tool.name}`).fill('36')
    await row.getByText(/^24 will ship now, 12 when they arrive, around /).waitFor()
    await expectPageQuality(visitor)
    await row.getByRole('button', { name: `Add to cart: ${tool.name}` }).click()
    await expectToast(page, `36 × ${tool.name} added to the cart`)
    await go(list)
    const card = page.locator('.tool-card', { hasText: tool.name })
    await card.getByLabel(`Quantity of ${tool.name}`).fill('12')
    await card.getByRole('button', { name: `Add to cart: ${tool.name}` }).click()
    await expectToast(page, `12 × ${tool.name} added to the cart`)
    await card.getByLabel(`Quantity of ${tool.name}`).fill('36')
    await card.getByRole('button', { name: `Add to cart: ${tool.name}` }).click()
    await expectToast(page, '24 will ship now, 12 when they arrive, around')
    await expectPageQuality(visitor)
    await go('/order-pad')
    await pasteText(page, `${sku} 36`)
    await page.getByText(/^24 will ship now, 12 when they arrive, around /).waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Add 1 ready line to cart' }).click()
    await expectToast(page, '1 line is in the cart')
    await go('/cart')
    await page.getByRole('checkbox', { name: /^Order everything; the rest/ }).waitFor()
  })
  await allowBackOrders('no')
  await withBrowser({}, async ({ go, page }) => {
    await go('/order-pad')
    await pasteText(page, `${sku} 36`)
    await page.getByRole('button', { name: 'Use 24', exact: true }).waitFor()
  })
  await archiveTool(tool)
})
