/**
 * Picking for many orders: chosen in Manage Orders, one list by bin, ticked, seen by a second
 * picker, shipped from the list.
 */
import { expectPageQuality } from './page-checks.ts'
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { archiveTool, createTool, type CreatedTool } from './catalogue-setup.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openAllParts } from './tables.ts'
import { withBrowser, type SignedIn, type Visitor } from './visitor.ts'

async function confirmedOrder(tool: CreatedTool, buyer: SignedIn, token: string): Promise<number> {
  const placed = await callApi('POST /addorder', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: { toolId: tool.id, OrderQuentuty: 12, phoneNum: '+1 512 555 0199', address: 'Austin' },
  })
  const number = Number(fieldOf(placed.body, 'number'))
  await callApi(`POST /order/${number}/transitions`, { token, body: { status: 'confirmed' } })
  return number
}

/** On the form of the tool, seen again in Manage Products and in its history. */
async function editBin(
  visitor: Visitor,
  tool: CreatedTool,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { go, page } = visitor
  await go(`/dashboard/manageproducts/${tool.id}`)
  await openAllParts(page)
  const field = page.getByRole('textbox', { name: 'Bin' })
  await expect.poll(() => field.inputValue()).toBe(from)
  await field.fill('x'.repeat(41))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await expectPageQuality(visitor)
  await page.setViewportSize({ width: 1280, height: 900 })
  await field.fill(to)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, `${tool.name} was saved`)
  expect(await field.inputValue()).toBe(to)
  await go(`/dashboard/manageproducts?q=${encodeURIComponent(tool.name)}`)
  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Bin' }).check()
  await page.getByRole('cell', { name: to, exact: true }).waitFor()
  await go(`/dashboard/history?kind=tool&record=${tool.id}`)
  await page.getByText(to).first().waitFor()
}

test('two orders are picked from one list, by bin, and one is shipped from it', async () => {
  const [tool, other, buyer, admin] = await Promise.all([
    createTool(),
    createTool(),
    signUpThroughApi('Petra Picked'),
    signInAsAdmin(),
  ])
  await confirmEmail(buyer)
  const { token } = admin
  const numbers = [
    await confirmedOrder(tool, buyer, token),
    await confirmedOrder(other, buyer, token),
  ]
  const skuOf = async ({ id }: CreatedTool) =>
    String(fieldOf((await callApi(`GET /tools/${id}`)).body, 'sku'))
  const [sku, otherSku] = [await skuOf(tool), await skuOf(other)]

  await withBrowser({ signedInAs: admin }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/pick-lists/bins')
    await page.getByRole('button', { name: 'Enter bins' }).click()
    await page.getByLabel('Lines').fill(`${sku}\tA-10\n${otherSku},A-2\nNO-SUCH,B`)
    await expectPageQuality(visitor)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Save bins' }).click()
    await expectToast(page, '2 bins saved')
    await page.getByText('No tool has the SKU NO-SUCH.').waitFor()
    await editBin(visitor, tool, { from: 'A-10', to: 'A-12' })

    await go(`/dashboard/pick-lists?orders=${numbers.join()}`)
    await page.getByText('For 2 orders that you selected.').waitFor()
    const bins = page.locator('.bin .at', { hasText: /^A-/ })
    await expect.poll(() => bins.allInnerTexts()).toEqual(['A-2', 'A-12'])
    await page.getByRole('checkbox', { name: `${tool.name} from A-12 picked` }).click()
    await page.getByText('1 picked').first().waitFor()
    await expectPageQuality(visitor)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await withBrowser({ signedInAs: admin, width: 360 }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/pick-lists?orders=${numbers.join()}`)
    await page.locator('.show-done').click()
    const ticked = page.getByRole('checkbox', { name: `${tool.name} from A-12 picked` })
    await ticked.waitFor()
    expect(await ticked.isChecked()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: `Ship all of order ${numbers[0]}` }).click()
    await expectToast(page, `Shipment ${numbers[0]}-1 was created`)
    await page.getByText('For 1 order that you selected.').waitFor()
    await page.getByRole('button', { name: 'Refresh' }).click()
    const open = page.getByRole('checkbox', { name: `${other.name} from A-2 picked` })
    expect(await open.isChecked()).toBe(false)
  })
  await Promise.all([archiveTool(tool), archiveTool(other)])
})
