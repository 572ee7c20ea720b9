/**
 * What delivery costs: set by the owner in the dashboard, seen in the cart before sign-in, and the
 * same in the sum, on the order's page and in the mail.
 */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart, cartLink, quantityOf } from './cart-actions.ts'
import { archiveTool, createTool } from './catalogue-setup.ts'
import { defaultOrder, phoneInput, placeButton } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

/** Germany for $7.90, free from $500; Berlin's centre on request. */
const setCharges = async (): Promise<void> =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/delivery')
    await page.getByLabel('Charge for delivery').check()
    await page.getByRole('button', { name: 'Add a zone' }).click()
    const first = page.locator('fieldset.zone').first()
    await first.getByLabel('Name', { exact: true }).fill('Germany')
    await first.getByLabel('Countries').fill('Germania')
    await first.getByLabel('Charged by').selectOption({ label: 'value of the goods' })
    await first.getByLabel('Charge', { exact: true }).fill('7.90')
    await first.getByLabel('Free from').fill('500')
    await page.getByRole('button', { name: 'Save charges' }).click()
    await page.getByText('“Germania” is not a country.').waitFor()
    await first.getByLabel('Countries').fill('Germany')
    await page.getByRole('button', { name: 'Add a zone' }).click()
    const second = page.locator('fieldset.zone').nth(1)
    await second.getByLabel('Name', { exact: true }).fill('Berlin Mitte')
    await second.getByLabel('Countries').fill('DE')
    await second.getByLabel('Postcodes').fill('10115-10119')
    await second.getByLabel('On request').check()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Save charges' }).click()
    await expectToast(page, 'Charges saved')
  })

async function chargeNothing(): Promise<void> {
  const { token } = await signInAsAdmin()
  const { body: table } = await callApi('GET /delivery/charges', { token })
  const body = { ...Object(table), charged: false, zones: [], collection: '' }
  expect((await callApi('PUT /delivery/charges', { token, body })).status).toBe(200)
}

test('a charge by zone is seen in the cart before sign-in, and stands with the order', async () => {
  const [tool, dora] = await Promise.all([createTool(), signUpThroughApi('Dora Delivered')])
  await confirmEmail(dora)
  await setCharges()
  await withBrowser({ width: 360 }, async (visitor) => {
    const { go, page } = visitor
    await addToCart(visitor, tool)
    await cartLink(page).click()
    await page.getByLabel('Delivery country').selectOption({ label: 'Germany' })
    await page.getByLabel('Postcode').fill('80331')
    await page.getByText('To Germany.').waitFor()
    await page.getByText('$157.90').filter({ visible: true }).first().waitFor()
    await page.getByLabel('Postcode').fill('10117')
    await page.getByText('We tell you the charge before shipping.').waitFor()
    await quantityOf(page, tool).fill('60')
    await page.getByLabel('Postcode').fill('80331')
    await page.getByText('Free to Germany from $500.00 of goods.').waitFor()
    await expectPageQuality(visitor)
    await quantityOf(page, tool).fill('12')
    await page.getByText('To Germany.').waitFor()
    await page.getByRole('link', { name: 'Log in to order' }).click()
    await page.getByLabel('Email', { exact: true }).fill(dora.email)
    await page.getByLabel('Password', { exact: true }).fill(dora.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/cart')
    // Country and postcode were kept.
    await page.getByText('$157.90').filter({ visible: true }).first().waitFor()
    expect(await page.getByLabel('Postcode').inputValue()).toBe('80331')
    await page.getByLabel('Street and number').fill('Isartor 1')
    await page.getByLabel('Town').fill('München')
    await page.getByLabel('Postcode').fill('10117')
    await page.getByText('We tell you the charge before shipping.').waitFor()
    await page.getByLabel('Postcode').fill('80331')
    await page.getByText('Delivery to 80331, Germany (from the address above)').waitFor()
    await page.getByText('$157.90').filter({ visible: true }).first().waitFor()
    await expectPageQuality(visitor)
    await phoneInput(page).fill(defaultOrder.phone)
    await placeButton(page).click()
    await page.waitForURL(/\/dashboard\/orders\/\d+$/)
    const main = page.getByRole('main')
    await main.getByText('80331 München').waitFor()
    await main.getByText('$7.90').waitFor()
    await main.getByText('$157.90').filter({ visible: true }).first().waitFor()
    await expectPageQuality(visitor)
    const number = /\d+$/.exec(page.url())?.[0] ?? ''
    await go('/dev/mailbox')
    const mail = page
      .getByRole('article')
      .filter({ hasText: dora.email })
      .filter({ hasText: number })
    await expect.poll(() => mail.first().innerText()).toMatch(/Delivery[^\n]*\$7\.90/)
    const { body } = await callApi(`GET /order/${number}`, { token: dora.token })
    expect(fieldOf(body, 'delivery')).toMatchObject({ zone: 'Germany', charge: '$7.90' })
  })
  await chargeNothing()
  await archiveTool(tool)
})

test('a charge on request is set by staff, and its buyer accepts what it is by now', async () => {
  const [tool, dora] = await Promise.all([createTool(), signUpThroughApi('Dora Delivered')])
  const admin = await signInAsAdmin()
  // Without a zone, every delivery is on request.
  const { body: table } = await callApi('GET /delivery/charges', { token: admin.token })
  const charges = { ...Object(table), charged: true, zones: [], collection: 'Dock 2' }
  await callApi('PUT /delivery/charges', { token: admin.token, body: charges })
  const body = {
    phoneNum: defaultOrder.phone,
    address: defaultOrder.address,
    country: 'DE',
    postcode: '10117',
    lines: [{ toolId: tool.id, quantity: 12 }],
  }
  const placed = await callApi('POST /orders', {
    token: dora.token,
    key: crypto.randomUUID(),
    body,
  })
  expect(placed).toMatchObject({ status: 201, body: { delivery: { kind: 'on-request' } } })
  const number = Number(fieldOf(placed.body, 'number'))
  const path = `/dashboard/orders/${number}`
  await chargeNothing()
  await withBrowser({ signedInAs: admin }, async ({ go, page }) => {
    await go(path)
    await page.getByRole('button', { name: 'Set the charge' }).click()
    await page.getByLabel('Charge excluding tax').fill('45')
    await page.getByRole('dialog').getByRole('button', { name: 'Set the charge' }).click()
    await page
      .getByText('This order is waiting for the buyer to accept the delivery charge.')
      .waitFor()
  })
  await withBrowser({ signedInAs: dora, width: 360 }, async (visitor) => {
    const { go, page } = visitor
    await go(path)
    const accept = page.getByRole('button', { name: 'Accept total of $195.00' })
    await accept.waitFor()
    await expectPageQuality(visitor)
    await callApi(`PUT /order/${number}/delivery`, {
      token: admin.token,
      body: { charge: '$50.00' },
    })
    visitor.expectConsoleMessage(/status of 409 .*\/delivery\/accept/)
    await accept.click()
    await page.getByText('Your acceptance was not saved: delivery now costs $50.00').waitFor()
    await page.getByRole('button', { name: 'Accept total of $200.00' }).click()
    await expectToast(page, 'was accepted')
    await page.getByText('Accepted by Dora Delivered').waitFor()
  })
  await archiveTool(tool)
})
