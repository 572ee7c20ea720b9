/** Credit: a company orders above what it may owe, and staff see why and release it. */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart } from './cart-actions.ts'
import { adminToken, createTool } from './catalogue-setup.ts'
import { defaultOrder, placeButton, writeAddressAsText } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

test('a company orders above its credit limit: the order waits for the shop, and is released', async () => {
  const buyer = await signUpThroughApi('Carla Creditor')
  const token = await adminToken()
  const name = `Debtors ${crypto.randomUUID().slice(0, 8)}`
  const record = { name, address: '', vatId: '', taxNumber: '', taxStatus: 'standard', terms: '' }
  const { body } = await callApi('POST /companies', {
    token,
    body: { ...record, minimumOrder: '$0.00', representative: '', notes: '' },
  })
  const company = String(fieldOf(body, '_id'))
  await callApi(`PUT /companies/${company}/members`, {
    token,
    body: { email: buyer.email, role: 'owner' },
  })
  const tool = await createTool()
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/companies/${company}?part=terms`)
    await page.getByLabel('Credit limit').fill('a lot')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.locator('.error').first().waitFor()
    await page.getByLabel('Credit limit').fill('1')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Company saved')
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByText('$1.00 left').waitFor()
    await expectPageQuality(visitor)
  })
  let number = 0
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/company')
    await page.getByLabel('Buying for').selectOption({ label: name })
    await expectToast(page, `You are now buying for ${name}`)
    await addToCart(visitor, tool, '24')
    await go('/cart')
    await placeButton(page).waitFor()
    await writeAddressAsText(page)
    await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
    await placeButton(page).click()
    await page.getByText('This order is on hold until the shop releases it.').waitFor()
    await page.getByText('its credit limit is $1.00').waitFor()
    number = Number(/\d+$/.exec(page.url())?.[0])
    await expectPageQuality(visitor)
  })
  await withBrowser({ signedInAs: await signInAsAdmin(), scheme: 'dark' }, async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/orders/${number}`)
    await page
      .getByText(
        'This order is on hold because of the company’s credit limit or an overdue invoice.',
      )
      .waitFor()
    await page.getByRole('button', { name: `Release order ${number}` }).click()
    await expectToast(page, `Order ${number} was released`)
    await page.getByText('Released').first().waitFor()
    await go(`/dashboard/companies/${company}`)
    await page.getByText('over the limit: new orders go on hold').waitFor()
    await expectPageQuality(visitor)
  })
  const { body: credit } = await callApi(`GET /companies/${company}/credit`, { token })
  expect(fieldOf(credit, 'unpaid')).toBe('$0.00')
  expect(fieldOf(credit, 'open')).toBe(fieldOf(credit, 'notInvoiced'))
})
