/** Each undo, as staff see it: in the toast of the deletion, and on the page Deleted. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { callApi, fieldOf } from './api-calls.ts'
import {
  adminToken,
  archiveTool,
  createTool,
  stockOf,
  type CreatedTool,
} from './catalogue-setup.ts'
import { defaultOrder } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { confirmDeletion, deleteRow, filterTable } from './tables.ts'
import { expectToast, toastOf } from './toasts.ts'
import { withBrowser } from './visitor.ts'

const order = async (token: string, { id }: CreatedTool, pieces: number): Promise<number> => {
  const { body } = await callApi('POST /addorder', {
    token,
    key: crypto.randomUUID(),
    body: {
      toolId: id,
      OrderQuentuty: pieces,
      phoneNum: defaultOrder.phone,
      address: defaultOrder.address,
    },
  })
  return Number(fieldOf(body, 'number'))
}

/** Presses the button in the toast of the last deletion. */
const undo = async (page: Page): Promise<void> => {
  await toastOf(page, 'Item deleted').getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Restored')
}

test('a deleted tool and a deleted order come back by Undo, with their stock', async () => {
  const [tool, rosa] = await Promise.all([createTool(), signUpThroughApi('Rosa Undone')])
  const number = await order(rosa.token, tool, 24)
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/manageproducts')
    const row = await filterTable(page, tool.name)
    await deleteRow(row, tool.name)
    await confirmDeletion(page)
    await expectToast(page, 'Item deleted')
    await undo(page)
    await row.filter({ hasText: tool.name }).waitFor()

    await go(`/dashboard/manageorders?q=${number}`)
    await deleteRow(page.locator('tbody tr'), `order ${number}`)
    await confirmDeletion(page)
    await expectToast(page, 'Item deleted')
    expect(await stockOf(tool)).toBe(240)
    await undo(page)
    await page.getByRole('button', { name: `More for order ${number}` }).waitFor()
    expect(await stockOf(tool)).toBe(216)
  })
  await archiveTool(tool)
})

test('the clock of the toast stands still under the mouse and while Undo has the focus', async () => {
  const tool = await createTool()
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/manageproducts')
    const row = await filterTable(page, tool.name)
    // The clock is an animation: slowed down, it does not end while a busy machine looks at it.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Animation.enable')
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
    await deleteRow(row, tool.name)
    await confirmDeletion(page)
    const toast = toastOf(page, 'Item deleted')
    await toast.getByRole('button', { name: 'Undo' }).focus()
    const clock = () =>
      toast
        .locator('[role=progressbar]')
        .evaluate((bar) => getComputedStyle(bar).animationPlayState)
    await expect.poll(clock).toBe('paused')
    await toast.getByRole('button', { name: 'Undo' }).blur()
    await expect.poll(clock).toBe('running')
    await toast.hover()
    await expect.poll(clock).toBe('paused')
    await page.mouse.move(0, 0)
    await expect.poll(clock).toBe('running')
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await toast.waitFor({ state: 'detached' })
  })
})

test('on the page Deleted an order that is short says of what, and is restored when it is there', async () => {
  const [tool, rosa] = await Promise.all([createTool(), signUpThroughApi('Rosa Short')])
  const number = await order(rosa.token, tool, 120)
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { expectConsoleMessage, go, page } = visitor
    await go(`/dashboard/manageorders?q=${number}`)
    await deleteRow(page.locator('tbody tr'), `order ${number}`)
    await confirmDeletion(page)
    await expectToast(page, 'Item deleted')
    expectConsoleMessage(/status of 409 .*restore/)
    await order(rosa.token, tool, 132)
    await go('/dashboard/deleted')
    const restore = page.getByRole('button', { name: `Restore: Order ${number}`, exact: true })
    await restore.click()
    await expectToast(page, `${tool.name}: 120 needed, 108 left`)
    await callApi(`POST /stock/${tool.id}`, {
      token: await adminToken(),
      key: crypto.randomUUID(),
      body: { kind: 'received', quantity: 12, reason: 'Delivery' },
    })
    await restore.click()
    await expectToast(page, `Order ${number} was restored`)
    await restore.waitFor({ state: 'detached' })
    expect(await stockOf(tool)).toBe(0)
  })
  await archiveTool(tool)
})

test.each([360, 1280])('Deleted has all kinds, at %i px, light and dark', async (width) => {
  const tool = await createTool()
  await archiveTool(tool)
  await withBrowser({ width, signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    for (const kind of ['orders', 'reviews', 'staff', 'tools']) {
      await go(`/dashboard/deleted?kind=${kind}`)
      await page.getByRole('heading', { level: 1, name: 'Deleted' }).waitFor()
      await expectPageQuality({ page })
    }
    await page.getByRole('button', { name: `Restore: ${tool.name}` }).click()
    await expectToast(page, `${tool.name} was restored`)
  })
  await archiveTool(tool)
})
