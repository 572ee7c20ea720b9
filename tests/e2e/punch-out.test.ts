/**
 * Punch-out in a foreign frame: staff connect a company; its buyer system, a page of another site,
 * opens the catalogue in a frame by a form post, and gets the basket back by another.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type StartedShop } from './global-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { demoAdmin, withBrowser } from './visitor.ts'

type BuyerSystem = {
  readonly origin: string
  /** What the frame is signed in with. */
  call: Readonly<Record<string, string>>
  /** The forms that came back. */
  readonly baskets: URLSearchParams[]
  close(): void
}

/** A buyer system at `localhost`, which is another site than the shop at 127.0.0.1. */
async function startBuyerSystem(shop: string): Promise<BuyerSystem> {
  const baskets: URLSearchParams[] = []
  let call: Readonly<Record<string, string>> = {}
  const page = () => `<!doctype html><html lang="en"><head><title>Buyer system</title>
<link rel="icon" href="data:,"></head><body><h1>Buyer system</h1>
<form method="post" action="${shop}/punch-out/oci" target="catalogue">
${Object.entries(call)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  .join('')}<button>Open catalogue</button></form>
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
    get call() {
      return call
    },
    set call(next) {
      call = next
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
}, 120_000)
afterAll(async () => {
  buyer.close()
  await shop.stop()
})

test('a buyer system opens the catalogue in its frame, and gets the basket back', async () => {
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { page, go } = visitor
    await visitor.signIn(demoAdmin)
    await go('/dashboard/settings/orders')
    await page.getByRole('combobox', { name: 'Punch-out' }).selectOption('yes')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved').first().waitFor()

    await go('/dashboard/companies')
    await page.getByRole('main').getByRole('link', { name: 'Navarro' }).first().click()
    await page.getByRole('link', { name: 'Punch-out', exact: true }).click()
    await page.getByText('No connection yet').waitFor()
    await page.getByLabel('Origins of the buyer’s system').fill(buyer.origin)
    await page.getByRole('button', { name: 'Add connection' }).click()
    await page.getByRole('heading', { name: /^Copy the password/ }).waitFor()
    await expectPageQuality(visitor)
    const shown = page.locator('.made-key .copyable .muted')
    const secret = (await shown.textContent()) ?? ''
    const userName = (await page.getByText(/^buyer-[0-9a-f]{10}$/).textContent()) ?? ''

    // Back into the frame: whether a frame may change its top window depends on the browser.
    buyer.call = {
      USERNAME: userName,
      PASSWORD: secret,
      HOOK_URL: `${buyer.origin}/oci`,
      '~TARGET': '_self',
    }
    await page.goto(buyer.origin)
    await page.getByRole('button', { name: 'Open catalogue' }).click()
    const frame = page.frameLocator('iframe')
    await frame.getByText('The basket is empty.').waitFor()
    await frame.getByLabel('Search by name or SKU').fill('hammer')
    await frame.getByRole('button', { name: 'Search' }).click()
    await frame
      .getByRole('button', { name: /^Add .*hammer/i })
      .first()
      .click()
    await frame.getByRole('button', { name: 'Transfer basket' }).click()
    await frame.getByRole('heading', { name: 'Basket received' }).waitFor()
    const [basket] = buyer.baskets
    expect(basket?.get('NEW_ITEM-DESCRIPTION[1]')).toMatch(/hammer/i)
    expect(basket?.get('NEW_ITEM-PRICE[1]')).toMatch(/^\d+\.\d\d$/)
    expect(basket?.has('NEW_ITEM-DESCRIPTION[2]')).toBe(false)
  })
})
