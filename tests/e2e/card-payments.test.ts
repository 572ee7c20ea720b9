/** Paying by card in the browser: from the order form to the provider's page and back, and refunds. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCardProvider, type CardProviderStandIn } from '../card-provider.ts'
import { fieldOf } from './api-calls.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { fillOrder, placeButton } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, demoBuyer, withBrowser, type Visitor } from './visitor.ts'

let provider: CardProviderStandIn
let shop: StartedShop
beforeAll(async () => {
  provider = await startCardProvider()
  shop = await startShop(provider.env)
  provider.deliverTo(shop.origin)
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await provider.close()
})

/** Orders a tool by card, up to the provider's page. */
async function orderByCard({ go, page }: Visitor, looks?: () => Promise<void>): Promise<void> {
  const tools: unknown = await (await fetch(`${shop.origin}/api/tools`)).json()
  const [tool] = Array.isArray(tools) ? tools.filter((one) => fieldOf(one, 'Stock') !== '0') : []
  await go(`/purchase/${String(fieldOf(tool, '_id'))}`)
  await page.getByRole('radio', { name: 'By card' }).check()
  await fillOrder(page, { quantity: String(fieldOf(tool, 'minimum_quantity')) })
  await looks?.()
  await placeButton(page).click()
  await page.waitForURL(/\/pay\/cs_test_/)
}

test('an order by card: placed, paid on the provider’s page, thanked for, refunded in part', async () => {
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { page } = visitor
    await visitor.signIn(demoBuyer)
    await orderByCard(visitor, () => expectPageQuality(visitor))
    // Back without paying: the order stands, and is paid later on the same page.
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await page.getByRole('heading', { name: 'Payment by card' }).waitFor()
    await page.getByText('Amount to pay:').waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByText(/was paid by card\. Thank you\./).waitFor()
    expect(await page.getByText('This order is waiting for payment').count()).toBe(0)
    await expectPageQuality(visitor)
  })
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    await go('/dashboard/payments')
    await page.getByRole('link', { name: 'Cards', exact: true }).click()
    await page.getByRole('heading', { name: 'Card payments' }).waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('link', { name: /^Refund the card payment for order/ }).click()
    await page.getByLabel('Amount to refund').fill('1.00')
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Refund now' }).click()
    await expectToast(page, '$1.00 will be refunded to the card')
    await page.getByText('$1.00, done').waitFor()
  })
}, 240_000)

test('anybody who returns before the bank’s word sees that it is waited for, then that it is paid', async () => {
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { page } = visitor
    await visitor.signIn(demoBuyer)
    await orderByCard(visitor)
    await page.getByRole('button', { name: 'Pay, and tell the shop later' }).click()
    await page.getByText(/was paid by card\. Thank you\./).waitFor()
  })
}, 240_000)
