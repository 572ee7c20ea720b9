/** Pick mode: whole rows are ticks, a lost connection loses none, a wrong scan books nothing. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { archiveTool, createTool, type CreatedTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll, readShifts, watchShifts } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

async function confirmedOrder(
  tools: readonly CreatedTool[],
  buyer: SignedIn,
  token: string,
): Promise<number> {
  const placed = await callApi('POST /orders', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: {
      lines: tools.map(({ id }) => ({ toolId: id, quantity: 12 })),
      phoneNum: '+1 512 555 0199',
      address: 'Austin',
    },
  })
  const number = Number(fieldOf(placed.body, 'number'))
  await callApi(`POST /order/${number}/transitions`, { token, body: { status: 'confirmed' } })
  return number
}

const tick = (page: Page, { name }: CreatedTool) =>
  page.getByRole('checkbox', { name: new RegExp(`^\\d+ × ${name}( from .*)? picked$`) })

test('ticks survive a lost connection and a closed tab, and reach the shop and the other picker', async () => {
  const [one, other, absent, buyer, admin] = await Promise.all([
    createTool(),
    createTool(),
    createTool(),
    signUpThroughApi('Petra Picked'),
    signInAsAdmin(),
  ])
  const number = await confirmedOrder([one, other], buyer, admin.token)
  const pickedNow = async (): Promise<readonly unknown[]> => {
    const { body } = await callApi(`GET /pick-list?orders=${number}`, { token: admin.token })
    return expectRows({ status: 200, body: fieldOf(body, 'rows') }).map((row) =>
      fieldOf(row, 'picked'),
    )
  }
  const skuOf = async ({ id }: CreatedTool) =>
    String(fieldOf((await callApi(`GET /tools/${id}`)).body, 'sku'))
  const [sku, absentSku] = [await skuOf(one), await skuOf(absent)]

  await withBrowser({ signedInAs: admin, width: 360 }, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await go(`/dashboard/pick-lists?orders=${number}`)
    const row = page.locator('.bin', { hasText: one.name })
    await row.waitFor()
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(88)
    await expectNoSidewaysScroll(page, 360)
    await expectAccessible(page)
    // A mode of its own: in place of the bar of the shop the way out, and how far it is.
    expect(await page.locator('.bar-top').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Leave the pick list' }).waitFor()
    const next = page.locator('.pick-row', {
      has: page.getByRole('link', { name: 'Stock is short' }),
    })
    const [skipped] = await next.locator('.what bdi').allInnerTexts()
    await page.getByRole('button', { name: 'Skip bin' }).click()
    await expect.poll(() => next.locator('.what bdi').allInnerTexts()).not.toEqual([skipped])
    expect([one.name, other.name]).toContain(await next.locator('.what bdi').innerText())
    // A wrong scan, as a scanner types it.
    const scan = page.getByRole('textbox', { name: 'Scan GTIN, SKU or bin' })
    await scan.fill(absentSku)
    await page.keyboard.press('Enter')
    await page.getByText(`${absent.name} is not on this list`).waitFor()
    await scan.fill('9999999999999')
    await page.keyboard.press('Enter')
    await page.getByText('No tool has the code 9999999999999.').waitFor()
    expect(await pickedNow()).toEqual([0, 0])

    await page.setViewportSize({ width: 320, height: 780 })
    await expectNoSidewaysScroll(page, 320)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.context().setOffline(true)
    await scan.fill(sku.toLowerCase())
    await page.keyboard.press('Enter')
    await page.getByText(`Picked: ${one.name}`).waitFor()
    expect(await page.getByText('No tool has the code').count()).toBe(0)
    await page.getByText('1 check mark is saved on this device').waitFor()
    // The whole row, not only its box.
    await page.locator('.bin', { hasText: other.name }).locator('.at').click()
    await page.getByText('2 check marks are saved on this device').waitFor()
    expect(await pickedNow()).toEqual([0, 0])
    await page.getByRole('link', { name: 'Ship 1 complete order' }).waitFor()
    // The tab is closed; another one opens later.
    const context = page.context()
    await page.close()
    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto(page.url())
    await expect.poll(pickedNow).toEqual([12, 12])
    await later.getByText('check marks are saved').waitFor({ state: 'detached' })
    await later.getByText('2 picked').first().waitFor()
    await later.close()
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/pick-lists?orders=${number}`)
    await page.locator('.show-done').click()
    expect(await tick(page, one).isChecked()).toBe(true)
    await page.getByText('by Marta Ibarra').first().waitFor()
    // A slip is undone by the same tap.
    await tick(page, one).click()
    await expect.poll(pickedNow).toContain(0)
  })
  await Promise.all([one, other, absent].map(archiveTool))
})

test('two pickers of one list see each other’s ticks within five seconds', async () => {
  const [tool, buyer, admin] = await Promise.all([
    createTool(),
    signUpThroughApi('Petra Picked'),
    signInAsAdmin(),
  ])
  const number = await confirmedOrder([tool], buyer, admin.token)
  const path = `/dashboard/pick-lists?orders=${number}`
  await withBrowser({ signedInAs: admin, width: 360 }, async (one) => {
    await withBrowser({ signedInAs: admin, width: 360 }, async (other) => {
      await one.go(path)
      await other.go(path)
      await tick(other.page, tool).waitFor()
      await tick(one.page, tool).click()
      await other.page.getByText('1 picked').first().waitFor({ timeout: 5000 })
    })
  })
  await archiveTool(tool)
})

test('nothing moves when the list arrives in place of the bar, and its page has a name and a day on paper', async () => {
  const [tool, buyer, admin] = await Promise.all([
    createTool(),
    signUpThroughApi('Petra Picked'),
    signInAsAdmin(),
  ])
  const number = await confirmedOrder([tool], buyer, admin.token)
  await withBrowser({ signedInAs: admin, width: 360 }, async ({ go, page }) => {
    await watchShifts(page)
    await go(`/dashboard/pick-lists?orders=${number}`)
    await page.locator('.bin').waitFor()
    expect((await readShifts(page)).sum).toBeLessThan(0.01)
    expect((await page.locator('.pick-progress').boundingBox())?.y).toBe(0)
    // What a tool is found by is never cut, not even beside who picked it.
    const sku = page.locator('.bin .what > span')
    const [text, row] = [await sku.boundingBox(), await page.locator('.bin').boundingBox()]
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(
      (row?.x ?? 0) + (row?.width ?? 0),
    )
    await tick(page, tool).click()
    await page.getByText('1 picked').first().waitFor()
    expect(await page.getByText('0 to pick').isVisible(), 'an aisle without work').toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect((await page.locator('h1').boundingBox())?.width).toBeGreaterThan(50)
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
    await page.getByText(day.format(new Date())).waitFor()
    expect(await page.locator('.scan').isVisible()).toBe(false)
  })
  await archiveTool(tool)
})

test('ticks that wait are gone after signing out', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/pick-lists')
    await page.evaluate(() => localStorage.setItem('ironmonger.pick-ticks.somebody', '[]'))
    await go('/sign-out')
    await page.locator('main').getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/sign-out'))
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.includes('pick-ticks'))).toEqual([])
  }))
