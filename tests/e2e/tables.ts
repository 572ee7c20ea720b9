/** A dashboard's table, as admins use it: narrow it to a row, answer its question. */
import type { Locator, Page } from 'playwright-core'

/** Searches the page's table for a text and waits until it has come. @returns its one row */
export async function narrowTo(page: Page, text: string): Promise<Locator> {
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill(text)
  await box.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === text)
  const row = page.getByRole('main').locator('tbody tr')
  await row.filter({ hasText: text }).waitFor()
  await page.waitForFunction(() => document.querySelectorAll('main tbody tr').length === 1)
  return row
}

/** Answers 'are you sure?' with Delete. */
export async function sayDelete(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'are you sure?', exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
}
