/** The toasts of a page: that one says something, and how long each stays. */
import type { Locator, Page } from 'playwright-core'

export const toastOf = (page: Page, text: string): Locator =>
  page.locator('.Toastify__toast', { hasText: text })

/** Waits for a toast with this text. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  toastOf(page, text).first().waitFor()

/** Begins to note when toasts come and go; `stayed` waits for the first to be gone and tells its milliseconds. */
export async function timeToasts(page: Page): Promise<{ stayed(): Promise<number> }> {
  await page.evaluate(() => {
    const root = document.documentElement
    const look = (): void => {
      const there = document.querySelector('.Toastify__toast') !== null
      if (there && !root.dataset['toastCame']) root.dataset['toastCame'] = String(performance.now())
      if (!there && root.dataset['toastCame'] && !root.dataset['toastWent'])
        root.dataset['toastWent'] = String(performance.now())
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  return {
    stayed: async () => {
      await page.locator('html[data-toast-went]').waitFor({ state: 'attached' })
      return page.evaluate(
        () =>
          Number(document.documentElement.dataset['toastWent']) -
          Number(document.documentElement.dataset['toastCame']),
      )
    },
  }
}
