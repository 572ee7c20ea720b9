/** An address in parts on the specification's order form, where a text stays possible. */
import { expect, test } from 'vitest'
import { callApi } from './api-calls.ts'
import { adminToken, archiveTool, createTool } from './catalogue-setup.ts'
import { addNamedCompany } from './company-setup.ts'
import {
  addressInput,
  defaultOrder,
  fillOrder,
  placeButton,
  placedOrderNumber,
  quantityInput,
} from './order-form-actions.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signUpThroughApi } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

test('the text that was typed becomes parts, its postcode is judged, and the order keeps both', async () => {
  const [tool, account] = await Promise.all([createTool(), signUpThroughApi('Polly Parts')])
  await withBrowser({ signedInAs: account, width: 360 }, async ({ go, page }) => {
    await go(`/purchase/${tool.id}`)
    await fillOrder(page)
    await page.getByRole('button', { name: 'Enter the address in separate fields' }).click()
    await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Doe Joinery')
    expect(await page.getByLabel('Company').evaluate((field) => field.matches(':focus'))).toBe(true)
    expect(await page.getByLabel('Street and number').inputValue()).toBe('7 Planer Row')
    expect(await page.getByLabel('Town').inputValue()).toBe('Austin')
    await page.getByLabel('Country').selectOption('Germany')
    await page.getByText('Add notes for the driver').click()
    await page.getByLabel('Notes for the driver').fill('Ring at dock 2')
    await page.getByLabel('Postcode').fill('7870')
    await placeButton(page).click()
    await page.getByText('7870 is not a valid postcode for Germany. Example: 10115.').waitFor()
    await expectAccessible(page)
    for (const width of [360, 768, 1280]) await expectNoSidewaysScroll(page, width)
    // Back to the text, which says what the parts say, and to the parts again.
    await page.getByRole('button', { name: 'Enter the address in a single field' }).click()
    expect(await addressInput(page).inputValue()).toBe(
      'Doe Joinery\n7 Planer Row\n7870 Austin, TX\nGermany',
    )
    await addressInput(page).fill(defaultOrder.address)
    await page.getByRole('button', { name: 'Enter the address in separate fields' }).click()
    await page.getByLabel('Country').selectOption('United States')
    await page.getByText('Add notes for the driver').click()
    await page.getByLabel('Notes for the driver').fill('Ring at dock 2')
    await placeButton(page).click()
    await placedOrderNumber(page)
    const main = page.getByRole('main')
    await main.getByText('Austin, TX 78702').waitFor()
    await main.getByText('Ring at dock 2').waitFor()
  })
  await archiveTool(tool)
})

test('who has saved no address is offered that of the company for which they buy', async () => {
  const [tool, account, token] = await Promise.all([
    createTool(),
    signUpThroughApi('Carla Company'),
    adminToken(),
  ])
  const { id, name } = await addNamedCompany('Doe Joinery', account.email)
  const record = await callApi(`GET /companies/${id}`, { token })
  const { _id, number, state, requestedAt, members, ...fields } = Object(record.body)
  const saved = await callApi(`PUT /companies/${id}`, {
    token,
    body: { ...fields, address: '7 Planer Row\nAustin, TX 78702', phone: '+1 512 555 0142' },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await withBrowser({ signedInAs: account }, async ({ go, page }) => {
    await go('/dashboard')
    await page.getByLabel('Buying for').selectOption({ label: name })
    await page.locator('main').getByText(`buying for ${name}`).waitFor()
    await go(`/purchase/${tool.id}`)
    await page.locator('.folded').getByText('7 Planer Row').waitFor()
    expect(await page.getByLabel('Street and number').count()).toBe(0)
    await quantityInput(page).fill('12')
    await placeButton(page).click()
    await placedOrderNumber(page)
    await page.getByRole('main').getByText('Austin, TX 78702').waitFor()
  })
  await archiveTool(tool)
})
