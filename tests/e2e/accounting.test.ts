/** Accounting: a month is exported once, and its files are saved. */
import { afterEach, expect, test } from 'vitest'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { createTool } from './catalogue-setup.ts'
import { invoiceOrder } from './money-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type Visitor } from './visitor.ts'

/** An invoice of a new order. @returns its number */
async function issueInvoice(token: string): Promise<string> {
  const [tool, buyer] = await Promise.all([createTool(), signUpThroughApi('Bea Booked')])
  const order = await invoiceOrder(tool, buyer)
  const [item] = expectRows(await callApi(`GET /receivables/own?order=${order}`, { token }))
  return String(fieldOf(item, 'number'))
}

/** What DATEV's files need is set where the page leads. */
async function nameAccounts({ go, page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Accounting settings' }).click()
  const group = page.getByRole('form', { name: 'Accounting' })
  const fields = {
    'Adviser number (Beraternummer)': '1001',
    'Client number (Mandantennummer)': '77',
    'Receivables account': '1400',
  }
  const fill = async (values: readonly string[]): Promise<void> => {
    for (const [at, label] of Object.keys(fields).entries())
      await group.getByLabel(label).fill(values[at] ?? '')
    await group.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Saved')
  }
  await fill(Object.values(fields))
  await go('/dashboard/accounting')
  await page.getByText('There is nothing to export up to the end of the chosen month.').waitFor()
  expect(await page.getByText('For files of DATEV the settings lack:').count()).toBe(0)
  await go('/dashboard/settings#settings-accounting')
  // The address that it had before 0.3.
  await page.waitForURL('**/dashboard/settings/accounting')
  await page.getByLabel('Receivables account').waitFor()
  await fill([])
}

async function forgetAccounts(): Promise<void> {
  const { token } = await signInAsAdmin()
  const { body: current } = await callApi('GET /settings', { token })
  const names = { datevConsultant: '', datevClient: '', receivablesAccount: '' }
  const body = { ...names, revision: Number(fieldOf(current, 'revision')) }
  expect((await callApi('PUT /settings', { token, body })).status).toBe(200)
}

// What follows finds the settings of a fresh shop, whether the journey passed or is repeated.
afterEach(forgetAccounts)

test('a month is exported, saved as CSV and for DATEV, and then there is nothing left', async () => {
  const { token } = await signInAsAdmin()
  const number = await issueInvoice(token)
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/status of 409 .* \/api\/accounting-runs/)
    await go('/dashboard')
    await page.getByRole('link', { name: 'Payments', exact: true }).click()
    await page.getByRole('link', { name: 'Accounting', exact: true }).click()
    await page.getByRole('heading', { name: 'Accounting', exact: true }).waitFor()
    await page.getByText('These settings are missing for DATEV files:').waitFor()
    await expectPageQuality(visitor)
    const month = new Date().toISOString().slice(0, 7)
    await page.getByLabel('Export up to the end of').selectOption(month)
    await page.getByText(/not been exported yet\.$/).waitFor()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByText(/^Export \d+ is ready$/).waitFor()
    await page.getByText('There is nothing to export up to the end of the chosen month.').waitFor()
    const saveCsv = page.getByRole('button', { name: /^Save export \d+ as CSV$/ }).first()
    const [download] = await Promise.all([page.waitForEvent('download'), saveCsv.click()])
    const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
    expect(bytes.toString('utf8')).toContain(`,Invoice,${number},`)
    await page
      .getByRole('button', { name: /^More for Export \d+$/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^Save the DATEV file for / })
      .first()
      .click()
    await page.getByText(/Enter these values under Settings, Accounting/).waitFor()
    await page.getByLabel('From', { exact: true }).fill(`${month}-02`)
    await page.getByLabel('To', { exact: true }).fill(`${month}-01`)
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    await page.getByText('The last day is before the first day. Correct one of the days.').waitFor()
    await page.getByLabel('From', { exact: true }).fill(`${month}-01`)
    await page.getByLabel('To', { exact: true }).fill(`${month}-28`)
    const [sales] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    expect(sales.suggestedFilename()).toBe(`sales-${month}-01-${month}-28.csv`)
    await expectPageQuality(visitor)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPageQuality(visitor)
    await nameAccounts(visitor)
  })
})
