/**
 * Punch-out in a foreign frame: staff connect a company; its buyer system, a page of another site,
 * opens the catalogue in a frame by a form or a link, and gets the basket back by a form.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type StartedShop } from './global-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { faultsOf } from '../cxml/document-type.ts'
import { messageOf, orderOf, setupOf } from '../../src/punch-out/test-xml-peer.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, withBrowser, type Visitor } from './visitor.ts'

type BuyerSystem = {
  readonly origin: string
  /** How its frame is opened: by a form to a path of the shop, or by an address. */
  opens: { readonly path: string; readonly fields: Fields } | { readonly address: string }
  /** The forms that came back. */
  readonly baskets: URLSearchParams[]
  close(): void
}
type Fields = Readonly<Record<string, string>>

/** A buyer system at `localhost`, which is another site than the shop at 127.0.0.1. */
async function startBuyerSystem(shop: string): Promise<BuyerSystem> {
  const baskets: URLSearchParams[] = []
  let opens: BuyerSystem['opens'] = { address: 'about:blank' }
  const form = ({ path, fields }: { readonly path: string; readonly fields: Fields }) =>
    `<form method="post" action="${shop}${path}" target="catalogue">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  .join('')}<button>Open catalogue</button></form>`
  const link = ({ address }: { readonly address: string }) =>
    `<a href="${address}" target="catalogue">Open catalogue</a>`
  const page = () => `<!doctype html><html lang="en"><head><title>Buyer system</title>
<link rel="icon" href="data:,"></head><body><h1>Buyer system</h1>
${'path' in opens ? form(opens) : link(opens)}
<iframe name="catalogue" title="Catalogue" width="900" height="700"></iframe></body></html>`
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (request.method !== 'POST') return response.end(page())
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      baskets.push(new URLSearchParams(body))
      response.end(
        '<!doctype html><html lang="en"><head><title>Received</title><link rel="icon" href="data:,"></head><body><h1>Basket received</h1></body></html>',
      )
    })
    return undefined
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  const port =
    typeof address === 'object' ? (address satisfies AddressInfo | null)?.port : undefined
  return {
    origin: `http://localhost:${port}`,
    get opens() {
      return opens
    },
    set opens(next) {
      opens = next
    },
    baskets,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

let shop: StartedShop
let buyer: BuyerSystem
beforeAll(async () => {
  shop = await startShop()
  buyer = await startBuyerSystem(shop.origin)
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { page, go } = visitor
    await visitor.signIn(demoAdmin)
    await go('/dashboard/settings/orders')
    await page.getByRole('combobox', { name: 'Punch-out' }).selectOption('yes')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Saved')
  })
}, 120_000)
afterAll(async () => {
  buyer.close()
  await shop.stop()
})

type Protocol = 'oci' | 'cxml' | 'ids'
type Connected = { readonly userName: string; readonly secret: string }

/** Staff connect a company to the buyer system. */
async function connect(visitor: Visitor, company: string, protocol: Protocol): Promise<Connected> {
  const { page, go } = visitor
  await visitor.signIn(demoAdmin)
  await go('/dashboard/companies')
  await page.getByRole('main').getByRole('link', { name: company }).first().click()
  await page.getByRole('link', { name: 'Files and connections' }).click()
  await page.getByRole('link', { name: 'Punch-out', exact: true }).click()
  await page.getByRole('heading', { name: 'Connections' }).waitFor()
  await page.getByLabel('Protocol of the buyer’s system').selectOption(protocol)
  await page.getByLabel('Origins of the buyer’s system').fill(buyer.origin)
  await page.getByRole('button', { name: 'Add connection' }).click()
  const heading = page.getByRole('heading', { name: /^Copy the password/ })
  const [userName = ''] = /buyer-[0-9a-f]{10}/.exec((await heading.textContent()) ?? '') ?? []
  const secret = (await page.locator('.made-key .copyable .muted').textContent()) ?? ''
  return { userName, secret }
}

/** The buyer opens the catalogue in the frame, and takes a hammer along. */
async function fillBasket({ page }: Visitor) {
  await page.goto(buyer.origin)
  await page.getByText('Open catalogue').click()
  const frame = page.frameLocator('iframe')
  await frame.getByText('The basket is empty.').waitFor()
  await frame.getByLabel('Search by name or SKU').fill('hammer')
  await frame.getByRole('button', { name: 'Search' }).click()
  await frame
    .getByRole('button', { name: /^Add .*hammer/i })
    .first()
    .click()
  await frame.getByRole('button', { name: 'Transfer basket' }).click()
  return frame
}

test('by OCI a buyer system opens the catalogue in its frame, and gets the basket back', async () => {
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { userName, secret } = await connect(visitor, 'Navarro', 'oci')
    await expectPageQuality(visitor)
    const fields = { USERNAME: userName, PASSWORD: secret, HOOK_URL: `${buyer.origin}/oci` }
    buyer.opens = { path: '/punch-out/oci', fields: { ...fields, '~TARGET': '_self' } }
    const frame = await fillBasket(visitor)
    await frame.getByRole('heading', { name: 'Basket received' }).waitFor()
    const [basket] = buyer.baskets.splice(0)
    expect(basket?.get('NEW_ITEM-DESCRIPTION[1]')).toMatch(/hammer/i)
    expect(basket?.get('NEW_ITEM-PRICE[1]')).toMatch(/^\d+\.\d\d$/)
    expect(basket?.has('NEW_ITEM-DESCRIPTION[2]')).toBe(false)

    // Without a target the basket goes to the whole window: a press, where the browser wants one.
    visitor.allowConsoleMessage(/Unsafe attempt to initiate navigation/)
    buyer.opens = { path: '/punch-out/oci', fields }
    const again = await fillBasket(visitor)
    const received = visitor.page.locator('body > h1', { hasText: 'Basket received' })
    const press = again.getByRole('button', { name: 'Transfer now' })
    await Promise.any([received.waitFor(), press.click()])
    await received.waitFor()
    expect(buyer.baskets.splice(0)[0]?.get('~TARGET')).toBe('_top')

    // A wrong password is said in the frame.
    visitor.expectConsoleMessage(/status of 403 .* \/punch-out\/oci$/)
    buyer.opens = { path: '/punch-out/oci', fields: { ...fields, PASSWORD: 'wrong' } }
    await visitor.page.goto(buyer.origin)
    await visitor.page.getByText('Open catalogue').click()
    const refused = visitor.page.frameLocator('iframe')
    await refused.getByText('The user name or the password is wrong').waitFor()
  })
})

test('by cXML a link opens the catalogue in a frame, and the basket comes as a message', async () => {
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const connected = await connect(visitor, 'Orlov', 'cxml')
    const ask = (request: string) =>
      fetch(`${shop.origin}/punch-out/cxml`, {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body: messageOf(connected, request),
      }).then((answer) => answer.text())
    const answer = await ask(setupOf({ address: `${buyer.origin}/cxml` }))
    const address = /<StartPage><URL>([^<]*)</.exec(answer)?.[1] ?? ''
    buyer.opens = { address }
    const frame = await fillBasket(visitor)
    await frame.getByRole('heading', { name: 'Basket received' }).waitFor()
    const [basket] = buyer.baskets.splice(0)
    const message = basket?.get('cxml-urlencoded') ?? ''
    expect(message).toContain('<BuyerCookie>cookie-4711</BuyerCookie>')
    expect(faultsOf(message)).toEqual([])

    const [, sku = '', price = ''] =
      /<SupplierPartID>([^<]*)<[\s\S]*?<Money currency="USD">([^<]*)</.exec(
        message.slice(message.indexOf('<ItemIn')),
      ) ?? []
    const quantity = /<ItemIn quantity="(\d+)"/.exec(message)?.[1] ?? ''
    const order = orderOf({ number: '4500099', items: [{ sku, quantity, price }] })
    expect(await ask(order)).toContain('<Status code="201"')
    await visitor.go('/dashboard/received-orders')
    await visitor.page.getByText('4500099').first().waitFor()
  })
})

test('by IDS Connect the software of a craftsman gets the basket into its frame', async () => {
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { userName, secret } = await connect(visitor, 'Navarro', 'ids')
    const fields = {
      kndnr: '10017',
      name_kunde: userName,
      pw_kunde: secret,
      version: '2.5',
      action: 'WKE',
      hookurl: `${buyer.origin}/ids`,
    }
    buyer.opens = { path: '/punch-out/ids', fields }
    const frame = await fillBasket(visitor)
    await frame.getByRole('heading', { name: 'Basket received' }).waitFor()
    expect(buyer.baskets.splice(0)[0]?.get('warenkorb')).toMatch(/<Kurztext>[^<]*hammer/i)
  })
})
