/** The bar with which a record is saved: it is there only while something has changed. */
import type { Locator } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type SignedIn, type Visitor } from './visitor.ts'

let admin: SignedIn
let path: string
let record: unknown
/** A brand of this test. */
beforeEach(async () => {
  admin = await signInAsAdmin()
  const name = `Brand ${crypto.randomUUID().slice(0, 8)}`
  const { body } = await callApi('POST /records/brands', { token: admin.token, body: { name } })
  record = body
  path = `/dashboard/brands/${String(fieldOf(body, 'id'))}`
})

const address = ({ page }: Visitor) => page.getByLabel('Web address', { exact: true })
const bar = ({ page }: Visitor) => page.getByRole('region', { name: 'Unsaved changes' })
const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
const hasFocus = (field: Locator) => field.evaluate((element) => element.matches(':focus'))
const sentence = ({ page }: Visitor) => page.getByLabel('Short description')

describe('the bar with which a brand is saved', () => {
  test('comes with the first change, names the field, and goes when all is as it was', async () =>
    withBrowser({ signedInAs: admin }, async (visitor) => {
      const { go, page } = visitor
      await go(path)
      await sentence(visitor).waitFor()
      expect(await bar(visitor).count()).toBe(0)
      await sentence(visitor).fill('Made in Solingen.')
      await expect.poll(() => bar(visitor).textContent()).toContain('Short description')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, 360)
      await bar(visitor).getByRole('button', { name: 'Discard' }).click()
      await bar(visitor).waitFor({ state: 'detached' })
      expect(await sentence(visitor).inputValue()).toBe('')
    }))

  test('leaves the field that is typed into in sight, on a phone too', async () =>
    withBrowser({ signedInAs: admin, width: 360 }, async (visitor) => {
      const { go, page } = visitor
      await go(path)
      await sentence(visitor).evaluate((field) => {
        field.focus()
        // The last line of the window.
        scrollBy(0, field.getBoundingClientRect().bottom - innerHeight)
      })
      await page.keyboard.type('Made in Solingen.')
      await bar(visitor).waitFor()
      await expect
        .poll(async () => {
          const [field, slab] = [
            await sentence(visitor).boundingBox(),
            await bar(visitor).boundingBox(),
          ]
          return field && slab ? slab.y - field.y - field.height : undefined
        })
        .toBeGreaterThanOrEqual(0)
      const { y = 0, height = 0 } = (await bar(visitor).boundingBox()) ?? {}
      expect(y + height, 'the bar stands at the foot of the window').toBe(900)
    }))

  test('says how many fields are wrong, and leads to the first', async () =>
    withBrowser({ signedInAs: admin }, async (visitor) => {
      const { go, page } = visitor
      await go(path)
      await address(visitor).fill('Not a slug')
      await page.keyboard.press('Control+s')
      await bar(visitor).getByText('One field needs correcting').waitFor()
      await sentence(visitor).focus()
      await bar(visitor).getByRole('link', { name: 'Web address' }).click()
      await expect.poll(() => hasFocus(address(visitor))).toBe(true)
    }))

  test('says in sight why the shop refused it', async () =>
    withBrowser({ signedInAs: admin }, async (visitor) => {
      const { go, page } = visitor
      await go(path)
      await page.getByRole('heading', { name: 'Responsible person in the EU' }).click()
      await page.getByLabel('E-mail address or web address').last().fill('safety@example.com')
      const { id, picture, brand, tools, formerSlugs, ...body } = Object(record)
      const changed = { ...body, sentence: 'Made in Solingen.' }
      const saved = await callApi(`PUT /records/brands/${id}`, {
        token: admin.token,
        body: changed,
      })
      expect(saved.status).toBe(200)
      visitor.expectConsoleMessage(/status of 409/)
      await bar(visitor).getByRole('button', { name: 'Save' }).click()
      const refusal = page.getByText('Somebody has saved changes since you opened this record.')
      await expect.poll(() => refusal.evaluate(isInWindow)).toBe(true)
    }))

  test('Ctrl+S saves, the bar goes, and the field keeps the focus', async () =>
    withBrowser({ signedInAs: admin }, async (visitor) => {
      const { go, page } = visitor
      await go(path)
      await sentence(visitor).fill('Made in Solingen.')
      await page.keyboard.press('Control+s')
      await expectToast(page, 'was saved')
      await bar(visitor).waitFor({ state: 'detached' })
      expect(await hasFocus(sentence(visitor))).toBe(true)
      await go(path)
      expect(await sentence(visitor).inputValue()).toBe('Made in Solingen.')
    }))

  test('who leaves with unsaved changes is asked first', async () =>
    withBrowser({ signedInAs: admin }, async (visitor) => {
      const { go, page } = visitor
      await go(path)
      await sentence(visitor).fill('Made in Solingen.')
      const away = page.getByRole('link', { name: 'Manage Orders' }).first()
      await away.click()
      await page.getByRole('button', { name: 'Stay' }).click()
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await sentence(visitor).inputValue()).toBe('Made in Solingen.')
      await away.click()
      await page.getByRole('button', { name: 'Leave', exact: true }).click()
      await page.waitForURL('**/dashboard/manageorders')
    }))
})
