/** Texts that are longer than their field or their place: nothing is cut without a word. */
import { expect, test } from 'vitest'
import { addNamedCompany } from './company-setup.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

test('what is too long for a field is refused with its limit, and is not cut', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/settings/shop')
    const name = page.getByLabel('Name of the shop')
    await name.fill('Ironmongers and Toolmakers of the Upper and the Lower Valley, Ltd')
    expect(await name.inputValue()).toHaveLength(65)
    await page.keyboard.press('Control+s')
    await page.getByText('Enter at most 60 characters.', { exact: true }).waitFor()
    expect(await name.inputValue()).toHaveLength(65)
  }))

test('a name of 98 letters is whole on the overview of its company, and what is not owed is $0.00', async () => {
  const name = `${'Hinge '.repeat(15)}Works`.padEnd(98, 'k')
  const buyer = await signUpThroughApi('Nora Hinge')
  const { id } = await addNamedCompany(name, buyer.email)
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/companies/${id}`)
    const address = page.getByRole('region', { name: 'Legal address' })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await address.getByText(name).waitFor()
      expect(await address.getByText(name).evaluate((p) => p.scrollWidth <= p.clientWidth)).toBe(
        true,
      )
    }
    const crumbs = page.getByRole('navigation', { name: 'You are here' })
    const { height = 0 } = (await crumbs.boundingBox()) ?? {}
    expect(height, 'the crumbs are one line at 360 px').toBeLessThan(40)
    await page.getByText('Owed in total').waitFor()
    await go(`/dashboard/companies?q=${encodeURIComponent(name)}`)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('columnheader', { name: 'Invoiced, unpaid' }).waitFor()
    await page.locator('tbody td.figure', { hasText: '$0.00' }).waitFor()
  })
})
