/**
 * Two people of the shop edit the same record in two browsers: what the first has saved is neither
 * replaced in silence by the second, nor set back with what the second never touched.
 */
import type { Locator, Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openBrowser, type Visitor } from './visitor.ts'

const unique = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** Two browsers that have opened the same page before either saves. */
async function withTwo(
  path: string,
  journey: (first: Visitor, second: Visitor) => Promise<void>,
): Promise<void> {
  const signedInAs = await signInAsAdmin()
  const [first, second] = [await openBrowser({ signedInAs }), await openBrowser({ signedInAs })]
  await first.go(path)
  await second.go(path)
  await journey(first, second)
  await first.close()
  await second.close()
}

const save = (form: Locator, name = 'Save'): Promise<void> =>
  form.getByRole('button', { name, exact: true }).click()

const isSaving = (request: Request): boolean =>
  request.method() !== 'GET' && request.url().endsWith('/api/settings')

test('settings: what somebody else has saved meanwhile is not set back by who never touched it', () =>
  withTwo('/dashboard/settings/letterhead', async (first, second) => {
    const [legalName, taxNumber, own] = [unique('Amboss GmbH'), unique('27/'), unique('28/')]
    const [one, other] = [first, second].map(({ page }) =>
      page.getByRole('form', { name: 'Letterhead' }),
    )
    if (!one || !other) throw new Error('no letterhead')
    await one.getByLabel('Name on documents').fill(legalName)
    await save(one)
    await expectToast(first.page, 'Saved')
    // Another field of the same group: nothing stands in the way.
    await other.getByLabel('Tax number').fill(own)
    await save(other)
    await expectToast(second.page, 'Saved')
    expect(await other.getByLabel('Name on documents').inputValue()).toBe(legalName)
    // The same field: told once, with who and what; the rest is as it is now.
    await one.getByLabel('Tax number').fill(taxNumber)
    first.expectConsoleMessage(/status of 409 .* \/api\/settings/)
    await save(one)
    await one.getByText(`has changed “Tax number” to “${own}”`).waitFor()
    await save(one)
    // The toast of the first saving may still be there, so it is the shop that is asked.
    const { token } = await signInAsAdmin()
    const readValues = async () =>
      fieldOf((await callApi('GET /settings', { token })).body, 'values')
    await expect.poll(readValues).toMatchObject({ legalName, taxNumber })
    // Typed on while the shop saves: its answer replaces nothing of that.
    const held = Promise.withResolvers<Route>()
    // Not what the page may still be reading after it was saved last.
    const saving = first.page.waitForRequest(isSaving)
    await first.page.route('**/api/settings', async (route) =>
      isSaving(route.request()) && route.request() === (await saving)
        ? held.resolve(route)
        : route.fallback(),
    )
    for (const label of ['Name on documents', 'Tax number']) await one.getByLabel(label).fill('')
    await save(one)
    const route = await held.promise
    await one.getByLabel('Tax number').fill(own)
    await route.continue()
    await expectToast(first.page, 'Saved')
    await expect.poll(readValues).toMatchObject({ legalName: '', taxNumber: '' })
    await save(one)
    await expectToast(first.page, 'Saved')
    await expect.poll(readValues).toMatchObject({ legalName: '', taxNumber: own })
    await one.getByLabel('Tax number').fill('')
    await save(one)
    await expect.poll(readValues).toMatchObject({ taxNumber: '' })
  }))

test('a company: the second is told, keeps what was typed, and saves it beside the first', async () => {
  const { token } = await signInAsAdmin()
  const { body: table } = await callApi('GET /companies', { token })
  const id = String(fieldOf(Array.isArray(table) ? table[0] : undefined, '_id'))
  await withTwo(`/dashboard/companies/${id}?part=terms`, async (first, second) => {
    const [agreed, notes] = [unique('2 % within 10 days'), unique('Rings before noon.')]
    const [one, other] = [first, second].map(({ page }) =>
      page.getByRole('region', { name: 'Record' }),
    )
    if (!one || !other) throw new Error('no record')
    await one.getByText('Terms and notes').click()
    await one.getByLabel('Account manager').fill(agreed)
    await save(one)
    await expectToast(first.page, 'Company saved')
    await other.getByText('Terms and notes').click()
    await other.getByLabel('Notes').fill(notes)
    second.expectConsoleMessage(/status of 409 .* \/api\/companies/)
    await save(other)
    await other.getByText('Somebody else has saved changes since you opened this').waitFor()
    await expect.poll(() => other.getByLabel('Account manager').inputValue()).toBe(agreed)
    expect(await other.getByLabel('Notes').inputValue()).toBe(notes)
    await save(other)
    await expectToast(second.page, 'Company saved')
    const { body } = await callApi(`GET /companies/${id}`, { token })
    expect(body).toMatchObject({ representative: agreed, notes })
  })
})

test('delivery charges: a zone that somebody else has added stays', () =>
  withTwo('/dashboard/delivery', async (first, second) => {
    const [one, other] = [first.page.getByRole('main'), second.page.getByRole('main')]
    await one.getByRole('button', { name: 'Add a zone' }).click()
    const zone = one.locator('fieldset.zone').first()
    await zone.getByLabel('Name', { exact: true }).fill('Germany')
    await zone.getByLabel('Countries').fill('Germany')
    await zone.getByLabel('Charge', { exact: true }).fill('7.90')
    await save(one, 'Save charges')
    await expectToast(first.page, 'Charges saved')
    await other.getByLabel('Collection').fill('Dock 2')
    second.expectConsoleMessage(/status of 409 .* \/api\/delivery\/charges/)
    await save(other, 'Save charges')
    await other.getByText('Somebody has changed the charges').waitFor()
    await expect
      .poll(() => other.locator('fieldset.zone').getByLabel('Name', { exact: true }).inputValue())
      .toBe('Germany')
    expect(await other.getByLabel('Collection').inputValue()).toBe('Dock 2')
    await save(other, 'Save charges')
    await expectToast(second.page, 'Charges saved')
    const { token } = await signInAsAdmin()
    const { body } = await callApi('GET /delivery/charges', { token })
    expect(body).toMatchObject({ collection: 'Dock 2', zones: [{ name: 'Germany' }] })
    const empty = { ...Object(body), charged: false, zones: [], collection: '' }
    expect((await callApi('PUT /delivery/charges', { token, body: empty })).status).toBe(200)
  }))
