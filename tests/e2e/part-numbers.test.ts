/**
 * Part numbers of a company: its owner adds and loads them, its buyer searches, scans and orders by
 * them, staff order for it by them, and order and export say them; another company knows nothing.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { adminToken, archiveTool, createTool, type CreatedTool } from './catalogue-setup.ts'
import { expectCartLink } from './cart-actions.ts'
import { checkLines, padInput } from './order-pad-actions.ts'
import {
  defaultOrder,
  placeButton,
  placedOrderNumber,
  writeAddressAsText,
} from './order-form-actions.ts'
import { expectAccessible, expectNoSidewaysScroll, expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { saveRows } from './tables.ts'
import { withBrowser, type SignedIn, type Visitor } from './visitor.ts'

const unique = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`
const company = unique('Numbered Joiners')
const [hammerSku, sawSku] = [unique('NHAM'), unique('NSAW')]
const [hammerNumber, sawNumber] = [unique('MJ'), unique('QX')]
let owner: SignedIn
let stranger: SignedIn
let hammer: CreatedTool
let saw: CreatedTool
let companyId = ''

beforeAll(async () => {
  owner = await signUpThroughApi('Nora Numbers')
  stranger = await signUpThroughApi('Stan Stranger')
  const single = { minimum_quantity: 1, pack_size: 1, price_breaks: [] }
  hammer = await createTool({ sku: hammerSku, ...single })
  saw = await createTool({ sku: sawSku, ...single })
  const token = await adminToken()
  const { body } = await callApi('POST /companies', {
    token,
    body: {
      name: company,
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard',
      terms: '',
      minimumOrder: '$0.00',
      representative: '',
      notes: '',
    },
  })
  companyId = String(fieldOf(body, '_id'))
  const member = { email: owner.email, role: 'owner' }
  await callApi(`PUT /companies/${companyId}/members`, { token, body: member })
})
afterAll(async () => {
  for (const tool of [hammer, saw]) await archiveTool(tool)
})

const chooseCompany = async ({ go, page }: Visitor): Promise<void> => {
  await go('/dashboard/company')
  await page.getByLabel('Buying for').selectOption({ label: company })
  await expectToast(page, `You are now buying for ${company}`)
}
const csv = (lines: readonly string[]) => ({
  name: 'numbers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
})

test('an owner adds one, loads a file after seeing what it comes to, removes one, and saves all', () =>
  withBrowser({ signedInAs: owner }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/company')
    await page.getByRole('button', { name: `More for ${company}` }).click()
    await page.locator('.choices-menu').getByRole('link', { name: 'Part numbers' }).click()
    await page.getByText('No part numbers yet').waitFor()
    await expectPageQuality(visitor)
    await page.getByLabel('Your number').fill(hammerNumber)
    await page.getByLabel('SKU of the tool').fill('NO-SUCH-SKU')
    visitor.expectConsoleMessage(/422 .*part-numbers$/)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('No tool in the shop has the SKU NO-SUCH-SKU.').waitFor()
    await page.getByLabel('SKU of the tool').fill(hammerSku.toLowerCase())
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expectToast(page, `${hammerNumber} is now a part number of ${hammerSku}`)
    await page.getByRole('cell', { name: hammerNumber }).first().waitFor()

    await page
      .getByLabel('File', { exact: true })
      .setInputFiles(
        csv([
          'Part number;SKU',
          `${hammerNumber.toUpperCase()};${hammerSku}`,
          `${sawNumber};${sawSku}`,
          `${sawNumber};${hammerSku}`,
          `OTHER-1;${hammerSku}`,
          'OTHER-2;<b>no</b>',
          `Y-1${'0'.repeat(38)};${sawSku}`,
        ]),
      )
    await page.getByText('2 new part numbers, 0 changed to another tool, 1 unchanged.').waitFor()
    const wrong = page.getByRole('table', { name: 'Skipped rows' })
    await wrong
      .getByText(`${sawNumber} is already in row 3. A part number can be used for only one tool.`)
      .waitFor()
    await wrong.getByText('No tool in the shop has the SKU <b>no</b>.').waitFor()
    await wrong.getByText(/^Part number: .*40/).waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Save 2 part numbers' }).click()
    await expectToast(page, '2 part numbers saved')
    await page.getByRole('button', { name: 'More for OTHER-1' }).click()
    await page.getByRole('button', { name: 'Remove OTHER-1' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expectToast(page, 'OTHER-1 removed')
    await page.getByRole('cell', { name: 'OTHER-1' }).first().waitFor({ state: 'detached' })
    const saving = page.waitForEvent('download')
    await saveRows(page)
    const file = await (await saving).createReadStream()
    const text = (await file.toArray()).join('')
    expect(text).toContain(`${hammerNumber},${hammerSku}`)
    expect(text).not.toContain('OTHER-1')
  }))

test('its buyer comes to the tool by Enter, scans onto the pad, orders, and the order keeps the number', () =>
  withBrowser({ signedInAs: owner }, async (visitor) => {
    const { go, page } = visitor
    await chooseCompany(visitor)
    await go('/purchase')
    const box = page.getByRole('combobox', { name: 'Search tools' })
    await page.locator('#search').fill(hammerNumber.slice(0, -2).toLowerCase())
    await page
      .getByRole('option')
      .filter({ hasText: `your part number ${hammerNumber}` })
      .waitFor()
    await expectAccessible(page)
    await box.fill(sawNumber.toLowerCase())
    await box.press('Enter')
    await page.waitForURL(`**/tools/${saw.slug}`)
    await go('/order-pad')
    await padInput(page).fill(`${hammerNumber.toUpperCase()}\t3\n${sawNumber}`)
    await checkLines(page)
    await page.getByText(`your part number ${hammerNumber}`).waitFor()
    await page.getByText(`your part number ${sawNumber}`).waitFor()
    await page.getByRole('button', { name: 'Add 2 ready lines to cart' }).click()
    await expectCartLink(page, 'Cart, 2 lines, $50.00')
    await go('/cart')
    await writeAddressAsText(page)
    await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
    await placeButton(page).click()
    await placedOrderNumber(page)
    await page.getByText(`customer part no. ${hammerNumber}`).waitFor()
    await page.getByText(`customer part no. ${sawNumber}`).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
  }))

test('numbers that hold blanks are understood on the pad, the company’s own and the maker’s', async () => {
  const [first, second] = [
    Math.floor(Math.random() * 9e5) + 1e5,
    Math.floor(Math.random() * 900) + 100,
  ]
  const [own, makers] = [`PB-${first} A`, `${first} 01 ${second}`]
  const pliers = await createTool({ sku: unique('NPLI'), mpn: makers })
  const added = await callApi(`POST /companies/${companyId}/part-numbers`, {
    token: await adminToken(),
    body: { number: own, sku: hammerSku },
  })
  expect(added.status).toBe(201)
  await withBrowser({ signedInAs: owner }, async (visitor) => {
    const { go, page } = visitor
    await chooseCompany(visitor)
    await go('/order-pad')
    await padInput(page).fill(`${own} 4\n${makers} 48`)
    await checkLines(page)
    await page.getByText(`your part number ${own}`).waitFor()
    await page.getByLabel(`Quantity of ${hammer.name}`).waitFor()
    expect(await page.getByLabel(`Quantity of ${hammer.name}`).inputValue()).toBe('4')
    expect(await page.getByLabel(`Quantity of ${pliers.name}`).inputValue()).toBe('48')
  })
  await archiveTool(pliers)
})

test('another company, and nobody, find nothing by it', async () => {
  await withBrowser({ signedInAs: stranger }, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/404 .*\/api\/companies\//)
    await go(`/dashboard/company/${companyId}/part-numbers`)
    await page.getByText('Company not found').waitFor()
  })
  const found = await callApi(`GET /search/suggestions?q=${encodeURIComponent(sawNumber)}`)
  expect(expectRows({ ...found, body: fieldOf(found.body, 'tools') })).toEqual([])
})

test('staff keep them on the company’s record, and order for it by them', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/companies/${companyId}?part=files`)
    await page.getByRole('link', { name: 'Part numbers' }).click()
    await page.getByRole('cell', { name: sawNumber }).first().waitFor()
    await page.getByLabel('Part number', { exact: true }).fill('STAFF-1')
    await page.getByLabel('SKU of the tool').fill(sawSku)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expectToast(page, `STAFF-1 is now a part number of ${sawSku}`)
    await expectPageQuality(visitor)
    await go('/dashboard/telephone')
    await page.getByRole('searchbox', { name: 'Find the customer' }).fill(company)
    await page.getByRole('link', { name: `Choose Nora Numbers, ${company}` }).click()
    await page.getByRole('heading', { name: 'For Nora Numbers' }).waitFor()
    await page.getByLabel('Lines').fill(`${sawNumber} 2`)
    await page.getByRole('button', { name: 'Add the lines' }).click()
    await page.getByLabel(`Quantity of ${saw.name}`).waitFor()
  }))
