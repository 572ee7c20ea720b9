/** Keeps the focus on the pad when the button that had it disappears. */
import { useCallback, useEffect, useRef } from 'react'
import type { Row } from '../rows.ts'

/** The id of a row's quantity input. */
export const quantityInputId = (row: Pick<Row, 'id'>): string => `pad-quantity-${row.id}`

/**
 * @returns call it with a row before fixing or removing it: the focus then moves to the row's
 *   quantity, or to that of the row in its place, or to the text box
 */
export function useRowFocus(rows: readonly Row[]): (row: Row) => void {
  const fixed = useRef<{ readonly id: number; readonly index: number }>(undefined)
  useEffect(() => {
    const from = fixed.current
    if (!from) return
    fixed.current = undefined
    const target =
      rows.find(({ id }) => id === from.id) ?? rows[Math.min(from.index, rows.length - 1)]
    const element = target
      ? document.getElementById(quantityInputId(target))
      : document.querySelector<HTMLElement>('.pad-paste textarea')
    element?.focus({ preventScroll: target === undefined })
  }, [rows])
  const currentRows = useRef(rows)
  useEffect(() => {
    currentRows.current = rows
  }, [rows])
  return useCallback((row) => {
    const index = currentRows.current.findIndex(({ id }) => id === row.id)
    fixed.current = { id: row.id, index }
  }, [])
}
