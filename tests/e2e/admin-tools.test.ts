/**
 * An admin's tools: add, edit, delete, search; each change on the shelf at once. Source:
 * specification, points 2, 5, 7 and 9.
 */
import { expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { updateTool, createTool, stockOf, archiveTool } from './catalogue-setup.ts'
import { filterTable, confirmDeletion, deleteRow, openAllParts } from './tables.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, withBrowser } from './visitor.ts'
import { callApi, expectRows, fieldOf, findCall, recordCalls, storedToken } from './api-calls.ts'

const typed = {
  Name: '',
  'Image URL': 'https://pictures.example.com/mallet.webp',
  Description: 'Beech, for chisels.',
  Price: '12.5',
  Stock: '480',
  'Minimum quantity': '24',
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const errorOf = (page: Page, label: string) =>
  page.locator('.field', { has: field(page, label) }).locator('.error')
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await field(page, label).fill(text)
}

/** The id of a tool that was just added, from the list that visitors read. */
const idOf = async (name: string): Promise<string> => {
  const found = expectRows(await callApi(`GET /tools?q=${encodeURIComponent(name)}`))
  expect(found).toHaveLength(1)
  return String(fieldOf(found[0], '_id'))
}

/** Somebody else's picture, which no journey fetches. */
const showElsewhere = (page: Page): Promise<unknown> =>
  page.route('https://pictures.example.com/**', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    }),
  )

test('adds a tool: the call as specified, with the $ before the price; it is in the list and on its page at once', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await showElsewhere(page)
    await visitor.signIn(demoAdmin)
    const name = `Beech Mallet ${crypto.randomUUID().slice(0, 6)}`
    await go(`/purchase?q=${encodeURIComponent(name)}`)
    await page.getByText('No tool matches').waitFor()
    await go('/dashboard/addproduct')
    const calls = recordCalls(page)
    await openAllParts(page)
    await fill(page, { ...typed, Name: name })
    await page.getByRole('button', { name: 'Add product' }).click()
    await expectToast(page, `${name} is published`)
    const id = await idOf(name)
    // Its picture is nowhere: other journeys would report it.
    onTestFinished(() => archiveTool({ id }))
    const { payload, bearer } = findCall(calls, 'POST', '/additems')
    expect(payload).toMatchObject({
      name,
      price: '$12.50',
      minimum_quantity: 24,
      description: 'Beech, for chisels.',
      Stock: 480,
      image: 'https://pictures.example.com/mallet.webp',
    })
    expect(bearer).toBe(await storedToken(page))
    expect(await field(page, 'Name').inputValue(), 'the form is empty again').toBe('')
    await page.getByRole('link', { name: 'View the tool’s page' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await go(`/purchase?q=${encodeURIComponent(name)}&view=grid`)
    const card = page.locator('.tool-card', { hasText: name })
    for (const part of ['$12.50', 'Min 24', '480 in stock', 'Beech, for chisels.', id])
      expect(await card.innerText()).toContain(part)
  }))

test('each invalid field says how to correct it, and no input is lost', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await showElsewhere(page)
    await visitor.signIn(demoAdmin)
    await go('/dashboard/addproduct')
    const calls = recordCalls(page)
    await field(page, 'Name').fill(' ')
    await page.getByRole('button', { name: 'Add product' }).click()
    for (const label of ['Name', 'Image URL', 'Description', 'Price', 'Stock', 'Minimum quantity'])
      await errorOf(page, label).waitFor()
    const wrong: readonly (readonly [string, string, string])[] = [
      ['Image URL', 'mallet.webp', 'Enter a picture URL that begins with https://.'],
      ['Image URL', 'javascript:alert(1)', 'Enter a picture URL that begins with https://.'],
      ['Price', 'twelve', 'Enter an amount such as 12.50.'],
      ['Price', '-1', 'Enter an amount such as 12.50.'],
      ['Price', '1.005', 'Enter an amount such as 12.50.'],
      ['Stock', '-1', 'Enter a whole number from 0 to 1,000,000.'],
      ['Stock', '1.5', 'Enter a whole number from 0 to 1,000,000.'],
      ['Minimum quantity', '0', 'Enter a whole number from 1 to 1,000,000.'],
      ['Minimum quantity', '1000001', 'Enter a whole number from 1 to 1,000,000.'],
    ]
    await fill(page, { ...typed, Name: 'Mallet that is never added' })
    await expect
      .poll(() => page.locator('.field .error').count(), { message: 'checked again on change' })
      .toBe(0)
    for (const [label, text, sentence] of wrong) {
      await field(page, label).fill(text)
      await errorOf(page, label).getByText(sentence, { exact: true }).waitFor()
      expect(await field(page, label).inputValue()).toBe(text)
      await fill(page, { [label]: String(Reflect.get(typed, label)) })
    }
    await page.getByLabel('Pack size').fill('10')
    await page.getByRole('button', { name: 'Add product' }).click()
    await errorOf(page, 'Minimum quantity')
      .getByText('The minimum quantity must be in full packs: 24 is not a multiple of 10.')
      .waitFor()
    await page.getByText('One field needs correcting').waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Mallet that is never added')
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  }))

test('edits a tool: its page and the list show it at once, and a concurrent edit is not overwritten', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await go(`/tools/${tool.slug}`)
    await page.locator('table.ladder').getByText('$12.50').waitFor()
    await visitor.signIn(demoAdmin)
    await go('/dashboard/manageproducts')
    await (
      await filterTable(page, tool.name)
    )
      .getByRole('link', { name: `Edit ${tool.name}` })
      .click()
    await page.waitForURL(`**/dashboard/manageproducts/${tool.id}`)
    await expect.poll(() => field(page, 'Price').inputValue()).toBe('$12.50')
    await field(page, 'Price').fill('13.75')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, `${tool.name} was saved`)
    await page.getByRole('link', { name: 'View the tool’s page' }).first().click()
    await page.locator('table.ladder').getByText('$13.75').waitFor()
    await go(`/purchase?q=${encodeURIComponent(tool.name)}&view=grid`)
    await page.locator('.tool-card .price', { hasText: '$13.75' }).waitFor()

    await go(`/dashboard/manageproducts/${tool.id}`)
    await openAllParts(page)
    await field(page, 'Description').fill('Typed for long.')
    await updateTool(tool, { description: 'Changed elsewhere.' })
    visitor.expectConsoleMessage(new RegExp(`status of 409 .* /api/tools/${tool.id}$`))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page
      .getByText(
        'Your entries are still in the form. Write them down, load the current version, then enter them again.',
      )
      .waitFor()
    expect(await field(page, 'Description').inputValue()).toBe('Typed for long.')
    await page.getByRole('button', { name: 'Load the current version' }).click()
    await expect.poll(() => field(page, 'Description').inputValue()).toBe('Changed elsewhere.')
  }))

test("deletes a tool after 'are you sure?': Keep it keeps it, Delete says 'Item deleted', and it is gone from every list", () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await go(`/tools/${tool.slug}`)
    await visitor.signIn(demoAdmin)
    const calls = recordCalls(page)
    await go('/dashboard/manageproducts')
    const row = await filterTable(page, tool.name)
    expect(findCall(calls, 'GET', '/desk/tools').payload).toBeUndefined()
    for (const part of [tool.name, '240', '$12.50', tool.id])
      expect(await row.innerText()).toContain(part)
    const openConfirmation = async () => {
      await deleteRow(row, tool.name)
      await page
        .getByRole('dialog')
        .getByRole('heading', { name: 'are you sure?', exact: true })
        .waitFor()
    }
    await openConfirmation()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await openConfirmation()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect([calls.some(({ method }) => method === 'DELETE'), await stockOf(tool)]).toEqual([
      false,
      240,
    ])
    await openConfirmation()
    await confirmDeletion(page)
    await expectToast(page, 'Item deleted')
    const deletion = findCall(calls, 'DELETE', `/tools/${tool.id}`)
    expect([deletion.payload, deletion.bearer]).toEqual([undefined, await storedToken(page)])
    await row.waitFor({ state: 'detached' })
    await page.getByText(`Nothing matches “${tool.name}”`).waitFor()
    visitor.expectConsoleMessage(new RegExp(`status of 404 .* /tools/${tool.slug}$`))
    expect(await go(`/tools/${tool.slug}`), 'its page was in the cache').toBe(404)
  }))

test('deleting a tool that was deleted already reports it', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await visitor.signIn(demoAdmin)
    await go(`/dashboard/manageproducts?q=${encodeURIComponent(tool.name)}`)
    const row = page.getByRole('row', { name: tool.name })
    await row.waitFor()
    await archiveTool(tool)
    await deleteRow(row, tool.name)
    await confirmDeletion(page)
    await expectToast(page, 'The item has already been deleted. Reload the list.')
    expect(await page.locator('.Toastify__toast', { hasText: 'Item deleted' }).count()).toBe(0)
  }))
