/** The order pad as journeys use it: its text box, its rows, and unique SKUs. */
import type { Locator, Page } from 'playwright-core'

export const padInput = (page: Page): Locator =>
  page.getByLabel('Paste SKUs and quantities', { exact: true })

/** The rows that contain a text. */
export const padRow = (page: Page, text: string): Locator =>
  page.locator('.pad-lines tbody tr', { hasText: text })

/** The states of all rows, in order. */
export const rowStates = (page: Page): Promise<string[]> =>
  page.locator('.pad-lines .pill').allInnerTexts()

export const checkLines = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Check lines' }).click()

/** A SKU that no other tool has. */
export const uniqueSku = (): string => `PAD-${Math.floor(Math.random() * 9e8) + 1e8}`

/** Pastes a text as the browser does: one event with the clipboard's content. */
export const pasteText = (page: Page, text: string): Promise<void> =>
  padInput(page).evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', content)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (!(element instanceof HTMLTextAreaElement)) throw new Error('no text box')
    element.focus()
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, content)
  }, text)
