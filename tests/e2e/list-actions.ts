/** What a visitor does with the list of tools. */
import type { Page } from 'playwright-core'

/** Opens all families of the list, so that each of its tools is in sight. */
export async function openFamilies(page: Page): Promise<void> {
  const closed = page.locator('.family-group:not([open]) > summary')
  for (let count = await closed.count(); count > 0; count = await closed.count())
    await closed.first().click()
}
