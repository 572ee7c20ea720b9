/**
 * How high the longest pages of the dashboard are: 25 products, the settings, a company's record. The
 * rows of all other lists are measured where every page is opened.
 */
import { expect, test } from 'vitest'
import { pathOfPart, settingsParts } from '../../src/settings/parts.ts'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { adminToken, archiveTool, createTool } from './catalogue-setup.ts'
import { listLimits } from './desk-lists.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

test.each(listLimits)('25 products are under $page25 px at $width px', async ({ width, page25 }) =>
  withBrowser({ signedInAs: await signInAsAdmin(), width }, async ({ go, page }) => {
    await go('/dashboard/manageproducts')
    await page.locator('.desk-rows tbody tr').nth(24).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(page25)
  }),
)

test.each([320, 768, 1280])(
  'each part of a company’s record fits a window of %i px',
  async (width) =>
    withBrowser({ signedInAs: await signInAsAdmin(), width }, async ({ go, page }) => {
      const [company] = expectRows(await callApi('GET /companies', { token: await adminToken() }))
      const companyId = String(fieldOf(company, '_id'))
      for (const part of ['overview', 'members', 'terms', 'tax', 'files']) {
        await go(`/dashboard/companies/${companyId}?part=${part}`)
        await page.locator('main h1').waitFor()
        await page.waitForLoadState('networkidle')
        const { height, sideways, primaries } = await page.evaluate(() => ({
          height: document.documentElement.scrollHeight,
          sideways: document.documentElement.scrollWidth - innerWidth,
          primaries: [...document.querySelectorAll('main .primary')].filter((button) =>
            button.checkVisibility(),
          ).length,
        }))
        expect(sideways, part).toBeLessThanOrEqual(0)
        expect(primaries, part).toBeLessThanOrEqual(1)
        if (width === 1280) expect(height, part).toBeLessThan(1500)
      }
    }),
)

test('Add Product is under 1,500 px, and its bar comes with the first change', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/addproduct')
    const name = page.getByLabel('Name', { exact: true })
    await name.waitFor()
    const bar = page.getByRole('button', { name: 'Add product' })
    expect(await bar.count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1500)
    // A picture that is not there yet does not shine.
    await page.emulateMedia({ colorScheme: 'dark' })
    const plate = page.locator('.preview .plate')
    expect(await plate.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
      'rgb(39, 42, 46)',
    )
    await page.emulateMedia({ colorScheme: 'light' })
    await name.fill('Hinge')
    await bar.click()
    // What is missing is shown, in whatever part it is.
    for (const part of ['Description', 'Price', 'Stock and packs', 'Picture'])
      await page.locator('details[open]', { hasText: part }).first().waitFor()
  }))

test('Edit Product with three quantity prices is under 1,500 px', async () => {
  const tool = await createTool({
    price_breaks: [
      { min_quantity: 48, price: '$11.25' },
      { min_quantity: 120, price: '$10.00' },
      { min_quantity: 240, price: '$9.00' },
    ],
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/manageproducts/${tool.id}`)
    await page.getByLabel('Name', { exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1500)
  })
  await archiveTool(tool)
})

test('an order and a quote without a known address are under 1,500 px', async () => {
  const buyer = await signUpThroughApi('Adele Nowhere')
  const [tool, admin] = await Promise.all([createTool(), adminToken()])
  const line = { toolId: tool.id, quantity: 12 }
  const post = async (
    call: 'POST /quotes' | `POST /quotes/${string}`,
    token: string,
    body: object,
  ) => (await callApi(call, { token, key: crypto.randomUUID(), body })).body
  const asked = await post('POST /quotes', buyer.token, { lines: [line], message: 'A price?' })
  const quote = String(fieldOf(asked, '_id'))
  await post(`POST /quotes/${quote}/versions`, admin, {
    version: 0,
    lines: [{ ...line, unitPrice: '$9.00' }],
    validUntil: '2099-12-31',
    message: 'Here.',
  })
  const expectFits = (signedInAs: SignedIn, path: string) =>
    withBrowser({ signedInAs }, async ({ go, page }) => {
      await go(path)
      await page.getByLabel('Street and number').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1500)
    })
  await expectFits(buyer, `/dashboard/quotes/${quote}`)
  const [found] = expectRows(await callApi(`GET /buyers?q=${buyer.email}`, { token: admin }))
  await expectFits(
    await signInAsAdmin(),
    `/dashboard/telephone?user=${String(fieldOf(found, 'userId'))}`,
  )
  await archiveTool(tool)
})

test('a service account is under 1,500 px, and its save bar ends with the window', async () => {
  const account = await callApi('POST /service-accounts', {
    token: await adminToken(),
    body: { name: `High Program ${crypto.randomUUID()}`, purpose: '', scopes: ['orders:read'] },
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/service-accounts/${String(fieldOf(account.body, 'insertedId'))}`)
    const purpose = page.getByLabel('Purpose')
    await purpose.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1500)
    await purpose.fill('Reads orders')
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await bar.waitFor()
    const { bottom, height } = await bar.evaluate((region) => ({
      bottom: region.getBoundingClientRect().bottom,
      height: innerHeight,
    }))
    expect(bottom).toBeLessThanOrEqual(height)
  })
})

test('no page of settings is higher than 1,500 px', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    for (const path of [
      ...settingsParts.map(pathOfPart),
      '/dashboard/settings',
      '/dashboard/settings/numbers',
      '/dashboard/delivery',
      '/dashboard/salestax',
    ]) {
      await go(path)
      await page.locator('main h1').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(
        1500,
      )
    }
  }))
