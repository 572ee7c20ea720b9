/**
 * An order that leaves in two parts has two invoices; what comes back of it is credited by a note
 * that names the invoice. Asked for by its buyer, decided by staff.
 */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { archiveTool, createTool, stockOf } from './catalogue-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

async function invoiceWhen(invoicing: 'on-request' | 'when-shipped'): Promise<void> {
  const { token } = await signInAsAdmin()
  const { body: current } = await callApi('GET /settings', { token })
  const body = { revision: Number(fieldOf(current, 'revision')), invoicing }
  expect((await callApi('PUT /settings', { token, body })).status).toBe(200)
}

/** 24 pieces, of which 10 and then 14 have left. @returns the order's number */
async function shipInTwoParts(toolId: string, buyer: SignedIn): Promise<number> {
  const placed = await callApi('POST /addorder', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: { toolId, OrderQuentuty: 24, phoneNum: '+1 512 555 0199', address: 'Austin' },
  })
  const number = Number(fieldOf(placed.body, 'number'))
  const { token } = await signInAsAdmin()
  await callApi(`POST /order/${number}/transitions`, { token, body: { status: 'confirmed' } })
  for (const quantity of [10, 14]) {
    const body = { lines: [{ line: 1, quantity }], parcels: [] }
    const { status } = await callApi(`POST /order/${number}/shipments`, {
      token,
      key: crypto.randomUUID(),
      body,
    })
    expect(status).toBe(201)
  }
  return number
}

test.each([360, 1280])(
  'at %i px: two shipments have two invoices, and what comes back has a credit note',
  async (width) => {
    const [tool, ines] = await Promise.all([createTool(), signUpThroughApi('Ines Invoice')])
    await confirmEmail(ines)
    await invoiceWhen('when-shipped')
    const number = await shipInTwoParts(tool.id, ines)
    await withBrowser({ width, signedInAs: ines }, async (visitor) => {
      const { expectConsoleMessage, go, page } = visitor
      expectConsoleMessage(/status of 409 .*returns/)
      await go(`/dashboard/orders/${number}`)
      const documents = page.getByRole('region', { name: 'Documents' })
      await documents
        .getByText(/Invoice/)
        .first()
        .waitFor()
      expect(await documents.getByRole('button', { name: /^Invoice \S+-?\d+/ }).count()).toBe(2)
      await page.getByRole('button', { name: 'Return goods' }).click()
      const quantity = page.getByLabel(`Quantity of ${tool.name} to return`)
      await quantity.fill('25')
      await page.getByLabel('Reason').fill('Handles are split')
      await page.getByRole('button', { name: 'Request the return' }).click()
      await page.getByText(/24/).first().waitFor()
      expect([await quantity.inputValue(), await page.getByLabel('Reason').inputValue()]).toEqual([
        '25',
        'Handles are split',
      ])
      await expectPageQuality(visitor)
      await quantity.fill('4')
      await page.getByRole('button', { name: 'Request the return' }).click()
      await expectToast(page, 'The return was requested')
      await page.getByRole('heading', { name: 'Return 1: requested' }).waitFor()
      expect(await page.getByRole('button', { name: /Approve/ }).count()).toBe(0)
    })
    await withBrowser({ width, signedInAs: await signInAsAdmin() }, async (visitor) => {
      const { go, page } = visitor
      await go(`/dashboard/orders/${number}`)
      await page.getByRole('button', { name: 'Approve: return 1' }).click()
      await page.getByRole('heading', { name: 'Return 1: approved: send the goods back' }).waitFor()
      await page.getByRole('button', { name: 'Received into stock: return 1' }).click()
      await page.getByRole('heading', { name: 'Return 1: received' }).waitFor()
      await page.getByRole('button', { name: /^Credit note \S+/ }).waitFor()
      await page.getByRole('button', { name: 'Credit without a return' }).click()
      await page
        .getByRole('combobox', { name: 'Amount' })
        .selectOption('A percentage of the chosen lines')
      await page.getByLabel('Percent').fill('10')
      await page.getByLabel('Reason').fill('Scratched handles')
      await expectPageQuality(visitor)
      await page.getByRole('button', { name: 'Issue the credit note' }).click()
      await expectToast(page, ' issued: ')
      await expect
        .poll(() => page.getByRole('button', { name: /^Credit note \S+/ }).count())
        .toBe(2)
      await expectPageQuality(visitor)
      expect(await stockOf(tool)).toBe(240 - 24 + 4)
    })
    await invoiceWhen('on-request')
    await archiveTool(tool)
  },
)
