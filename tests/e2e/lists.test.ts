/** Saved lists: begun on a tool's page, filled by SKU, ordered with one press, and nobody else's. */
import { expect, test } from 'vitest'
import { callApi } from './api-calls.ts'
import { cartLink, cartRow } from './cart-actions.ts'
import { archiveTool, createTool } from './catalogue-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type Visitor } from './visitor.ts'

/** Its form is loaded by the press. Without a network the page stays, with what was typed on it. */
async function expectLoadedAgain(visitor: Visitor): Promise<void> {
  const { context, page } = visitor
  // On a busy machine the menu is still being loaded when the network goes, and says so, too.
  const main = page.locator('#main')
  const missing = main.getByText(
    'Part of this page could not be loaded. Check your connection, then try again',
  )
  const retry = main.getByRole('button', { name: 'Retry' })
  const quantity = page.getByLabel('Quantity', { exact: true }).first()
  visitor.expectConsoleMessage(/ERR_INTERNET_DISCONNECTED/)
  visitor.expectConsoleMessage(/Failed to fetch dynamically imported module/)
  await quantity.fill('36')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to a list' }).click()
  await missing.waitFor()
  await expectPageQuality(visitor)
  await retry.click()
  await expectToast(
    page,
    'Part of this page could not be loaded. Check your connection, then try again',
  )
  await context.setOffline(false)
  await retry.click()
  await retry.waitFor({ state: 'detached' })
  expect(await quantity.inputValue()).toBe('36')
}

test('a list is made on a tool’s page, filled by SKU, put in order, ordered whole, deleted and taken back', async () => {
  const sku = `LS-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const [hammer, saw] = [await createTool(), await createTool({ sku })]
  const [owner, other] = [
    await signUpThroughApi('Lisa Lists'),
    await signUpThroughApi('Otto Other'),
  ]
  let address = ''
  await withBrowser({ signedInAs: owner }, async (visitor) => {
    const { go, page } = visitor
    await go(`/tools/${hammer.slug}`)
    await expectLoadedAgain(visitor)
    await page.getByLabel('List name').fill('Site container')
    await page.getByRole('form', { name: 'Add to a list' }).getByLabel('quantity').fill('24')
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expectToast(page, 'Added to “Site container”')

    await go('/dashboard/lists')
    await expectPageQuality(visitor)
    await page.getByRole('link', { name: 'Site container' }).click()
    await page.getByRole('heading', { level: 1, name: 'Site container' }).waitFor()
    address = new URL(page.url()).pathname
    await page.getByLabel('SKU and quantity').fill(`${sku} 12\nno-such-thing 5`)
    await page.getByRole('button', { name: 'Add tools' }).click()
    await page.getByText('Not found or not unique: no-such-thing 5.').waitFor()
    await page.getByLabel(`Quantity of ${saw.name}`).fill('48')
    await page.getByRole('button', { name: `Move ${saw.name} up` }).click()
    await page.getByLabel('Name', { exact: true }).fill('Van')
    await page.getByText('Not saved yet.').waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Save list' }).click()
    await expectToast(page, '“Van” was saved')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Van' }).waitFor()
    expect(await page.locator('tbody tr').first().innerText()).toContain(saw.name)

    await page.getByRole('button', { name: 'Add all to the cart' }).click()
    await expectToast(page, '2 tools added to the cart')
    await cartLink(page).click()
    await cartRow(page, hammer).waitFor()
    await cartRow(page, saw).waitFor()

    // What is no longer sold is said, and left out.
    await archiveTool(hammer)
    await go('/dashboard/lists')
    await page.getByRole('button', { name: 'Add all to the cart: Van' }).click()
    await expectToast(page, `No longer sold, so not added: ${hammer.name}.`)

    await page.getByRole('button', { name: 'More for Van' }).click()
    await page.getByRole('button', { name: 'Delete Van' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No lists yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Van' }).click()
    await page.getByRole('heading', { level: 1, name: 'Van' }).waitFor()
    await page.locator('tbody').getByText('no longer sold').waitFor()
    address = new URL(page.url()).pathname
    const empty = { name: 'Empty', shared: false, lines: [] }
    await callApi('POST /lists', { token: owner.token, body: empty })
    await go('/dashboard/lists')
    await page.getByRole('button', { name: 'Add all to the cart: Empty' }).click()
    await expectToast(page, 'This list has no tools yet.')
    await go('/')
    await page.getByRole('link', { name: 'Van' }).waitFor()
  })
  await withBrowser({ signedInAs: other }, async (visitor) => {
    visitor.expectConsoleMessage(/status of 404 .*\/api\/lists\//)
    await visitor.go(address)
    await visitor.page.getByText('List not found').waitFor()
  })
  await archiveTool(saw)
})

test('from a card and from a dense row a tool is put on a list; nobody signed in sees no button', async () => {
  const brand = `Lists ${crypto.randomUUID().slice(0, 8)}`
  const [card, row] = [await createTool({ brand }), await createTool({ brand })]
  const owner = await signUpThroughApi('Lena Lists')
  const lists = `/purchase?brand=${encodeURIComponent(brand)}`
  const buttonOf = (page: Visitor['page'], { name }: { readonly name: string }) =>
    page.getByRole('button', { name: `Add to a list: ${name}` })
  await withBrowser({}, async ({ go, page }) => {
    for (const path of [lists, `${lists}&view=list`]) {
      await go(path)
      await page.getByRole('heading', { name: card.name }).waitFor()
      expect(await buttonOf(page, card).count()).toBe(0)
    }
  })
  await withBrowser({ signedInAs: owner, width: 360 }, async (visitor) => {
    const { go, page } = visitor
    const dialog = page.getByRole('dialog')
    await go(lists)
    visitor.expectConsoleMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await visitor.context.setOffline(true)
    await buttonOf(page, card).click()
    await expectToast(
      page,
      'Part of this page could not be loaded. Check your connection, then try again',
    )
    await visitor.context.setOffline(false)
    await buttonOf(page, card).click()
    await dialog.getByLabel('List name').fill('Site container')
    await expectPageQuality(visitor)
    // Escape leaves it, and the focus is where it was.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Add to a list: ${card.name}`)
    await page.keyboard.press('Enter')
    await dialog.getByLabel('List name').fill('Site container')
    expect(await dialog.getByLabel('Quantity').inputValue(), 'the least to be ordered').toBe('12')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expectToast(page, 'Added to “Site container”')
    await dialog.waitFor({ state: 'detached' })
    await go(`${lists}&view=list`)
    await buttonOf(page, row).click()
    await dialog.getByLabel('Quantity').fill('36')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expectToast(page, 'Added to “Site container”')
    await expectPageQuality(visitor)
    await go('/dashboard/lists')
    await page.getByRole('link', { name: 'Site container' }).click()
    for (const [tool, quantity] of [
      [card, '12'],
      [row, '36'],
    ] as const)
      expect(await page.getByLabel(`Quantity of ${tool.name}`).inputValue()).toBe(quantity)
  })
  for (const tool of [card, row]) await archiveTool(tool)
})
