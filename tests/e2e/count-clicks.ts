/** How many clicks a task takes. */
import type { Page } from 'playwright-core'

/** Counts the clicks of a pointer on the page from now on, in all its documents. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0
  await page.exposeFunction('countClick', () => (clicks += 1))
  const listen = (): void => {
    addEventListener('pointerdown', () => {
      if ('countClick' in window && typeof window.countClick === 'function') window.countClick()
    })
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return async () => {
    await page.evaluate(() => undefined)
    return clicks
  }
}
