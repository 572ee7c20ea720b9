/** The settings as an index of cards, a filter over all fields, and a page with one bar for each part. */
import { expect, test } from 'vitest'
import { settingDeclarations } from '../../src/settings/declarations.ts'
import { pathOfPart, settingsParts } from '../../src/settings/parts.ts'
import { withOwnShop } from './global-setup.ts'
import { expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type Visitor } from './visitor.ts'

const cards = ({ page }: Visitor) => page.locator('main .cell')
const filter = ({ page }: Visitor) => page.getByRole('searchbox', { name: 'Filter settings' })
const bar = ({ page }: Visitor) => page.getByRole('region', { name: 'Unsaved changes' })

/** Pixels of the page above its foot, which is a line of 44 pixels below staff pages. */
const height = ({ page }: Visitor) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const [first, last] = [main?.firstElementChild, main?.lastElementChild]
    if (!first || !last) return Number.POSITIVE_INFINITY
    return last.getBoundingClientRect().bottom + scrollY
  })

test('each label that is typed leaves a card, and Enter opens its page with the field lit', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/settings')
    await cards(visitor).first().waitFor()
    const all = await cards(visitor).count()
    await page.keyboard.press('/')
    expect(await filter(visitor).evaluate((field) => field.matches(':focus'))).toBe(true)
    const nothingFor: string[] = []
    for (const { label } of Object.values(settingDeclarations)) {
      await filter(visitor).fill(label)
      await expect.poll(() => page.locator('main [role="status"]').textContent()).toMatch(/card/)
      if ((await page.locator('main .cell .hint', { hasText: label }).count()) === 0)
        nothingFor.push(label)
    }
    expect(nothingFor).toEqual([])
    for (const elsewhere of ['Next number for invoices', 'zone', 'permissions', 'webhooks']) {
      await filter(visitor).fill(elsewhere)
      await expect.poll(() => cards(visitor).count()).toBeLessThan(all)
      expect(await cards(visitor).count(), elsewhere).toBeGreaterThan(0)
    }
    await filter(visitor).fill('gramophone')
    await page.getByText('No settings contain this word').waitFor()
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await expect.poll(() => cards(visitor).count()).toBe(all)

    await filter(visitor).fill('zip code')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/settings/tax#salesTaxZip')
    const zip = page.getByLabel('ZIP code of the shop')
    await expect.poll(() => zip.evaluate((field) => field.matches('.lit .input:focus'))).toBe(true)
    // In a part that is folded.
    await go('/dashboard/settings/account-mails#invitationSubject')
    const subject = page.getByLabel('Staff invitation: subject')
    await expect.poll(() => subject.evaluate((field) => field.matches(':focus'))).toBe(true)
  }))

test('no page of the settings is higher than 1,500 pixels, and none scrolls sideways on a phone', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    for (const path of [
      '/dashboard/settings',
      '/dashboard/settings/numbers',
      ...settingsParts.map(pathOfPart),
    ]) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await go(path)
      await page.locator('main .cell, main .group, main .fold').first().waitFor()
      expect(await height(visitor), path).toBeLessThan(1500 - 44)
      await expectNoSidewaysScroll(page, 360)
    }
  }))

test('a part is saved by one bar, which comes with the first change, by Ctrl+S too; its history has it', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/settings/reviews')
    const words = page.getByLabel('Blocked words')
    await words.waitFor()
    expect(await bar(visitor).count()).toBe(0)
    const before = await words.inputValue()
    const word = `gratis-${crypto.randomUUID().slice(0, 8)}`
    await words.fill(word)
    await expect.poll(() => bar(visitor).textContent()).toContain('Blocked words')
    const isAtFoot = (slab: Element) =>
      Math.abs(slab.getBoundingClientRect().bottom - innerHeight) <= 12
    await page.setViewportSize({ width: 1280, height: 420 })
    await expect.poll(() => bar(visitor).evaluate(isAtFoot)).toBe(true)
    await page.keyboard.press('Control+s')
    await expectToast(page, 'Saved')
    await bar(visitor).waitFor({ state: 'detached' })
    await words.fill(`${word} and more`)
    await bar(visitor).getByRole('button', { name: 'Discard' }).click()
    expect(await words.inputValue()).toBe(word)
    // What was discarded is no draft.
    await go('/dashboard/settings/reviews')
    expect(await words.inputValue()).toBe(word)

    await page.getByRole('link', { name: 'History', exact: true }).last().click()
    await page.waitForURL('**/dashboard/settings/history?part=reviews')
    await page.getByText('Only Reviews').waitFor()
    await page.locator('tbody tr', { hasText: word }).first().waitFor()
    await go('/dashboard/settings/reviews')
    await words.fill(before)
    await bar(visitor).getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Saved')
  }))

test('several series of numbers are saved at once, and what is wrong stands at its field', () =>
  withOwnShop(async (origin) =>
    withBrowser({ origin, signedInAs: await signInAsAdmin(origin) }, async (visitor) => {
      const { go, page } = visitor
      await go('/dashboard/settings/numbers')
      const prefix = page.getByLabel('Prefix for statements')
      const letters = crypto.randomUUID().slice(0, 4).toUpperCase()
      await prefix.fill('not a prefix')
      await page.getByLabel('Prefix for credit notes').fill(`C${letters}`)
      await bar(visitor).getByRole('button', { name: 'Save' }).click()
      await page.getByText('Enter up to 12 capital letters, digits and hyphens').waitFor()
      // Of other documents: the shop says so, at this field.
      await prefix.fill(await page.getByLabel('Prefix for packing slips').inputValue())
      visitor.expectConsoleMessage(/status of 422 .* \/api\/number-series/)
      await bar(visitor).getByRole('button', { name: 'Save' }).click()
      await page.getByText('Choose a new prefix.').waitFor()
      await prefix.fill(`S${letters}`)
      await bar(visitor).getByRole('button', { name: 'Save' }).click()
      await expectToast(page, `The next number is S${letters}-`)
      await go('/dashboard/settings/numbers')
      expect(await prefix.inputValue()).toBe(`S${letters}`)
      expect(await page.getByLabel('Prefix for credit notes').inputValue()).toBe(`C${letters}`)
    }),
  ))

test('an address of before, with a part after #, leads to its page', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/settings#settings-tax')
    await page.waitForURL('**/dashboard/settings/tax')
    await go('/dashboard/settings#number-series')
    await page.waitForURL('**/dashboard/settings/numbers')
    await go('/dashboard/settings/nothing-of-this')
    await page.getByText('Settings not found').waitFor()
  }))
