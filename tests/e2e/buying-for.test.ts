/**
 * For whom somebody buys is asked once, in the bar of every page, and is the same on every device.
 * And an order that staff placed themselves offers them nothing that the shop would refuse.
 */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart, cartRow, quantityOf } from './cart-actions.ts'
import { adminToken, createTool } from './catalogue-setup.ts'
import { addNamedCompany } from './company-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type Visitor } from './visitor.ts'

const question = ({ page }: Pick<Visitor, 'page'>) =>
  page.getByRole('dialog', { name: 'Who do you want to buy for?' })
const chooser = ({ page }: Pick<Visitor, 'page'>) => page.getByLabel('Buying for')

test('who buys for several is asked once; the choice and the cart are on every device', async () => {
  const buyer = await signUpThroughApi('Dora Devices')
  const [first, second] = [
    await addNamedCompany('Restoration of Historic Staircases and Sons', buyer.email),
    await addNamedCompany('Second', buyer.email),
  ]
  const tool = await createTool()
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    await visitor.go('/')
    await question(visitor).waitFor()
    await expectAccessible(visitor.page)
    await visitor.page.keyboard.press('Escape')
    await question(visitor).waitFor({ state: 'detached' })
    await addToCart(visitor, tool, '12')
    await visitor.go('/cart')
    await cartRow(visitor.page, tool).waitFor()
    expect(await question(visitor).count()).toBe(0)
    await chooser(visitor).waitFor()
    for (const width of [768, 1280]) {
      await expectNoSidewaysScroll(visitor.page, width)
    }
    expect(await chooser(visitor).inputValue()).toBe('')
    // Who buys for themselves now, and belongs to companies, is offered no other account.
    await visitor.go('/dashboard/company')
    const menu = visitor.page.getByRole('navigation', { name: 'Dashboard' })
    await menu.getByRole('link', { name: 'Trade account', exact: true }).waitFor()
  })
  await withBrowser({ signedInAs: buyer, width: 360, scheme: 'dark' }, async (visitor) => {
    await visitor.go('/cart')
    await question(visitor).waitFor()
    await expectAccessible(visitor.page)
    const tooWide = await question(visitor).evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(tooWide).toBe(0)
    // Themselves, the first company, the second one.
    for (const key of ['Tab', 'Tab', 'Enter']) await visitor.page.keyboard.press(key)
    await question(visitor).waitFor({ state: 'detached' })
    await cartRow(visitor.page, tool).waitFor()
    expect(await quantityOf(visitor.page, tool).inputValue()).toBe('12')
  })
  await withBrowser({ signedInAs: buyer, width: 360 }, async (visitor) => {
    await visitor.go('/cart')
    await cartRow(visitor.page, tool).waitFor()
    expect(await question(visitor).count()).toBe(0)
    await visitor.page.getByRole('button', { name: 'Change' }).click()
    const chosen = await chooser(visitor).inputValue()
    expect([first.id, second.id]).toContain(chosen)
    const { x = 0, width = 0 } = (await chooser(visitor).boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(360)
    const other = chosen === first.id ? second : first
    expect(await chooser(visitor).evaluate((one) => one === document.activeElement)).toBe(true)
    await expectAccessible(visitor.page)
    await chooser(visitor).selectOption({ label: other.name })
    await expectToast(visitor.page, `You are now buying for ${other.name}`)
    await cartRow(visitor.page, tool).waitFor()
    await visitor.page.reload()
    await visitor.page.getByText(`You are buying for ${other.name}.`).waitFor()
  })
})

test('staff see why they do not handle their own order, and no button that would be refused', async () => {
  const [staff, tool] = [await signUpThroughApi('Stan Staff'), await createTool()]
  const { body } = await callApi('POST /addorder', {
    token: staff.token,
    key: crypto.randomUUID(),
    body: { toolId: tool.id, OrderQuentuty: 12, phoneNum: '+1 512 555 0142', address: '1 Row' },
  })
  const number = Number(fieldOf(body, 'number'))
  const token = await adminToken()
  await callApi(`PUT /user/${staff.email}`, { token, body: { role: 'admin' } })
  await withBrowser({ signedInAs: staff }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/orders/${number}`)
    await page
      .getByText('You cannot perform this action for the shop because the action affects you')
      .waitFor()
    expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
    await page.getByRole('button', { name: `More for order ${number}` }).click()
    await page.getByRole('button', { name: 'Cancel', exact: false }).first().waitFor()
    await expectAccessible(page)
    await go('/dashboard/manageorders')
    const row = page.getByRole('row', { name: new RegExp(String(number)) })
    await row.getByText('Affects you: ask a colleague').waitFor()
    expect(await row.getByRole('checkbox').count()).toBe(0)
    await expectAccessible(page)
    for (const width of [360, 768, 1024]) await expectNoSidewaysScroll(page, width)
  })
})

test('who belongs to no company is told so in place of the order form, where only companies may order', async () => {
  const buyer = await signUpThroughApi('Alma Alone')
  const tool = await createTool()
  const token = await adminToken()
  const sellTo = async (whoMayOrder: string): Promise<void> => {
    const { body } = await callApi('GET /settings', { token })
    const revision = Number(fieldOf(body, 'revision'))
    await callApi('PUT /settings', { token, body: { revision, whoMayOrder } })
  }
  await sellTo('companies')
  try {
    await withBrowser({ signedInAs: buyer, width: 360 }, async ({ go, page }) => {
      await go(`/purchase/${tool.id}`)
      await page
        .getByText(
          'This shop sells only to companies, and your account does not belong to a company yet.',
        )
        .waitFor()
      expect(await page.getByRole('button', { name: 'Place Order' }).count()).toBe(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Request a trade account' }).click()
      await page.getByText('This shop sells only to companies.').waitFor()
    })
  } finally {
    await sellTo('everybody')
  }
})
