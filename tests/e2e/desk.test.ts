/** Manage Products as a desk: narrowed, chosen, changed together, taken back; and a tool duplicated. */
import { expect, test } from 'vitest'
import { adminToken, createTool } from './catalogue-setup.ts'
import { callApi, fieldOf } from './api-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { answerDialog, saveRows } from './tables.ts'
import { withBrowser } from './visitor.ts'

const recordOf = async (id: string) =>
  (await callApi(`GET /tools/${id}/record`, { token: await adminToken() })).body
const priceOf = async (id: string) => fieldOf(await recordOf(id), 'price')
const stateOf = async (id: string) => fieldOf(await recordOf(id), 'state')

test('low tools of a brand are chosen by keyboard, get a new price, are archived, and go back', async () => {
  const brand = `Desk ${crypto.randomUUID().slice(0, 6)}`
  const tool = (name: string, change: object) =>
    createTool({ brand, name: `${brand} ${name}`, price: '$20.00', price_breaks: [], ...change })
  const low = [
    await tool('A', { Stock: 24, reorder_level: 24, cost: '$15.00' }),
    await tool('B', { Stock: 0, reorder_level: 24 }),
  ]
  const enough = await tool('C', { Stock: 48, reorder_level: 24 })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    const linkTo = (name: string) => page.getByRole('link', { name, exact: true })
    await go('/dashboard/manageproducts')
    await page.getByRole('combobox', { name: 'Brand' }).selectOption(brand)
    await linkTo(enough.name).waitFor()
    await page.getByRole('combobox', { name: 'Show only' }).selectOption('Low stock')
    await linkTo(enough.name).waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('only')).toBe('low')
    // What is sold out and low says both.
    await page
      .getByRole('link', { name: `Stock of ${low[1]?.name}: 0, reorder level 24` })
      .waitFor()

    // The chosen columns are there again after a reload.
    await page.getByText('Columns', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Margin' }).check()
    await page.getByRole('cell', { name: '25%' }).waitFor()
    await page.reload()
    await page.getByRole('cell', { name: '25%' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    await page.setViewportSize({ width: 1280, height: 900 })

    // By keyboard: the first row, and with Shift the next.
    await page.getByRole('checkbox', { name: `Select ${low[0]?.name}` }).focus()
    await page.keyboard.press('Space')
    await page.getByText('1 tool selected').waitFor()
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByText('2 tools selected').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Change prices and fields' }).click()
    await page.getByText('2 tools chosen in Manage Products').waitFor()
    await page.getByLabel('Percentage change').fill('3')
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await page.getByText('Price: $20.00 → $20.60').first().waitFor()
    await page.getByRole('button', { name: 'Apply 2 rows', exact: true }).click()
    await page.getByText('2 rows applied').waitFor()
    expect([await priceOf(low[0]?.id ?? ''), await priceOf(enough.id)]).toEqual([
      '$20.60',
      '$20.00',
    ])
    await page.getByRole('button', { name: 'Undo' }).click()
    await answerDialog(page, 'Undo')
    await page.getByText('Undone').waitFor()
    expect(await priceOf(low[0]?.id ?? '')).toBe('$20.00')

    await go(`/dashboard/manageproducts?brand=${encodeURIComponent(brand)}`)
    const saving = page.waitForEvent('download')
    await saveRows(page)
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/^tools-\d{4}-\d\d-\d\d\.csv$/)
    const lines = Buffer.concat(await (await download.createReadStream()).toArray())
      .toString()
      .trimEnd()
      .split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFSKU,Name,Brand,/)
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(
      [...low, enough].map(({ name }) => name),
    )
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByText('3 tools selected').waitFor()
    await page.getByRole('button', { name: 'Set status' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Set status' }).click()
    await page.getByText('No tool matches these filters').waitFor()
    expect(await stateOf(enough.id)).toBe('archived')
    await page.getByRole('button', { name: 'Undo' }).click()
    await linkTo(enough.name).waitFor()
    expect(await stateOf(enough.id)).toBe('on-sale')
  })
})

test('a duplicate begins with the fields of its original, but without its numbers and stock', async () => {
  const original = await createTool({ gtin: '4006381333931', cost: '$7.00' })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/manageproducts?q=${encodeURIComponent(original.name)}`)
    await page.getByRole('button', { name: `More for ${original.name}` }).click()
    await page.getByRole('link', { name: `Duplicate ${original.name}` }).click()
    await page.getByText(`A copy of ${original.name}`).waitFor()
    const field = (name: string) => page.getByRole('textbox', { name }).inputValue()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(original.name)
    expect([await field('SKU'), await field('GTIN'), await field('Cost')]).toEqual([
      '',
      '',
      '$7.00',
    ])
    await page.getByLabel('Name', { exact: true }).fill(`${original.name} II`)
    await page.getByRole('button', { name: 'Add product' }).click()
    await page.getByRole('link', { name: 'Edit the tool' }).waitFor()
  })
})
