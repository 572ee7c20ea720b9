/** Files whose headings nobody knows: somebody says what their columns are, once. */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { adminToken, archiveTool, createTool } from './catalogue-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

const bankFile = (name: string, headings: string, entry: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${headings}\r\n${entry}\r\n`),
})

test.each([360, 768, 1280])(
  'at %i px: the list of a bank that nobody knows is read as it was chosen, the next one at once at any browser',
  async (width) => {
    const payer = `Payer ${crypto.randomUUID().slice(0, 8)}`
    // The shop remembers them: each run has its own.
    const headings = `Piv;Summ;Kes;Mis;Run ${crypto.randomUUID()}`
    const entry = (day: string, amount: string, ...texts: readonly string[]) =>
      [day, amount, ...texts, ''].join(';')
    await withBrowser({ width, signedInAs: await signInAsAdmin() }, async (visitor) => {
      const { go, page } = visitor
      visitor.expectConsoleMessage(/status of 422 .*bank-files/)
      await go('/dashboard/payments/bank')
      const field = page.getByLabel('Bank statement')
      await field.setInputFiles(
        bankFile('march.csv', headings, entry('3/4/2026', '1.234', payer, 'INV-1')),
      )
      await page.getByRole('button', { name: 'Choose the columns by hand' }).click()
      const chooser = page.getByRole('region', { name: 'Columns of the file' })
      await chooser.getByText('No column has been chosen yet.').waitFor()
      await chooser.getByLabel('Piv').selectOption('Booking date')
      await chooser.getByLabel('Summ').selectOption('Amount with sign')
      await chooser.getByLabel('Kes').selectOption('Payer')
      await chooser.getByLabel('Mis').selectOption('Reference')
      await chooser.getByLabel('Format of amounts').selectOption('1.234,50')
      await chooser.getByLabel('Format of dates').selectOption('Day first: 31/12')
      const day = chooser.getByRole('table').getByText('2026-04-03')
      await day.waitFor()
      expect(await day.evaluate((cell) => cell.getClientRects().length), 'lines').toBe(1)
      await chooser.getByLabel('Sender of the file').fill('Harbor Savings Bank')
      await expectPageQuality(visitor)
      await chooser.getByRole('button', { name: 'Read the file with these columns' }).click()
      await page.getByText('The file was read with the chosen columns.').waitFor()
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'The file was read with the chosen columns.',
      )
      await page.getByText(payer).waitFor()
      await page.getByText('1,234.00').waitFor()
    })
    // Somebody else, at another browser.
    await withBrowser({ width, signedInAs: await signInAsAdmin() }, async (visitor) => {
      const { go, page } = visitor
      await go('/dashboard/payments/bank')
      const field = page.getByLabel('Bank statement')
      const april = entry('12/4/2026', '2.000', `${payer} again`, 'INV-2')
      await field.setInputFiles(bankFile('april.csv', headings, april))
      await page.getByText(`${payer} again`).waitFor()
      await page.getByText('as chosen for an earlier file').waitFor()
    })
  },
)

test('lines of a file for the order pad stand there once, as their columns were chosen at last', async () => {
  const sku = `HAND-${crypto.randomUUID().slice(0, 8)}`
  const tool = await createTool({ sku, minimum_quantity: 1, pack_size: 1 })
  await withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await go('/order-pad')
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'order.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Kood;Tk;Hind\r\n${sku};7;24\r\n`),
    })
    await page.getByRole('button', { name: 'Choose the columns by hand' }).click()
    const chooser = page.getByRole('region', { name: 'Columns of the file' })
    await chooser.getByLabel('Kood').selectOption('SKU or part number')
    await chooser.getByLabel('Tk').selectOption('Pieces')
    await chooser.getByLabel('Hind').selectOption('Not used')
    await chooser.getByRole('button', { name: 'Read the file with these columns' }).click()
    await page.getByText('The file was read with the chosen columns.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
    const rows = page.getByRole('table').getByRole('row').filter({ hasText: sku })
    await expect.poll(() => rows.count()).toBe(1)
    await expectPageQuality(visitor)

    // Chosen again to change one of them, the others are as they were.
    await page.getByRole('button', { name: 'Choose the columns by hand' }).click()
    const chosen = (label: string) =>
      chooser.getByLabel(label).locator('option:checked').innerText()
    expect(await chosen('Kood')).toBe('SKU or part number')
    expect(await chosen('Tk')).toBe('Pieces')
    expect(await chosen('Hind')).toBe('Not used')
  })
  await archiveTool(tool)
})

test('a price list whose columns were chosen is read by them, and so is the next of its sender', async () => {
  const sku = `HAND-${crypto.randomUUID().slice(0, 8)}`
  const tool = await createTool({ sku, minimum_quantity: 1, pack_size: 1 })
  const token = await adminToken()
  const body = { name: `By hand ${sku}`, base: null }
  const listId = String(fieldOf((await callApi('POST /price-lists', { token, body })).body, '_id'))
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/status of 422 .*price-lists/)
    const drop = async (price: string) => {
      await go(`/dashboard/prices/${listId}/file`)
      await page.getByLabel('Price file').setInputFiles({
        name: 'hinnad.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Kood ${sku};Hind ${sku}\r\n${sku};${price}\r\n`),
      })
    }
    await drop('11,20')
    await page.getByRole('button', { name: 'Choose the columns by hand' }).click()
    const chooser = page.getByRole('region', { name: 'Columns of the file' })
    await chooser.getByLabel(`Kood ${sku}`).selectOption('SKU')
    await chooser.getByLabel(`Hind ${sku}`).selectOption('Price')
    await chooser.getByLabel('Sender of the file').fill(`Sender ${sku}`)
    await chooser.getByRole('button', { name: 'Read the file with these columns' }).click()
    await page.getByText('$11.20').first().waitFor()

    await drop('12,40')
    await page.getByText('$12.40').first().waitFor()
    await expectPageQuality(visitor)
  })
  await archiveTool(tool)
})

test('whole amounts that one bank has in cents are asked about before another file is read', async () => {
  const headings = `Piv;Summ;Run ${crypto.randomUUID()}`
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/status of 422 .*bank-files/)
    await go('/dashboard/payments/bank')
    const field = page.getByLabel('Bank statement')
    await field.setInputFiles(bankFile('cents.csv', headings, '2026-04-03;123450;'))
    await page.getByRole('button', { name: 'Choose the columns by hand' }).click()
    const chooser = page.getByRole('region', { name: 'Columns of the file' })
    await chooser.getByLabel('Piv').selectOption('Booking date')
    await chooser.getByLabel('Summ').selectOption('Amount with sign')
    await chooser.getByLabel('Format of amounts').selectOption({ value: 'cents' })
    await chooser.getByLabel('Sender of the file').fill('Cent Bank')
    await chooser.getByRole('button', { name: 'Read the file with these columns' }).click()
    await page.getByText('1,234.50').filter({ visible: true }).first().waitFor()
    // One of them is changed: all else is as it was.
    await page.getByRole('button', { name: 'Choose the columns by hand' }).click()
    expect(await chooser.getByLabel('Summ').inputValue()).not.toBe('')
    expect(await chooser.getByLabel('Sender of the file').inputValue()).toBe('Cent Bank')
    expect(await chooser.getByLabel('Format of amounts').inputValue()).toBe('cents')
    await chooser.getByLabel('Run').selectOption('Reference')
    await chooser.getByRole('button', { name: 'Read the file with these columns' }).click()
    await page.getByText('The file was read with the chosen columns.').waitFor()
    await page.getByText('1,234.50').filter({ visible: true }).first().waitFor()

    await field.setInputFiles(bankFile('next.csv', headings, '2026-04-04;200000;'))
    await page.getByText('Choose the sender of this file').waitFor()
    expect(await page.getByText('2,000.00').count()).toBe(0)
    const senders = chooser.getByLabel('Earlier column choices for')
    expect(await senders.locator('option:checked').textContent()).toBe('Another sender')
    await senders.selectOption('Cent Bank')
    await expectPageQuality(visitor)
    await chooser.getByRole('button', { name: 'Read the file with these columns' }).click()
    await page.getByText('2,000.00').waitFor()
  })
})
