/** Keys that move through the rows of a list, as one reads it. */
import { useEffect, useRef, type RefObject } from 'react'
import { areKeysOff, isTyping } from './keys.browser.ts'

/** Marks the row that the keys are at. */
const here = 'is-here'

/** @returns the place of the table whose rows are walked through */
export function useRowKeys(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!table.current || areKeysOff() || isTyping(event)) return
      if (pressed(table.current, event)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return table
}

/** @returns whether the key meant something here */
function pressed(table: HTMLTableElement, { key, target }: KeyboardEvent): boolean {
  const row = table.querySelector<HTMLElement>(`tbody > .${here}`)
  if (key === 'j' || key === 'k') return moveTo(table, row, key === 'j' ? 1 : -1)
  if (!row) return false
  // Enter on a link or button is the button's own.
  const isOwn = target instanceof Element && target.matches('a, button, summary')
  const within =
    key === 'x'
      ? row.querySelector<HTMLElement>('.choose input')
      : key === 'e'
        ? row.querySelector<HTMLElement>('.act .button')
        : key === 'Enter' && !isOwn
          ? row.querySelector<HTMLElement>('.title a, .title button, .act .button')
          : null
  within?.click()
  return within !== null
}

function moveTo(table: HTMLTableElement, row: HTMLElement | null, step: number): boolean {
  const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')]
  const next = row ? rows[Math.max(0, rows.indexOf(row) + step)] : rows[0]
  if (!next) return true
  row?.classList.remove(here)
  next.classList.add(here)
  next.scrollIntoView({ block: 'nearest' })
  return true
}
