/** A file of prices is looked at row by row, applied, and saved again. */
import { expect, test } from 'vitest'
import { adminToken, createTool } from './catalogue-setup.ts'
import { callApi, fieldOf } from './api-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { saveRows } from './tables.ts'
import { withBrowser } from './visitor.ts'

test('wrong rows say why, the others become prices of the list', async () => {
  const token = await adminToken()
  const sku = `PL-${crypto.randomUUID().slice(0, 8)}`
  await createTool({ sku })
  const name = `List ${sku}`
  const list = await callApi('POST /price-lists', { token, body: { name, base: null } })
  const listId = String(fieldOf(list.body, '_id'))
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/prices/${listId}`)
    await page.getByRole('link', { name: 'Load a file' }).click()
    await page.getByLabel('Price file').setInputFiles({
      name: 'joiners.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `SKU;Preis;ab 48;Gültig ab\n${sku};11,20;10,50;1.12.2026\nNONE-${sku};9,00;;\n`,
      ),
    })
    await page.getByRole('heading', { name: 'joiners.csv: 2 prices' }).waitFor()
    await page.getByText(`No tool has the SKU NONE-${sku}.`).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    await page.getByLabel('Show').selectOption('new')
    await page.getByText('$11.20, 48+: $10.50 from December 1, 2026').waitFor()
    await page.getByText('One row has errors and is skipped.').waitFor()
    await page.getByRole('button', { name: 'Apply 1 price' }).click()
    await expectToast(page, '1 price applied')
    await page.getByText('from December 1, 2026').waitFor()
    const saving = page.waitForEvent('download')
    await saveRows(page)
    expect((await saving).suggestedFilename()).toMatch(/^prices-list-pl-.*\.csv$/)
  })
})

test('a price list is saved as DATANORM, and the import reads the archive with its net price', async () => {
  const token = await adminToken()
  const sku = `TF-${crypto.randomUUID().slice(0, 8)}`
  await createTool({ sku })
  const list = await callApi('POST /price-lists', {
    token,
    body: { name: `Net ${sku}`, base: null },
  })
  const listId = String(fieldOf(list.body, '_id'))
  await callApi(`POST /price-lists/${listId}/rows`, {
    token,
    body: { target: 'tool', name: sku, price: '$7.77' },
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/prices/${listId}`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download DATANORM 4' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/^datanorm-4-\d{4}-\d\d-\d\d\.zip$/)
    await expectToast(page, 'DATANORM 4 saved')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    const archive = Buffer.concat(await (await download.createReadStream()).toArray())
    await go(`/dashboard/prices/${listId}/file`)
    await page.getByLabel('Price file').setInputFiles({
      name: download.suggestedFilename(),
      mimeType: 'application/zip',
      buffer: archive,
    })
    await page.getByRole('heading', { name: download.suggestedFilename() }).waitFor()
    await page.getByText('7.77').first().waitFor()
  })
})

test('days that can be read in two ways are asked about once, and the answer counts for the next file', async () => {
  const token = await adminToken()
  const sku = `PD-${crypto.randomUUID().slice(0, 8)}`
  await createTool({ sku })
  const list = await callApi('POST /price-lists', {
    token,
    body: { name: `Days ${sku}`, base: null },
  })
  const listId = String(fieldOf(list.body, '_id'))
  await withBrowser(
    { signedInAs: await signInAsAdmin() },
    async ({ go, page, expectConsoleMessage }) => {
      const choose = (name: string, day: string) =>
        page.getByLabel('Price file').setInputFiles({
          name,
          mimeType: 'text/csv',
          buffer: Buffer.from(`SKU ${sku};Price;Valid from\n${sku};11,20;${day}\n`),
        })
      await go(`/dashboard/prices/${listId}/file`)
      expectConsoleMessage(/status of 422 .*price-lists/)
      await choose('spring.csv', '03/04/2027')
      await page.getByText('which can mean April 3, 2027 or March 4, 2027').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, 360)
      await page.getByRole('button', { name: 'Choose the columns by hand' }).click()
      await page.getByLabel(`SKU ${sku}`).selectOption('SKU')
      await page.getByLabel('Format of dates').selectOption('month')
      await page.getByLabel('Sender of the file').fill(`Saws ${sku}`)
      await page.getByRole('button', { name: 'Read the file with these columns' }).click()
      await page.getByRole('heading', { name: 'spring.csv: 1 price' }).waitFor()
      await page.getByText('$11.20 from March 4, 2027').waitFor()
      await choose('summer.csv', '05/06/2027')
      await page.getByRole('heading', { name: 'summer.csv: 1 price' }).waitFor()
      await page.getByText('$11.20 from May 6, 2027').waitFor()
      await page.getByText('The columns are read as chosen').waitFor()
    },
  )
})
