/** Today: what waits for a member of staff, oldest first, each with its next action, by what they may do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { adminToken } from './catalogue-setup.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { expectNoSidewaysScroll, expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

/** A member of staff who may do this alone. */
async function signInAsStaff(name: string, permissions: readonly string[]): Promise<SignedIn> {
  const person = await signUpThroughApi(name)
  const token = await adminToken()
  await callApi(`PUT /user/${person.email}`, { token, body: { role: 'admin' } })
  const members = fieldOf((await callApi('GET /staff', { token })).body, 'members')
  const member = (Array.isArray(members) ? members : []).find(
    (one) => fieldOf(one, 'email') === person.email,
  )
  const rights = `PUT /staff/${String(fieldOf(member, '_id'))}` as const
  const { status, body } = await callApi(rights, { token, body: { permissions } })
  expect(status, JSON.stringify(body)).toBe(200)
  return person
}

async function placeOrder(token: string): Promise<number> {
  const [tool] = expectRows(await callApi('GET /tools?limit=1&in_stock=true'))
  const { status, body } = await callApi('POST /orders', {
    token,
    key: crypto.randomUUID(),
    body: {
      lines: [{ toolId: fieldOf(tool, '_id'), quantity: fieldOf(tool, 'minimum_quantity') }],
      phoneNum: '+1 512 555 0199',
      address: '418 Mill Street, Austin, TX 78702',
    },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return Number(fieldOf(body, 'number'))
}

describe('in a shop of its own', () => {
  let shop: StartedShop
  let owner: SignedIn
  beforeAll(async () => {
    shop = await startShop()
    owner = await signInAsAdmin(shop.origin)
  })
  afterAll(() => shop.stop())

  test.each([
    ['the pick list', ['Pick and ship'], /^For all \d+ orders to pick/],
    ['what delivery costs', ['Settings', /^Delivery/], 'Delivery charges'],
    ['the tax', ['Settings', /^Tax/], 'Kind of tax'],
    ['what a customer owes', ['Companies', 'Orlov Machine Works'], /owes \$1,938\.44/],
    ['whom an order waits for', ['Manage Orders', '10014'], /limit without approval/],
  ] as const)(
    'who has never seen the office finds %s within two clicks',
    async (_, names, found) => {
      await withBrowser({ origin: shop.origin, signedInAs: owner }, async ({ go, page }) => {
        await go('/dashboard/pages')
        for (const name of names)
          await page.getByRole('link', { name, exact: true }).first().click()
        await page.locator('main').getByText(found).first().waitFor()
      })
    },
  )

  test('an order that waits is confirmed in its row, and the page shows what is left', () =>
    withBrowser({ origin: shop.origin, signedInAs: owner }, async (visitor) => {
      const { go, page } = visitor
      await go('/dashboard')
      await page.getByRole('heading', { level: 1, name: 'Wellcome Admin' }).waitFor()
      expect(await page.locator('main .primary').count(), 'one primary button').toBe(1)
      await expectPageQuality(visitor)
      const first = page.getByRole('button', { name: /^Confirm: Order \d+$/ }).first()
      const name = (await first.getAttribute('aria-label')) ?? ''
      const number = name.replace('Confirm: Order ', '')
      const confirm = page.getByRole('button', { name, exact: true })
      await confirm.click()
      await expectToast(page, `Order ${number} is confirmed`)
      await confirm.waitFor({ state: 'detached' })
      const { body } = await callApi(`GET /order/${number}`, {
        origin: shop.origin,
        token: owner.token,
      })
      expect(fieldOf(body, 'status')).toBe('confirmed')
    }))
})

test('a clerk of orders reads no sales, and no job that leads to a locked door', async () => {
  await placeOrder((await signUpThroughApi('Tess Today')).token)
  const clerk = await signInAsStaff('Clara Clerk', ['orders'])
  await withBrowser({ signedInAs: clerk }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard')
    await page.getByRole('heading', { name: 'Pick and ship', exact: true }).waitFor()
    expect(await page.getByText('Best sellers').count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'Going live' }).count()).toBe(0)
    const doors = await page
      .locator('main .job a, main .jobs-head a')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    for (const door of doors) {
      await go(door)
      await page.locator('main h1, main .state').first().waitFor()
      expect(await page.locator('main').innerText(), door).not.toContain(
        'do not have the required permission',
      )
    }
    await expectNoSidewaysScroll(page, 360)
  })
})

test.each(['catalogue', 'orders', 'money', 'customers', 'content', 'read'])(
  'staff with the permission %s alone open the dashboard, and nothing that it asks for is refused',
  async (permission) => {
    const clerk = await signInAsStaff('Olive Only', [permission])
    await withBrowser({ signedInAs: clerk }, async ({ go, page }) => {
      await go('/dashboard')
      await page.getByRole('heading', { level: 1, name: 'Wellcome Admin' }).waitFor()
      await page.waitForLoadState('networkidle')
    })
  },
)
