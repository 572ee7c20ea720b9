/**
 * The order pad: a list is pasted or typed, corrected line by line, and added to the cart;
 * nothing is lost.
 */
import { expect, test } from 'vitest'
import { callApi, fieldOf, recordCalls, storedToken } from './api-calls.ts'
import { archiveTool, createTool, type CreatedTool } from './catalogue-setup.ts'
import { focused, tabTo } from './keyboard.ts'
import {
  checkLines,
  padInput,
  padRow,
  pasteText,
  rowStates,
  uniqueSku,
} from './order-pad-actions.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { signUp, withBrowser } from './visitor.ts'

/** The SKU of a tool; the shop makes one where none is given. */
const skuOf = async ({ id }: CreatedTool): Promise<string> =>
  String(fieldOf((await callApi(`GET /tools/${id}`)).body, 'sku'))

test.each([
  [360, 'light'],
  [1280, 'dark'],
] as const)('a list is pasted, corrected and added to the cart, at %i px, %s', (width, scheme) =>
  withBrowser({ width, scheme }, async ({ go, page }) => {
    const rare = await createTool({
      sku: uniqueSku(),
      minimum_quantity: 6,
      pack_size: 6,
      Stock: 18,
    })
    const calls = recordCalls(page)
    await go('/order-pad')
    await page.getByRole('heading', { name: 'Your order pad is empty' }).waitFor()
    await expectAccessible(page)
    await pasteText(
      page,
      [
        'Hi Sam,',
        'HMR-1001 48',
        'PLR-4018 24',
        '30 x SCR-2013',
        'MSR-7002;50',
        `${await skuOf(rare)}, 48`,
        'tin snips 24',
        'WRN-3011 24',
        'CUT-5201\t1e3',
        '24 PLR-4018',
        'Thanks',
      ].join('\n'),
    )
    await padRow(page, 'HMR-1001').waitFor()
    const row = await padRow(page, 'HMR-1001').boundingBox()
    expect(row?.height, 'a line that is ready').toBeLessThan(136)
    expect(await rowStates(page)).toEqual([
      'ready',
      'ready',
      'adjust',
      'adjust',
      'short',
      'ambiguous',
      'unknown',
      'adjust',
    ])
    expect(calls.filter(({ path }) => path === '/order-pad')).toHaveLength(1)
    await padRow(page, 'PLR-4018').getByText('Two lines combined: 24 + 24').waitFor()
    await padRow(page, 'SCR-2013').getByText('30 is below the minimum of 36.').waitFor()
    await padRow(page, 'MSR-7002').getByText('50 is not a multiple of 12.').waitFor()
    await padRow(page, 'CUT-5201').getByText('“1e3” is not a whole number of pieces.').waitFor()
    await page.getByText('2 lines without an SKU or a quantity were skipped').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, width)

    await padRow(page, 'SCR-2013').getByRole('button', { name: 'Use 36' }).click()
    await padRow(page, 'MSR-7002').getByRole('button', { name: 'Use 60' }).click()
    await padRow(page, rare.name).getByRole('button', { name: 'Use 18' }).click()
    await padRow(page, '“tin snips 24”').getByRole('button', { name: 'Left' }).click()
    await padRow(page, 'Tin Snips Left')
      .getByLabel(/^Quantity of/)
      .fill('24')
    await padRow(page, 'Tin Snips Left')
      .getByLabel(/^Quantity of/)
      .press('Enter')
    expect(await rowStates(page)).toEqual([
      'ready',
      'ready',
      'ready',
      'ready',
      'ready',
      'ready',
      'unknown',
      'adjust',
    ])
    expect(await padInput(page).inputValue()).toContain('SCR-2013\t36')

    await page.getByRole('button', { name: 'Add 6 ready lines to cart' }).click()
    await expectToast(page, '6 lines are in the cart')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart, 6 lines/ })
      .waitFor()
    expect(await rowStates(page)).toEqual(['unknown', 'adjust'])

    // What stays is still there after a reload, and after signing up.
    await page.reload()
    await padRow(page, 'WRN-3011').waitFor()
    expect(await rowStates(page)).toEqual(['unknown', 'adjust'])
    await page.getByRole('button', { name: 'Remove line: WRN-3011 24' }).click()
    await expect.poll(() => rowStates(page)).toEqual(['adjust'])
    await archiveTool(rare)
  }),
)

test('lines that stay on the pad are there after signing in, and deleted at sign-out', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await go('/order-pad')
    await padInput(page).fill('NOPE-9999 12\nHMR-1001 50')
    await checkLines(page)
    await padRow(page, 'HMR-1001').waitFor()
    await signUp(visitor)
    await page.getByRole('banner').getByRole('link', { name: 'Order pad' }).click()
    await padRow(page, 'NOPE-9999').waitFor()
    expect(await padInput(page).inputValue()).toBe('NOPE-9999 12\nHMR-1001 50')
    expect(await storedToken(page)).not.toBeNull()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click()
    await expectToast(page, 'You are signed out')
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.includes('order-pad')),
      ),
    ).toEqual([])
  }))

test.each([360, 1280])('by keyboard only, at %i px', (width) =>
  withBrowser({ width }, async ({ go, page }) => {
    await go('/order-pad')
    await padInput(page).focus()
    await page.keyboard.type('HMR-1001 48\nMSR-7002 50')
    await page.keyboard.press('Control+Enter')
    await padRow(page, 'MSR-7002').waitFor()
    await tabTo(page, 'Use 60')
    await page.keyboard.press('Enter')
    await page.getByText('2 ready', { exact: true }).waitFor()
    // The button is gone; the focus is in its row.
    await expect.poll(() => focused(page)).toMatch(/^Quantity of Tape Measure/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('72')
    await page.keyboard.press('Enter')
    await padRow(page, 'MSR-7002').getByText('ready').waitFor()
    await tabTo(page, 'Add 2 ready lines to cart')
    await page.keyboard.press('Enter')
    await expectToast(page, '2 lines are in the cart')
    expect(await padInput(page).inputValue()).toBe('')
  }),
)

test('a thousand lines are one API call, and only the visible rows are rendered', () =>
  withBrowser({}, async ({ go, page }) => {
    const calls = recordCalls(page)
    await go('/order-pad')
    // Journeys before this one have added tools, whose SKUs may be any text.
    const skus = [...new Set(await demoSkus())].filter((sku) => /^[A-Z]{3}-\d{4}$/.test(sku))
    const lines = Array.from(
      { length: 1000 },
      (_, index) =>
        `${skus[index % skus.length]?.replace('-', index < skus.length ? '-' : ' ')}\t${index < skus.length ? 12 : 'x1'}`,
    )
    await pasteText(page, lines.join('\n'))
    await page.getByRole('heading', { level: 1 }).getByText(/lines/).waitFor()
    await padRow(page, 'HMR-1001').first().waitFor()
    expect(calls.filter(({ path }) => path === '/order-pad')).toHaveLength(1)
    expect(await page.locator('.pad-lines tbody tr').count()).toBeLessThan(100)
    await page.keyboard.press('Control+End')
    await page.getByRole('status').getByText(/ready/).waitFor()
    await pasteText(page, `\n${lines.join('\n')}`)
    await page.getByText('The pad holds up to 1,000 lines, but the list has 2,000.').waitFor()
  }))

async function demoSkus(): Promise<string[]> {
  const { body } = await callApi('GET /tools')
  return Array.isArray(body) ? body.map((tool) => String(fieldOf(tool, 'sku'))) : []
}
