/** Keys that move through the rows of a page in reading order, in lists and in tasks. */
import { useEffect } from 'react'
import { areKeysOff, isTyping } from './keys.browser.ts'

/** Marks the current row for the keys; a page has one. */
const here = 'is-here'
const places = 'main :is(.desk-rows > tbody > tr, .jobs > li)'

/**
 * What Enter presses in a row: its title, otherwise the button of its main action, which is last.
 */
const title = ':is(.title, .what) :is(a, button)'
const button = '.act .button'

/** A page may have several lists: the first one that receives a key handles it for all. */
export function useRowKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || areKeysOff() || isTyping(event)) return
      if (pressed(event)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** @returns whether the key was handled */
function pressed({ key, target }: KeyboardEvent): boolean {
  const row = document.querySelector<HTMLElement>(`main .${here}`)
  if (key === 'j' || key === 'k') return moveFrom(row, key === 'j' ? 1 : -1)
  if (!row) return false
  // On a link or button, Enter activates that element.
  const isOwn = target instanceof Element && target.matches('a, button, summary')
  const within =
    key === 'x'
      ? row.querySelector<HTMLElement>('.choose input')
      : key === 'e'
        ? mainButton(row)
        : key === 'Enter' && !isOwn
          ? (row.querySelector<HTMLElement>(title) ?? mainButton(row))
          : null
  within?.click()
  return within !== null
}

const mainButton = (row: HTMLElement): HTMLElement | null =>
  [...row.querySelectorAll<HTMLElement>(button)].at(row.matches('li') ? -1 : 0) ?? null

/** Moves the focus too, so that the Tab key continues in the row. */
function moveFrom(row: HTMLElement | null, step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(places)]
  const next = row ? rows[Math.max(0, rows.indexOf(row) + step)] : rows[0]
  if (!next) return rows.length > 0
  row?.classList.remove(here)
  next.classList.add(here)
  const within = next.querySelector<HTMLElement>(title) ?? mainButton(next)
  within?.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
  return true
}
