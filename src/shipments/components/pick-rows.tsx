/**
 * A pick list that is readable at arm's length: bins and quantities are large, a tap on the row
 * ticks it, and the next row shows its orders. Ticks are kept until the shop has responded.
 */
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { displayNumber } from '../../platform/money/money.ts'
import { Icon } from '../../ui/icons.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import {
  countComplete,
  isDone,
  nextToPick,
  piecesToTake,
  skipNext,
  toAisles,
  withKept,
  type ShownRow,
} from '../aisles.ts'
import type { KeptTick } from '../kept-ticks.browser.ts'
import { pickListMessages as messages } from '../messages/pick-lists.ts'
import type { PickList } from '../pick-lists-contract.ts'
import { useKeptTicks } from '../use-kept-ticks.ts'
import { PickScan } from './pick-scan.tsx'

/** The picture of a tool, as it is sold now. */
export type PickPicture = {
  readonly id: string
  readonly picture: string | null
  readonly image: string
}

type PickRowsProps = {
  readonly list: PickList
  readonly pictures: readonly PickPicture[]
  /** Between the progress (the bar on a phone) and the rows. */
  readonly head: ReactNode
  readonly canChange: boolean
  /** The address of the page from which the list was opened. */
  readonly leaveTo: string
  readonly reload: () => Promise<void>
}

/** Letters of a bin that a phone shows large beside a quantity. */
const longestBin = 12

/** The ticks of all orders of a row, with this value. */
const ticksOf = ({ parts }: ShownRow, picked: boolean): readonly KeptTick[] =>
  parts
    .filter((part) => part.picked >= part.pieces !== picked)
    .map(({ number, line, pieces }) => ({ number, line, pieces, picked }))

export function PickRows({ list, pictures, head, canChange, leaveTo, reload }: PickRowsProps) {
  const { waiting, tick } = useKeptTicks(reload)
  const [showsDone, setShowsDone] = useState(false)
  const [last, setLast] = useState<string>()
  const rows = list.rows.map((row) => withKept(row, waiting))
  const open = rows.filter((row) => !isDone(row))
  const done = rows.length - open.length
  const { skipped, skip, nextRow } = useSkipping(open)
  const next = nextToPick(open, skipped)?.toolId
  const toggle = (row: ShownRow): void => {
    if (!canChange) return
    setLast(row.toolId)
    tick(ticksOf(row, !isDone(row)))
  }
  return (
    <>
      <Progress done={done} all={rows.length} leaveTo={leaveTo} />
      {head}
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
          <AisleHead
            name={name}
            left={inAisle.filter((row) => !isDone(row)).length}
            showsDone={showsDone}
          />
          {inAisle.map((row) => (
            <Row
              key={row.toolId}
              row={row}
              nextRow={row.toolId === next ? nextRow : undefined}
              picture={pictures.find(({ id }) => id === row.toolId)}
              isShown={showsDone || !isDone(row) || row.toolId === last}
              canChange={canChange}
              onToggle={() => toggle(row)}
              onTick={(one) => tick([one])}
            />
          ))}
        </section>
      ))}
      {canChange ? (
        <Foot onSkip={open.length > 1 ? skip : undefined} complete={countComplete(rows)} />
      ) : null}
    </>
  )
}

type AisleHeadProps = {
  readonly name: string
  /** Rows that are not picked yet. */
  readonly left: number
  readonly showsDone: boolean
}

/** With nothing left it is only on paper, or with the picked rows. */
const AisleHead = ({ name, left, showsDone }: AisleHeadProps) => (
  <header className={left === 0 && !showsDone ? 'aisle done-row' : 'aisle'}>
    <h2>{name === '' ? messages.noBins : messages.aisle(name)}</h2>
    <span>{messages.left(left)}</span>
  </header>
)

/** The rows left for later; the next row is scrolled into view. */
function useSkipping(open: readonly ShownRow[]) {
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const nextRow = useRef<HTMLDivElement>(null)
  const skip = (): void => {
    flushSync(() => setSkipped(skipNext(open, skipped)))
    nextRow.current?.scrollIntoView({ block: 'center' })
  }
  return { skipped, skip, nextRow }
}

type FootProps = { readonly onSkip: (() => void) | undefined; readonly complete: number }

/** At the bottom on a phone, within reach of the thumb. */
const Foot = ({ onSkip, complete }: FootProps) => (
  <div className="foot-step no-print">
    {onSkip ? (
      <button type="button" className="button" onClick={onSkip}>
        {messages.skip}
      </button>
    ) : null}
    {complete === 0 ? null : (
      <a className="button primary" href="#ship-picked">
        {messages.shipComplete(complete)}
      </a>
    )}
  </div>
)

type ProgressProps = Pick<PickRowsProps, 'leaveTo'> & {
  readonly done: number
  readonly all: number
}

const Progress = ({ done, all, leaveTo }: ProgressProps) => (
  <div className="pick-progress">
    <Link className="icon-button leave" to={leaveTo} aria-label={messages.leave}>
      <Icon name="close" size={22} />
    </Link>
    <span className="name" aria-hidden="true">
      {messages.title}
    </span>
    <p role="status">
      <b>{displayNumber(done)}</b> {messages.ofRows(all)}
    </p>
    <progress className="pick-done" value={done} max={all} aria-label={messages.done(done)} />
  </div>
)

type RowProps = {
  readonly row: ShownRow
  /** Present if this row is next. */
  readonly nextRow: RefObject<HTMLDivElement | null> | undefined
  readonly picture: PickPicture | undefined
  readonly isShown: boolean
  readonly canChange: boolean
  readonly onToggle: () => void
  readonly onTick: (tick: KeptTick) => void
}

function Row({ row, nextRow, picture, isShown, canChange, onToggle, onTick }: RowProps) {
  const isNext = nextRow !== undefined
  const { toolId, name, sku, bin, pieces, parts } = row
  const toTake = piecesToTake(row)
  const pickers = [...new Set(parts.map(({ pickedBy }) => pickedBy).filter(Boolean))]
  return (
    <div className={isShown ? 'pick-row' : 'pick-row done-row'} ref={nextRow}>
      <label className={isNext && picture ? 'bin with-picture' : 'bin'}>
        {isNext && picture ? <Thumbnail picture={picture.picture} image={picture.image} /> : null}
        <span className={bin.length > longestBin ? 'at long' : 'at'}>
          {bin === '' ? messages.noBin : bin}
        </span>
        <span className="qty">
          {displayNumber(toTake)} <small>{messages.pcs}</small>
        </span>
        <span className="what">
          <bdi>{name}</bdi> <span>{sku}</span>
          {toTake === pieces ? null : <small>{messages.pickedPart(row.picked, pieces)}</small>}
          {pickers.length === 0 ? null : <small>{messages.by(pickers.join(', '))}</small>}
        </span>
        <input
          className="tick box"
          type="checkbox"
          checked={isDone(row)}
          disabled={!canChange}
          aria-label={messages.rowTick(toTake, name, bin)}
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
          <Link
            className="button small"
            to={`/dashboard/manageproducts/${toolId}/stock?kind=counted`}
          >
            {messages.less}
          </Link>
        </div>
      ) : null}
    </div>
  )
}
