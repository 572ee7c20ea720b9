/** The toasts of a page: their texts, and how long they stay. */
import type { Locator, Page } from 'playwright-core'

export const toastOf = (page: Page, text: string): Locator =>
  page.locator('.Toastify__toast', { hasText: text })

/** Waits for a toast with this text. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  toastOf(page, text).first().waitFor()

/**
 * Starts to measure toasts; `stayed` waits until the first is gone and returns its milliseconds.
 */
export async function timeToasts(page: Page): Promise<{ stayed(): Promise<number> }> {
  await page.evaluate(() => {
    const root = document.documentElement
    const record = (): void => {
      const present = document.querySelector('.Toastify__toast') !== null
      if (present && !root.dataset['toastShown'])
        root.dataset['toastShown'] = String(performance.now())
      if (!present && root.dataset['toastShown'] && !root.dataset['toastHidden'])
        root.dataset['toastHidden'] = String(performance.now())
    }
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true })
  })
  return {
    stayed: async () => {
      await page.locator('html[data-toast-hidden]').waitFor({ state: 'attached' })
      return page.evaluate(
        () =>
          Number(document.documentElement.dataset['toastHidden']) -
          Number(document.documentElement.dataset['toastShown']),
      )
    },
  }
}
