/** A review is reported by a visitor, answered and hidden by staff; one with a link waits. */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { archiveTool, createTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

test('anybody reports a review; staff answer it in public, keep it, and hide it with a reason', async () => {
  const tool = await createTool()
  const rosa = await signUpThroughApi('Rosa Reviewer')
  const written = await callApi('POST /addreview', {
    token: rosa.token,
    body: { review: 'The handle came loose.', toolId: tool.id, rating: 2 },
  })
  const id = String(fieldOf(written.body, 'insertedId'))

  await withBrowser({}, async ({ go, page }) => {
    await go(`/tools/${tool.slug}`)
    await page.getByRole('link', { name: 'Report the review by Rosa Reviewer' }).click()
    await page.waitForURL(`**/reviews/${id}/report`)
    await page.getByText('The handle came loose.').waitFor()
    await expectNoSidewaysScroll(page, 360)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Report' }).click()
    await page.getByText('Choose the problem.').waitFor()
    await page.getByLabel('Problem').selectOption('false')
    await page.getByLabel(/Additional information/).fill('It has no handle.')
    await page.getByRole('button', { name: 'Report' }).click()
    await page.getByText('Thank you. The shop will check the review.').waitFor()
    await go(`/reviews/${id}/report`)
    await page.getByLabel('Problem').selectOption('other')
    await page.getByRole('button', { name: 'Report' }).click()
    await page.getByText('You have already reported this review.').waitFor()
  })

  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/reviews')
    await page.getByRole('link', { name: 'Reported' }).click()
    const row = page.locator('tbody tr', { hasText: 'The handle came loose.' })
    await row.getByText('reported', { exact: true }).waitFor()
    await row.locator('summary').click()
    await row.getByText('“It has no handle.”').waitFor()
    await expectNoSidewaysScroll(page, 360)
    await expectAccessible(page)
    await row.getByRole('button', { name: 'More for Rosa Reviewer' }).click()
    await row.getByRole('button', { name: 'Reply to the review by Rosa Reviewer' }).click()
    await page.getByLabel('Reply', { exact: true }).fill('We send you another one.')
    await page.getByRole('button', { name: 'Save the reply' }).click()
    await expectToast(page, 'The reply to the review by Rosa Reviewer was saved')
    await row.getByRole('button', { name: /^Keep the review by Rosa Reviewer/ }).click()
    await expectToast(page, 'The review by Rosa Reviewer was kept, and its reports were closed')
    await row.waitFor({ state: 'detached' })

    await go(`/tools/${tool.slug}`)
    const review = page.locator('.review', { hasText: 'The handle came loose.' })
    await review.getByText('Reply from the shop').waitFor()
    await review.getByText('We send you another one.').waitFor()
    await expectAccessible(page)

    await go('/dashboard/reviews')
    const shown = page.locator('tbody tr', { hasText: 'The handle came loose.' })
    await shown.getByRole('button', { name: 'More for Rosa Reviewer' }).click()
    await shown.getByRole('button', { name: 'Hide the review by Rosa Reviewer' }).click()
    await page.getByLabel('Reason', { exact: true }).fill('It is about another tool.')
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expectToast(page, 'The review by Rosa Reviewer is now hidden')
  })
  expect((await callApi(`GET /reviews?tool=${tool.id}`)).body).toEqual([])
  await withBrowser({ signedInAs: rosa }, async ({ go, page }) => {
    await go('/dashboard/addreview')
    await page.getByText('Hidden by the shop: It is about another tool.').waitFor()
  })
  await archiveTool(tool)
})

test('a review with a link says Review added, and its author sees that it waits', async () => {
  const tool = await createTool()
  await withBrowser({ signedInAs: await signUpThroughApi('Lina Linker') }, async ({ go, page }) => {
    await go(`/dashboard/addreview?tool=${tool.id}`)
    await page.getByRole('radio', { name: /^5 stars/ }).check({ force: true })
    await page.getByLabel('Review', { exact: true }).fill('Cheaper at cheap-tools.com')
    await page.getByRole('button', { name: 'Add review' }).click()
    await expectToast(page, 'Review added')
    await page.getByText('Your review will appear after the shop has checked it').waitFor()
    await page.getByText('Waiting for approval by the shop.').waitFor()
  })
  await archiveTool(tool)
})
