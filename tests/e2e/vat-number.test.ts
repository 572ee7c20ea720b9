/** A company's VAT number is confirmed by the official service, and its page says so. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVatService, type VatServiceStandIn } from '../vat-service.ts'
import { fieldOf, storedToken } from './api-calls.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, demoBuyer, withBrowser, type Visitor } from './visitor.ts'

let service: VatServiceStandIn
let shop: StartedShop
beforeAll(async () => {
  service = await startVatService()
  shop = await startShop({ VAT_TEST_ORIGINS: service.origin })
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await service.close()
})

/** Calls an operation of this shop as its admin. */
async function call(token: string, route: string, body: object): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ')
  const response = await fetch(`${shop.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  expect(response.status).toBeLessThan(300)
  return response.json()
}

async function save(token: string, change: object): Promise<void> {
  const revision = fieldOf(await call(token, 'GET /settings', {}), 'revision')
  await call(token, 'PUT /settings', { revision, ...change })
}

/** A shop in Germany that charges tax, and a company with one member. @returns its id */
async function prepare(token: string): Promise<string> {
  await save(token, { country: 'DE', vatId: 'DE136695976' })
  await save(token, { tax: 'vat', vatService: service.service })
  const added = await call(token, 'POST /companies', {
    ...{ name: 'Wiener Werkstatt', address: '', taxNumber: '', taxStatus: 'standard', terms: '' },
    ...{ minimumOrder: '$0.00', representative: '', notes: '', vatId: 'ATU13585628' },
  })
  const id = String(fieldOf(added, '_id'))
  await call(token, `PUT /companies/${id}/members`, { email: demoBuyer.email, role: 'buyer' })
  return id
}

/** The answer of the service comes by itself: the page is loaded until it shows it. */
const reloadUntil = (page: Page, text: string): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.reload()
        await page.getByRole('region', { name: 'VAT number' }).waitFor()
        return page.getByText(text).count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)

async function checkLooks({ page }: Visitor): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await expectAccessible(page)
  }
  for (const width of [320, 360, 768, 1024, 1280]) await expectNoSidewaysScroll(page, width)
}

test('a VAT number is confirmed, and staff and members read that it counts', async () => {
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    const id = await prepare((await storedToken(page)) ?? '')
    await go(`/dashboard/companies/${id}`)
    await page.getByRole('button', { name: 'Check it now' }).click()
    await expectToast(page, 'The service is asked now')
    await reloadUntil(page, 'its country, length or check digits are wrong')
    await page.getByRole('textbox', { name: 'VAT number' }).fill('ATU13585627')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'The company is saved')
    await page.getByRole('button', { name: 'Check it now' }).click()
    await reloadUntil(page, 'WAPIAAAAY1234567')
    await page.getByText('Confirmed by the official service').waitFor()
    await checkLooks(visitor)
  })

  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoBuyer)
    await go('/dashboard/company')
    await page.getByText('Confirmed by the official service').waitFor()
  })
}, 240_000)
