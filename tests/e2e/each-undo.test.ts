/**
 * What staff have changed and want back: rights, settings, texts, prices and reviews. Tools and
 * orders: undo.test.ts.
 */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { adminToken, archiveTool, createTool } from './catalogue-setup.ts'
import { expectAccessible } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { answerDialog, confirmDeletion } from './tables.ts'
import { expectToast, toastOf } from './toasts.ts'
import { withBrowser } from './visitor.ts'

const unique = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`

test('a review that was deleted is back in sight by Undo, with its stars', async () => {
  const [tool, rosa] = await Promise.all([createTool(), signUpThroughApi('Rosa Returns')])
  // What looks like a telephone number would be held.
  const review = 'Holds its edge.'
  await callApi('POST /addreview', {
    token: rosa.token,
    body: { review, toolId: tool.id, rating: 4 },
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/reviews')
    const row = page.locator('tbody tr', { hasText: tool.name })
    await row.getByRole('button', { name: 'More for Rosa Returns' }).click()
    await row.getByRole('button', { name: 'Delete the review by Rosa Returns' }).click()
    await confirmDeletion(page)
    await toastOf(page, 'Item deleted').getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Restored')
    await row.waitFor()
    await go(`/tools/${tool.slug}`)
    await page.getByText(review).waitFor()
  })
  await archiveTool(tool)
})

test('rights that were taken are given back by Undo: what could be done, and no more', async () => {
  const clerk = await signUpThroughApi('Carl Clerk')
  await callApi(`PUT /user/${clerk.email}`, { token: await adminToken(), body: { role: 'admin' } })
  const orders = () => callApi('GET /orders', { token: clerk.token })
  const settings = () => callApi('GET /settings', { token: clerk.token })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/staff')
    await page.getByRole('button', { name: `Change the permissions of ${clerk.email}` }).click()
    const form = page.getByRole('dialog', { name: 'Permissions of Carl Clerk' })
    await form.getByLabel(/^Owner/).uncheck()
    await form.getByLabel(/^Orders/).check()
    await form.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Permissions of Carl Clerk saved')
    expect((await orders()).status).toBe(200)

    await page.getByRole('button', { name: `More for ${clerk.email}` }).click()
    await page.getByRole('button', { name: `Make customer: ${clerk.email}` }).click()
    await answerDialog(page, 'Make customer')
    const toast = toastOf(page, 'Carl Clerk is now a customer')
    await toast.waitFor()
    expect((await orders()).status).toBe(403)
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Restored')
    expect((await orders()).status).toBe(200)
    expect((await settings()).status).toBe(403)
    await page.getByRole('button', { name: `More for ${clerk.email}` }).click()
    await page.getByRole('button', { name: `Make customer: ${clerk.email}` }).click()
    await answerDialog(page, 'Make customer')
  })
})

test('settings are put back from their history, all that one save had changed', async () => {
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/settings/letterhead')
    const letterhead = page.getByRole('form', { name: 'Letterhead' })
    const field = letterhead.getByLabel('Tax number')
    const before = await field.inputValue()
    const number = unique('27/')
    await field.fill(number)
    await letterhead.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Saved')
    await page.getByRole('link', { name: 'History', exact: true }).last().click()
    await page.waitForURL('**/dashboard/settings/history?part=letterhead')
    const row = page.locator('tbody tr', { hasText: number }).first()
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Restore: Tax number' }).click()
    await answerDialog(page, 'Restore')
    await expectToast(page, 'Restored')
    await go('/dashboard/settings/letterhead')
    expect(await field.inputValue()).toBe(before)
  })
})

test('an earlier text of a page is taken again, and a tool is put back from the history', async () => {
  const slug = `undo-${crypto.randomUUID().slice(0, 8)}`
  const tool = await createTool()
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    // Nobody has written it yet.
    await go(`/dashboard/pages/${slug}`)
    const text = page.getByLabel('Text', { exact: true })
    await text.waitFor()
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
    await page.getByLabel('Title', { exact: true }).fill('Opening hours')
    const save = async (): Promise<void> => {
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      expect((await saved).status()).toBe(200)
    }
    for (const body of ['From eight to five.', 'Closed.']) {
      await text.fill(body)
      await save()
    }
    await page
      .getByRole('button', { name: /^Load this version/ })
      .nth(1)
      .click()
    expect(await text.inputValue()).toBe('From eight to five.')
    await save()
    await expectToast(page, 'The page was saved')
    await go(`/pages/${slug}`)
    await page.getByText('From eight to five.').waitFor()
    await go(`/dashboard/pages/${slug}`)
    await page.getByRole('button', { name: 'Remove this page' }).click()
    await confirmDeletion(page)

    await go(`/dashboard/manageproducts/${tool.id}`)
    await page.getByLabel('Price', { exact: true }).fill('14.75')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, `${tool.name} was saved`)
    await go(`/dashboard/history?kind=tool&record=${tool.id}`)
    await page
      .getByRole('button', { name: `Restore: ${tool.name}` })
      .first()
      .click()
    await answerDialog(page, 'Restore')
    await expectToast(page, 'was restored')
    const { body } = await callApi(`GET /tools/${tool.id}`)
    expect(fieldOf(body, 'price')).toBe('$12.50')
  })
  await archiveTool(tool)
})

test('a row of a price list that was removed is back by Undo, with its price', async () => {
  const sku = unique('SKU')
  const tool = await createTool({ sku })
  const name = unique('Joiners')
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/prices')
    await page.getByRole('button', { name: 'New price list' }).click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Add a price' }).click()
    await page.getByLabel('SKU', { exact: true }).fill(sku)
    await page.getByLabel('Or a fixed price').fill('9.99')
    await page.getByRole('dialog').getByRole('button', { name: 'Add a price' }).click()
    const row = page.locator('tbody tr', { hasText: sku })
    await row.getByText('$9.99').waitFor()
    await row.getByRole('button', { name: `More for ${tool.name}` }).click()
    await page.getByRole('button', { name: `Remove the price for ${tool.name}` }).click()
    await row.waitFor({ state: 'detached' })
    await toastOf(page, 'Item deleted').getByRole('button', { name: 'Undo' }).click()
    await row.getByText('$9.99').waitFor()
  })
  await archiveTool(tool)
})
