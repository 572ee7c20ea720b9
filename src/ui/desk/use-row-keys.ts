/** Keys that move through the rows of a page, as one reads it: of its lists and of its jobs. */
import { useEffect } from 'react'
import { areKeysOff, isTyping } from './keys.browser.ts'

/** Marks the row that the keys are at; a page has one. */
const here = 'is-here'
const places = 'main :is(.desk-rows > tbody > tr, .jobs > li)'

/** What a row has to press: its title, else the button for what is done most, which stands last. */
const title = ':is(.title, .what) :is(a, button)'
const button = '.act .button'

/** A page may have several lists: the first of those that hear a key answers for all. */
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

/** @returns whether the key meant something here */
function pressed({ key, target }: KeyboardEvent): boolean {
  const row = document.querySelector<HTMLElement>(`main .${here}`)
  if (key === 'j' || key === 'k') return moveFrom(row, key === 'j' ? 1 : -1)
  if (!row) return false
  // Enter on a link or button is the button's own.
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

/** The focus goes along, so that what the tab key reaches next is in the row. */
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
