/**
 * Service accounts: an owner adds one for the ERP, makes a key that is shown once, and the program
 * does what its scopes say; a key is revoked, an account paused and resumed, one of a company added.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-calls.ts'
import { adminToken, archiveTool, createTool, type CreatedTool } from './catalogue-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type Visitor } from './visitor.ts'

const name = `ERP sync ${crypto.randomUUID().slice(0, 8)}`
let tool: CreatedTool
beforeAll(async () => {
  tool = await createTool()
})
afterAll(() => archiveTool(tool))

const statusOf = async (call: Parameters<typeof callApi>[0], token: string, body?: object) =>
  (await callApi(call, { token, ...(body ? { body, key: crypto.randomUUID() } : {}) })).status

const choose = ({ page }: Visitor, area: string, mode: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${area}`) }).selectOption({ label: mode })

/** @returns the key that the page shows */
async function makeKey({ page }: Visitor, where: string): Promise<string> {
  await page.getByLabel('Used by').fill(where)
  await page.getByRole('button', { name: 'Create key' }).click()
  const heading = page.getByRole('heading', { name: 'Copy this key now' })
  await heading.waitFor()
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  const text = await page.getByText(/^im_live_[0-9A-Za-z]{49}$/).textContent()
  return text ?? ''
}

test('an owner connects an ERP: an account, two keys, what each opens, and the end of one', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { page, go } = visitor
    await go('/dashboard/service-accounts')
    await page.getByRole('button', { name: 'Add service account' }).click()
    await expectPageQuality(visitor)
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('Choose at least one right.').waitFor()
    await choose(visitor, 'Catalogue', 'View and edit')
    await choose(visitor, 'Orders', 'View')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name, exact: false }).waitFor()

    const first = await makeKey(visitor, 'old server')
    await expectPageQuality(visitor)
    const movement = { kind: 'received', quantity: 3, reason: 'From the ERP' }
    expect(await statusOf(`POST /stock/${tool.id}`, first, movement)).toBeLessThan(300)
    expect(await statusOf('GET /orders', first)).toBe(200)
    expect(await statusOf('GET /payments', first)).toBe(403)
    await page.getByRole('button', { name: 'I have copied the key' }).click()
    expect(await page.getByText(first).count()).toBe(0)
    const second = await makeKey(visitor, 'new server')
    await page.reload()
    await page.getByRole('heading', { name: 'Keys' }).waitFor()
    expect(await page.getByText(second).count()).toBe(0)

    const ofFirst = `Revoke the key ending in ${first.slice(-4)}`
    await page.getByRole('button', { name: ofFirst }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expectToast(page, `Revoked: the key ending in ${first.slice(-4)}`)
    expect(await statusOf('GET /orders', first)).toBe(401)
    expect(await statusOf('GET /orders', second)).toBe(200)

    await go(`/dashboard/history?record=${tool.id}`)
    await page
      .getByText(`${name} (key …${first.slice(-4)})`)
      .first()
      .waitFor()
    await go('/dashboard/service-accounts')
    const row = page.getByRole('row', { name: new RegExp(name) })
    expect(await row.textContent()).toContain('1 key')
    await expectPageQuality(visitor)
  }))

test('a paused account is refused until it is resumed, and a deleted one is gone', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { page, go } = visitor
    const token = await adminToken()
    const account = { name: `Paused ${name}`, purpose: '', scopes: ['orders:read'] }
    const { body } = await callApi('POST /service-accounts', { token, body: account })
    const id = String(Reflect.get(Object(body), 'insertedId'))
    await go(`/dashboard/service-accounts/${id}`)
    const key = await makeKey(visitor, 'a server')
    await page.getByRole('button', { name: `More for ${account.name}` }).click()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByText('This account is paused, so its keys are refused.').waitFor()
    expect(await statusOf('GET /orders', key)).toBe(401)
    await page.getByRole('button', { name: 'Resume', exact: true }).click()
    await expectToast(page, `Resumed: ${account.name}`)
    expect(await statusOf('GET /orders', key)).toBe(200)
    await page.getByLabel('Purpose').fill('Nothing any longer')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, `Saved: ${account.name}`)
    await page.getByRole('button', { name: `More for ${account.name}` }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'Service accounts' }).waitFor()
    expect(await page.getByRole('main').getByText(account.name).count()).toBe(0)
    expect(await statusOf('GET /orders', key)).toBe(401)
  }))
