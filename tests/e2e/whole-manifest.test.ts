/**
 * From a public page to the dashboard: its routes are not in the manifest of public pages, so they
 * come with the first step there.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signUpThroughApi } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

const wholeManifest = /\/assets\/manifest-\w+\.js$/

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** Marks the document; a document that is loaded again has no mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.locator('body[data-marked]').count()

test('the dashboard opens in the same document, there and back, and so do its pages', async () =>
  withBrowser({ signedInAs: await signUpThroughApi('Nadia Osei') }, async ({ go, page }) => {
    const manifests: string[] = []
    page.on('request', (request) => {
      if (wholeManifest.test(request.url())) manifests.push(request.url())
    })
    await go('/')
    await markDocument(page)
    expect(manifests, 'fetched before anybody goes there').toEqual([])
    await menuLink(page, 'Dashboard').click()
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'My Orders' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor()
    await menuLink(page, 'Home').click()
    await page.getByRole('heading', { level: 1, name: 'NEED NEW TOOLS ?' }).waitFor()
    await menuLink(page, 'Dashboard').click()
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    expect(await isMarked(page)).toBe(1)
    expect(manifests).toHaveLength(1)
  }))

test('a dashboard whose routes are gone, since the shop was updated, is loaded as a document', async () =>
  withBrowser({ signedInAs: await signUpThroughApi('Nadia Osei') }, async (visitor) => {
    const { go, page } = visitor
    await go('/')
    await markDocument(page)
    visitor.expectConsoleMessage(/status of 404 .*\/assets\/manifest-/)
    await page.route(wholeManifest, (route) => route.fulfill({ status: 404, body: '' }), {
      times: 1,
    })
    await menuLink(page, 'Dashboard').click()
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    expect(await isMarked(page)).toBe(0)
  }))
