/** The rows of the pad as a table. If there are many, only those near the viewport are rendered. */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { RowSpacer } from '../../ui/desk/row-spacer.tsx'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import type { OrderedLines } from '../reorder.ts'
import { PadRow } from './pad-row.tsx'
import type { Row } from '../rows.ts'
import { useRowFocus } from './use-row-focus.ts'
import type { OrderPadState } from './use-pad.ts'

/** Up to this number, all rows are rendered, so that the browser's own search finds them. */
const alwaysRendered = 80
/** Estimated height of a row in pixels, until it is measured. */
const rowHeight = { wide: 74, narrow: 190 } as const

type PadTableProps = {
  readonly rows: readonly Row[]
  readonly pad: OrderPadState
  /** The lines of the earlier order. */
  readonly orderedLines: OrderedLines | undefined
}

export function PadTable({ rows, pad, orderedLines }: PadTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY), [])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () =>
      matchMedia('(max-width: 767px)').matches ? rowHeight.narrow : rowHeight.wide,
    getItemKey: (index) => rows[index]?.id ?? index,
    scrollMargin: top,
    overscan: rows.length <= alwaysRendered ? alwaysRendered : 8,
  })
  const items = virtualizer.getVirtualItems()
  const heightAbove = (items[0]?.start ?? top) - top
  const heightBelow = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  const onFixed = useRowFocus(rows)
  return (
    <div className="scroll">
      <table
        className={orderedLines ? 'pad-lines cards with-was' : 'pad-lines cards'}
        aria-rowcount={rows.length + 1}
      >
        <caption className="hidden-label">{messages.table}</caption>
        <TableHead withChanges={orderedLines !== undefined} />
        <tbody ref={body}>
          <RowSpacer height={heightAbove} />
          {items.map(({ index, key }) => {
            const row = rows[index]
            return row ? (
              <tr
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
              >
                <PadRow row={row} pad={pad} orderedLines={orderedLines} onFixed={onFixed} />
              </tr>
            ) : null
          })}
          <RowSpacer height={heightBelow} />
        </tbody>
      </table>
    </div>
  )
}

const { head } = messages

const TableHead = ({ withChanges }: { readonly withChanges: boolean }) => (
  <thead>
    <tr>
      <th scope="col" className="w-24">
        {head.state}
      </th>
      <th scope="col">{head.tool}</th>
      <th scope="col" className="w-31">
        {head.stock}
      </th>
      {withChanges ? (
        <th scope="col" className="w-36">
          {head.changes}
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
)
