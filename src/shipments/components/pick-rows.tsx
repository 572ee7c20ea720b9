/**
 * A pick list to be read at arm's length: bins and quantities large, the whole row is its tick, the
 * next row says for which orders. Ticks are kept until the shop has answered.
 */
import { useState } from 'react'
import { Link } from 'react-router'
import { displayNumber } from '../../platform/money/money.ts'
import { isDone, toAisles, withKept, type ShownRow } from '../aisles.ts'
import type { KeptTick } from '../kept-ticks.browser.ts'
import { pickListMessages as messages } from '../messages/pick-lists.ts'
import type { PickList } from '../pick-lists-contract.ts'
import { useKeptTicks } from '../use-kept-ticks.ts'
import { PickScan } from './pick-scan.tsx'

type PickRowsProps = {
  readonly list: PickList
  readonly canChange: boolean
  readonly reload: () => Promise<void>
}

/** The ticks of all orders of a row, as they are set now. */
const ticksOf = ({ parts }: ShownRow, picked: boolean): readonly KeptTick[] =>
  parts
    .filter((part) => part.picked >= part.pieces !== picked)
    .map(({ number, line, pieces }) => ({ number, line, pieces, picked }))

export function PickRows({ list, canChange, reload }: PickRowsProps) {
  const { waiting, tick } = useKeptTicks(reload)
  const [showsDone, setShowsDone] = useState(false)
  const [last, setLast] = useState<string>()
  const rows = list.rows.map((row) => withKept(row, waiting))
  const done = rows.filter(isDone).length
  const next = rows.find((row) => !isDone(row))?.toolId
  const toggle = (row: ShownRow): void => {
    if (!canChange) return
    setLast(row.toolId)
    tick(ticksOf(row, !isDone(row)))
  }
  return (
    <>
      <Progress done={done} all={rows.length} />
      {waiting.length === 0 ? null : (
        <p className="offline is-on" role="status">
          {messages.waiting(waiting.length)}
        </p>
      )}
      {canChange ? (
        <PickScan
          rows={rows}
          onFound={(found) => {
            for (const row of found.filter((one) => !isDone(one))) toggle(row)
          }}
        />
      ) : null}
      {done === 0 ? null : (
        <label className="show-done">
          {messages.done(done)}
          <span>{showsDone ? messages.hideDone : messages.showDone}</span>
          <input
            type="checkbox"
            className="hidden-label"
            checked={showsDone}
            onChange={() => setShowsDone(!showsDone)}
          />
        </label>
      )}
      {toAisles(rows).map(({ name, rows: inAisle }) => (
        <section key={name} className="aisle-part">
          <header className="aisle">
            <h2>{name === '' ? messages.noBins : messages.aisle(name)}</h2>
            <span>{messages.left(inAisle.filter((row) => !isDone(row)).length)}</span>
          </header>
          {inAisle.map((row) => (
            <Row
              key={row.toolId}
              row={row}
              isNext={row.toolId === next}
              isShown={showsDone || !isDone(row) || row.toolId === last}
              canChange={canChange}
              onToggle={() => toggle(row)}
              onTick={(one) => tick([one])}
            />
          ))}
        </section>
      ))}
    </>
  )
}

const Progress = ({ done, all }: { readonly done: number; readonly all: number }) => (
  <p className="pick-progress" role="status">
    <b>{displayNumber(done)}</b> {messages.ofRows(all)}
    <progress className="pick-done" value={done} max={all} aria-label={messages.done(done)} />
  </p>
)

type RowProps = {
  readonly row: ShownRow
  readonly isNext: boolean
  readonly isShown: boolean
  readonly canChange: boolean
  readonly onToggle: () => void
  readonly onTick: (tick: KeptTick) => void
}

function Row({ row, isNext, isShown, canChange, onToggle, onTick }: RowProps) {
  const { toolId, name, sku, bin, pieces, parts } = row
  const pickers = [...new Set(parts.map(({ pickedBy }) => pickedBy).filter(Boolean))]
  return (
    <div className={isShown ? 'pick-row' : 'pick-row done-row'}>
      <label className="bin">
        <span className="at">{bin === '' ? messages.noBin : bin}</span>
        <span className="qty">
          {displayNumber(pieces)} <small>{messages.pcs}</small>
        </span>
        <span className="what">
          <bdi>{name}</bdi> <span>{sku}</span>
          {pickers.length === 0 ? null : <small>{messages.by(pickers.join(', '))}</small>}
        </span>
        <input
          className="tick box"
          type="checkbox"
          checked={isDone(row)}
          disabled={!canChange}
          aria-label={messages.rowTick(pieces, name, bin)}
          onChange={onToggle}
        />
      </label>
      {isNext || (row.picked > 0 && !isDone(row)) ? (
        <div className="pick-extra">
          {parts.length === 1 ? (
            <span>{parts.map(({ number }) => messages.orderNumber(number))}</span>
          ) : null}
          {(parts.length > 1 ? parts : []).map((part) => (
            <label key={`${part.number} ${part.line}`} className="check">
              <input
                type="checkbox"
                checked={part.picked >= part.pieces}
                disabled={!canChange}
                aria-label={messages.tick(part.pieces, name, part.number)}
                onChange={() =>
                  onTick({
                    number: part.number,
                    line: part.line,
                    pieces: part.pieces,
                    picked: part.picked < part.pieces,
                  })
                }
              />
              {messages.partOf(part.number, part.pieces)}
            </label>
          ))}
          <Link className="button small" to={`/dashboard/manageproducts/${toolId}/stock`}>
            {messages.less}
          </Link>
        </div>
      ) : null}
    </div>
  )
}
