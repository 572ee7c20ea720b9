/** Drafts of forms: what was typed comes back after a reload, what is stored by now does not. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, fetchToken, fieldOf, storedToken } from './api-calls.ts'
import { createTool } from './catalogue-setup.ts'
import { writeAddressAsText } from './order-form-actions.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, withBrowser, type Visitor } from './visitor.ts'

test('a page that was left before the answer to its saving came opens with what is stored, and can be saved', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/settings/letterhead')
    const letterhead = page.getByRole('form', { name: 'Letterhead' })
    const email = letterhead.getByLabel('E-mail address on documents')
    const before = await email.inputValue()
    const written = `office-${crypto.randomUUID().slice(0, 8)}@example.com`
    await email.fill('typed@example.com')
    await go('/dashboard/settings/letterhead')
    expect(await email.inputValue(), 'a draft').toBe('typed@example.com')
    await email.fill(written)
    // Stored by the shop; the answer does not reach the page.
    const stored = new Promise<void>((resolve, reject) => {
      void page.route('**/api/settings', async (route) => {
        if (route.request().method() !== 'PUT') return route.continue()
        await route.fetch().then(() => resolve(), reject)
      })
    })
    await letterhead.getByRole('button', { name: 'Save' }).click()
    await stored
    await page.unroute('**/api/settings')
    await go('/dashboard/settings/letterhead')
    expect(await email.inputValue()).toBe(written)
    await email.fill(before)
    await letterhead.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Saved')
  }))

test('Back and links ask before a form is left whose values are stored nowhere, and only then', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    const name = page.getByLabel('Name', { exact: true })
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await go('/dashboard/lists')
    await page.getByRole('link', { name: 'New list', exact: true }).first().click()
    await page.waitForURL('**/dashboard/lists/new')
    await name.fill('Winter')
    await page.goBack()
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(new URL(page.url()).pathname).toBe('/dashboard/lists/new')
    expect(await name.inputValue()).toBe('Winter')
    await page.getByRole('link', { name: 'Quotes', exact: true }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/dashboard/quotes')

    // Typed and taken out again, nothing would be lost.
    await page.goBack()
    await name.fill('Winter')
    await name.fill('')
    await page.getByRole('link', { name: 'Quotes', exact: true }).click()
    await page.waitForURL('**/dashboard/quotes')
    // Settings keep a draft over a reload; who leaves them is asked, and what they leave is gone.
    await go('/dashboard/settings/letterhead')
    const email = page.getByLabel('E-mail address on documents')
    const stored = await email.inputValue()
    await email.fill('typed@example.com')
    await page.getByRole('link', { name: 'Quotes', exact: true }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(await email.inputValue()).toBe('typed@example.com')
    await page.getByRole('link', { name: 'Quotes', exact: true }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/dashboard/quotes')
    await page.goBack()
    await email.waitFor()
    expect(await email.inputValue()).toBe(stored)
  }))

test('a form that was sent leads on without a question', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/lists/new')
    await page.getByLabel('Name', { exact: true }).fill(`List ${crypto.randomUUID().slice(0, 8)}`)
    await page.getByRole('button', { name: 'Save list' }).click()
    await page.waitForURL(/lists\/[\w-]{36}$/)
    expect(await page.getByRole('dialog').count()).toBe(0)
  }))

/** The shop no longer knows the session, and neither does the provider. */
async function endSession(visitor: Visitor): Promise<void> {
  const { page } = visitor
  visitor.allowConsoleMessage(/status of 401 .*\/api\//)
  await callApi('POST /signout', { token: (await storedToken(page)) ?? '', body: {} })
  await page.context().clearCookies()
}

async function signInAgain({ page }: Visitor): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(demoAdmin.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

const keptIn = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() => Object.values(localStorage).join('\n'))

test('what was typed into a form when the session ended is in it after the next sign-in, and then nowhere else', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    const text = `Call Rosa first, ${crypto.randomUUID()}`
    const note = page.getByLabel('New note')
    await go('/dashboard/orders/10001')
    await note.fill(text)
    await endSession(visitor)
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.waitForURL('**/login')
    await expectToast(page, 'Your session has ended. Sign in again: your entries are kept.')
    await page.getByText('Your session has ended. Log in to continue where you left off.').waitFor()
    expect(await page.getByText('Error:').count(), 'nothing was entered yet').toBe(0)
    await signInAgain(visitor)
    await expect.poll(() => note.inputValue()).toBe(text)
    expect(await keptIn(visitor)).not.toContain(text)
    // Another form that looks the same is another one.
    await go('/dashboard/orders/10002')
    expect(await note.inputValue()).toBe('')
  }))

test('so is what was typed when the page itself noticed that the session had ended; signing out clears it', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    const text = `Call Rosa first, ${crypto.randomUUID()}`
    const note = page.getByLabel('New note')
    const loseIt = async (): Promise<void> => {
      await note.fill(text)
      await endSession(visitor)
      // Its address with another mark loads the page's data again.
      await page.evaluate(() => history.pushState(null, '', '#lines'))
      await page.goBack()
      await page.waitForURL('**/login')
      await expect.poll(() => keptIn(visitor)).toContain(text)
    }
    await go('/dashboard/orders/10001')
    await loseIt()
    await signInAgain(visitor)
    await expect.poll(() => note.inputValue()).toBe(text)
    await loseIt()
    // Somebody else does not see it, and takes it away by signing out.
    await go('/sign-out')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await keptIn(visitor)).not.toContain(text)
  }))

test.each([
  {
    what: 'a sheet of counted tools',
    path: '/dashboard/import/count?category=Measuring',
    field: (page: Page) => page.getByLabel(/^Counted quantity of /).nth(3),
    text: '17',
    button: 'Preview changes',
  },
  {
    what: 'a bulk edit',
    path: '/dashboard/import/edit',
    field: (page: Page) => page.getByLabel('Percentage change'),
    text: '2.5',
    button: 'Preview changes',
  },
])('so is what was typed into $what', async ({ path, field, text, button }) =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(path)
    await field(page).fill(text)
    await endSession(visitor)
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL('**/login')
    await signInAgain(visitor)
    await expect.poll(() => field(page).inputValue()).toBe(text)
    expect(await keptIn(visitor)).not.toContain(`"${text}"`)
  }),
)

/** @returns the path of a list with one tool, in the API and on the pages */
async function addListOf(token: string, toolId: string): Promise<`/lists/${string}`> {
  const name = `Kept ${crypto.randomUUID().slice(0, 8)}`
  const body = { name, shared: false, lines: [{ toolId, quantity: 12 }] }
  const answer = await callApi('POST /lists', { token, body })
  return `/lists/${String(fieldOf(answer.body, '_id'))}`
}

test('what was changed in a saved list outlasts a reload and the session, until it is discarded', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    const sku = `KEPT-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    const [first, second] = [await createTool(), await createTool({ sku })]
    const token = await fetchToken(demoAdmin)
    const path = await addListOf(token, first.id)
    const quantity = page.getByLabel(`Quantity of ${first.name}`)
    const added = page.getByLabel(`Quantity of ${second.name}`)
    const box = page.getByLabel('SKU and quantity')
    const discard = page.getByRole('button', { name: 'Discard changes' })
    const expectKept = async (): Promise<void> => {
      await expect.poll(() => quantity.inputValue()).toBe('36')
      expect(await added.inputValue()).toBe('48')
      expect(await box.inputValue()).toBe('PLR-4018 24')
      await page.getByText('Not saved yet.').waitFor()
    }
    await go(`/dashboard${path}`)
    expect(await discard.count()).toBe(0)
    await quantity.fill('36')
    await box.fill(`${sku} 48`)
    await page.getByRole('button', { name: 'Add tools' }).click()
    await added.waitFor()
    await box.fill('PLR-4018 24')
    await expectKept()
    await page.reload()
    await expectKept()
    await endSession(visitor)
    await page.getByRole('button', { name: 'Save list' }).click()
    await page.waitForURL('**/login')
    await signInAgain(visitor)
    await expectKept()
    // Somebody else saves it meanwhile: what they saved is not lost, and it is said.
    visitor.allowConsoleMessage(/status of 409 .*\/api\/lists\//)
    const again = await fetchToken(demoAdmin)
    const { body } = await callApi(`GET ${path}`, { token: again })
    const [revision, name] = [fieldOf(body, 'revision'), fieldOf(body, 'name')]
    const lines = [{ toolId: first.id, quantity: 60 }]
    const answer = await callApi(`PUT ${path}`, {
      token: again,
      body: { revision, name, shared: false, lines },
    })
    expect(answer.status).toBe(200)
    await page.reload()
    await expectKept()
    await page.getByRole('button', { name: 'Save list' }).click()
    await page
      .getByText(
        'Somebody else has saved this list, so your changes were not saved. Discard your changes to see the saved list.',
      )
      .waitFor()
    await discard.click()
    await expect.poll(() => quantity.inputValue()).toBe('60')
    expect(await added.count()).toBe(0)
    await page.locator('[type=submit]:focus').waitFor()
    await page.reload()
    await expect.poll(() => quantity.inputValue()).toBe('60')
  }))

test('so do the lines of an order by telephone, with a quantity that was corrected last', async () => {
  const buyer = await signUpThroughApi('Tilda Kept')
  const sku = `KEPT-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const tool = await createTool({ sku })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    const quantity = page.getByLabel(`Quantity of ${tool.name}`)
    const box = page.getByRole('textbox', { name: 'Lines' })
    const order = page.getByLabel('Purchase order number')
    const place = page.getByRole('button', { name: 'Place the order' })
    const expectKept = async (pieces: string): Promise<void> => {
      await expect.poll(() => quantity.inputValue()).toBe(pieces)
      await page.getByText(`${sku} ·`).waitFor()
      expect(await box.inputValue()).toBe('WRN-3013')
      expect(await order.inputValue()).toBe('PO-7')
    }
    await go(`/dashboard/telephone?q=${encodeURIComponent(buyer.email)}`)
    await page.getByRole('link', { name: /^Choose Tilda Kept/ }).click()
    await box.fill(`${sku} 24\nNOT-SOLD-HERE 3`)
    await page.getByRole('button', { name: 'Add the lines' }).click()
    await quantity.waitFor()
    await box.fill('WRN-3013')
    await order.fill('PO-7')
    await page.reload()
    await expectKept('24')
    await page.getByRole('button', { name: 'Remove NOT-SOLD-HERE' }).click()
    await writeAddressAsText(page, '418 Mill Street, Austin')
    await page.getByLabel('Phone', { exact: true }).fill('+1 512 555 0142')
    await endSession(visitor)
    await quantity.fill('48')
    await place.click()
    await page.waitForURL('**/login')
    await signInAgain(visitor)
    await expectKept('48')
    // What was placed is kept no longer.
    await place.click()
    await page.waitForURL(/orders\/\d+$/)
    await page.goBack()
    await box.waitFor()
    expect(await box.inputValue()).toBe('')
    expect(await quantity.count()).toBe(0)
  })
})

test('so is the reason with which an order on hold is refused', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    const reason = `No credit before Monday, ${crypto.randomUUID()}`
    const dialog = page.getByRole('dialog', { name: /^Refuse order/ })
    const open = () => page.getByRole('button', { name: /^Refuse order/ }).click()
    await go('/dashboard/manageorders?hold=any')
    await page
      .getByRole('link', { name: /^Release order/ })
      .first()
      .click()
    await open()
    await dialog.getByRole('textbox').fill(reason)
    await endSession(visitor)
    await dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
    await page.waitForURL('**/login')
    await signInAgain(visitor)
    await open()
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe(reason)
  }))

test('why a session cannot be continued is no error of a password that nobody entered', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const paused = 'Your account is paused. An owner of the shop can reactivate it.'
    await visitor.signIn(demoAdmin)
    const problem = {
      type: 'about:blank',
      title: 'Your access is paused',
      status: 403,
      detail: paused,
    }
    await page.route('**/api/user/**', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            body: JSON.stringify(problem),
          })
        : route.fallback(),
    )
    visitor.allowConsoleMessage(/status of 40[13] .*\/api\//)
    await go('/dashboard/orders/10001')
    await page.getByLabel('New note').waitFor()
    await callApi('POST /signout', { token: (await storedToken(page)) ?? '', body: {} })
    await page.getByLabel('New note').fill('Call Rosa first')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.waitForURL('**/login')
    await page.getByText(paused, { exact: true }).waitFor()
    expect(await page.getByText('Error:').count()).toBe(0)
  }))
