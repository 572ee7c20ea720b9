/**
 * A company's VAT number is confirmed by the official service, its page says so, and what it orders
 * to another Member State is a reverse charge supply: in the checkout, on the order and on paper.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVatService, type VatServiceStandIn } from '../vat-service.ts'
import { isValidatorMissing, validate } from '../e-invoices/validator.ts'
import { fieldOf, storedToken } from './api-calls.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { defaultOrder, phoneInput, placeButton, writeAddressAsText } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
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
    name: 'Wiener Werkstatt',
    address: '',
    taxNumber: '',
    taxStatus: 'standard',
    terms: '',
    minimumOrder: '$0.00',
    representative: '',
    notes: '',
    vatId: 'ATU13585628',
  })
  const id = String(fieldOf(added, '_id'))
  await call(token, `PUT /companies/${id}/members`, { email: demoBuyer.email, role: 'buyer' })
  return id
}

/** The answer of the service comes on its own: the page is loaded until it shows it. */
const reloadUntil = (page: Page, text: string): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.reload()
        await page.getByRole('region', { name: 'VAT number' }).waitFor()
        return page.getByText(text).filter({ visible: true }).count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)

test('a VAT number is confirmed, and staff and members read that it counts', async () => {
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    const id = await prepare((await storedToken(page)) ?? '')
    await go(`/dashboard/companies/${id}?part=tax`)
    await page.getByRole('button', { name: 'Check now' }).click()
    await expectToast(page, 'The check has started')
    await reloadUntil(page, 'its country, length or check digits are wrong')
    await page.getByRole('link', { name: 'Record', exact: true }).click()
    await page.getByRole('textbox', { name: 'VAT number' }).fill('ATU13585627')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Company saved')
    await page.getByRole('link', { name: 'Tax', exact: true }).click()
    await page.getByRole('button', { name: 'Check now' }).click()
    await reloadUntil(page, 'WAPIAAAAY1234567')
    await page.getByText('The official service has confirmed the number').waitFor()
    await expectPageQuality(visitor)
  })

  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoBuyer)
    await go('/dashboard/company')
    await page.getByText('The official service has confirmed the number').waitFor()
  })
}, 240_000)

/** A company in Vienna whose number the service has confirmed, with one member. */
async function confirmedCompany(token: string, name: string): Promise<void> {
  const added = await call(token, 'POST /companies', {
    name,
    address: '',
    taxNumber: '',
    taxStatus: 'standard',
    terms: '',
    minimumOrder: '$0.00',
    representative: '',
    notes: '',
    vatId: 'ATU13585627',
  })
  const id = String(fieldOf(added, '_id'))
  await call(token, `PUT /companies/${id}/members`, { email: demoBuyer.email, role: 'buyer' })
  await call(token, `POST /companies/${id}/vat-number`, {})
  await expect
    .poll(async () => fieldOf(await call(token, `GET /companies/${id}/vat-number`, {}), 'state'), {
      timeout: 60_000,
    })
    .toBe('confirmed')
}

/** Orders for the company from Germany to Austria. @returns the number of the order */
async function orderToAustria(visitor: Visitor, company: string): Promise<string> {
  const { go, page } = visitor
  await go('/dashboard/company')
  await page.getByLabel('Buying for').selectOption({ label: company })
  await expectToast(page, `You are now buying for ${company}`)
  await go('/tools/pipe-wrench-14-in')
  await page.locator('.buy').getByRole('button', { name: 'Add to cart' }).click()
  await expectToast(page, 'added to the cart')
  await go('/cart')
  await placeButton(page).waitFor()
  await writeAddressAsText(page, 'Ring 1\n1010 Wien')
  await page.getByLabel('Delivery country').selectOption({ label: 'Austria' })
  await page.getByText('Intra-Community supply to ATU13585627').waitFor()
  await page.getByText('No tax').first().waitFor()
  await expectPageQuality(visitor)
  await page.setViewportSize({ width: 1280, height: 900 })
  await phoneInput(page).fill(defaultOrder.phone)
  await placeButton(page).click()
  await page.waitForURL(/\/dashboard\/orders\/\d+$/)
  await page.getByText('the recipient accounts for the tax').first().waitFor()
  return /\d+$/.exec(page.url())?.[0] ?? ''
}

test('an order of such a company to its Member State is a reverse charge supply, validly', async () => {
  const company = 'Wiener Handel'
  let token = ''
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    await visitor.signIn(demoAdmin)
    token = (await storedToken(visitor.page)) ?? ''
    const head = { country: 'DE', legalName: 'Schmiede GmbH', address: 'Am Markt 1\n10115 Berlin' }
    await save(token, { ...head, vatId: 'DE136695976', email: 'rechnung@schmiede.example' })
    await save(token, { tax: 'vat', vatService: service.service })
    await confirmedCompany(token, company)
  })
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { page } = visitor
    await visitor.signIn(demoBuyer)
    const number = await orderToAustria(visitor, company)
    await call(token, `POST /order/${number}/transitions`, { status: 'confirmed' })
    await call(token, `POST /order/${number}/documents`, { kind: 'invoice', size: 'a4' })
    await page.reload()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'UBL (XML)' }).click()
    const stream = await (await saving).createReadStream()
    const xml = Buffer.concat(await stream.toArray()).toString()
    for (const text of ['VATEX-EU-IC', 'ATU13585627', 'DE136695976', 'Article 138'])
      expect(xml).toContain(text)
    if (!isValidatorMissing()) expect(validate(xml).failed).toEqual([])
  })
}, 240_000)
