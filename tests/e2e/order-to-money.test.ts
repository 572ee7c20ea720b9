/**
 * From order to money, in the browser by staff and buyer: shipped in two parts, two invoices, a part
 * returned and credited, paid by a file of the bank, the statement at zero; an order that is paid in
 * advance; and a reminder.
 */
import { expectPageQuality } from './page-checks.ts'
import { expect, onTestFinished, test } from 'vitest'
import { camtFile } from '../bank-files.ts'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { addToCart } from './cart-actions.ts'
import { adminToken, archiveTool, createTool } from './catalogue-setup.ts'
import { followPayments, invoiceOrder } from './money-actions.ts'
import { defaultOrder, placeButton, writeAddressAsText } from './order-form-actions.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type SignedIn, type Visitor } from './visitor.ts'

/** Changes settings, and says what they were. */
async function setShop(values: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const token = await adminToken()
  const { body: current } = await callApi('GET /settings', { token })
  const body = { ...values, revision: Number(fieldOf(current, 'revision')) }
  const all = fieldOf(current, 'values')
  expect((await callApi('PUT /settings', { token, body })).status).toBe(200)
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, String(fieldOf(all, name) ?? '')]),
  )
}
const uniqueName = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 6)}`

/** An order of 24 pieces that is confirmed. @returns its number */
async function confirmedOrder(toolId: string, buyer: SignedIn): Promise<number> {
  const { body } = await callApi('POST /addorder', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: { toolId, OrderQuentuty: 24, phoneNum: '+1 512 555 0199', address: 'Austin' },
  })
  const number = Number(fieldOf(body, 'number'))
  const token = await adminToken()
  await callApi(`POST /order/${number}/transitions`, { token, body: { status: 'confirmed' } })
  return number
}

/** What is open of an order: number and amount of each invoice, such as '50.00'. */
async function openInvoices(order: number) {
  const token = await adminToken()
  const rows = expectRows(await callApi(`GET /receivables/own?order=${order}`, { token }))
  return rows.map((row) => ({
    number: String(fieldOf(row, 'number')),
    open: String(fieldOf(row, 'open')).replaceAll(/[^\d.]/g, ''),
  }))
}

async function shipInTwoParts({ page }: Visitor, tool: string, order: number): Promise<void> {
  await page.getByRole('button', { name: `More for order ${order}` }).click()
  await page.getByRole('button', { name: 'Ship part of the order' }).click()
  await page.getByLabel(`Quantity of ${tool} to ship now`).fill('10')
  await page.getByRole('button', { name: 'Ship these pieces' }).click()
  await expectToast(page, `Shipment ${order}-1 was created`)
  await page.getByRole('button', { name: `More for order ${order}` }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click()
  await expectToast(page, `Order ${order} is shipped`)
}

// Five visits, of staff and buyer in turn.
test(
  'shipped in two parts, returned in part, credited, paid by the bank: the statement is at zero',
  { timeout: 400_000 },
  async () => {
    const name = uniqueName('Olga Ordered')
    const [tool, olga] = await Promise.all([createTool(), signUpThroughApi(name)])
    await confirmEmail(olga)
    const former = await setShop({ invoicing: 'when-shipped', paymentsSince: '2020-01-01' })
    const order = await confirmedOrder(tool.id, olga)
    const staff = await signInAsAdmin()
    await withBrowser({ signedInAs: staff }, async (visitor) => {
      await visitor.go(`/dashboard/orders/${order}`)
      await shipInTwoParts(visitor, tool.name, order)
    })
    await withBrowser({ signedInAs: olga }, async ({ go, page }) => {
      await go(`/dashboard/orders/${order}`)
      await page.getByRole('button', { name: 'Return goods' }).click()
      await page.getByLabel(`Quantity of ${tool.name} to return`).fill('4')
      await page.getByLabel('Reason').fill('Handles are split')
      await page.getByRole('button', { name: 'Request the return' }).click()
      await expectToast(page, 'The return was requested')
    })
    await withBrowser({ signedInAs: staff }, async ({ go, page }) => {
      await go(`/dashboard/orders/${order}`)
      await page.getByRole('button', { name: 'Approve: return 1' }).click()
      await page.getByRole('button', { name: 'Received into stock: return 1' }).click()
      await page.getByRole('button', { name: /^Credit note \S+/ }).waitFor()
      const open = await openInvoices(order)
      // 10 and 14 pieces at $12.50, of which 4 came back.
      expect(open.map((item) => item.open).toSorted()).toEqual(['125.00', '125.00'])
      await go('/dashboard/payments/bank')
      const entries = open.map((item) => ({
        amount: item.open,
        payer: name,
        reference: item.number,
      }))
      await page.getByLabel('Bank statement').setInputFiles({
        name: 'bank.xml',
        mimeType: 'text/xml',
        buffer: Buffer.from(camtFile(entries)),
      })
      await page.getByRole('button', { name: 'Record 2 clear matches' }).click()
      await page.getByText('2 payments were recorded').waitFor()
      await go(`/dashboard/orders/${order}`)
      for (const { number } of open) await page.getByText(`${number} is paid.`).waitFor()
    })
    await withBrowser({ signedInAs: olga }, async (visitor) => {
      const { go, page } = visitor
      await go('/dashboard/statement')
      await page.getByText(`Account for ${name}`).waitFor()
      const movements = page.getByRole('table', { name: /^Account entries/ })
      for (const [kind, count] of [
        [/^Invoice INV-\d+/, 2],
        [/^Credit note CN-\d+/, 1],
        [/^Payment \d+/, 2],
      ] as const)
        expect(await movements.getByRole('cell', { name: kind }).count()).toBe(count)
      await movements
        .getByRole('row')
        .last()
        .getByRole('cell', { name: '$0.00', exact: true })
        .waitFor()
      await page.getByText(/^There were no open invoices on/).waitFor()
      await expectPageQuality(visitor)
    })
    await setShop(former)
    await archiveTool(tool)
  },
)

test('a company that pays in advance: its order waits for the payment, which releases it', async () => {
  const name = uniqueName('Prepaid Tools')
  const pia = await signUpThroughApi('Pia Prepays')
  const token = await adminToken()
  const record = { name, address: '', vatId: '', taxNumber: '', taxStatus: 'standard', terms: '' }
  const { body } = await callApi('POST /companies', {
    token,
    body: {
      ...record,
      minimumOrder: '$0.00',
      representative: '',
      notes: '',
      paymentTerms: 'prepayment',
    },
  })
  await callApi(`PUT /companies/${String(fieldOf(body, '_id'))}/members`, {
    token,
    body: { email: pia.email, role: 'owner' },
  })
  const tool = await createTool()
  let order = 0
  await withBrowser({ signedInAs: pia }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/company')
    await page.getByLabel('Buying for').selectOption({ label: name })
    await expectToast(page, `You are now buying for ${name}`)
    await addToCart(visitor, tool, '24')
    await go('/cart')
    await placeButton(page).waitFor()
    await writeAddressAsText(page)
    await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
    await placeButton(page).click()
    await page.getByText('This order is waiting for payment.').first().waitFor()
    await page.getByRole('button', { name: 'Invoice, PDF', exact: true }).waitFor()
    expect(await page.getByText(/will be available after the order is confirmed/).count()).toBe(0)
    order = Number(/\d+$/.exec(page.url())?.[0])
    await expectPageQuality(visitor)
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/payments?q=${encodeURIComponent(name)}`)
    await page
      .getByRole('link', { name: /^Record payment for/ })
      .first()
      .click()
    await page.getByLabel('Amount').fill('300.00')
    await page.getByLabel(/^Allocated to INV-\d+/).fill('300.00')
    await page.getByRole('button', { name: 'Record payment' }).click()
    await page.getByText(/^Payment \d+ was recorded$/).waitFor()
    await go(`/dashboard/orders/${order}`)
    await page.getByText(/INV-\d+ is paid\./).waitFor()
    await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor()
    expect(await page.getByText('This order is waiting for payment.').count()).toBe(0)
    await expectPageQuality(visitor)
  })
  await archiveTool(tool)
})

test('staff send a reminder of an invoice that is overdue, once, and leave its customer out', async () => {
  const name = uniqueName('Rita Reminded')
  const [tool, rita] = await Promise.all([createTool(), signUpThroughApi(name)])
  await confirmEmail(rita)
  // Where it is due today; a day later it is where the shop moves then.
  const former = await setShop({ timeZone: 'Pacific/Pago_Pago', reminderDays: '40, 50' })
  onTestFinished(async () => void (await setShop({ ...former, paymentsSince: '' })))
  const order = await invoiceOrder(tool, rita)
  await followPayments('2020-01-01')
  await setShop({ timeZone: 'Pacific/Kiritimati' })
  const [invoice] = await openInvoices(order)
  const number = invoice?.number ?? ''
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/payments/reminders?q=${encodeURIComponent(name)}`)
    await page
      .getByText(/^Reminder 1 from \w+ \d+, \d{4}$/)
      .filter({ visible: true })
      .waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: `Send now: reminder 1 for ${number}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
    await page.getByText(`Reminder 1 is being sent to ${rita.email}`).waitFor()
    await page
      .getByText(/^Reminder 2 from \w+ \d+, \d{4}$/)
      .filter({ visible: true })
      .waitFor()
    await page.getByRole('button', { name: `More for ${number}` }).click()
    await page.getByRole('button', { name: `Pause for this customer: ${name}` }).click()
    await page.getByText('Paused for this customer').filter({ visible: true }).waitFor()
    await expectPageQuality(visitor)
    await go('/dev/mailbox')
    const mail = page.getByRole('article').filter({ hasText: rita.email })
    await mail.getByText(`Invoice ${number}, due on`).first().waitFor()
  })
  await archiveTool(tool)
})
