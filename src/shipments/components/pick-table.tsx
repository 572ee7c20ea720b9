/** The rows of a pick list: from which bin, how many, for which order, ticked when they are taken. */
import { useState } from 'react'
import { Link } from 'react-router'
import { displayWeight } from '../../catalogue/units/weight.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { Table, type Column } from '../../ui/table.tsx'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { pickLists } from '../pick-lists.client.ts'
import type { PickList } from '../pick-lists-contract.ts'
import { pickListMessages as messages } from '../messages/pick-lists.ts'

type Row = PickList['rows'][number]
type Part = Row['parts'][number]
type PickTableProps = { readonly rows: readonly Row[]; readonly canChange: boolean }

export function PickTable({ rows, canChange }: PickTableProps) {
  const actions = useRowActions()
  return (
    <Table
      caption={messages.caption}
      columns={columnsFor(actions, canChange)}
      rows={rows}
      keyOf={({ toolId }) => toolId}
    />
  )
}

const columnsFor = (actions: RowActions, canChange: boolean): readonly Column<Row>[] => [
  {
    header: messages.bin,
    cell: ({ bin }) =>
      bin === '' ? <span className="muted">{messages.noBin}</span> : <b>{bin}</b>,
  },
  {
    header: messages.tool,
    fullWidth: true,
    cell: ({ toolId, name, sku }) => (
      <span>
        <Link className="hover:underline" to={`/dashboard/manageproducts/${toolId}/stock`}>
          {name}
        </Link>
        <small>{sku}</small>
      </span>
    ),
  },
  {
    header: messages.pieces,
    numeric: true,
    cell: ({ pieces }) => <b>{displayNumber(pieces)}</b>,
  },
  {
    header: messages.weight,
    numeric: true,
    cell: ({ weight }) =>
      weight === undefined ? (
        <span className="muted">{messages.noWeight}</span>
      ) : (
        displayWeight(weight)
      ),
  },
  {
    header: messages.parts,
    fullWidth: true,
    cell: ({ parts, name }) => (
      <ul className="pick-parts">
        {parts.map((part) => (
          <li key={`${part.number} ${part.line}`}>
            <Tick part={part} name={name} actions={actions} canChange={canChange} />
          </li>
        ))}
      </ul>
    ),
  },
]

type TickProps = {
  readonly part: Part
  readonly name: string
  readonly actions: RowActions
  readonly canChange: boolean
}

/** All pieces of a line at once: who finds fewer ships the part on the order's page. */
function Tick({
  part: { number, line, pieces, picked, pickedBy },
  name,
  actions: { busy, run },
  canChange,
}: TickProps) {
  const isPicked = picked >= pieces
  // What was clicked is seen at once, and until the server has said what is so.
  const [clicked, setClicked] = useState<boolean>()
  const tick = async (): Promise<string> => {
    await pickLists.tick({ number, line, pieces, picked: !isPicked })
    return isPicked ? messages.putBack(number) : messages.ticked(number)
  }
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={clicked ?? isPicked}
        disabled={!canChange}
        aria-disabled={busy || undefined}
        aria-label={messages.tick(pieces, name, number)}
        onChange={({ currentTarget: button }) => {
          if (busy) return
          setClicked(!isPicked)
          void run({ button, work: tick }).finally(() => setClicked(undefined))
        }}
      />{' '}
      <span>
        {messages.part(number, pieces)}
        {pickedBy === '' ? null : <small className="muted"> {messages.by(pickedBy)}</small>}
      </span>
    </label>
  )
}
