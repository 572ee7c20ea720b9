/**
 * Customers come in a file, are invited by one press, and join by the link in their mail: with a new
 * account, once, and nobody else.
 */
import { expect, test } from 'vitest'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signInAsBuyer } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openBrowser, uniqueEmail, withBrowser, type Visitor } from './visitor.ts'

const fileOf = (text: string) => ({
  name: 'customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

/** The link of the last invitation to somebody, in the demo mailbox. */
async function invitationLink({ page }: Visitor, email: string): Promise<string> {
  await page.goto('/dev/mailbox')
  const link = page
    .locator('article', { hasText: '/invitation?token=' })
    .filter({ hasText: email })
    .getByRole('link')
    .first()
  return (await link.getAttribute('href')) ?? ''
}

test('a list of customers is read, tried, added, and its people are invited by one press', async () => {
  const company = `Invited Staircases ${crypto.randomUUID().slice(0, 8)} Ltd`
  const [ida, rolf] = [uniqueEmail('Ida Invited'), uniqueEmail('Rolf Role')]
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/companies')
    await expectPageQuality(visitor)
    await page.getByRole('link', { name: 'Import customers' }).click()
    await expectPageQuality(visitor)
    await page
      .getByLabel('File')
      .setInputFiles(
        fileOf(
          [
            'Company;Name;E-mail;Role;Shoe size',
            `${company};Ida Invited;${ida};owner;38`,
            `${company};Rolf Role;${rolf};boss;44`,
            ';No Company;nobody@example.com;buyer;40',
          ].join('\n'),
        ),
      )
    await page.getByText('1 company and 1 person are new.').waitFor()
    await page.getByText('Columns not read: Shoe size.').waitFor()
    await page.getByRole('heading', { name: '2 lines are skipped' }).waitFor()
    await page.getByText('Role: Choose a role: buyer, approver or owner.').waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Add 1 company and 1 person' }).click()
    await page.getByRole('link', { name: 'Invite these people' }).click()
    await page.getByLabel(`Select ${ida} (${company})`).check()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Send 1', exact: true }).click()
    await expectToast(page, '1 invitation sent')
    await go(`/dashboard/companies/invitations?q=${encodeURIComponent(company)}`)
    await page
      .locator('tbody')
      .getByText(/^until/)
      .waitFor()
  })
  const visitor = await openBrowser({ scheme: 'dark' })
  const { go, page } = visitor
  await go(await invitationLink(visitor, ida))
  await page.getByRole('heading', { name: `Buy for ${company}` }).waitFor()
  await expectPageQuality(visitor)
  await page.getByRole('link', { name: 'Sign up', exact: true }).last().click()
  await page.getByLabel('Name', { exact: true }).fill('Ida Invited')
  await page.getByLabel('Email', { exact: true }).fill(ida)
  for (const field of ['Password', 'Confirm Password'])
    await page.getByLabel(field, { exact: true }).fill('plough-and-harrow-7')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('button', { name: `Join ${company}` }).click()
  await expectToast(page, `You can now buy for ${company}`)
  await page.getByText('You are an owner.').waitFor()
  // The account has the choice, not only this browser.
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (/company/i.test(key)) store.removeItem(key)
  })
  await go('/dashboard/company')
  await page.getByText(`You are buying for ${company}.`).waitFor()
  // As the owner she invites a colleague, who is somebody else than the buyer who gets the link.
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(rolf)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expectToast(page, `${rolf} has been invited`)
  await expectPageQuality(visitor)
  visitor.expectConsoleMessage(/status of 409 .* \/api\/company-invitations\/reading/)
  await go(await invitationLink(visitor, ida))
  await page.getByRole('heading', { name: 'This invitation has already been accepted' }).waitFor()
  const link = await invitationLink(visitor, rolf)
  await visitor.close()
  await withBrowser({ signedInAs: await signInAsBuyer() }, async (other) => {
    await other.go(link)
    await other.page.getByText(`This invitation is for ${rolf}.`).waitFor()
    await expectPageQuality(other)
    expect(await other.page.getByRole('button', { name: `Join ${company}` }).count()).toBe(0)
  })
})
