/** The toasts of a page, by their texts. */
import type { Locator, Page } from 'playwright-core'

export const toastOf = (page: Page, text: string): Locator =>
  page.locator('.Toastify__toast', { hasText: text })

/** Waits for a toast with this text. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  toastOf(page, text).first().waitFor()
