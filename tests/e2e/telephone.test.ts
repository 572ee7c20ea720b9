/** Staff order for a customer who is on the telephone: who, what, where, and how it is marked. */
import { expect, test } from 'vitest'
import { createTool } from './catalogue-setup.ts'
import { addCompanyOf } from './company-setup.ts'
import { writeAddressAsText } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

test('staff find a customer, write down what they want, and place it for them', async () => {
  const buyer = await signUpThroughApi('Tilda Telephoned')
  const sku = `TEL-${crypto.randomUUID().slice(0, 8)}`
  const tool = await createTool({ sku })
  const company = 'Werkzeughandelsgesellschaft'.repeat(4)
  await addCompanyOf(buyer.email, company)
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/manageorders')
    await page.getByRole('link', { name: 'Order for a customer' }).first().click()
    await expectPageQuality(visitor)
    await page.getByRole('searchbox', { name: 'Find the customer' }).fill(buyer.email)
    await page.getByText(company).waitFor()
    await expectPageQuality(visitor)
    expect(await page.getByText('Only the first').count()).toBe(0)
    await page.getByRole('link', { name: 'Choose Tilda Telephoned, Without a company' }).click()
    await page.getByRole('heading', { name: 'For Tilda Telephoned' }).waitFor()
    await page.getByLabel('Lines').fill(`${sku} 24\nNOT-SOLD-HERE 3`)
    await page.getByRole('button', { name: 'Add the lines' }).click()
    await page.getByLabel(`Quantity of ${tool.name}`).waitFor()
    await writeAddressAsText(page, '418 Mill Street, Austin')
    await page.getByLabel('Phone', { exact: true }).fill('+1 512 555 0142')
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Place the order' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Nothing was ordered.' })
    await refusal.getByText('Lines that are not ready cannot be ordered').waitFor()
    await page.getByRole('button', { name: 'Remove NOT-SOLD-HERE' }).click()
    await page.getByRole('button', { name: 'Place the order' }).click()
    await page.getByText('Placed by Marta Ibarra for Tilda Telephoned.').waitFor()
  })
  await withBrowser({ signedInAs: buyer, scheme: 'dark' }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/myorders')
    await page.locator('tbody').getByRole('link').first().click()
    await page.getByText('Placed by the shop for Tilda Telephoned.').waitFor()
    expect(await page.getByText(tool.name).count()).toBeGreaterThan(0)
  })
})

test('lines that could not be looked up stay in the box, and corrections made at once both count', async () => {
  const sku = `TEL-${crypto.randomUUID().slice(0, 8)}`
  const first = await createTool({ sku: `${sku}-1` })
  const second = await createTool({ sku: `${sku}-2` })
  const buyer = await signUpThroughApi('Tilda Interrupted')
  await withBrowser(
    { signedInAs: await signInAsAdmin() },
    async ({ go, page, expectConsoleMessage }) => {
      await go('/dashboard/manageorders')
      await page.getByRole('link', { name: 'Order for a customer' }).first().click()
      await page.getByRole('searchbox', { name: 'Find the customer' }).fill(buyer.email)
      await page.getByRole('link', { name: /^Choose Tilda Interrupted/ }).click()
      const box = page.getByLabel('Lines')
      const add = page.getByRole('button', { name: 'Add the lines' })
      const lines = `${sku}-1 24\n${sku}-2 36`
      expectConsoleMessage(/ERR_FAILED/)
      await page.route('**/api/order-pad', (route) => route.abort())
      await box.fill(lines)
      await add.click()
      await page.getByText('Your entries are kept').waitFor()
      expect(await box.inputValue()).toBe(lines)

      await page.unroute('**/api/order-pad')
      await add.click()
      const quantityOf = ({ name }: { readonly name: string }) =>
        page.getByLabel(`Quantity of ${name}`)
      await quantityOf(first).fill('48')
      await quantityOf(second).fill('60')
      await quantityOf(second).press('Tab')
      await page.getByText('$540.00').waitFor()
      await page.getByText('$675.00').waitFor()
      expect(await box.inputValue()).toBe('')
    },
  )
})
