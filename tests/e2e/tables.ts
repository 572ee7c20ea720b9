/** Tables of the dashboard: filtering them, and confirming a deletion. */
import type { Locator, Page } from 'playwright-core'

/** Filters the page's table by a text that has a single match. @returns its row */
export async function filterTable(page: Page, text: string): Promise<Locator> {
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill(text)
  await box.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === text)
  const row = page.getByRole('main').locator('tbody tr')
  await row.filter({ hasText: text }).waitFor()
  await page.waitForFunction(() => document.querySelectorAll('main tbody tr').length === 1)
  return row
}

/** Answers the 'are you sure?' dialog with the button of this name. */
export async function answerDialog(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'are you sure?', exact: true }).waitFor()
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Confirms the 'are you sure?' dialog with Delete. */
export const confirmDeletion = (page: Page): Promise<void> => answerDialog(page, 'Delete')

/** Presses Delete in the menu of a row. @param name of its record */
export async function deleteRow(row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await row.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
}

/** Opens the menu of files of a list, and saves its rows as CSV. */
export async function saveRows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('button', { name: 'Save these rows as CSV' }).click()
}

/** Opens every closed part of a long form. */
export async function openAllParts(page: Page): Promise<void> {
  const closed = page.locator('details.fold:not([open]) > summary')
  await page.locator('details.fold').first().waitFor()
  while ((await closed.count()) > 0) await closed.first().click()
}
