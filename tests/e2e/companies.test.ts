/**
 * Trade customers: somebody asks for an account, staff approve it and add a buyer, who buys for the
 * company with a cart of its own.
 */
import { expect, test } from 'vitest'
import { addToCart, cartRow } from './cart-actions.ts'
import { createTool } from './catalogue-setup.ts'
import {
  defaultOrder,
  placeButton,
  placedOrderNumber,
  writeAddressAsText,
} from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openBrowser, withBrowser } from './visitor.ts'

test('a company asks for an account, is approved, and its buyer orders for it from a cart of its own', async () => {
  const company = `Restoration of Historic Staircases ${crypto.randomUUID().slice(0, 8)} Ltd`
  const [owner, colleague] = [await signUpThroughApi('Olive Owner'), await signUpThroughApi('Ben')]
  const tool = await createTool()
  await withBrowser({ signedInAs: owner }, async (visitor) => {
    await visitor.go('/dashboard/company')
    await visitor.page.getByLabel('Company name').fill(company)
    await visitor.page.getByRole('button', { name: 'Request a trade account' }).click()
    await visitor.page.getByText('We are checking your request').waitFor()
    expect(await visitor.page.getByLabel('Buying for').count()).toBe(0)
    await expectPageQuality(visitor)
  })
  await withBrowser({ signedInAs: await signInAsAdmin(), scheme: 'dark' }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/companies?state=requested&q=${encodeURIComponent(company)}`)
    await expectPageQuality(visitor)
    await page.getByRole('link', { name: company }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectToast(page, `${company}: Approved`)
    await page.getByRole('link', { name: 'Members' }).click()
    await page.locator('summary', { hasText: 'Add a member' }).click()
    await page.getByLabel('E-mail address of the account').fill(colleague.email)
    await page.getByRole('button', { name: 'Add a member' }).click()
    await expectToast(page, `${colleague.email} now buys for this company`)
    await expectPageQuality(visitor)
  })
  const visitor = await openBrowser({ signedInAs: colleague })
  const { go, page } = visitor
  await addToCart(visitor, tool, '12')
  await go('/cart')
  await cartRow(page, tool).waitFor()
  await page.getByLabel('Buying for').selectOption({ label: company })
  await expectToast(page, `You are now buying for ${company}`)
  // The cart comes along.
  await cartRow(page, tool).waitFor()
  expect(await page.getByLabel(`Quantity of ${tool.name}`).inputValue()).toBe('12')
  await writeAddressAsText(page)
  await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
  await expectPageQuality(visitor)
  await placeButton(page).click()
  await placedOrderNumber(page)
  await page.locator('dl.facts', { hasText: company }).first().waitFor()
  await go('/cart')
  await page.getByLabel('Buying for').selectOption({ label: 'Myself' })
  await expectToast(page, 'You are now buying for yourself')
  await page.getByText('The cart is empty').waitFor()
  await visitor.close()
})
