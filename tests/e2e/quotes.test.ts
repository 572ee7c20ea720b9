/**
 * Quotes: a buyer asks for a price from the cart, staff answer twice, the buyer accepts the newest
 * offer and finds the order at its prices.
 */
import type { Locator, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { addToCart } from './cart-actions.ts'
import { callApi, fieldOf } from './api-calls.ts'
import { addNamedCompany } from './company-setup.ts'
import { adminToken, archiveTool, createTool, type CreatedTool } from './catalogue-setup.ts'
import { defaultOrder, writeAddressAsText } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openBrowser, withBrowser, type Visitor } from './visitor.ts'

/** As staff: the price of the only line, sent as an offer. */
async function offer({ page }: Visitor, name: string, price: string): Promise<void> {
  await page.getByLabel(`Price of ${name}`).fill(price)
  await page.getByRole('button', { name: 'Send the offer' }).click()
}

/** While what matches `held` is on its way, nothing with this label is drawn; then `late` is. */
async function expectTogether(
  { go, page }: Visitor,
  path: string,
  { held, label, late }: { readonly held: string; readonly label: string; readonly late: Locator },
): Promise<void> {
  const request = Promise.withResolvers<Route>()
  await page.route(held, (route) => request.resolve(route))
  await go(path)
  const route = await request.promise
  // Whatever is drawn without it is drawn by then.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await page.getByLabel(label).count(), `drawn before ${held}`).toBe(0)
  await route.continue()
  await late.waitFor()
  await page.unroute(held)
}

test('a buyer asks from the cart, and accepts the newest of two offers', async () => {
  const buyer = await signUpThroughApi('Quentin Ridgeway-Featherstonehaugh of Longname')
  const tool = await createTool({ Stock: 500 })
  const visitor = await openBrowser({ signedInAs: buyer })
  const { go, page } = visitor
  await go('/dashboard/quotes')
  await page.getByText('You have not asked for a price yet').waitFor()
  await expectPageQuality(visitor)
  await addToCart(visitor, tool, '48')
  await go('/cart')
  await page.getByRole('link', { name: 'Ask for a price' }).click()
  await page.getByRole('heading', { name: 'Ask for a price' }).waitFor()
  await expectPageQuality(visitor)
  await page.getByLabel(/^Message to the shop/).fill('For the whole site.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('The shop has received your request').waitFor()
  await expectPageQuality(visitor)
  const address = new URL(page.url()).pathname

  await withBrowser({ signedInAs: await signInAsAdmin() }, async (staff) => {
    await staff.go('/dashboard/quotes?state=asked')
    await staff.page.getByText(buyer.name).first().waitFor()
    await expectPageQuality(staff)
    // The margin comes with the lines, so that nothing below it moves.
    await expectTogether(staff, address, {
      held: '**/api/tool-costs*',
      label: `Price of ${tool.name}`,
      late: staff.page.getByText('Margin, for staff'),
    })
    await staff.page.locator('.said', { hasText: 'For the whole site.' }).waitFor()
    const step = staff.page.locator('.title-bar').getByRole('button', { name: 'Send the offer' })
    expect((await step.boundingBox())?.y, 'the next step is in sight').toBeLessThan(200)
    await offer(staff, tool.name, 'cheap')
    await staff.page.getByText('Enter a price such as 12.50.').waitFor()
    await expectPageQuality(staff)
    await offer(staff, tool.name, '8.00')
    await expectToast(staff.page, 'Version 1 was sent')
    // So do the fields of the address with their form.
    await expectTogether(visitor, address, {
      held: '**/assets/address-parts-fields-*.js',
      label: 'Phone',
      late: page.getByLabel('Town'),
    })
    await page.getByRole('heading', { name: 'Offer, version 1' }).waitFor()
    await page.locator('.title-bar').getByText('valid until').waitFor()
    await staff.page.getByRole('button', { name: 'Make another offer' }).click()
    await offer(staff, tool.name, '7.50')
    await expectToast(staff.page, 'Version 2 was sent')
    await expectPageQuality(staff)
  })

  await writeAddressAsText(page)
  await page.getByLabel('Phone').fill(defaultOrder.phone)
  visitor.expectConsoleMessage(/status of 409 .*\/acceptance$/)
  await page.getByRole('button', { name: 'Accept for $384.00' }).click()
  await page.getByText('The shop has made another offer, version 2').waitFor()
  await expectPageQuality(visitor)
  await page.reload()
  await page.getByText('1 earlier offer').waitFor()
  await writeAddressAsText(page)
  await page.getByLabel('Phone').fill(defaultOrder.phone)
  await expectPageQuality(visitor)
  await page.getByRole('button', { name: 'Accept for $360.00' }).click()
  await page.waitForURL(/\/dashboard\/orders\/\d+$/)
  await page.getByText('$360.00').first().waitFor()
  await go(address)
  await page.getByRole('link', { name: /^Order \d+$/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Accept/ }).count()).toBe(0)
  await expectPageQuality(visitor)
  await visitor.close()
})

test('discount, price and margin of an offer move together, beside what is in stock', async () => {
  const buyer = await signUpThroughApi('Dora Discount')
  const terms = { Stock: 500, price: '$10.00', cost: '$6.00', price_breaks: [] }
  const tool = await createTool(terms)
  const costless = await createTool({ Stock: 300, price: '$2.00', price_breaks: [] })
  const ask = async (lines: readonly CreatedTool[]): Promise<string> => {
    const { status, body } = await callApi('POST /quotes', {
      token: buyer.token,
      key: crypto.randomUUID(),
      body: { lines: lines.map(({ id }) => ({ toolId: id, quantity: 48 })) },
    })
    expect(status).toBe(201)
    return String(fieldOf(body, '_id'))
  }
  const [quote, without] = [await ask([tool]), await ask([costless])]
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/quotes/${without}`)
    await page.getByText('300 in stock · no cost entered').waitFor()
    await page.getByText('1 line without a cost', { exact: true }).waitFor()
    await go(`/dashboard/quotes/${quote}`)
    await page.getByText('500 in stock · costs $6.00').waitFor()
    const price = page.getByLabel(`Price of ${tool.name}`)
    const discount = page.getByLabel(`Discount on ${tool.name} in percent`)
    await discount.fill('20')
    expect(await price.inputValue()).toBe('8.00')
    await page.getByText('margin 25 %').waitFor()
    await page.getByText('$96.00 · 25 %').waitFor()
    await price.fill('5.00')
    expect(await discount.inputValue()).toBe('50')
    await page.getByText('margin -20 %').waitFor()
    await page.getByLabel('All lines, discount in percent').fill('10')
    await page.getByRole('button', { name: 'Apply' }).click()
    expect(await price.inputValue()).toBe('9.00')
    await expectPageQuality(visitor)
  })
  await Promise.all([tool, costless].map(archiveTool))
})

test('a known address is one text until it is changed, and messages stand in one line of time', async () => {
  const buyer = await signUpThroughApi('Ada Addressed')
  const { address, phone } = defaultOrder
  await callApi('POST /addresses', { token: buyer.token, body: { address, phoneNum: phone } })
  const tool = await createTool({ Stock: 500, price: '$10.00', price_breaks: [] })
  const asked = await callApi('POST /quotes', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: { lines: [{ toolId: tool.id, quantity: 48 }], message: 'For three crews.' },
  })
  const id = String(fieldOf(asked.body, '_id'))
  const answered = await callApi(`POST /quotes/${id}/versions`, {
    token: await adminToken(),
    body: {
      version: 0,
      lines: [{ toolId: tool.id, quantity: 48, unitPrice: '$9.00' }],
      validUntil: '2099-12-31',
      message: 'Ten percent for all of it.',
    },
  })
  expect(answered.status).toBe(201)
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/quotes/${id}`)
    await page.locator('.said', { hasText: 'Ten percent for all of it.' }).waitFor()
    await page.getByText('you save $48.00').waitFor()
    await page.getByText('48 × $9.00').waitFor()
    await page.getByText('500 in stock').first().waitFor()
    await page.locator('.folded', { hasText: '7 Planer Row' }).waitFor()
    expect(await page.getByLabel(/^(Address|Street and number|Phone)$/).count()).toBe(0)
    await expectPageQuality(visitor)

    // On paper it is read: what is sold, what it costs and where it goes, and no empty fields.
    await page.emulateMedia({ media: 'print' })
    const fields = page.locator('main').locator('input, textarea, select')
    expect(await fields.filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('.folded').isVisible()).toBe(true)
    expect(await page.getByText('48 × $9.00').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })

    const newest = page.locator('.timeline li').first()
    await newest.getByText('Ten percent for all of it.').waitFor()
    await page.getByLabel('Message to the shop').fill('By Friday?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expectToast(page, 'Sent')
    await newest.getByText('By Friday?').waitFor()
    expect(await page.getByLabel('Message to the shop').inputValue()).toBe('')

    await page.getByRole('button', { name: 'Change the delivery address' }).click()
    const saved = page.getByLabel('Saved addresses')
    await expect.poll(() => saved.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe(address)
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Accept for $432.00' }).click()
    await page.waitForURL(/\/dashboard\/orders\/\d+$/)
  })
  await archiveTool(tool)
})

test('a quote for a company offers its address, also while the tab buys for another one', async () => {
  const buyer = await signUpThroughApi('Cora Companies')
  const token = await adminToken()
  const asked = await addNamedCompany('Asked Works', buyer.email, {
    address: '12 Anvil Lane, Austin',
    phone: '+1 512 555 0100',
  })
  const other = await addNamedCompany('Zealous Works', buyer.email)
  const tool = await createTool()
  const quote = await callApi('POST /quotes', {
    token: buyer.token,
    company: asked.id,
    key: crypto.randomUUID(),
    body: { lines: [{ toolId: tool.id, quantity: 48 }] },
  })
  const id = String(fieldOf(quote.body, '_id'))
  const offer48 = [{ toolId: tool.id, quantity: 48, unitPrice: '$9.00' }]
  await callApi(`POST /quotes/${id}/versions`, {
    token,
    body: { version: 0, lines: offer48, validUntil: '2099-12-31' },
  })
  await withBrowser({ signedInAs: buyer }, async ({ go, page }) => {
    await go('/dashboard')
    await page.getByLabel('Buying for').selectOption({ label: other.name })
    await go(`/dashboard/quotes/${id}`)
    await page.locator('.folded', { hasText: '12 Anvil Lane' }).waitFor()
  })
  await archiveTool(tool)
})
