/**
 * Sales tax in the USA: the shopkeeper's rates come from a file, the cart asks for the ZIP code and
 * says the tax before sign-in; a verified certificate exempts a company, in the cart, on the order
 * and on its page; the desk says when one needs somebody.
 */
import { expectNoSidewaysScroll, expectPageQuality } from './page-checks.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldOf, storedToken } from './api-calls.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { defaultOrder, phoneInput, placeButton, writeAddressAsText } from './order-form-actions.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, demoBuyer, withBrowser, type Visitor } from './visitor.ts'

let shop: StartedShop
beforeAll(async () => {
  shop = await startShop()
}, 120_000)
afterAll(() => shop.stop())

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

const rates = [
  'State,ZipCode,TaxRegionName,EstimatedCombinedRate',
  'OH,43215,FRANKLIN COUNTY,0.075',
  'OH,,,0.0575',
  'Ontario,,,0.13',
].join('\n')
const wide = (visitor: Visitor) => visitor.page.setViewportSize({ width: 1280, height: 900 })

/** Adds the rates of a file, as the page of US sales tax has it. */
async function importRates(visitor: Visitor): Promise<void> {
  const { go, page } = visitor
  const file = join(shop.dataDir, 'rates.csv')
  writeFileSync(file, rates)
  await go('/dashboard/salestax')
  await page.getByText('No rates yet.').waitFor()
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await page.getByText('“Ontario” is not a US state.').waitFor()
  await expectPageQuality(visitor)
  await page.getByRole('button', { name: 'Add 2 rates' }).click()
  await expectToast(page, '2 rates added')
  await page.getByLabel('Percent', { exact: true }).fill('8.875')
  await page.getByLabel('ZIP codes').fill('43299')
  await page.getByRole('button', { name: 'Add rate' }).click()
  await expectToast(page, '1 rate added')
  await page.getByRole('heading', { name: 'Rates for Ohio' }).waitFor()
  await page.getByText('8.875%', { exact: true }).waitFor()
  await expectPageQuality(visitor)
  await wide(visitor)
}

/** A certificate with its file, verified on the page of the company. */
async function certify(visitor: Visitor, company: string): Promise<void> {
  const { go, page } = visitor
  const file = join(shop.dataDir, 'certificate.pdf')
  writeFileSync(file, '%PDF-1.7\nA certificate\n%%EOF\n')
  await go(`/dashboard/companies/${company}?part=tax`)
  const section = page.getByRole('region', { name: 'Exemption certificates' })
  await section.getByText('has no valid verified certificate').waitFor()
  await section.getByText('Add certificate').first().click()
  await section.getByLabel('Certificate number').fill('89-1234')
  await section.getByLabel('US states').fill('Ohio, Oz')
  await section.getByLabel('Valid from').fill('2026-01-01')
  await section.getByLabel('Valid until').fill('2099-12-31')
  await section.getByLabel('PDF file').setInputFiles(file)
  await section.getByRole('button', { name: 'Add certificate' }).click()
  await section.getByText('There is no state “Oz”').waitFor()
  await section.getByLabel('US states').fill('Ohio')
  await expectPageQuality(visitor)
  await wide(visitor)
  await section.getByRole('button', { name: 'Add certificate' }).click()
  await expectToast(page, 'Certificate 89-1234 was added')
  await section.getByText('to check', { exact: true }).waitFor()
  await go('/dashboard')
  await page.getByText('Exemption certificate to check').first().waitFor()
  await page.getByRole('link', { name: 'Companies', exact: true }).first().click()
  await page.getByRole('link', { name: /^Certificates/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Certificates to check' }).waitFor()
  await page.getByRole('link', { name: 'Buckeye Joinery' }).waitFor()
  await expectPageQuality(visitor)
  await wide(visitor)
  await page.getByRole('link', { name: 'Buckeye Joinery' }).click()
  await page.getByRole('button', { name: 'Verify certificate 89-1234' }).click()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expectToast(page, 'Certificate 89-1234 was verified')
  await section.getByText('valid', { exact: true }).waitFor()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expectNoSidewaysScroll(page, 768)
  await expectPageQuality(visitor)
}

async function fillCart({ go, page }: Visitor): Promise<void> {
  await go('/tools/pipe-wrench-14-in')
  await page.locator('.buy').getByRole('button', { name: 'Add to cart' }).click()
  await expectToast(page, 'added to the cart')
  await go('/cart')
}

test('sales tax by ZIP code is seen before sign-in; a certificate makes a company exempt', async () => {
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    await visitor.signIn(demoAdmin)
    const token = (await storedToken(visitor.page)) ?? ''
    await importRates(visitor)
    await save(token, { country: 'US', salesTaxZip: '45202' })
    await save(token, { tax: 'vat' })
    const added = await call(token, 'POST /companies', {
      name: 'Buckeye Joinery',
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'exempt',
      minimumOrder: '$0.00',
      representative: '',
      notes: '',
      terms: '',
    })
    const company = String(fieldOf(added, '_id'))
    await call(token, `PUT /companies/${company}/members`, {
      email: demoBuyer.email,
      role: 'buyer',
    })

    await withBrowser({ origin: shop.origin, width: 360 }, async (guest) => {
      await fillCart(guest)
      await guest.page.getByLabel('Postcode').fill('43215')
      await guest.page.getByText('7.5 % sales tax of Franklin County, Ohio.').waitFor()
      await guest.page.getByLabel('Postcode').fill('97201')
      await guest.page.getByText('the shop does not collect it in Oregon').waitFor()
      await expectPageQuality(guest)
    })
    await certify(visitor, company)
  })

  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoBuyer)
    await go('/dashboard/company')
    await page.getByText('Exemption certificate 89-1234:').waitFor()
    await page.getByLabel('Buying for').selectOption({ label: 'Buckeye Joinery' })
    await expectToast(page, 'You are now buying for Buckeye Joinery')
    await fillCart(visitor)
    await placeButton(page).waitFor()
    await writeAddressAsText(page, '1 Mill Street\nColumbus, OH 43215')
    await page.getByLabel('Postcode').fill('43215')
    await page.getByText('Exempt: certificate 89-1234, valid until 2099-12-31.').waitFor()
    await expectPageQuality(visitor)
    await wide(visitor)
    await phoneInput(page).fill(defaultOrder.phone)
    await placeButton(page).click()
    await page.waitForURL(/\/dashboard\/orders\/\d+$/)
    await page.getByText('Exempt: certificate 89-1234').first().waitFor()
  })
}, 300_000)

test('the day from which a rate is proposed to apply is the shop’s, not that of UTC', () =>
  withBrowser({ origin: shop.origin }, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    const now = new Date()
    const [timeZone, ahead] =
      now.getUTCHours() >= 10 ? ['Pacific/Kiritimati', 1] : ['Pacific/Pago_Pago', -1]
    await save((await storedToken(page)) ?? '', { timeZone })
    await go('/dashboard/salestax')
    const day = await page.getByLabel('Valid from').inputValue()
    expect(day).toBe(new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10))
  }))
