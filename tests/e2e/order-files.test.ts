/** A buyer drops an order as a file, decides about what is doubtful, and places it. */
import { expect, test } from 'vitest'
import { mail } from '../../src/received-orders/mailbox/test-mails.ts'
import { callApi, fieldOf, sendOrderFile } from './api-calls.ts'
import { createTool } from './catalogue-setup.ts'
import { countClicks } from './count-clicks.ts'
import { defaultOrder, writeAddressAsText } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openBrowser, withBrowser } from './visitor.ts'
import { workbook } from './workbook.ts'

test('a file becomes a draft, whose doubtful lines are decided, and then an order', async () => {
  const buyer = await signUpThroughApi('Fiona Filer')
  const sku = `OF-${Date.now()}`
  await createTool({ sku, Stock: 500, minimum_quantity: 12 })
  const visitor = await openBrowser({ signedInAs: buyer })
  const { go, page } = visitor
  await go('/dashboard/received-orders')
  await page.getByText('No received orders yet').waitFor()
  await page.getByLabel('Order file').setInputFiles({
    name: 'po.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Order no.:;E2E-1\nSKU;Quantity\n${sku};5\nNO-SUCH-1;2\n`),
  })
  await page.getByRole('heading', { name: 'Received order E2E-1' }).waitFor()
  await expectPageQuality(visitor)
  await page.getByRole('button', { name: 'Show line 1 in the original' }).click()
  expect(await page.locator('mark').textContent()).toContain(sku)
  await page.getByRole('button', { name: 'Use 12', exact: true }).click()
  await page.getByText('1 line must be confirmed, corrected or left out first.').waitFor()
  await page.getByRole('button', { name: 'More for Line 2' }).click()
  await page.getByRole('button', { name: 'Leave out' }).click()
  await page.getByRole('heading', { name: 'Place the order' }).waitFor()
  await expectPageQuality(visitor)
  await writeAddressAsText(page)
  await page.getByLabel('Phone').fill(defaultOrder.phone)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL(/\/dashboard\/orders\/\d+$/)
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { body } = await callApi(`GET /order/${number}`, { token: buyer.token })
  expect([fieldOf(body, 'status'), fieldOf(body, 'poNumber')]).toEqual(['placed', 'E2E-1'])
  await go('/dashboard/received-orders')
  await page.getByText('ordered', { exact: true }).waitFor()
  for (const quantity of [12, 24]) {
    await go('/dashboard/received-orders')
    await page.getByLabel('Order file').setInputFiles({
      name: 'po.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Order no.:;E2E-2\nSKU;Quantity\n${sku};${quantity}\n`),
    })
    await page.getByRole('heading', { name: 'Received order E2E-2' }).waitFor()
  }
  await page.getByText(`${sku}: quantity 12 → 24`).waitFor()
  await expectPageQuality(visitor)
  await page.getByRole('button', { name: 'Replace the earlier order' }).click()
  await page.getByText('Deliver the goods again').waitFor({ state: 'detached' })
  await go('/dashboard/received-orders')
  await page.getByText('replaced', { exact: true }).waitFor()
  await visitor.close()
})

test('a workbook that came by mail becomes a confirmed order in three clicks of staff', async () => {
  const buyer = await signUpThroughApi('Xenia Excel')
  const { address, phone } = defaultOrder
  await callApi('POST /addresses', { token: buyer.token, body: { address, phoneNum: phone } })
  const sku = `XL-${Date.now()}`
  await createTool({ sku, Stock: 500, minimum_quantity: 12 })
  const content = workbook([
    ['Order no.:', sku],
    ['SKU', 'Quantity'],
    [sku, '24'],
  ])
  await sendOrderFile(buyer.token, undefined, {
    name: 'order.eml',
    content: mail({ from: buyer.email, files: [{ name: 'order.xlsx', content }] }),
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/received-orders')
    const clicks = await countClicks(page)
    await page.getByRole('link', { name: `Check ${sku}` }).click()
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.waitForURL(/\/dashboard\/orders\/\d+$/)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expectToast(page, `Order ${number} is confirmed`)
    expect(await clicks()).toBe(3)
    const { body } = await callApi(`GET /order/${number}`, { token: buyer.token })
    expect([fieldOf(body, 'status'), fieldOf(body, 'poNumber')]).toEqual(['confirmed', sku])
  })
})
