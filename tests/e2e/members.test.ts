/**
 * People of a company: an approver changes an order before approving it, an owner sees all orders
 * and removes a member, whose things pass to a colleague.
 */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart, cartRow, quantityOf } from './cart-actions.ts'
import { adminToken, createTool, type CreatedTool } from './catalogue-setup.ts'
import { addCompany } from './company-setup.ts'
import { defaultOrder, placeButton, writeAddressAsText } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openBrowser, withBrowser, type SignedIn, type Visitor } from './visitor.ts'

type Role = 'approver' | 'buyer' | 'owner'

/** A company with these members; buyers may spend nothing without approval. */
async function openCompany(people: readonly (readonly [SignedIn, Role])[]): Promise<string> {
  const name = `Joiners ${crypto.randomUUID().slice(0, 8)}`
  const token = await adminToken()
  const path = `PUT ${await addCompany(name)}` as const
  for (const [{ email }, role] of people) {
    const answer = await callApi(path, { token, body: { email, role } })
    const members = fieldOf(answer.body, 'members')
    const member = (Array.isArray(members) ? members : []).find(
      (one) => fieldOf(one, 'email') === email,
    )
    if (role === 'buyer')
      await callApi(`${path}/${String(fieldOf(member, 'userId'))}/limits`, {
        token,
        body: { orderLimit: '$0.00', monthLimit: null },
      })
  }
  return name
}

/** Chooses the company, and puts a tool into its cart. */
async function fillCart(visitor: Visitor, company: string, tool: CreatedTool): Promise<void> {
  const { go, page } = visitor
  await go('/dashboard/company')
  await page.getByLabel('Buying for').selectOption({ label: company })
  await expectToast(page, `You are now buying for ${company}`)
  await addToCart(visitor, tool, '24')
}

/** @returns the number of the order, which is on hold */
async function placeOnHold({ go, page }: Visitor): Promise<number> {
  await go('/cart')
  await placeButton(page).waitFor()
  await writeAddressAsText(page)
  await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
  await placeButton(page).click()
  await page.getByText('This order is waiting for approval by your company.').waitFor()
  return Number(/\d+$/.exec(page.url())?.[0])
}

test('an approver changes an order, sees what differs, saves and approves it; its buyer reads it', async () => {
  const [owner, buyer] = [await signUpThroughApi('Olga Owner'), await signUpThroughApi('Ben Buyer')]
  const company = await openCompany([
    [owner, 'owner'],
    [buyer, 'buyer'],
  ])
  const tool = await createTool()
  const visitor = await openBrowser({ signedInAs: buyer })
  await fillCart(visitor, company, tool)
  const number = await placeOnHold(visitor)
  await visitor.go('/dashboard/myorders')
  await visitor.page.getByRole('link', { name: 'On hold' }).click()
  await visitor.page.getByText('the limit without approval is $0.00').waitFor()
  await expectPageQuality(visitor)
  await withBrowser({ signedInAs: owner }, async (approver) => {
    const { go, page } = approver
    approver.expectConsoleMessage(/status of 422 .*\/approval$/)
    await go(`/dashboard/orders/${number}`)
    expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
    await page
      .getByRole('link', { name: 'Approve, change or refuse the order under Approvals' })
      .click()
    await page.getByRole('button', { name: `Change quantities of order ${number}` }).click()
    const form = page.getByRole('form', { name: `Quantities of order ${number}` })
    await form.getByLabel(`Quantity of ${tool.name}`).fill('13')
    await form.getByRole('button', { name: 'Preview changes' }).click()
    await form.getByText(/13 is not a multiple of 12/).waitFor()
    await form.getByLabel(`Quantity of ${tool.name}`).fill('12')
    await form.getByRole('button', { name: 'Preview changes' }).click()
    await form.getByText('12 pieces instead of 24 pieces').waitFor()
    await expectPageQuality(approver)
    await form.getByRole('button', { name: 'Save and notify the buyer' }).click()
    await expectToast(
      page,
      `Order ${number} has been changed and is still waiting for your approval`,
    )
    await page.getByRole('button', { name: `Approve order ${number}` }).click()
    await expectToast(page, `Order ${number} was released`)
  })
  await visitor.go(`/dashboard/orders/${number}`)
  const changes = visitor.page.getByRole('region', { name: 'Changes to this order' })
  await changes.getByText('12 pieces instead of 24 pieces').waitFor()
  await changes.getByText('by Olga Owner').waitFor()
  await expectPageQuality(visitor)
  await visitor.close()
})

test('who is removed with a cart open loses the company, and its orders pass to a colleague', async () => {
  const [owner, leaver] = [
    await signUpThroughApi('Olga Owner'),
    await signUpThroughApi('Lea Leaver'),
  ]
  const heir = await signUpThroughApi('Carl Colleague')
  const company = await openCompany([
    [owner, 'owner'],
    [leaver, 'buyer'],
    [heir, 'buyer'],
  ])
  const tool = await createTool()
  const visitor = await openBrowser({ signedInAs: leaver })
  visitor.expectConsoleMessage(/status of 404 /)
  await fillCart(visitor, company, tool)
  const number = await placeOnHold(visitor)
  await addToCart(visitor, tool, '36')
  await visitor.go('/cart')
  await cartRow(visitor.page, tool).waitFor()
  await withBrowser({ signedInAs: owner }, async (removing) => {
    const { go, page } = removing
    await go('/dashboard/company')
    await page.getByRole('button', { name: `More for ${company}` }).click()
    await page.getByRole('link', { name: 'All company orders' }).click()
    await page
      .getByRole('link', { name: String(number) })
      .first()
      .waitFor()
    await page.getByText('Lea Leaver').first().waitFor()
    await expectPageQuality(removing)
    await go('/dashboard/company')
    await page.getByRole('button', { name: `More for ${leaver.email}` }).click()
    await page.getByRole('button', { name: `Remove ${leaver.email}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Successor for this person’s orders').selectOption(heir.email)
    await expectPageQuality(removing)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expectToast(
      page,
      `${leaver.email} is no longer a member; 1 order, 1 line in the cart transferred to ${heir.email}`,
    )
  })
  // The cart is still open in the tab of who was removed.
  await quantityOf(visitor.page, tool).fill('48')
  await visitor.page.getByText('You can no longer buy for this company').first().waitFor()
  await visitor.go('/dashboard/myorders')
  await visitor.page.getByText('You have not ordered anything yet').waitFor()
  await visitor.close()
  await withBrowser({ signedInAs: heir, scheme: 'dark' }, async (successor) => {
    const { go, page } = successor
    await go(`/dashboard/orders/${number}`)
    await page.getByText('Transferred to another member of the company').waitFor()
    await page.getByText('Lea Leaver').first().waitFor()
    await expectPageQuality(successor)
    await go('/dashboard/company')
    await page.getByLabel('Buying for').selectOption({ label: company })
    await expectToast(page, `You are now buying for ${company}`)
    await go('/cart')
    expect(await quantityOf(page, tool).inputValue()).toBe('36')
  })
})

test('staff find the orders on hold, with the reason', async () => {
  const buyer = await signUpThroughApi('Ben Buyer')
  const company = await openCompany([[buyer, 'buyer']])
  const tool = await createTool()
  const visitor = await openBrowser({ signedInAs: buyer })
  await fillCart(visitor, company, tool)
  const number = await placeOnHold(visitor)
  await visitor.close()
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (staff) => {
    await staff.go('/dashboard/manageorders')
    await staff.page.getByRole('link', { name: /^on hold/ }).click()
    const row = staff.page.locator('tbody tr', { hasText: String(number) })
    await row.getByTitle(/the limit without approval is \$0\.00/).waitFor()
    await expectPageQuality(staff)
  })
})
