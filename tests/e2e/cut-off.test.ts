/**
 * The page of a tool in stock and the cart say until when to order so that it leaves today: by the
 * shop's clock, without moving anything, and only where the shop has set it.
 */
import type { Locator } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart } from './cart-actions.ts'
import { adminToken, createTool } from './catalogue-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { withBrowser } from './visitor.ts'

async function save(change: Readonly<Record<string, string>>): Promise<void> {
  const token = await adminToken()
  const { body: current } = await callApi('GET /settings', { token })
  const body = { ...change, revision: Number(fieldOf(current, 'revision')) }
  expect((await callApi('PUT /settings', { token, body })).status).toBe(200)
}

let former = ''
beforeEach(async () => {
  const { body } = await callApi('GET /settings', { token: await adminToken() })
  former = String(fieldOf(fieldOf(body, 'values'), 'timeZone'))
})
// What follows in this shop goes by the settings that it had, whether a journey passed or not.
afterEach(() => save({ cutOff: '', daysOff: '', timeZone: former }))

/** How many lines of text an element has. */
const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) =>
    Math.round(
      element.getBoundingClientRect().height /
        Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  )

/** A moment of a Monday. */
const monday = (time: string): Date => new Date(`2026-11-30T${time}Z`)

test('how long is left, then the day on which it leaves; nothing for more than is in stock', async () => {
  const tool = await createTool()
  await withBrowser({ width: 360 }, async ({ go, page }) => {
    await page.clock.setFixedTime(monday('10:46:00'))
    await go(`/tools/${tool.slug}`)
    expect(await page.getByText(/leaves/).count()).toBe(0)
  })
  await save({ cutOff: '14:00', daysOff: '12-01', timeZone: 'Europe/Berlin' })
  for (const width of [360, 1280])
    await withBrowser({ width }, async (visitor) => {
      const { go, page } = visitor
      await page.clock.setFixedTime(monday('10:46:00'))
      await go(`/tools/${tool.slug}`)
      const line = page.getByText('Order within 2 h 14 min for dispatch today.')
      await line.waitFor()
      expect(await linesOf(line)).toBe(1)
      await expectPageQuality(visitor)
      const quantity = page.getByLabel('Quantity', { exact: true })
      await quantity.fill('252')
      await line.waitFor({ state: 'detached' })
      await quantity.fill('240')
      await line.waitFor()
      // Who looks at an open page after the cut-off is told the next day of work.
      await page.clock.setFixedTime(monday('13:00:00'))
      const later = page.getByText('Order now for dispatch on Wednesday.')
      await later.waitFor()
      expect(await linesOf(later)).toBe(1)
      expect(await later.evaluate((text) => text.closest('[aria-live], [role=status]'))).toBeNull()
    })
})

test('the cart says it where all of it is in stock, and takes it back for what is not', async () => {
  const [here, scarce] = [await createTool(), await createTool()]
  await save({ cutOff: '14:00', timeZone: 'Europe/Berlin' })
  await withBrowser({ width: 360 }, async (visitor) => {
    const { go, page } = visitor
    await page.clock.setFixedTime(monday('10:46:00'))
    await addToCart(visitor, here, '12')
    await go('/cart')
    await page.getByText('Order within 2 h 14 min for dispatch today.').waitFor()
    await expectPageQuality(visitor)
    await addToCart(visitor, scarce, '12')
    await go('/cart')
    await page.getByText('Order within 2 h 14 min for dispatch today.').waitFor()
    await page.getByLabel(`Quantity of ${scarce.name}`).fill('252')
    await page
      .getByText('Order within 2 h 14 min for dispatch today.')
      .waitFor({ state: 'detached' })
  })
})
