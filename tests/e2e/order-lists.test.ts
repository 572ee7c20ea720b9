/** Lists of many orders, of a buyer and of the shop: short, with status and next step in sight. */
import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { callApi, fieldOf } from './api-calls.ts'
import { archiveTool, createTool, type CreatedTool } from './catalogue-setup.ts'
import { defaultOrder } from './order-form-actions.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

/** As many as a page shows. */
const orderCount = 25

async function placeOrders({ token }: SignedIn, tool: CreatedTool): Promise<readonly number[]> {
  const numbers: number[] = []
  for (let index = 0; index < orderCount; index += 1) {
    const { status, body } = await callApi('POST /addorder', {
      token,
      key: crypto.randomUUID(),
      body: {
        toolId: tool.id,
        OrderQuentuty: 12,
        phoneNum: defaultOrder.phone,
        address: defaultOrder.address,
        poNumber: `PO-LIST-${index}`,
      },
    })
    expect(status, JSON.stringify(body)).toBe(201)
    numbers.push(Number(fieldOf(body, 'number')))
  }
  return numbers
}

/** Whether the whole of it is between the window's edges. */
async function expectInSight(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
}

async function expectShortList(page: Page, action: RegExp): Promise<void> {
  const rows = page.locator('main tbody tr')
  for (const width of [360, 768, 1024, 1280]) {
    await expectNoSidewaysScroll(page, width)
    const row = rows.first()
    await expectInSight(page, row.locator('.pill'))
    await expectInSight(page, row.locator('.act').getByText(action))
    const heights = await rows.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    )
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(width < 768 ? 90 : 50)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3500)
}

test('25 orders of a buyer: under 3,500 px on a phone, a line each on a desk, found by word, status and day', async () => {
  const buyer = await signUpThroughApi('Wendeline Aurelia Konstantinopolskaja-Featherstonehaugh')
  const tool = await createTool({ name: `Long ${'Hammerstein'.repeat(6)}`, Stock: 600 })
  const numbers = await placeOrders(buyer, tool)
  await withBrowser({ signedInAs: buyer }, async ({ go, page }) => {
    await go('/dashboard/myorders')
    await expectShortList(page, /Order again/)
    await page.setViewportSize({ width: 1280, height: 900 })
    const search = page.getByRole('search', { name: 'Search orders' })
    await search.getByRole('searchbox').fill('PO-LIST-7')
    await page.waitForURL(/q=PO-LIST-7/)
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(1)
    await page.getByRole('link', { name: String(numbers[7]) }).waitFor()
    await page.getByRole('link', { name: 'shipped' }).click()
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(orderCount)
    await search.getByLabel('to').fill('2020-01-01')
    await page.getByText('No orders found').waitFor()
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/manageorders?q=${encodeURIComponent(buyer.email)}`)
    await expectShortList(page, /Confirm/)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: `Confirm order ${numbers.at(-1)}` }).click()
    await page.getByRole('button', { name: `Pick order ${numbers.at(-1)}` }).waitFor()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Confirm 24 of 25' }).waitFor()
    await page.getByRole('button', { name: 'Cancel 25' }).waitFor()
  })
  await archiveTool(tool)
})
