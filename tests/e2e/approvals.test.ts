/** Spending limits: a buyer orders above what he may spend, and a colleague approves or refuses it. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart } from './cart-actions.ts'
import { adminToken, createTool } from './catalogue-setup.ts'
import { defaultOrder, placeButton, writeAddressAsText } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type SignedIn, type Visitor } from './visitor.ts'

/** A company with an owner and a buyer. */
async function openCompany(owner: SignedIn, buyer: SignedIn): Promise<string> {
  const name = `Joiners ${crypto.randomUUID().slice(0, 8)}`
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
    },
  })
  for (const [{ email }, role] of [
    [owner, 'owner'],
    [buyer, 'buyer'],
  ] as const)
    await callApi(`PUT /companies/${String(fieldOf(body, '_id'))}/members`, {
      token,
      body: { email, role },
    })
  return name
}

/** Orders a tool for the company. @returns the number of the order, which is on hold */
async function orderOnHold(
  visitor: Visitor,
  company: string,
  tool: Awaited<ReturnType<typeof createTool>>,
): Promise<number> {
  const { go, page } = visitor
  await go('/dashboard/company')
  if ((await page.getByLabel('Buying for').inputValue()) === '') {
    await page.getByLabel('Buying for').selectOption({ label: company })
    await expectToast(page, `You are now buying for ${company}`)
  }
  await addToCart(visitor, tool, '24')
  await go('/cart')
  await placeButton(page).waitFor()
  // The second time it is chosen already.
  if (!(await page.locator('.folded').isVisible())) {
    await writeAddressAsText(page)
    await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
  }
  await placeButton(page).click()
  await page.getByText('This order is waiting for approval by your company.').waitFor()
  return Number(/\d+$/.exec(page.url())?.[0])
}

const stockOf = async (id: string): Promise<unknown> =>
  fieldOf((await callApi(`GET /tools/${id}`)).body, 'Stock')

/** The reason is asked for in a dialog, which Escape closes; what was typed stays. */
async function expectFoldedRefusal({ page }: Visitor, number: number): Promise<void> {
  const reason = page.getByLabel('Reason')
  const isFocused = (field: Locator) => field.evaluate((it) => it === document.activeElement)
  expect(await reason.count(), 'no field before it is asked for').toBe(0)
  const refuse = page.getByRole('button', { name: `Refuse order ${number}` })
  await refuse.press('Enter')
  await expect.poll(() => reason.count()).toBe(1)
  await expect.poll(() => isFocused(reason)).toBe(true)
  await page.keyboard.type('Next month')
  await page.keyboard.press('Escape')
  await reason.waitFor({ state: 'hidden' })
  expect(await isFocused(refuse), 'the focus returns').toBe(true)
  await refuse.click()
  await reason.waitFor()
  expect(await reason.inputValue()).toBe('Next month')
}

test('an order above its buyer’s limit waits, is approved by a colleague, and the next one is refused', async () => {
  const [owner, buyer] = [await signUpThroughApi('Olga Owner'), await signUpThroughApi('Ben Buyer')]
  const company = await openCompany(owner, buyer)
  const tool = await createTool()
  const before = Number(await stockOf(tool.id))
  await withBrowser({ signedInAs: owner }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/company')
    await page.getByRole('button', { name: `Role and limits of ${buyer.email}` }).click()
    await expectPageQuality(visitor)
    await page.getByLabel('Per order').fill('nothing')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Enter an amount such as 500, or leave the field empty.').waitFor()
    await page.getByLabel('Per order').fill('1')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, `Role and limits of ${buyer.email} saved`)
    await page.getByText('$1.00 per order').waitFor()
    await expectPageQuality(visitor)
    await go('/dashboard/approvals')
    await page.getByText('No orders to approve').waitFor()
    await expectPageQuality(visitor)
  })
  const numbers: number[] = []
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    numbers.push(await orderOnHold(visitor, company, tool))
    await expectPageQuality(visitor)
    numbers.push(await orderOnHold(visitor, company, tool))
    await visitor.go('/dashboard/myorders')
    await visitor.page.getByText('on hold').nth(1).waitFor()
  })
  expect(await stockOf(tool.id)).toBe(before)
  const [approved = 0, refused = 0] = numbers
  await withBrowser({ signedInAs: await signInAsAdmin(), scheme: 'dark' }, async (visitor) => {
    await visitor.go(`/dashboard/orders/${approved}`)
    await visitor.page.getByRole('button', { name: `Release order ${approved}` }).waitFor()
    await expectPageQuality(visitor)
    await expectFoldedRefusal(visitor, approved)
  })
  await withBrowser({ signedInAs: owner, scheme: 'dark' }, async (visitor) => {
    const { go, page } = visitor
    await go('/purchase')
    await page.getByRole('link', { name: 'To approve: 2' }).click()
    await page.getByRole('heading', { name: `Order ${refused}` }).waitFor()
    await expectPageQuality(visitor)
    expect(await page.locator('main .primary').allInnerTexts(), 'one next step').toEqual([
      'Approve',
    ])
    await page.getByRole('button', { name: `Approve order ${approved}` }).click()
    await expectToast(page, `Order ${approved} was released`)
    await page.getByRole('heading', { name: `Order ${approved}` }).waitFor({ state: 'detached' })
    await expectFoldedRefusal(visitor, refused)
    await page.getByLabel('Reason').fill('Next month, please.')
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).click()
    await expectToast(page, `Order ${refused} was refused`)
    await page.getByText('No orders to approve').waitFor()
    await page.getByRole('link', { name: /^To approve/ }).waitFor({ state: 'detached' })
  })
  expect(await stockOf(tool.id)).toBe(before - 24)
  await withBrowser({ signedInAs: buyer }, async ({ go, page }) => {
    await go(`/dashboard/orders/${refused}`)
    await page.getByText('Refused by Olga Owner. Next month, please.').waitFor()
    await go(`/dashboard/orders/${approved}`)
    await page.getByText('Released by Olga Owner').waitFor()
  })
})
