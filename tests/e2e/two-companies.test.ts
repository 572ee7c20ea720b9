/**
 * Somebody who buys for two companies, in two tabs at once: each tab keeps its company, its cart and
 * its order. And somebody who is removed from a company while their cart for it is open.
 */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart, cartRow, quantityOf } from './cart-actions.ts'
import { adminToken, createTool } from './catalogue-setup.ts'
import { addNamedCompany } from './company-setup.ts'
import {
  defaultOrder,
  placeButton,
  placedOrderNumber,
  writeAddressAsText,
} from './order-form-actions.ts'
import { signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { isHydrated, withBrowser, type Visitor } from './visitor.ts'

/** Who has several and has chosen none is asked on the first page. */
async function answer({ go, page }: Pick<Visitor, 'go' | 'page'>, name: string): Promise<void> {
  await go('/dashboard/company')
  const question = page.getByRole('dialog', { name: 'Who do you want to buy for?' })
  await question.getByRole('button', { name }).click()
  await expectToast(page, `You are now buying for ${name}`)
  await question.waitFor({ state: 'detached' })
}

async function choose({ go, page }: Pick<Visitor, 'go' | 'page'>, name: string): Promise<void> {
  await go('/dashboard/company')
  await page.getByLabel('Buying for').selectOption({ label: name })
  await expectToast(page, `You are now buying for ${name}`)
}

test('two tabs buy for two companies, and neither takes the other’s cart or order', async () => {
  const buyer = await signUpThroughApi('Tim Twotabs')
  const [first, second] = [
    await addNamedCompany('First', buyer.email),
    await addNamedCompany('Second', buyer.email),
  ]
  const tool = await createTool()
  await withBrowser({ signedInAs: buyer }, async (one) => {
    const page = await one.context.newPage()
    const go = async (path: string): Promise<number> => {
      const response = await page.goto(path)
      await page.waitForFunction(isHydrated)
      return response?.status() ?? 0
    }
    const other: Visitor = { ...one, page, go }
    await answer(one, first.name)
    await choose(other, second.name)
    await addToCart(one, tool, '12')
    await addToCart(other, tool, '24')
    for (const [tab, quantity] of [
      [one, '12'],
      [other, '24'],
    ] as const) {
      await tab.go('/cart')
      await cartRow(tab.page, tool).waitFor()
      expect(await quantityOf(tab.page, tool).inputValue()).toBe(quantity)
    }
    await writeAddressAsText(one.page)
    await one.page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
    await placeButton(one.page).click()
    await placedOrderNumber(one.page)
    await one.page.locator('dl.facts', { hasText: first.name }).first().waitFor()
    await other.page.reload()
    await cartRow(other.page, tool).waitFor()
    expect(await quantityOf(other.page, tool).inputValue()).toBe('24')
  })
})

test('removed while the cart for the company is open: nothing is ordered, and the page says so', async () => {
  const buyer = await signUpThroughApi('Rita Removed')
  const company = await addNamedCompany('Leavers', buyer.email)
  const tool = await createTool()
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { go, page } = visitor
    await choose(visitor, company.name)
    await addToCart(visitor, tool, '24')
    await go('/cart')
    await writeAddressAsText(page)
    await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
    const [member] = Array.isArray(company.members) ? company.members : []
    const path = `/companies/${company.id}/members/${String(fieldOf(member, 'userId'))}` as const
    const removed = await callApi(`DELETE ${path}`, { token: await adminToken() })
    expect(removed.status).toBe(200)
    visitor.expectConsoleMessage(/status of 404 .*/)
    await placeButton(page).click()
    await page
      .getByText(/You can no longer buy for this company/)
      .first()
      .waitFor()
  })
})
