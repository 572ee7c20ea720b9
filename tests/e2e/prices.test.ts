/**
 * Own prices: staff give a company a price list; its buyer sees and pays these prices, and another
 * company does not see them.
 */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart, cartRow } from './cart-actions.ts'
import { adminToken, createTool, ordersOf } from './catalogue-setup.ts'
import {
  defaultOrder,
  placeButton,
  placedOrderNumber,
  quantityInput,
  writeAddressAsText,
} from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openBrowser, withBrowser, type Visitor } from './visitor.ts'

const unique = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`

async function addCompany(name: string, email: string, priceList?: string): Promise<string> {
  const token = await adminToken()
  const { body } = await callApi('POST /companies', {
    token,
    body: {
      name,
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard',
      terms: '',
      minimumOrder: '$0.00',
      representative: '',
      notes: '',
      ...(priceList === undefined ? {} : { priceList }),
    },
  })
  const id = String(fieldOf(body, '_id'))
  await callApi(`PUT /companies/${id}/members`, { token, body: { email, role: 'buyer' } })
  return id
}

async function chooseCompany({ go, page }: Visitor, company: string): Promise<void> {
  await go('/dashboard/company')
  await page.getByLabel('Buying for').selectOption({ label: company })
  await expectToast(page, `You are now buying for ${company}`)
}

test('a company with a price list sees and pays its own prices, and another company does not', async () => {
  const [buyer, stranger] = [await signUpThroughApi('Paula'), await signUpThroughApi('Sam')]
  const [company, other] = [unique('Joiners'), unique('Others')]
  const [listName, sku] = [unique('Joiners’ list'), unique('SKU')]
  const companyId = await addCompany(company, buyer.email)
  await addCompany(other, stranger.email)
  const tool = await createTool({ sku })

  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/prices')
    await page.getByRole('button', { name: 'New price list' }).click()
    await page.getByLabel('Name', { exact: true }).fill(listName)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expectToast(page, `${listName} was added.`)
    await expectPageQuality(visitor)
    await page.getByRole('link', { name: listName, exact: true }).click()
    await page.getByRole('button', { name: 'Add a price' }).click()
    await page.getByLabel('SKU', { exact: true }).fill(sku)
    await page.getByLabel('Or a fixed price').fill('9.99')
    await page.getByLabel(/^Quantity prices/).fill('48: 8.88')
    await page.getByRole('dialog').getByRole('button', { name: 'Add a price' }).click()
    await page.getByRole('cell', { name: '$9.99' }).waitFor()
    await expectPageQuality(visitor)
    await go(`/dashboard/companies/${companyId}?part=terms`)
    await page.getByLabel('Price list').selectOption({ label: listName })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Company saved')
    await go('/dashboard/prices')
    await page.getByLabel('Company', { exact: true }).selectOption({ label: company })
    await page.getByLabel('SKU of the tool').fill(sku)
    await page.getByRole('button', { name: 'Check' }).click()
    await page
      .getByText(`This is the price for the tool in the “${listName}” price list.`)
      .waitFor()
  })

  const visitor = await openBrowser({ signedInAs: buyer })
  const { go, page } = visitor
  await chooseCompany(visitor, company)
  await go('/')
  await go(`/purchase?q=${encodeURIComponent(tool.name)}`)
  await page.locator('.tool-card .price', { hasText: '$9.99' }).waitFor()
  await go(`/tools/${tool.slug}`)
  await page.getByRole('cell', { name: '$8.88' }).waitFor()
  // Other tools beside it may cost that.
  const offer = page.locator('section.tool')
  await expect.poll(() => offer.getByText('$12.50').count()).toBe(0)
  await expectPageQuality(visitor)
  await addToCart(visitor, tool, '48')
  await go('/cart')
  await cartRow(page, tool).getByText('$426.24').waitFor()
  await writeAddressAsText(page)
  await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
  await placeButton(page).click()
  await placedOrderNumber(page)
  await page.getByText('$426.24').first().waitFor()
  await go(`/purchase/${tool.id}`)
  await page.getByText('$9.99').first().waitFor()
  await visitor.close()

  await withBrowser({ signedInAs: stranger }, async (another) => {
    await chooseCompany(another, other)
    await another.go(`/tools/${tool.slug}`)
    await another.page.getByText('$12.50').first().waitFor()
    await another.page.waitForLoadState('networkidle')
    expect(await another.page.getByText('$8.88').count()).toBe(0)
  })
})

test('what is added before the own price is there costs the own price, with nothing to accept', async () => {
  const buyer = await signUpThroughApi('Pia Prompt')
  const [company, sku] = [unique('Prompt'), unique('SKU')]
  const token = await adminToken()
  const list = { name: unique('At once'), base: null }
  const added = await callApi('POST /price-lists', { token, body: list })
  const listId = String(fieldOf(added.body, '_id'))
  await addCompany(company, buyer.email, listId)
  const tool = await createTool({ sku })
  const row = { target: 'tool', name: sku, price: '$8.88' }
  const { status } = await callApi(`POST /price-lists/${listId}/rows`, { token, body: row })
  expect(status).toBe(201)
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { go, page } = visitor
    await chooseCompany(visitor, company)
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/prices?*', async (route) => {
      await answered
      await route.continue()
    })
    await addToCart(visitor, tool, '12')
    answer()
    await page.locator('table.ladder').getByText('$8.88').waitFor()
    await go('/cart')
    await cartRow(page, tool).getByText('$106.56').waitFor()
    expect(await cartRow(page, tool).getByText('Accept').count()).toBe(0)
  })
})

test('an order of a company repeated for oneself says so, and its lines take the prices of who is chosen', async () => {
  const buyer = await signUpThroughApi('Rita Repeats')
  const [company, sku] = [unique('Repeats'), unique('SKU')]
  const token = await adminToken()
  const list = { name: unique('Repeated'), base: null }
  const added = await callApi('POST /price-lists', { token, body: list })
  const listId = String(fieldOf(added.body, '_id'))
  const id = await addCompany(company, buyer.email, listId)
  const tool = await createTool({ sku, price_breaks: [] })
  const row = { target: 'tool', name: sku, price: '$8.88' }
  expect((await callApi(`POST /price-lists/${listId}/rows`, { token, body: row })).status).toBe(201)
  const ordered = await callApi('POST /orders', {
    token: buyer.token,
    key: crypto.randomUUID(),
    company: id,
    body: {
      lines: [{ toolId: tool.id, quantity: 12 }],
      address: defaultOrder.address,
      phoneNum: defaultOrder.phone,
    },
  })
  const number = Number(fieldOf(ordered.body, 'number'))
  await withBrowser({ signedInAs: buyer }, async ({ go, page }) => {
    await go(`/order-pad?order=${number}`)
    const notice = page.getByText(`Order ${number} was placed for ${company}.`)
    const changed = page.getByText('Was $8.88, now $12.50')
    await changed.waitFor()
    await notice.waitFor()
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('Buying for').selectOption({ label: company })
    await changed.waitFor({ state: 'detached' })
    await page.getByText('$8.88').first().waitFor()
    expect(await notice.count()).toBe(0)
  })
})

test('a price list that begins between cart and order: nothing is ordered, and one click takes the new price', async () => {
  const buyer = await signUpThroughApi('Carla')
  const [company, sku] = [unique('Between'), unique('SKU')]
  const token = await adminToken()
  const list = { name: unique('Begins now'), base: null }
  const added = await callApi('POST /price-lists', { token, body: list })
  const listId = String(fieldOf(added.body, '_id'))
  await addCompany(company, buyer.email, listId)
  const tool = await createTool({ sku, minimum_quantity: 1, pack_size: 1, price_breaks: [] })
  const rows = `price-lists/${listId}/rows`
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { go, page } = visitor
    await chooseCompany(visitor, company)
    await addToCart(visitor, tool, '4')
    await go('/cart')
    await cartRow(page, tool).getByText('$50.00').waitFor()
    await writeAddressAsText(page)
    await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
    const begun = await callApi(`POST /${rows}`, {
      token,
      body: { target: 'tool', name: sku, price: '$13.99' },
    })
    expect(begun.status).toBe(201)
    visitor.expectConsoleMessage(/409 .*\/api\/orders$/)
    await placeButton(page).click()
    await page.getByText('Nothing was ordered.').waitFor()
    await cartRow(page, tool).getByText('was $12.50, now $13.99').waitFor()
    await cartRow(page, tool).getByRole('button', { name: 'Accept $13.99' }).click()
    await placeButton(page).click()
    await placedOrderNumber(page)
    await page.getByText('$55.96').first().waitFor()

    // On the order form of one tool the same click orders.
    await go(`/purchase/${tool.id}`)
    await page.getByText('$13.99').first().waitFor()
    // To the address of the order before.
    await quantityInput(page).fill('4')
    const rowId = String(fieldOf(begun.body, '_id'))
    const dearer = { price: '$14.50' }
    expect((await callApi(`PUT /${rows}/${rowId}`, { token, body: dearer })).status).toBe(200)
    visitor.expectConsoleMessage(/409 .*\/api\/addorder$/)
    await placeButton(page).click()
    await page.getByText(/\$13\.99.*\$14\.50/).waitFor()
    await page.getByRole('button', { name: /\$14\.50/ }).click()
    await placedOrderNumber(page)
    await page.getByText('$14.50').first().waitFor()
  })
  expect(await ordersOf(tool)).toHaveLength(2)
})
