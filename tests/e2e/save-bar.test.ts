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
/** A brand of this test. */
beforeEach(async () => {
  admin = await signInAsAdmin()
  const name = `Brand ${crypto.randomUUID().slice(0, 8)}`
  const { body } = await callApi('POST /records/brands', { token: admin.token, body: { name } })
  path = `/dashboard/brands/${String(fieldOf(body, 'id'))}`
})

const address = ({ page }: Visitor) => page.getByLabel('Address', { exact: true })
const bar = ({ page }: Visitor) => page.getByRole('region', { name: 'Unsaved changes' })
const hasFocus = (field: Locator) => field.evaluate((element) => element.matches(':focus'))
const sentence = ({ page }: Visitor) => page.getByLabel('Sentence')

describe('the bar with which a brand is saved', () => {
  test('comes with the first change, names the field, and goes when all is as it was', async () =>
    withBrowser({ signedInAs: admin }, async (visitor) => {
      const { go, page } = visitor
      await go(path)
      await sentence(visitor).waitFor()
      expect(await bar(visitor).count()).toBe(0)
      await sentence(visitor).fill('Made in Solingen.')
      await expect.poll(() => bar(visitor).textContent()).toContain('Sentence')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, 360)
      await bar(visitor).getByRole('button', { name: 'Discard' }).click()
      await bar(visitor).waitFor({ state: 'detached' })
      expect(await sentence(visitor).inputValue()).toBe('')
    }))

  test('says how many fields are wrong, and leads to the first', async () =>
    withBrowser({ signedInAs: admin }, async (visitor) => {
      const { go, page } = visitor
      await go(path)
      await address(visitor).fill('Not a slug')
      await page.keyboard.press('Control+s')
      await bar(visitor).getByText('One field needs correcting').waitFor()
      await sentence(visitor).focus()
      await bar(visitor).getByRole('link', { name: 'Address' }).click()
      await expect.poll(() => hasFocus(address(visitor))).toBe(true)
    }))

  test('Ctrl+S saves, the bar goes, and the field keeps the focus', async () =>
    withBrowser({ signedInAs: admin }, async (visitor) => {
      const { go, page } = visitor
      await go(path)
      await sentence(visitor).fill('Made in Solingen.')
      await page.keyboard.press('Control+s')
      await expectToast(page, 'is saved')
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
      await page.getByRole('button', { name: 'Leave without saving' }).click()
      await page.waitForURL('**/dashboard/manageorders')
    }))
})
