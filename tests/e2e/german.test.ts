/** A shop in English and German: each page in its language, links between them, and one choice. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldOf, storedToken } from './api-calls.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, demoBuyer, withBrowser, type Visitor } from './visitor.ts'

let shop: StartedShop
beforeAll(async () => {
  shop = await startShop()
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    await visitor.signIn(demoAdmin)
    const token = (await storedToken(visitor.page)) ?? ''
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const read = await fetch(`${shop.origin}/api/settings`, { headers })
    const revision = fieldOf(await read.json(), 'revision')
    const body = JSON.stringify({ revision, languages: 'de' })
    const saved = await fetch(`${shop.origin}/api/settings`, { method: 'PUT', headers, body })
    if (!saved.ok) throw new Error(`The languages were not saved: ${saved.status}`)
  })
}, 180_000)
afterAll(() => shop.stop())

const languageOf = ({ page }: Visitor) => page.evaluate(() => document.documentElement.lang)

/** The addresses that a sitemap, or the index of all of them, names. */
async function addressesIn(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

test('every page of every sitemap names itself and its other language, and they name each other', async () => {
  const sitemaps = await addressesIn(`${shop.origin}/sitemap.xml`)
  const addresses = (await Promise.all(sitemaps.map(addressesIn))).flat()
  expect(addresses).toContain(`${shop.origin}/de`)
  expect(new Set(addresses).size, 'each address once').toBe(addresses.length)
  expect(addresses.filter((address) => address.includes('/de/tools/')).length).toBe(
    addresses.filter((address) => address.startsWith(`${shop.origin}/tools/`)).length,
  )
  const sets = new Map<string, string>()
  for (const address of addresses) {
    const html = await (await fetch(address.replaceAll('&amp;', '&'))).text()
    const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    const alternates = [...html.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)]
    if (/noindex/.test(html)) continue
    expect(canonical, address).toBe(address)
    expect(alternates.map(([, language]) => language)).toEqual(['en', 'de', 'x-default'])
    sets.set(address, alternates.map(([, , to]) => to).join(' '))
  }
  expect(sets.size).toBeGreaterThan(240)
  for (const [address, set] of sets)
    for (const other of set.split(' ')) expect(sets.get(other), `${address} → ${other}`).toBe(set)
}, 240_000)

test('a German page stays German through the catalogue, the cart and the log-in', () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await go('/de')
    expect(await languageOf(visitor)).toBe('de')
    await page.getByRole('link', { name: 'Sortiment', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^Sortiment/ }).waitFor()
    await expectPageQuality(visitor)
    await page.locator('main a[href^="/de/tools/"]').first().click()
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('link', { name: 'Anmelden', exact: true }).click()
    await page.waitForURL(`${shop.origin}/login`)
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor()
    await page.goBack()
    await page.waitForURL('**/de/tools/**')
  }))

test('the choice is a link, is kept for the dashboard, and moves no page that is read', () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoBuyer)
    await go('/purchase?q=hammer')
    await page.getByRole('link', { name: 'Deutsch', exact: true }).click()
    await page.waitForURL('**/de/purchase?*')
    expect(await languageOf(visitor)).toBe('de')
    await go('/dashboard/myorders')
    expect(await languageOf(visitor)).toBe('de')
    await go('/purchase')
    expect(await languageOf(visitor)).toBe('en')
  }))

test('the API refuses in the language that is accepted', async () => {
  const refuse = async (language: string) =>
    (
      await fetch(`${shop.origin}/api/user/x`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: '{"email":"x"}',
      })
    ).text()
  expect(await refuse('de-DE,de;q=0.9,en;q=0.1')).toContain('Geben Sie eine E-Mail-Adresse')
  expect(await refuse('fr')).toContain('Enter an e-mail address')
})

test('staff give a tool its German words beside its own, and German buyers read them', () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    const tools: unknown = await (await fetch(`${shop.origin}/api/tools?limit=1&q=WRN-3013`)).json()
    const [tool] = Array.isArray(tools) ? tools : []
    await go(`/dashboard/manageproducts/${String(fieldOf(tool, '_id'))}`)
    await page.getByRole('heading', { name: 'In other languages' }).waitFor()
    await page.getByRole('heading', { name: 'Deutsch', exact: true }).click()
    const name = page.getByLabel('Name, Deutsch')
    expect(await name.inputValue()).toBe('Ringmaulschlüssel 13 mm')
    await expectPageQuality(visitor)
    await name.fill('Gabelringschlüssel 13 mm')
    await page.getByRole('button', { name: 'Save Deutsch' }).click()
    await expectToast(page, 'Translation saved: Deutsch')
    await go(`/de/tools/${String(fieldOf(tool, 'slug'))}`)
    await page.getByRole('heading', { level: 1, name: 'Gabelringschlüssel 13 mm' }).waitFor()
  }))

test('the shop writes its headline in German beside its own, and each page has the one of its language', () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    await go('/dashboard/settings/front#heroHeadline:de')
    const headline = page.getByLabel('Headline, Deutsch')
    await page.getByText('people who use the shop in German see: “NEUES WERKZEUG?”').waitFor()
    await expectPageQuality(visitor)
    await headline.fill('FEILEN NACH MASS')
    await page.keyboard.press('Control+s')
    await expectToast(page, 'Saved')
    await go('/de')
    await page.getByRole('heading', { level: 1, name: 'FEILEN NACH MASS' }).waitFor()
    await go('/')
    await page.getByRole('heading', { level: 1, name: 'NEED NEW TOOLS ?' }).waitFor()
  }))

test('the words of a mail are seen and tried in German while they are written on an English page', () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    await go('/dashboard/settings/mails#shippedSubject:de')
    const subject = page.getByLabel('Order shipped: subject, Deutsch')
    await page.getByText('Preview: Order shipped').click()
    const preview = page
      .locator('details', { has: page.getByText('Preview: Order shipped') })
      .last()
    await preview.getByText('Hello Celia Navarro,').waitFor()
    await preview.getByLabel('Language of the test e-mail: Order shipped').selectOption('de')
    await preview.getByText('Ihre Bestellung 10042 ist unterwegs').waitFor()
    await subject.fill('Auf dem Weg zu {name}')
    await preview.getByText('Auf dem Weg zu Celia Navarro').waitFor()
    await preview.getByText('Guten Tag Celia Navarro,').waitFor()
    expect(await preview.locator('[lang=de]').count()).toBe(1)
    await expectPageQuality(visitor)
    await page.keyboard.press('Control+s')
    await expectToast(page, 'Saved')
    await preview.getByRole('button', { name: 'Send me a test e-mail: Order shipped' }).click()
    await expectToast(page, 'A test e-mail with the saved text is on its way')

    await go('/dashboard/settings')
    await page.getByRole('searchbox', { name: 'Filter settings' }).fill('shipped subject german')
    await page.getByRole('link', { name: /Order shipped: subject, Deutsch/ }).waitFor()
  }))

test('fields for prices on German pages show 8,90 and take it', () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    const tools: unknown = await (await fetch(`${shop.origin}/api/tools?limit=1&q=WRN-3013`)).json()
    const [tool] = Array.isArray(tools) ? tools : []
    const [, whole = '', cents = ''] =
      /^\$(\d+)\.(\d\d)$/.exec(String(fieldOf(tool, 'price'))) ?? []
    await go('/')
    await page.getByRole('link', { name: 'Deutsch', exact: true }).click()
    await page.waitForURL('**/de')
    await go(`/dashboard/manageproducts/${String(fieldOf(tool, '_id'))}`)
    const price = page.locator('main input[name="price"]')
    expect(await price.inputValue()).toBe(`${whole},${cents}`)
    await price.fill('108,95')
    await page.getByRole('button', { name: 'Änderungen speichern' }).click()
    await expectToast(page, ' wurde gespeichert')
    const saved: unknown = await (await fetch(`${shop.origin}/api/tools?limit=1&q=WRN-3013`)).json()
    expect(fieldOf(Array.isArray(saved) ? saved[0] : undefined, 'price')).toBe('$108.95')

    await go('/de/purchase')
    const highest = page.locator('input[name="price_max"]').first()
    await highest.fill('12,50')
    await highest.press('Enter')
    await page.waitForURL('**/de/purchase?*price_max=12.50*')
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name="price_max"]')?.value === '12,50',
    )
  }))

test.each([360, 1280])('no German heading or category is broken within a word at %i px', (width) =>
  withBrowser({ origin: shop.origin, width }, async ({ go, page }) => {
    const tools: unknown = await (await fetch(`${shop.origin}/api/tools?limit=1&q=WRN-3013`)).json()
    const [tool] = Array.isArray(tools) ? tools : []
    for (const address of ['/de', '/de/purchase', `/de/tools/${String(fieldOf(tool, 'slug'))}`]) {
      await go(address)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(brokenWords), address).toEqual([])
    }
  }),
)

test('a tool in German is no wider than the narrowest phone', () =>
  withBrowser({ origin: shop.origin, width: 320 }, async ({ go, page }) => {
    await go('/de/tools/ball-peen-hammer-24-oz')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }))

/** The words of headings and tiles that stand on two lines without a hyphen. */
function brokenWords(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll('main :is(h1, h2, h3), .tiles b'))
    for (const node of element.childNodes)
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}{5,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word)
      }
  return found
}
