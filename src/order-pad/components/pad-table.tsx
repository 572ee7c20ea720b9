/** The rows of the pad. Of a thousand only those in sight are drawn. */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import type { OrderedLine } from '../reorder.ts'
import { PadRow, quantityInputId } from './pad-row.tsx'
import type { Row } from '../rows.ts'
import type { OrderPadState } from './use-pad.ts'

/** Up to so many rows all are drawn: the browser's own search finds them. */
const allUpTo = 80
/** Pixels of a row until it is measured. */
const likely = { wide: 74, narrow: 190 } as const

type Shown = {
  readonly rows: readonly Row[]
  readonly pad: OrderPadState
  readonly before: ReadonlyMap<string, OrderedLine> | undefined
}

export function PadTable({ rows, pad, before }: Shown) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY), [])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const list = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (matchMedia('(max-width: 767px)').matches ? likely.narrow : likely.wide),
    getItemKey: (place) => rows[place]?.id ?? place,
    scrollMargin: top,
    overscan: rows.length <= allUpTo ? allUpTo : 8,
  })
  const drawn = list.getVirtualItems()
  const above = (drawn[0]?.start ?? top) - top
  const below = list.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top)
  const onMended = useKeptFocus(rows)

  const { head } = messages
  return (
    <div className="scroll">
      <table
        className={before ? 'pad-lines cards with-was' : 'pad-lines cards'}
        aria-rowcount={rows.length + 1}
      >
        <caption className="hidden-label">{messages.table}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-24">
              {head.state}
            </th>
            <th scope="col">{head.tool}</th>
            <th scope="col" className="w-31">
              {head.stock}
            </th>
            {before ? (
              <th scope="col" className="w-36">
                {head.was}
              </th>
            ) : null}
            <th scope="col" className="w-38">
              {head.quantity}
            </th>
            <th scope="col" className="number w-17">
              {head.each}
            </th>
            <th scope="col" className="number w-24">
              {head.total}
            </th>
            <th scope="col" className="w-11">
              <span className="hidden-label">{head.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          <Gap height={above} />
          {drawn.map(({ index, key }) => {
            const row = rows[index]
            return row ? (
              <tr key={key} ref={list.measureElement} data-index={index} aria-rowindex={index + 2}>
                <PadRow row={row} pad={pad} before={before} onMended={onMended} />
              </tr>
            ) : null
          })}
          <Gap height={below} />
        </tbody>
      </table>
    </div>
  )
}

/** The room of rows that are not drawn. Its height is set by script: a style attribute would break the content policy. */
function Gap({ height }: { readonly height: number }) {
  const gap = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => gap.current?.style.setProperty('height', `${height}px`), [height])
  return height > 0.5 ? <tr ref={gap} className="gap" aria-hidden="true" /> : null
}

/** After a button is gone with what it mended, the focus goes to its row's quantity, or to the next row's. */
function useKeptFocus(rows: readonly Row[]): (row: Row) => void {
  const wanted = useRef<{ readonly id: number; readonly place: number }>(undefined)
  useEffect(() => {
    const from = wanted.current
    if (!from) return
    wanted.current = undefined
    const target =
      rows.find(({ id }) => id === from.id) ?? rows[Math.min(from.place, rows.length - 1)]
    const element = target
      ? document.getElementById(quantityInputId(target))
      : document.querySelector<HTMLElement>('.pad-paste textarea')
    element?.focus({ preventScroll: target === undefined })
  }, [rows])
  const places = useRef(rows)
  useEffect(() => {
    places.current = rows
  }, [rows])
  return useCallback((row) => {
    wanted.current = { id: row.id, place: places.current.findIndex(({ id }) => id === row.id) }
  }, [])
}
