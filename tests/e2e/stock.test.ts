/** Stock and families, as an admin and a buyer meet them, on a phone and on a desk. */
import { describe, expect, test } from 'vitest'
import { signUpThroughApi, signInAsAdmin } from './sign-in.ts'
import { createTool, stockOf, adminToken } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { withBrowser } from './visitor.ts'
import { callApi, fieldOf } from './api-calls.ts'

describe.each([360, 1280])('at %i px', (width) => {
  test('an admin records deliveries, counts and returns, and the ledger shows them', async () =>
    withBrowser({ width, signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
      const tool = await createTool()
      await go(`/dashboard/manageproducts?q=${encodeURIComponent(tool.name)}`)
      await page.getByRole('link', { name: `Stock of ${tool.name}: 240` }).click()
      await page.getByRole('heading', { level: 1, name: `Stock of ${tool.name}` }).waitFor()
      await page.getByText('240 pieces available.').waitFor()

      const record = async (kind: string, pieces: string, reason: string) => {
        await page.getByLabel('Kind').selectOption(kind)
        await page.getByLabel('Pieces', { exact: true }).fill(pieces)
        await page.getByLabel('Reason', { exact: true }).fill(reason)
        await page.getByRole('button', { name: 'Record' }).click()
      }
      await record('Received', '1,200', 'Delivery note 88')
      await page.getByText('1,440 pieces available.').waitFor()
      await record('Returned', '12', 'Unopened box')
      await page.getByText('1,452 pieces available.').waitFor()
      // While somebody counts, an order is placed: it is not undone.
      await page.getByLabel('Kind').selectOption('Counted')
      await page.getByText('Expected: 1,452.').waitFor()
      const placed = await callApi('POST /addorder', {
        token: await adminToken(),
        key: crypto.randomUUID(),
        body: { toolId: tool.id, OrderQuentuty: 12, phoneNum: '555 0142', address: 'Austin' },
      })
      expect(placed.status).toBe(201)
      await record('Counted', '1450', 'Year end')
      await page.getByText('1,438 pieces available.').waitFor()
      expect(await stockOf(tool)).toBe(1438)

      const rows = page
        .getByRole('table', { name: 'Stock movements for this tool' })
        .locator('tbody tr')
      const cells = async (row: number) =>
        (await rows.nth(row).locator('td').allInnerTexts())
          .slice(1)
          .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      expect(await rows.count()).toBe(5)
      expect((await cells(0)).slice(0, 3)).toEqual(['Counted', '−2', '1,438'])
      expect((await cells(0)).at(-1)).toBe('Year end')
      expect((await cells(1)).slice(0, 3)).toEqual(['Ordered', '−12', '1,440'])
      expect((await cells(1)).at(-1)).toMatch(/^Order \d+$/)
      expect((await cells(3)).slice(0, 3)).toEqual(['Received', '+1,200', '1,440'])
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, width)
    }))

  test('an invalid movement gets a field error, and changes nothing', async () =>
    withBrowser(
      { scheme: 'dark', width, signedInAs: await signInAsAdmin() },
      async ({ expectConsoleMessage, go, page }) => {
        const tool = await createTool({ Stock: 24 })
        await go(`/dashboard/manageproducts/${tool.id}/stock`)
        await page.getByLabel('Pieces', { exact: true }).fill('2.5')
        await page.getByRole('button', { name: 'Record' }).click()
        await page.getByText('Enter a whole number from 0 to 1,000,000.').waitFor()
        await page.getByText('Fill this in.').waitFor()
        // Sold while somebody counted: the count no longer fits.
        await page.getByLabel('Kind').selectOption('Counted')
        await page.getByLabel('Pieces', { exact: true }).fill('0')
        await page.getByLabel('Reason', { exact: true }).fill('The shelf is empty')
        await callApi('POST /addorder', {
          token: await adminToken(),
          key: crypto.randomUUID(),
          body: { toolId: tool.id, OrderQuentuty: 12, phoneNum: '555 0142', address: 'Austin' },
        })
        expectConsoleMessage(/422/)
        await page.getByRole('button', { name: 'Record' }).click()
        await page.getByText(/Pieces were sold in the meantime/).waitFor()
        expect(await stockOf(tool)).toBe(12)
        await expectAccessible(page)
      },
    ))

  test('the sizes of a tool are in one table, and are added to the cart together', () =>
    withBrowser({ width }, async ({ go, page }) => {
      const family = `Family Wrench ${crypto.randomUUID().slice(0, 8)}`
      const eight = await createTool({ name: `${family} 8 mm`, brand: 'Drevholt', family })
      await createTool({ name: `${family} 10 mm`, brand: 'Drevholt', family })
      await createTool({ name: `${family} 13 mm`, brand: 'Drevholt', family, Stock: 0 })
      await go(`/tools/${eight.slug}`)
      const table = page.getByRole('table', { name: `Sizes of ${family}` })
      expect(await table.locator('tbody tr').count()).toBe(3)
      expect(await table.getByRole('link', { name: '10 mm' }).count()).toBe(1)
      expect(await page.getByLabel('Quantity of 13 mm').count()).toBe(0)

      await page.getByLabel('Quantity of 10 mm').fill('50')
      await page.getByText('50 is not a multiple of 12. Use 48 or 60.').waitFor()
      await page.getByRole('button', { name: 'Use 48 of 10 mm' }).click()
      await page.getByRole('button', { name: 'Increase: 8 mm' }).click()
      expect(await page.getByLabel('Quantity of 8 mm').inputValue()).toBe('12')
      // 48 at $11.25 and 12 at $12.50
      expect(await page.locator('.family-foot b').innerText()).toBe('$690.00')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, width)
      await page.locator('.family-foot').getByRole('button', { name: 'Add to cart' }).click()
      await page.getByText('2 sizes (60 pieces) added to the cart').waitFor()
      expect(await page.getByLabel('Quantity of 10 mm').inputValue()).toBe('')
      await go('/cart')
      await page.getByText(`${family} 10 mm`).first().waitFor()
      await page.getByText(`${family} 8 mm`).first().waitFor()
    }))
})

test('without script, the table of sizes links to each of them', () =>
  withBrowser({ script: false }, async ({ go, page }) => {
    await go('/tools/combination-wrench-13-mm')
    const table = page.getByRole('table', { name: 'Sizes of Combination Wrench' })
    expect(await table.locator('tbody tr').count()).toBe(8)
    await table.getByRole('link', { name: '8 mm', exact: true }).click()
    await page.waitForURL('**/tools/combination-wrench-8-mm')
  }))

describe.each([360, 1280])('documents at %i px', (width) => {
  test('an admin downloads the invoice and packing slip of a confirmed order', async () =>
    withBrowser({ width, signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
      const tool = await createTool()
      // Nobody confirms an order of their own while others may.
      const buyer = await signUpThroughApi('Ines Ordered')
      const placed = await callApi('POST /addorder', {
        token: buyer.token,
        key: crypto.randomUUID(),
        body: { toolId: tool.id, OrderQuentuty: 12, phoneNum: '555 0142', address: 'Austin' },
      })
      const number = Number(fieldOf(placed.body, 'number'))
      await go(`/dashboard/orders/${number}`)
      await page.getByText('The invoice will be available after the order is confirmed.').waitFor()
      expect(
        (
          await callApi(`POST /order/${number}/transitions`, {
            token: await adminToken(),
            body: { status: 'confirmed' },
          })
        ).status,
      ).toBe(200)
      await page.reload()
      await page.getByLabel('Paper size').selectOption('Letter')
      for (const [name, file] of [
        ['Invoice', /^INV-\d{6}\.pdf$/],
        ['Packing slip', /^PS-\d{6}\.pdf$/],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: `${name}, PDF`, exact: true }).click(),
        ])
        expect(download.suggestedFilename()).toMatch(file)
        const stream = await download.createReadStream()
        const [first] = await stream.take(1).toArray()
        expect(String(first).startsWith('%PDF-')).toBe(true)
      }
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, width)
    }))

  test('a buyer downloads the invoice of an own order, but not the packing slip', async () => {
    const buyer = await signUpThroughApi('Ines Duarte')
    await withBrowser({ width, signedInAs: buyer }, async ({ go, page }) => {
      const tool = await createTool()
      const placed = await callApi('POST /addorder', {
        token: buyer.token,
        key: crypto.randomUUID(),
        body: { toolId: tool.id, OrderQuentuty: 12, phoneNum: '555 0142', address: 'Austin' },
      })
      const number = Number(fieldOf(placed.body, 'number'))
      expect(
        (
          await callApi(`POST /order/${number}/transitions`, {
            token: await adminToken(),
            body: { status: 'confirmed' },
          })
        ).status,
      ).toBe(200)
      await go(`/dashboard/orders/${number}`)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Invoice, PDF', exact: true }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/)
      expect(await page.getByRole('button', { name: 'Packing slip' }).count()).toBe(0)
    })
  })
})

test('an invoice stays on the page of an order that is cancelled, and of one that is deleted', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page, expectConsoleMessage }) => {
    const token = await adminToken()
    const tool = await createTool()
    const body = { toolId: tool.id, OrderQuentuty: 12, phoneNum: '555 0142', address: 'Austin' }
    const { token: buyer } = await signUpThroughApi('Stella Stocked')
    const placed = await callApi('POST /addorder', { token: buyer, key: crypto.randomUUID(), body })
    const number = Number(fieldOf(placed.body, 'number'))
    const send = async (path: string, sent: object) =>
      expect((await callApi(`POST /order/${number}/${path}`, { token, body: sent })).status).toBe(
        200,
      )
    await send('steps', { status: 'confirmed' })
    await send('papers', { kind: 'invoice', size: 'a4' })
    await send('steps', { status: 'cancelled' })
    await go(`/dashboard/orders/${number}`)
    await page.getByText(/^INV-\d{6} was issued before the order was cancelled on /).waitFor()
    expect(await page.getByRole('button', { name: 'Packing slip' }).count()).toBe(0)
    await expectAccessible(page)
    const id = String(fieldOf(placed.body, 'insertedId'))
    expect((await callApi(`DELETE /orders/${id}`, { token })).status).toBe(200)
    expectConsoleMessage(/404 .*\/api\/order\/\d+$/)
    await page.reload()
    await page.getByText('This order was deleted.').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Invoice, PDF', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/)
    await expectAccessible(page)
  }))
