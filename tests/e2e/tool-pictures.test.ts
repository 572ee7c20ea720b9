/**
 * A tool gets pictures by file, address and ZIP and an order, and documents; a renamed category
 * keeps its address.
 */
import { zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPictureServer, type PictureServer } from '../pictures/picture-server.ts'
import { freshJpeg } from '../pictures/sample-pictures.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, withBrowser } from './visitor.ts'

let server: PictureServer
let shop: StartedShop
beforeAll(async () => {
  server = await startPictureServer()
  shop = await startShop({ PICTURE_TEST_ORIGINS: server.origin })
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await server.close()
})

const wait = { timeout: 90_000 }
const items = (page: Page) => page.locator('.arranged li')
const sourcesOf = (page: Page) =>
  items(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))

/** @returns every order in which the pictures are shown from now on */
const recordOrders = (page: Page) =>
  page.evaluateHandle(() => {
    const orders: string[][] = []
    const list = document.querySelector('.arranged')
    const record = () =>
      orders.push([...document.querySelectorAll<HTMLElement>('.arranged img')].map(sourceOf))
    const sourceOf = (image: HTMLElement) => image.getAttribute('src') ?? ''
    if (list) new MutationObserver(record).observe(list, { childList: true })
    return orders
  })

/** The last picture of all becomes the last but one. */
async function moveLastForward(page: Page): Promise<void> {
  const sources = await sourcesOf(page)
  const orders = await recordOrders(page)
  const count = sources.length
  await page.getByRole('button', { name: `Move picture ${count} forward` }).press('Enter')
  await page.getByText(`Picture is now number ${count - 1} of ${count}.`).waitFor(wait)
  const moved = [...sources.slice(0, -2), sources.at(-1), sources.at(-2)]
  expect(await sourcesOf(page)).toEqual(moved)
  expect(await orders.jsonValue(), 'nothing moves back meanwhile').toEqual([moved])
}

test('by file, by address and by ZIP, put into order by keyboard', { timeout: 240_000 }, () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    await go('/dashboard/manageproducts?q=HMR-1001')
    await page.getByRole('link', { name: /^Edit Fiberglass Claw Hammer 16 oz/ }).click()
    await page.waitForURL(/\/manageproducts\/[0-9a-f-]{36}$/)
    const path = `${new URL(page.url()).pathname}/pictures`
    await go(path)
    // One of the demo shop, and more when the journey is repeated.
    await items(page).first().waitFor()
    const before = await items(page).count()
    await page.getByLabel('Picture files').setInputFiles({
      name: 'side.jpg',
      mimeType: 'image/jpeg',
      buffer: await freshJpeg(),
    })
    await items(page).nth(before).waitFor(wait)
    const address = server.put('/back.jpg', await freshJpeg())
    await page
      .getByLabel('Web addresses of pictures')
      .fill(`${address}\n${server.origin}/nothing.jpg`)
    await page.getByRole('button', { name: 'Download' }).click()
    await items(page)
      .nth(before + 1)
      .waitFor(wait)
    await page.getByText('There is nothing at this address (404).').waitFor(wait)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    await go('/dashboard/pictures')
    await page.getByLabel('ZIP file').setInputFiles({
      name: 'new.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(
        zipSync({ 'HMR-1001_4.jpg': await freshJpeg(), 'NONE.jpg': await freshJpeg() }),
      ),
    })
    await page.getByText('One picture will be added.').waitFor(wait)
    await page.getByText('No tool has the SKU NONE. Check the file name.').waitFor()
    await page
      .getByText(/^Nothing is waiting · \d+ added in the last 7 days · \d+ failed$/)
      .waitFor(wait)
    await go(path)
    await items(page)
      .nth(before + 2)
      .waitFor(wait)
    await moveLastForward(page)
    await page.getByRole('link', { name: 'View the tool’s page' }).click()
    await page.locator('.tool').waitFor()
    await expect.poll(() => page.locator('.tool img').count()).toBeGreaterThanOrEqual(4)
  }),
)

test('a category is renamed, and its old address and name lead to it', { timeout: 120_000 }, () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    await go('/dashboard/categories')
    await page.getByRole('link', { name: 'Edit Hammers' }).click()
    await page.getByRole('heading', { level: 1, name: 'Hammers', exact: true }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Hand Hammers')
    await page.getByLabel('Web address', { exact: true }).fill('hand-hammers')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Hand Hammers was saved')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    await go('/categories/hammers')
    expect(new URL(page.url()).pathname).toBe('/categories/hand-hammers')
    await page.getByRole('heading', { level: 1, name: /^Hand Hammers 12 tools$/ }).waitFor()
    await go('/purchase?category=Hammers')
    expect(new URL(page.url()).searchParams.get('category')).toBe('Hand Hammers')
  }),
)

test(
  'documents are added, named, removed and put back; buyers save them',
  { timeout: 240_000 },
  () =>
    withBrowser({ origin: shop.origin }, async (visitor) => {
      const { go, page } = visitor
      await visitor.signIn(demoAdmin)
      await go('/dashboard/manageproducts?q=HMR-1001')
      await page.getByRole('link', { name: /^Edit Fiberglass Claw Hammer 16 oz/ }).click()
      await page.waitForURL(/\/manageproducts\/[0-9a-f-]{36}$/)
      await go(`${new URL(page.url()).pathname}/pictures`)
      const file = (name: string, text: string) => ({
        name,
        mimeType: 'application/pdf',
        buffer: Buffer.from(text),
      })
      await page
        .getByLabel('PDF files')
        .setInputFiles([
          file('Manual.pdf', '%PDF-1.7\n%%EOF'),
          file('Notes.pdf', 'Dear customer'),
          file('SDS.pdf', `%PDF-1.7\n% ${'x'.repeat(184_000)}\n%%EOF`),
        ])
      visitor.expectConsoleMessage(/status of 422 .*\/documents\/Notes\.pdf$/)
      await page.getByText('Notes.pdf: This is not a PDF file.').waitFor(wait)
      await page.getByText('2 documents added').waitFor(wait)
      const title = page.getByLabel('Title of document 2')
      await title.fill('Safety data sheet')
      await title.press('Enter')
      await expectToast(page, 'The title was saved')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, 360)
      await page.getByRole('button', { name: 'Remove: Manual' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Remove: Manual' }).waitFor(wait)
      await page.getByRole('button', { name: 'Move forward: Safety data sheet' }).click()
      await page.getByText('Safety data sheet is now number 1 of 2.').waitFor(wait)
      await page.getByRole('link', { name: 'View the tool’s page' }).click()
      const link = page.getByRole('link', { name: 'Safety data sheet' })
      await link.waitFor(wait)
      await page.getByText('PDF, 184 kB').waitFor()
      await expectAccessible(page)
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe('safety-data-sheet.pdf')
    }),
)
