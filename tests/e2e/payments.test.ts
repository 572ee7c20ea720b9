/** Payments: staff record what came in, and the buyer sees what is open until it is settled. */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { archiveTool, createTool, type CreatedTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { withBrowser, type SignedIn, type Visitor } from './visitor.ts'

/** A confirmed order with its invoice. @returns the order's number */
async function invoiceOrder(tool: CreatedTool, buyer: SignedIn): Promise<number> {
  const placed = await callApi('POST /addorder', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: { toolId: tool.id, OrderQuentuty: 12, phoneNum: '+1 512 555 0199', address: 'Austin' },
  })
  const number = Number(fieldOf(placed.body, 'number'))
  const { token } = await signInAsAdmin()
  await callApi(`POST /order/${number}/steps`, { token, body: { status: 'confirmed' } })
  const body = { kind: 'invoice', size: 'a4' }
  expect((await callApi(`POST /order/${number}/papers`, { token, body })).status).toBe(200)
  return number
}

/** From this day on buyers see what is open; from none, they see nothing. */
async function followPayments(paymentsSince: string): Promise<void> {
  const { token } = await signInAsAdmin()
  const { body: current } = await callApi('GET /settings', { token })
  const body = { revision: Number(fieldOf(current, 'revision')), paymentsSince }
  expect((await callApi('PUT /settings', { token, body })).status).toBe(200)
}

async function checkLooks({ page }: Visitor): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await expectAccessible(page)
  }
  for (const width of [320, 360, 768, 1024, 1280]) await expectNoSidewaysScroll(page, width)
}

test('a payment settles two invoices in part, is taken back, and its buyer sees what is open', async () => {
  const name = `Paula Payer ${crypto.randomUUID().slice(0, 6)}`
  const [tool, paula] = await Promise.all([createTool(), signUpThroughApi(name)])
  await confirmEmail(paula)
  const [first, second] = [await invoiceOrder(tool, paula), await invoiceOrder(tool, paula)]
  await followPayments('2020-01-01')
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/payments?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name: name }).first().waitFor()
    await checkLooks(visitor)
    await page
      .getByRole('link', { name: /^Record payment for/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Record a payment' }).waitFor()
    await page.getByLabel('Amount').fill('9999.00')
    await page.getByRole('button', { name: 'Spread over the invoices' }).click()
    await page.getByText(/^\$9,699\.00 stays as credit/).waitFor()
    await page.getByLabel('Amount').fill('')
    await page.getByRole('button', { name: 'Record payment' }).click()
    await page.getByText('Write an amount such as 12.50.').waitFor()
    await page.getByLabel('Amount').fill('20.00')
    await page.getByRole('button', { name: 'Spread over the invoices' }).click()
    await page.getByLabel('Reference').fill('Transfer 4711')
    await checkLooks(visitor)
    await page.getByRole('button', { name: 'Record payment' }).click()
    await page.getByText(/^Payment \d+ is recorded$/).waitFor()
  })
  await withBrowser({ signedInAs: paula }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/myorders')
    await page.getByText(/is open on 2 invoices/).waitFor()
    await checkLooks(visitor)
    await go(`/dashboard/orders/${second}`)
    await page.getByText(/INV-\d+: .* is open, due on/).waitFor()
    await checkLooks(visitor)
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/payments/received?q=${encodeURIComponent(name)}`)
    await page.getByText('Transfer 4711').waitFor()
    await checkLooks(visitor)
    await page.getByRole('button', { name: /^Take back payment \d+$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await page.getByText(/^Payment \d+ is taken back$/).waitFor()
    await page.getByText(/^Taken back by/).waitFor()
    await go(`/dashboard/orders/${first}`)
    await page.getByText(/INV-\d+: .* is open, due on/).waitFor()
  })
  await followPayments('')
  await archiveTool(tool)
})
