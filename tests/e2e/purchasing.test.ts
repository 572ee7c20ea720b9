/** Purchasing: what is to be bought is marked as ordered, and its goods are received into stock. */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { adminToken, createTool } from './catalogue-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

test('a proposal is marked as ordered, taken back, marked again, and received into stock', async () => {
  const { id, name } = await createTool({
    Stock: 3,
    reorder_level: 500,
    minimum_quantity: 1,
    pack_size: 1,
    price_breaks: [],
  })
  const stock = async () => {
    const { body } = await callApi(`GET /tools/${id}`, { token: await adminToken() })
    return fieldOf(body, 'Stock')
  }
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    const mark = page.getByRole('button', { name: `Mark as ordered: ${name}` })
    await go('/dashboard/purchasing')
    await mark.click()
    await expectToast(page, 'Marked as ordered')
    await mark.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await mark.click()
    await mark.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Ordered', exact: true }).click()
    await page.getByRole('heading', { name: 'Ordered from suppliers' }).waitFor()
    const receive = page.getByRole('button', { name: `Receive: ${name}` })
    await receive.waitFor()
    await expectPageQuality(visitor)
    await receive.click()
    await expectToast(page, `497 pieces of ${name} added to the stock`)
    await receive.waitFor({ state: 'detached' })
    expect(await stock()).toBe(500)
    await page.getByRole('link', { name: 'Received', exact: true }).last().click()
    await page.getByText(name).waitFor()
  })
})
