/**
 * A shopkeeper's morning: a supplier's list of 1,200 tools with prices, stock and pictures by
 * address; +3 % on one brand from next Monday; the count of one category. In under 40 clicks.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPictureServer, type PictureServer } from '../pictures/picture-server.ts'
import { freshJpeg } from '../pictures/sample-pictures.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { demoAdmin, withBrowser } from './visitor.ts'

let server: PictureServer
let shop: StartedShop
beforeAll(async () => {
  server = await startPictureServer()
  // Pages may show pictures with http here, as the test server has them.
  shop = await startShop({ PICTURE_TEST_ORIGINS: server.origin, HTTP_IMAGES: 'on' })
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await server.close()
})

const wait = { timeout: 240_000 }
const toolCount = 1200
/** Pictures that the journey waits for; the others go on behind it. */
const awaitedPictures = 12
const kinds = ['Hammer', 'Chisel', 'Wrench', 'File'] as const

/** The list as a supplier sends it: 60 brands of 20 tools, 100 categories of 12. */
async function supplierList(): Promise<string> {
  const pictures = await Promise.all(
    Array.from({ length: awaitedPictures }, async (_, nth) =>
      server.put(`/${nth}.jpg`, await freshJpeg()),
    ),
  )
  const rows = Array.from({ length: toolCount }, (_, nth) =>
    [
      `MR ${10_000 + nth}`,
      `Morning ${kinds[nth % kinds.length]} ${nth} mm`,
      `Morgen ${nth % 60}`,
      `Racks ${nth % 100}`,
      '10,00',
      '4',
      String(100 + (nth % 7)),
      pictures[nth] ?? `${server.origin}/on-its-way-${nth}.jpg`,
    ].join(';'),
  )
  const heading = 'Artikelnr.;Bezeichnung;Marke;Warengruppe;Preis €;VPE;Bestand;Bild'
  return [`Preisliste ${new Date().getFullYear()}`, '', heading, ...rows].join('\r\n')
}

/** Counts what a hand does: each click, each choice, each field that is typed into. */
function createHand(page: Page) {
  let clicks = 0
  const counted = async <T>(action: Promise<T>): Promise<T> => {
    clicks += 1
    return action
  }
  return {
    clicks: () => clicks,
    press: (role: 'button' | 'link', name: string | RegExp) =>
      counted(page.getByRole(role, { name }).first().click(wait)),
    choose: (label: string, value: string) =>
      counted(page.getByRole('combobox', { name: label }).selectOption(value)),
    fill: (label: string, text: string) => counted(page.getByLabel(label).fill(text)),
    drop: (label: string, name: string, text: string) =>
      counted(
        page.getByLabel(label).setInputFiles({
          name,
          mimeType: 'text/csv',
          buffer: Buffer.from(text, 'latin1'),
        }),
      ),
  }
}

/** Six in the morning of the Monday after today, as a date field takes it. */
function nextMonday(): string {
  const day = new Date()
  day.setDate(day.getDate() + ((8 - day.getDay()) % 7 || 7))
  return `${day.toLocaleDateString('sv')}T06:00`
}

const priceOf = async (page: Page, q: string): Promise<unknown> => {
  const tools: unknown = await (
    await page.request.get(`/api/tools?q=${encodeURIComponent(q)}`)
  ).json()
  return JSON.stringify(tools)
}

test('1,200 tools, a price rise and a count in under 40 clicks', { timeout: 900_000 }, () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    const list = await supplierList()
    // The pictures that are still to be fetched cannot be shown yet.
    visitor.allowConsoleMessage(/on-its-way/)
    await visitor.signIn(demoAdmin)
    await go('/dashboard')
    const hand = createHand(page)

    await hand.press('link', 'Manage Products')
    await hand.press('link', 'Import')
    await hand.drop('Price list', 'morgen.csv', list)
    await hand.press('button', 'Check the list')
    await page.getByText('Checked').first().waitFor(wait)
    await hand.press('button', 'Apply 1,200 rows')
    await page.getByText('1,200 rows applied').waitFor(wait)
    await expect
      .poll(async () => Number(/(\d+) downloaded/.exec(await page.innerText('main'))?.[1]), wait)
      .toBeGreaterThanOrEqual(awaitedPictures)
    expect(await priceOf(page, 'MR 10007')).toContain('"price":"$10.00"')
    expect(await priceOf(page, 'MR 10003')).toMatch(/\/pictures\/p-[0-9a-f]{40}-800\.webp/)

    await hand.press('link', 'All jobs')
    await hand.press('link', 'Bulk edit')
    await hand.choose('Brand', 'Morgen 7')
    // Exactly: '1,320 published tools' has these words too.
    await page.getByText('20 published tools', { exact: true }).waitFor(wait)
    await hand.fill('Percentage change', '3')
    await hand.press('button', 'Preview changes')
    await page.getByText('Price: $10.00 → $10.30').first().waitFor(wait)
    await hand.fill('Apply later, at', nextMonday())
    await hand.press('button', 'Schedule 20 rows')
    await page.getByText('Scheduled', { exact: true }).waitFor(wait)
    await page.getByText('Scheduled for').waitFor()
    expect(await priceOf(page, 'MR 10007')).toContain('"price":"$10.00"')

    await hand.press('link', 'All jobs')
    await hand.press('link', 'Count stock')
    await hand.choose('Category', 'Racks 7')
    for (const nth of Array.from({ length: 12 }, (_, index) => 7 + index * 100)) {
      const name = `Morning ${kinds[nth % kinds.length]} ${nth} mm`
      await hand.fill(`Counted quantity of ${name}`, nth === 7 ? '98' : String(100 + (nth % 7)))
    }
    await hand.press('button', 'Preview changes')
    await page.getByText('Stock: 100 → 98').waitFor(wait)
    await hand.press('button', 'Apply 1 row')
    await page.getByText('1 row applied').waitFor(wait)
    expect(await priceOf(page, 'MR 10007')).toContain('"Stock":98')
    expect(hand.clicks()).toBeLessThan(40)
  }),
)
