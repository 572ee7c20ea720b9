/** What a page shows only after somebody acted: errors, dialogs, toasts. */
import { expect, test } from 'vitest'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { createTool } from './catalogue-setup.ts'
import { fillOrder, placeButton, placedOrderNumber } from './order-form-actions.ts'
import { expectAccessible } from './page-checks.ts'
import { expectFilledPage } from './page-sweep.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { deleteRow } from './tables.ts'
import { expectToast, toastOf } from './toasts.ts'
import { demoBuyer, signUp, withBrowser } from './visitor.ts'

test('a tool that is sold out, and one with many reviews', () =>
  withBrowser({}, async (visitor) => {
    const tools = expectRows(await callApi('GET /tools'))
    const { slug } = await createTool({ Stock: 0 })
    const reviewed = tools.find((tool) => Number(fieldOf(tool, 'rating_count')) > 2)
    for (const toolSlug of [slug, String(fieldOf(reviewed, 'slug'))]) {
      await visitor.go(`/tools/${toolSlug}`)
      await expectFilledPage(visitor, 'h1')
    }
  }))

test('an unknown path', () =>
  withBrowser({}, async (visitor) => {
    visitor.expectConsoleMessage(/status of 404 .* \/nowhere$/)
    await visitor.go('/nowhere')
    await expectFilledPage(visitor, '.lost')
  }))

test('the menu on a phone, and forms with errors', () =>
  withBrowser({ width: 360 }, async (visitor) => {
    const { go, page } = visitor
    await go('/signup')
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expectFilledPage(visitor, '.error')
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Home' })
      .waitFor()
    await expectAccessible(page, { closely: true })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { closely: true })
  }))

test.each(['light', 'dark'] as const)('toasts, %s', (scheme) =>
  withBrowser({ scheme }, async ({ go, page }) => {
    await go('/login')
    await page.getByRole('button', { name: 'Forget Password?' }).click()
    await page.getByLabel('Email', { exact: true }).fill(demoBuyer.email)
    await page.getByRole('button', { name: 'Forget Password?' }).click()
    await expectToast(page, 'Please Enter your Email Address')
    await expectToast(page, 'Email sent')
    await page
      .locator('.Toastify__toast')
      .evaluateAll((toasts) =>
        Promise.all(
          toasts.flatMap((toast) => toast.getAnimations()).map(({ finished }) => finished),
        ),
      )
    // Their clocks are animations: slowed down, they do not end while a busy machine looks.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Animation.enable')
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
    await expectAccessible(page, { closely: true })
    expect(await page.locator('.Toastify__toast').count(), 'looked at while both stood there').toBe(
      2,
    )
  }),
)

test('the order form with errors, and its confirmation', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const { id } = await createTool()
    await signUp(visitor)
    await go(`/purchase/${id}`)
    await placeButton(page).click()
    await expectFilledPage(visitor, '.error')
    await fillOrder(page)
    await placeButton(page).click()
    await placedOrderNumber(page)
    await expectToast(page, 'Order is successful')
    await toastOf(page, 'Order is successful').getByRole('button', { name: 'Close' }).click()
    await toastOf(page, 'Order is successful').waitFor({ state: 'detached' })
    await expectFilledPage(visitor, '.placed')
  }))

test('what a signed-in customer without rights reads on a page of staff', async () =>
  withBrowser({ signedInAs: await signUpThroughApi('No Rights') }, async (visitor) => {
    await visitor.go('/dashboard/makeadmin')
    await expectFilledPage(visitor, '.door-form .notice')
  }))

test('the question before a deletion', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { name } = await createTool()
    await visitor.go(`/dashboard/manageproducts?q=${encodeURIComponent(name)}`)
    await deleteRow(visitor.page.getByRole('row', { name }), name)
    await expectFilledPage(visitor, 'dialog[open]')
  }))
