/**
 * The order form against what people type. Source: specification, points 2, 5 and 8, and product
 * rules.
 */
import { expect, test } from 'vitest'
import { signUpThroughApi } from './sign-in.ts'
import {
  addressInput,
  fillOrder,
  phoneInput,
  placeButton,
  placedOrderNumber,
  quantityInput,
  readOrderForm,
  defaultOrder,
} from './order-form-actions.ts'
import { ordersOf, createTool, stockOf } from './catalogue-setup.ts'
import { signUp, withBrowser } from './visitor.ts'
import { recordCalls } from './api-calls.ts'

test('phone, quantity and address are required; errors appear on submit and disappear on change', async () =>
  withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await go(`/purchase/${tool.id}`)
    await placeButton(page).waitFor()
    const calls = recordCalls(page)
    expect(await page.locator('.error').count()).toBe(0)
    await placeButton(page).click()
    await page.getByText('Nothing was ordered.').waitFor()
    await page
      .getByText(
        '3 fields need correcting: the quantity, the phone number and the address. Your other ' +
          'entries are kept.',
      )
      .waitFor()
    expect(await page.locator('.error').count()).toBe(3)
    await quantityInput(page).fill('24')
    await phoneInput(page).fill(defaultOrder.phone)
    await addressInput(page).fill('x')
    await expect.poll(() => page.locator('.error').count()).toBe(0)
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  }))

test('a quantity below the minimum, between packs or above the stock is refused with a message; the nearest ones are buttons', async () =>
  withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool({ minimum_quantity: 48, pack_size: 24, price_breaks: [] })
    await go(`/purchase/${tool.id}`)
    await fillOrder(page)
    const calls = recordCalls(page)
    const faults: readonly (readonly [string, string])[] = [
      ['24', '24 is below the minimum of 48. Use 48.'],
      ['47', '47 is below the minimum of 48. Use 48.'],
      ['50', '50 is not a multiple of 24. Use 48 or 72.'],
      ['264', '264 is more than the 240 in stock. Use 240.'],
      ['0', '0 is below the minimum of 48. Use 48.'],
      ['1.5', 'Enter a whole number of pieces. Use 48.'],
      ['4e2', 'Enter a whole number of pieces. Use 48.'],
      ['99999999999', 'Enter a whole number of pieces. Use 48.'],
    ]
    for (const [typed, sentence] of faults) {
      await quantityInput(page).fill(typed)
      await placeButton(page).click()
      await page.locator('.quantity .error').getByText(sentence, { exact: true }).waitFor()
      await page
        .getByText('One field needs correcting: the quantity. Your other entries are kept.')
        .waitFor()
      expect(await readOrderForm(page)).toEqual({ ...defaultOrder, quantity: typed })
    }
    expect(
      calls.some(({ method }) => method === 'POST'),
      'nothing was sent',
    ).toBe(false)
    await quantityInput(page).fill('50')
    await page.getByRole('button', { name: 'Use 72', exact: true }).click()
    await placeButton(page).click()
    await placedOrderNumber(page)
    expect(await stockOf(tool)).toBe(240 - 72)
  }))

test('exactly the minimum and exactly the stock are accepted, and the remaining pieces are sold together', async () =>
  withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool({ Stock: 41, pack_size: 1, price_breaks: [] })
    await go(`/purchase/${tool.id}`)
    for (const [quantity, left] of [
      ['12', 29],
      ['24', 5],
    ] as const) {
      await fillOrder(page, { quantity })
      await placeButton(page).click()
      await placedOrderNumber(page)
      expect(await stockOf(tool)).toBe(left)
      await go(`/purchase/${tool.id}`)
    }
    await page.getByText('all 5 left, below the usual minimum').waitFor()
    await fillOrder(page, { quantity: '4' })
    await page
      .getByText('The last 5 are sold only together, so 4 cannot be ordered. Use 5.')
      .waitFor()
    await page.getByRole('button', { name: 'Use 5' }).click()
    await placeButton(page).click()
    await placedOrderNumber(page)
    await go(`/purchase/${tool.id}`)
    await page.locator('.quantity').getByText('Out of stock').waitFor()
    expect(await placeButton(page).isDisabled()).toBe(true)
  }))

test('phone numbers and addresses in usual formats are accepted, others get a field error', async () =>
  withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await go(`/purchase/${tool.id}`)
    await fillOrder(page)
    const phoneError = page.locator('.field', { has: phoneInput(page) }).locator('.error')
    for (const phone of ['1234', 'call me', '+1 (5)', '12345; drop']) {
      await phoneInput(page).fill(phone)
      await placeButton(page).click()
      await phoneError.getByText('Enter a phone number with at least 5 digits.').waitFor()
      expect((await readOrderForm(page)).phone).toBe(phone)
    }
    await phoneInput(page).fill('(0)30 / 123-45.67')
    await expect.poll(() => phoneError.count()).toBe(0)
    await addressInput(page).fill('Bad\u202Eaddress')
    await placeButton(page).click()
    await page
      .getByText('The text contains characters that cannot be displayed. Enter the text again.')
      .waitFor()
    const hostile = `<script>alert(1)</script> & "O'Brien" {{7*7}}\n'; drop table orders; --`
    await addressInput(page).fill(hostile)
    await placeButton(page).click()
    await placedOrderNumber(page)
    expect(await page.locator('dl.facts').innerText()).toContain(hostile)
  }))

test('a reload loses nothing of the form, and a double click places one order', async () =>
  withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await go(`/purchase/${tool.id}`)
    await fillOrder(page, { quantity: '36' })
    await page.reload()
    await expect
      .poll(() => readOrderForm(page), { message: 'a reload loses nothing' })
      .toEqual({ ...defaultOrder, quantity: '36' })
    await placeButton(page).dblclick()
    await placedOrderNumber(page)
    expect([(await ordersOf(tool)).length, await stockOf(tool)]).toEqual([1, 204])
  }))

test('nobody sees the draft of another user, and Sign Out deletes it', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await signUp(visitor, 'Anna First')
    await go(`/purchase/${tool.id}`)
    await fillOrder(page)
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await signUp(visitor, 'Berta Second')
    await go(`/purchase/${tool.id}`)
    await placeButton(page).waitFor()
    expect(await readOrderForm(page)).toEqual({ quantity: '', phone: '', address: '' })
  }))

test('an address without a tool says so', async () =>
  withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/status of 404 .* \/api\/tools\//)
    for (const id of ['nonsense', crypto.randomUUID()]) {
      await go(`/purchase/${id}`)
      await page.getByRole('heading', { name: 'This tool is not for sale' }).waitFor()
      await page.getByRole('link', { name: 'View other tools' }).waitFor()
    }
  }))
