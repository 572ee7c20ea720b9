/** The toasts of a page, by their texts. */
import type { Locator, Page } from 'playwright-core'

export const toastOf = (page: Page, text: string): Locator =>
  page.locator('.Toastify__toast', { hasText: text })

/**
 * Waits for a toast with this text, in which letters are told from capitals: 'Saved' is not in 'The
 * file is saved'. A toast is found once: the next call waits for the next one with the same text.
 */
export async function expectToast(page: Page, text: string): Promise<void> {
  const hasText = new RegExp(RegExp.escape(text))
  const found = page.locator('.Toastify__toast:not([data-expected])', { hasText }).first()
  try {
    await found.evaluate((toast) => toast.setAttribute('data-expected', ''))
  } catch (cause) {
    throw new Error(`no toast says “${text}”`, { cause })
  }
}
