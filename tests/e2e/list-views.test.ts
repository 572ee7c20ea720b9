/** Lists of staff: filters kept as a tab of one's own, and several rows chosen and changed at once. */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { createTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { answerDialog } from './tables.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

test('filters become a tab that is there in another browser, and is removed and taken back', async () => {
  const name = `Mine ${crypto.randomUUID().slice(0, 6)}`
  const session = await signInAsAdmin()
  await withBrowser({ signedInAs: session }, async ({ go, page }) => {
    await go('/dashboard/companies?state=requested&q=mill')
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByText('Enter a name for the view.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    await expectToast(page, `View ${name} saved`)
    await page.getByRole('link', { name, exact: true }).waitFor()
    expect(await page.locator('.views.own [aria-current]').allTextContents()).toEqual([name])
    await expectNoSidewaysScroll(page, 360)
  })
  await withBrowser({ signedInAs: session }, async ({ go, page }) => {
    await go('/dashboard/companies')
    await page.getByRole('link', { name, exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('state') === 'requested')
    expect(new URL(page.url()).searchParams.get('q')).toBe('mill')
    await page.getByRole('button', { name: `Remove view ${name}` }).click()
    await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name, exact: true }).waitFor()
  })
})

test.each([
  '/dashboard/payments/bank',
  '/dashboard/searchwords',
  '/dashboard/manageorders?status=cancelled',
])('on a phone the present tab of %s is in sight', async (path) =>
  withBrowser({ signedInAs: await signInAsAdmin(), width: 360 }, async ({ go, page }) => {
    await go(path)
    const { x = -1, width = 0 } =
      (await page.locator('main .views:visible [aria-current]').boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)
  }),
)

test('two reviews are chosen by keyboard, deleted together, and taken back together', async () => {
  const tool = await createTool()
  const authors = [`Ann ${tool.name.slice(-6)}`, `Bea ${tool.name.slice(-6)}`]
  for (const author of authors) {
    const { token } = await signUpThroughApi(author)
    const { body } = await callApi('POST /addreview', {
      token,
      body: { review: 'It drives nails.', toolId: tool.id, rating: 4 },
    })
    expect(fieldOf(body, 'held')).toBe(false)
  }
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/reviews')
    const boxOf = (author: string) =>
      page.getByRole('checkbox', { name: `Select the review by ${author}` })
    await boxOf(authors[1] ?? '').waitFor()
    // The newest comes first: j goes to it, x chooses it.
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    const bar = page.getByRole('group', { name: 'Selected rows' })
    await bar.getByText('2 selected').waitFor()
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Delete 2' }).click()
    await answerDialog(page, 'Delete')
    await expectToast(page, '2 reviews deleted')
    for (const author of authors) await boxOf(author).waitFor({ state: 'detached' })
    expect(await bar.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    for (const author of authors) await boxOf(author).waitFor()
  })
  await withBrowser({ signedInAs: await signInAsAdmin(), width: 360 }, async ({ go, page }) => {
    await go('/dashboard/reviews')
    const [box] = [page.getByRole('checkbox', { name: `Select the review by ${authors[0]}` })]
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await box.check()
    await page.getByText('1 selected').waitFor()
    await expectNoSidewaysScroll(page, 360)
    await expectAccessible(page)
  })
})
