/** What is printed on A4: tables stay tables, and nothing that one types into is printed. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { adminToken, archiveTool, createTool } from './catalogue-setup.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

/** CSS pixels between the margins of A4: 186 mm. */
const width = 703

async function onPaper(
  signedInAs: SignedIn | undefined,
  path: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  await withBrowser({ width, ...(signedInAs ? { signedInAs } : {}) }, async ({ go, page }) => {
    await go(path)
    await page.emulateMedia({ media: 'print' })
    await look(page)
  })
}

/** All parts of a row stand beside each other. */
async function expectOneLine(row: Locator): Promise<void> {
  await row.waitFor()
  const overlaps = await row.evaluate((line) => {
    const boxes = [...line.children]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.width > 0)
      .toSorted((a, b) => a.left - b.left)
    return boxes.filter((box, index) => box.left < (boxes[index - 1]?.right ?? 0) - 1).length
  })
  expect(overlaps).toBe(0)
}

async function expectTable(page: Page): Promise<void> {
  await expectOneLine(page.locator('main tbody tr').first())
  await page.locator('main thead').first().waitFor()
}

test('an order, a quote and a pick list are printed as tables', async () => {
  const [tool, buyer, admin] = await Promise.all([
    createTool(),
    signUpThroughApi('Paula Printed'),
    signInAsAdmin(),
  ])
  const post = async (call: `POST /${string}`, token: string, body: object) =>
    (await callApi(call, { token, key: crypto.randomUUID(), body })).body
  const line = { toolId: tool.id, quantity: 12 }
  const contact = { phoneNum: '+1 512 555 0199', address: 'Austin' }
  const placed = await post('POST /orders', buyer.token, { lines: [line], ...contact })
  const number = String(fieldOf(placed, 'number'))
  const asked = await post('POST /quotes', buyer.token, { lines: [line], message: 'A price?' })
  await post(`POST /order/${number}/transitions`, admin.token, { status: 'confirmed' })

  for (const person of [admin, buyer])
    await onPaper(person, `/dashboard/orders/${number}`, expectTable)
  await onPaper(buyer, `/dashboard/quotes/${String(fieldOf(asked, '_id'))}`, (page) =>
    expectOneLine(page.locator('.lot .line').first()),
  )
  await onPaper(admin, `/dashboard/pick-lists?orders=${number}`, (page) =>
    expectOneLine(page.locator('.bin').first()),
  )
  await onPaper(admin, '/dashboard/manageorders', expectTable)
  await archiveTool(tool)
})

test('a tool with many sizes is printed without what one types into', async () => {
  const token = await adminToken()
  const tools = expectRows(await callApi('GET /tools?limit=100', { token }))
  const familyOf = (one: unknown) =>
    `${String(fieldOf(one, 'brand'))} ${String(fieldOf(one, 'family'))}`
  const sized = tools.find(
    (one) =>
      fieldOf(one, 'family') !== '' &&
      tools.some((other) => other !== one && familyOf(other) === familyOf(one)),
  )
  await onPaper(undefined, `/tools/${String(fieldOf(sized, 'slug'))}`, async (page) => {
    await page.locator('.family table').waitFor()
    const typed = page.locator('main :is(input, select):visible')
    expect(await typed.count()).toBe(0)
    await expectOneLine(page.locator('.family tbody tr').first())
  })
})
