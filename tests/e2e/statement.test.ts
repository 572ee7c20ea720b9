/** A statement of account: the buyer reads and saves theirs, staff mail it from the open items. */
import { expectPageQuality } from './page-checks.ts'
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { archiveTool, createTool } from './catalogue-setup.ts'
import { followPayments, invoiceOrder } from './money-actions.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

test('a buyer reads and saves the statement of account, and staff mail it', async () => {
  const name = `Stella Statement ${crypto.randomUUID().slice(0, 6)}`
  const [tool, stella] = await Promise.all([createTool(), signUpThroughApi(name)])
  await confirmEmail(stella)
  const order = await invoiceOrder(tool, stella)
  const { token } = await signInAsAdmin()
  const { body: items } = await callApi(`GET /receivables/own?order=${order}`, { token })
  const [item] = Array.isArray(items) ? items : []
  const number = String(fieldOf(item, 'number'))
  await withBrowser({ signedInAs: stella }, async ({ go, page }) => {
    await go('/dashboard/myorders')
    await page.getByRole('row', { name: String(order) }).waitFor()
    expect(await page.getByRole('link', { name: 'Statement of account' }).count()).toBe(0)
  })
  await followPayments('2020-01-01')
  await withBrowser({ signedInAs: stella }, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/status of 422 .* \/api\/statement/)
    await go('/dashboard/myorders')
    await page.getByRole('link', { name: 'Statement of account' }).click()
    await page.getByText(`Account for ${name}`).waitFor()
    await page.getByText(`Invoice ${number}`).waitFor()
    await expectPageQuality(visitor)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/^ST-\d{6}\.pdf$/)
    await page.getByRole('heading', { name: 'Issued statements' }).waitFor()
    await page.getByLabel('From', { exact: true }).fill('2030-01-01')
    await page.getByRole('button', { name: 'Show' }).click()
    await page
      .getByText('The first day of the period is after the last day. Correct one of the dates.')
      .waitFor()
    await expectPageQuality(visitor)
    await page.getByLabel('From', { exact: true }).fill('2021-01-01')
    await page.getByLabel('To', { exact: true }).fill('2021-01-31')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByText('There were no open invoices on January 31, 2021.').waitFor()
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/payments?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('link', { name: 'Statement of account' }).click()
    await page.getByText(`Invoice ${number}`).waitFor()
    const address = page.getByLabel('E-mail address')
    expect(await address.inputValue()).toBe(stella.email)
    await address.fill('not an address')
    await page.getByRole('button', { name: 'Send statement' }).click()
    await page.locator('.error').waitFor()
    await expectPageQuality(visitor)
    await address.fill('books@example.com')
    await page.getByRole('button', { name: 'Send statement' }).click()
    await page.getByText(/^ST-\d{6} is being sent to books@example\.com$/).waitFor()
    await page.getByText(/^Sent to books@example\.com,/).waitFor()
    await expectPageQuality(visitor)
  })
  await followPayments('')
  await archiveTool(tool)
})
