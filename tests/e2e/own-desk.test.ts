/**
 * My Profile of a buyer: a quote that was answered, orders on their way, the preset address, and how
 * they log in; nothing moves while it is loaded.
 */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { adminToken, archiveTool, createTool } from './catalogue-setup.ts'
import { defaultOrder } from './order-form-actions.ts'
import { expectPageQuality, expectStill, watchShifts } from './page-checks.ts'
import { signUpThroughApi } from './sign-in.ts'
import { answerDialog } from './tables.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

async function placeOrder({ token }: SignedIn, toolId: string, quantity: number): Promise<number> {
  const { status, body } = await callApi('POST /orders', {
    token,
    key: crypto.randomUUID(),
    body: {
      lines: [{ toolId, quantity }],
      address: defaultOrder.address,
      phoneNum: defaultOrder.phone,
    },
  })
  expect(status).toBe(201)
  return Number(fieldOf(body, 'number'))
}

/** A quote for 48 pieces that the shop has answered at this price. */
async function answeredQuote({ token }: SignedIn, toolId: string, unitPrice: string) {
  const lines = [{ toolId, quantity: 48 }]
  const asked = await callApi('POST /quotes', { token, key: crypto.randomUUID(), body: { lines } })
  const { status } = await callApi(`POST /quotes/${String(fieldOf(asked.body, '_id'))}/versions`, {
    token: await adminToken(),
    body: { version: 0, validUntil: '2999-12-31', lines: [{ ...lines[0], unitPrice }] },
  })
  expect(status).toBe(201)
  return Number(fieldOf(asked.body, 'number'))
}

test.each([360, 768, 1280])(
  'what waits and is on its way is on My Profile, at %i px',
  async (width) => {
    const buyer = await signUpThroughApi('Olive Desk')
    const tool = await createTool({ Stock: 500, price: '$10.00', price_breaks: [] })
    const { address, phone: phoneNum } = defaultOrder
    await callApi('POST /addresses', { token: buyer.token, body: { address, phoneNum } })
    const quote = await answeredQuote(buyer, tool.id, '$8.00')
    const [kept, cancelled] = [
      await placeOrder(buyer, tool.id, 24),
      await placeOrder(buyer, tool.id, 12),
    ]
    await withBrowser({ signedInAs: buyer, width }, async (visitor) => {
      const { go, page } = visitor
      await watchShifts(page)
      await go('/dashboard')
      const waits = page.getByRole('region', { name: 'Waiting for you' })
      const job = waits
        .getByRole('listitem')
        .filter({ hasText: `Quote ${quote} has been answered` })
      await job.getByText('$384.00').waitFor()
      await expectStill(page, 0.01)
      const rows = page.getByRole('region', { name: 'Orders on their way' }).locator('tbody tr')
      expect(await rows.count()).toBe(2)
      await rows.first().getByText(tool.name).waitFor()
      await page.getByText('7 Planer Row').waitFor()
      expect(await page.locator('main .primary:visible').count()).toBe(0)
      await expectPageQuality(visitor)

      await page.getByRole('button', { name: `More for Order ${cancelled}` }).click()
      await page.getByRole('button', { name: `Cancel: Order ${cancelled}` }).click()
      await answerDialog(page, 'Cancel order')
      await expectToast(page, `Order ${cancelled} is cancelled`)
      await expect.poll(() => rows.count()).toBe(1)
      await rows.getByText(String(kept)).waitFor()

      await page.getByRole('link', { name: 'Open: Devices' }).click()
      await page.waitForURL('**/dashboard/me#devices')
      await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
      await expectPageQuality(visitor)
      await go('/dashboard')
      await job.getByRole('link', { name: 'Open' }).click()
      await page.waitForURL('**/dashboard/quotes/*')
      await go('/dashboard/quotes')
      await page.getByRole('link', { name: 'Declined' }).click()
      await page.getByText('No quotes found').waitFor()
      await page.getByRole('link', { name: 'Answered' }).click()
      await page.getByRole('link', { name: `Open: quote ${quote}` }).waitFor()
    })
    await archiveTool(tool)
  },
)
