/** Payments: staff record what came in, and the buyer sees what is open until it is settled. */
import { expectPageQuality } from './page-checks.ts'
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { camtFile } from '../bank-files.ts'
import { archiveTool, createTool } from './catalogue-setup.ts'
import { followPayments, invoiceOrder } from './money-actions.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

test('a payment settles two invoices in part, is taken back, and its buyer sees what is open', async () => {
  const name = `Paula Payer ${crypto.randomUUID().slice(0, 6)}`
  const [tool, paula] = await Promise.all([createTool(), signUpThroughApi(name)])
  await confirmEmail(paula)
  const [first, second] = [await invoiceOrder(tool, paula), await invoiceOrder(tool, paula)]
  await followPayments('2020-01-01')
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await page.setViewportSize({ width: 360, height: 780 })
    await go('/dashboard/payments')
    const number = page.locator('.desk-rows td.title', { hasText: 'DEMO-INV-' }).first()
    await number.waitFor()
    expect(
      await number.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      'the last digits of a long number are read',
    ).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await go(`/dashboard/payments?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name: name }).first().waitFor()
    await expectPageQuality(visitor)
    await page
      .getByRole('link', { name: /^Record payment for/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Record a payment' }).waitFor()
    await page.getByLabel('Amount').fill('9999.00')
    await page.getByRole('button', { name: 'Spread over the invoices' }).click()
    await page.getByText(/^\$9,699\.00 becomes credit/).waitFor()
    await page.getByLabel('Amount').fill('')
    await page.getByRole('button', { name: 'Record payment' }).click()
    await page.getByText('Enter an amount such as 12.50.').waitFor()
    await page.getByLabel('Amount').fill('20.00')
    await page.getByRole('button', { name: 'Spread over the invoices' }).click()
    await page.getByLabel('Reference').fill('Transfer 4711')
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Record payment' }).click()
    await page.getByText(/^Payment \d+ was recorded$/).waitFor()
  })
  await withBrowser({ signedInAs: paula }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/myorders')
    await page.getByText(/is outstanding on 2 invoices/).waitFor()
    await expectPageQuality(visitor)
    await go(`/dashboard/orders/${second}`)
    await page.getByText(/INV-\d+: .* is outstanding, due on/).waitFor()
    await expectPageQuality(visitor)
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/payments/received?q=${encodeURIComponent(name)}`)
    await page.getByText('Transfer 4711').waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: /^More for Payment \d+$/ }).click()
    await page.getByRole('button', { name: /^Reverse payment \d+$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
    await page.getByText(/^Payment \d+ was reversed$/).waitFor()
    await page.getByText(/^Reversed by/).waitFor()
    await go(`/dashboard/orders/${first}`)
    await page.getByText(/INV-\d+: .* is outstanding, due on/).waitFor()
  })
  await followPayments('')
  await archiveTool(tool)
})

test('a file of the bank settles an invoice with one press, is taken back, and is booked once', async () => {
  const name = `Bruno Bank ${crypto.randomUUID().slice(0, 6)}`
  const [tool, bruno] = await Promise.all([createTool(), signUpThroughApi(name)])
  await confirmEmail(bruno)
  const order = await invoiceOrder(tool, bruno)
  const { token } = await signInAsAdmin()
  const { body: items } = await callApi(`GET /receivables/own?order=${order}`, { token })
  const [item] = Array.isArray(items) ? items : []
  const number = String(fieldOf(item, 'number'))
  const amount = String(fieldOf(item, 'open')).replace(/[^\d.]/g, '')
  const long = 'A reference of a bank that goes on and on'.repeat(3)
  const others = Array.from({ length: 30 }, (_, index) => ({
    amount: `${index + 1}.05`,
    payer: `Nobody ${index}`,
    reference: long,
  }))
  const file = camtFile([{ amount, payer: name, reference: `For ${number}` }, ...others])
  const upload = (content: string) => ({
    name: 'bank.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(content),
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/status of 422 .* \/api\/bank-files/)
    await go('/dashboard/payments')
    await page.getByRole('link', { name: 'Bank statement' }).first().click()
    await page.getByRole('heading', { name: 'Bank statement' }).waitFor()
    const field = page.getByLabel('Bank statement')
    await field.setInputFiles(upload(file.slice(0, file.length / 2)))
    await page.getByText(/^The file is incomplete/).waitFor()
    await expectPageQuality(visitor)
    await field.setInputFiles(upload(file))
    await page.getByText(/^31 incoming payments\.$/).waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Record 1 clear match' }).click()
    await page.getByText('1 payment was recorded').waitFor()
    await page.getByRole('button', { name: /^Undo payment \d+$/ }).click()
    await page.getByText(/^Payment \d+ was reversed$/).waitFor()
    await page.getByRole('button', { name: 'Record 1 clear match' }).click()
    await page.getByText(/^Recorded as payment \d+$/).waitFor()
    await field.setInputFiles(upload(file))
    await page
      .getByText('The payment has already been recorded.')
      .or(page.getByText(/^Recorded as payment/))
      .waitFor()
    expect(await page.getByRole('button', { name: /^Record 1 clear/ }).count()).toBe(0)
    await go(`/dashboard/orders/${order}`)
    await page.getByText(`${number} is paid.`).waitFor()
  })
  await archiveTool(tool)
})

test('credit of a customer is paid back: on the order, among the payments, in the statement', async () => {
  const name = `Rita Refunded ${crypto.randomUUID().slice(0, 6)}`
  const [tool, rita] = await Promise.all([createTool(), signUpThroughApi(name)])
  await confirmEmail(rita)
  const order = await invoiceOrder(tool, rita)
  await followPayments('2020-01-01')
  const { token } = await signInAsAdmin()
  const { body: items } = await callApi(`GET /receivables/own?order=${order}`, { token })
  const [item] = Array.isArray(items) ? items : []
  const amount = String(fieldOf(item, 'open'))
  const paid = await callApi('POST /payments', {
    token,
    key: crypto.randomUUID(),
    body: {
      paidOn: String(fieldOf(item, 'issueDate')),
      amount,
      method: 'transfer',
      allocations: [{ document: fieldOf(item, '_id'), amount }],
    },
  })
  expect(paid.status).toBe(201)
  await callApi(`POST /order/${order}/transitions`, { token, body: { status: 'cancelled' } })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/payments?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name: /^Record refund for INV-/ }).waitFor()
    await expectPageQuality(visitor)
    await go(`/dashboard/orders/${order}`)
    await page.getByRole('link', { name: 'Record a refund' }).click()
    await page.getByRole('heading', { name: 'Record a refund' }).waitFor()
    const field = page.getByLabel('Amount')
    expect(`$${await field.inputValue()}`).toBe(amount)
    await field.fill('9999.00')
    await page.getByRole('button', { name: 'Record refund' }).click()
    await page.getByText(`The credit is ${amount}.`).waitFor()
    await expectPageQuality(visitor)
    await field.fill(amount)
    await page.getByLabel('Reference').fill('Transfer back 4712')
    await page.getByRole('button', { name: 'Record refund' }).click()
    await page.getByText(/^Refund \d+ was recorded$/).waitFor()
    await page.getByText(`${amount} was refunded.`).waitFor()
    await go(`/dashboard/payments/received?q=${encodeURIComponent(name)}`)
    await page.getByText(/^Refund \d+$/).waitFor()
    await expectPageQuality(visitor)
  })
  await withBrowser({ signedInAs: rita }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/statement')
    const row = page.getByRole('row').filter({ hasText: /Refund \d+/ })
    await row.getByText('Transfer back 4712').waitFor()
    await row.getByText('$0.00', { exact: true }).waitFor()
    await expectPageQuality(visitor)
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/payments/received?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: /^More for Refund \d+$/ }).click()
    await page.getByRole('button', { name: /^Reverse refund \d+$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
    await page.getByText(/^Refund \d+ was reversed$/).waitFor()
    await go(`/dashboard/orders/${order}`)
    await page.getByRole('link', { name: 'Record a refund' }).waitFor()
  })
  await followPayments('')
  await archiveTool(tool)
})
