/** The page of an order as its people use it: the next step in sight, everything else in its menu. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { adminToken, createTool, type CreatedTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

async function placeOrder(tool: CreatedTool, { token }: SignedIn): Promise<number> {
  const { body } = await callApi('POST /addorder', {
    token,
    key: crypto.randomUUID(),
    body: { toolId: tool.id, OrderQuentuty: 24, phoneNum: '+1 512 555 0199', address: 'Austin' },
  })
  return Number(fieldOf(body, 'number'))
}

/** Where the primary buttons of the page are that somebody sees: the top of each, and its foot. */
const primaries = (page: Page) =>
  page.locator('main .button.primary:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return { label: button.textContent, top, bottom, window: innerHeight }
    }),
  )

test('the next step is one button above 200 pixels, on a phone at the foot of the window, and does it', async () => {
  const [tool, rosa] = await Promise.all([createTool(), signUpThroughApi('Rosa Lindqvist')])
  const number = await placeOrder(tool, rosa)
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await go(`/dashboard/orders/${number}`)
      await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor()
      const [step, ...others] = await primaries(page)
      expect(others, `${width}`).toEqual([])
      expect(step?.top, `${width}`).toBeLessThan(200)
      await page.evaluate(() => scrollTo(0, 2000))
      expect((await primaries(page))[0]?.top).toBeGreaterThanOrEqual(0)
      expect((await primaries(page))[0]?.top).toBeLessThan(200)
    }
    await page.setViewportSize({ width: 360, height: 780 })
    await go(`/dashboard/orders/${number}`)
    await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor()
    for (const y of [0, 300, 5000]) {
      await page.evaluate((to) => scrollTo(0, to), y)
      // Whose order it is, and what it comes to, stay with its number.
      for (const shown of ['.who', '.sum', '.opens-choices'])
        expect((await page.locator(`.title-bar ${shown}`).boundingBox())?.y).toBeLessThan(200)
      const [step, ...others] = await primaries(page)
      expect(others).toEqual([])
      expect(step?.bottom).toBeGreaterThan(700)
      expect(step?.bottom).toBeLessThanOrEqual(780)
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expectToast(page, `Order ${number} is confirmed`)
    await page.getByRole('button', { name: 'Pick', exact: true }).waitFor()

    // What was typed into a step stays when it is closed and opened again.
    const more = page.getByRole('button', { name: `More for order ${number}` })
    await more.click()
    await page.getByRole('button', { name: 'Pick with a note to the buyer' }).click()
    await page.getByLabel('Note to the buyer').fill('From the second floor')
    await page.keyboard.press('Escape')
    await more.click()
    await page.getByRole('button', { name: 'Pick with a note to the buyer' }).click()
    expect(await page.getByLabel('Note to the buyer').inputValue()).toBe('From the second floor')
    await page.getByRole('dialog').getByRole('button', { name: 'Pick', exact: true }).click()
    await expectToast(page, `Order ${number} is picking`)
    await page.getByText('From the second floor').waitFor()
    await expectNoSidewaysScroll(page, 320)
    // Nothing that cannot be taken back is outside the menu.
    expect(await page.locator('main .danger:visible').count()).toBe(0)
  })
})

test('a buyer orders again from the head of the page, with one thumb', async () => {
  const [tool, rosa] = await Promise.all([createTool(), signUpThroughApi('Rosa Lindqvist')])
  const number = await placeOrder(tool, rosa)
  await callApi(`POST /order/${number}/transitions`, {
    token: await adminToken(),
    body: { status: 'confirmed' },
  })
  await withBrowser({ signedInAs: rosa }, async ({ go, page }) => {
    await go(`/dashboard/orders/${number}`)
    const again = page.getByRole('link', { name: 'Order again' })
    await again.waitFor()
    const [step, ...others] = await primaries(page)
    expect(others).toEqual([])
    expect(step?.top).toBeLessThan(200)
    await page.setViewportSize({ width: 360, height: 780 })
    expect((await primaries(page))[0]?.bottom).toBeGreaterThan(700)
    await page.getByRole('button', { name: `More for order ${number}` }).click()
    await page.getByRole('button', { name: 'Cancel order' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await again.click()
    await page.waitForURL(`**/order-pad?order=${number}`)
  })
})
