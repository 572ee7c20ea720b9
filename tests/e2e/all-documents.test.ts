/** All documents: found, saved one by one and as an archive, sent to another address. */
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { createTool } from './catalogue-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

/** A confirmed order of somebody new, with its invoice. @returns the invoice's number */
async function invoiceFor(name: string): Promise<string> {
  const [tool, buyer] = await Promise.all([createTool(), signUpThroughApi(name)])
  const placed = await callApi('POST /addorder', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: { toolId: tool.id, OrderQuentuty: 12, phoneNum: '+1 512 555 0199', address: 'Austin' },
  })
  const number = Number(fieldOf(placed.body, 'number'))
  const { token } = await signInAsAdmin()
  await callApi(`POST /order/${number}/transitions`, { token, body: { status: 'confirmed' } })
  const issued = await callApi(`POST /order/${number}/documents`, {
    token,
    body: { kind: 'invoice', size: 'a4' },
  })
  return String(fieldOf(issued.body, 'name')).replace('.pdf', '')
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const stream = await (await started).createReadStream()
  return Buffer.concat(await stream.toArray())
}

test('staff find a document by its customer, save it and a ZIP archive, and send it again', async () => {
  const name = `Doreen Document ${crypto.randomUUID().slice(0, 6)}`
  const invoice = await invoiceFor(name)
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard')
    await page.getByRole('link', { name: 'Documents', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Documents', exact: true }).waitFor()
    await page.getByRole('searchbox', { name: 'Search documents' }).fill(name)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.waitFor()
    await page.getByRole('link', { name: 'This month' }).click()
    await expect.poll(() => page.url()).toContain('from=')
    await page.getByLabel('Kind').selectOption('invoice')
    await expect.poll(() => page.url()).toContain('kind=invoice')
    await row.waitFor()
    expect(await page.getByRole('row').count(), 'the head, and one document').toBe(2)

    const formats = page.getByRole('button', { name: `Save ${invoice} as` })
    expect(await formats.count(), 'the formats are in a menu').toBe(0)
    const dots = page.getByRole('button', { name: `More for ${invoice}`, exact: true })
    await dots.press('Enter')
    expect(await formats.allInnerTexts()).toEqual(['PDF', 'Factur-X', 'XRechnung', 'UBL', 'CII'])
    await expectPageQuality({ page })
    const pdf = await downloaded(page, `Save ${invoice} as PDF`)
    expect(await formats.count(), 'the menu is closed').toBe(0)
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
    await expectToast(page, `${invoice} was saved`)
    const files = page.getByRole('button', { name: 'Export', exact: true })
    await files.click()
    const archive = unzipSync(await downloaded(page, 'Save all listed documents as ZIP'))
    expect(Object.keys(archive)).toEqual([`${invoice}.pdf`, 'documents.csv'])
    expect(Buffer.from(archive[`${invoice}.pdf`] ?? []).equals(pdf)).toBe(true)
    await files.click()
    const table = (await downloaded(page, 'Save these rows as CSV')).toString()
    expect(table).toContain(`${invoice},invoice,`)

    const office = `office-${crypto.randomUUID().slice(0, 8)}@example.com`
    await page.getByRole('button', { name: `Send: ${invoice}`, exact: true }).click()
    const form = page.getByRole('dialog', { name: `Send ${invoice} by e-mail` })
    await form.getByLabel('E-mail address').fill(office)
    await expectPageQuality({ page })
    await page.getByLabel('E-mail address').press('Enter')
    await expectToast(page, `${invoice} is being sent to ${office}`)
    await row.getByText('sent', { exact: true }).waitFor()
    await dots.click()
    await page.getByRole('button', { name: `Send again: ${invoice}` }).waitFor()
    await go('/dev/mailbox')
    await page.getByText(office).first().waitFor()
  })
})

test('a view that is followed right after typing is shown, also where the browser hangs meanwhile', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/documents')
    const search = page.getByRole('searchbox', { name: 'Search documents' })
    await search.waitFor()
    await search.focus()
    await page.getByRole('link', { name: 'This month' }).evaluate((link) => {
      const { activeElement: input } = document
      if (!(input instanceof HTMLInputElement) || !(link instanceof HTMLElement)) return
      // As typing does, and as React notices.
      document.execCommand('insertText', false, 'Doreen')
      link.click()
      // Longer than the pause after which a search starts.
      for (const until = performance.now() + 500; performance.now() < until;);
    })
    await expect.poll(() => page.url()).toContain('from=')
    expect(page.url()).not.toContain('q=')
    expect(await search.inputValue(), 'what was typed stays').toBe('Doreen')
  }))
