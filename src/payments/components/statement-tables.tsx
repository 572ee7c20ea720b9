/** The tables of a statement of account: movements with balances, and open items. */
import { Link } from 'react-router'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { addDays } from '../../platform/time/time-zone.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { openItemsMessages, ageNames } from '../messages/pages.ts'
import { statementPageMessages as messages } from '../messages/statement-page.ts'
import type { Balance, Statement } from '../statement-fields.ts'

type Line = Statement['lines'][number]
type Item = Statement['items'][number]
/** A movement, or the opening or closing balance. */
type Row =
  | { readonly key: string; readonly line: Line }
  | { readonly key: string; readonly day: string; readonly balance: Balance }

const amount = (cents: number): string | null => (cents > 0 ? displayMoney(cents) : null)

const lineColumns: readonly Column<Row>[] = [
  {
    header: messages.day,
    slot: 'meta',
    cell: (row) => ('line' in row ? <DateTime at={row.line.day} /> : null),
  },
  {
    header: messages.what,
    slot: 'title',
    cell: (row) => ('line' in row ? <What line={row.line} /> : messages.balanceOn(row.day)),
  },
  {
    header: messages.charged,
    numeric: true,
    besideMeta: true,
    cell: (row) => ('line' in row ? amount(row.line.charged) : null),
  },
  {
    header: messages.settled,
    numeric: true,
    besideMeta: true,
    cell: (row) => ('line' in row ? amount(row.line.settled) : null),
  },
  {
    header: messages.balance,
    numeric: true,
    slot: 'figure',
    cell: (row) =>
      'line' in row ? messages.amountOf(row.line.balance) : <b>{messages.amountOf(row.balance)}</b>,
  },
]

const What = ({ line: { kind, number, order, reference } }: { readonly line: Line }) => (
  <>
    {messages.line[kind](number)}{' '}
    {order === null && reference === '' ? null : (
      <small>
        {order === null ? null : <OrderLink order={order} />} {reference}
      </small>
    )}
  </>
)

const OrderLink = ({ order }: { readonly order: number }) => (
  <Link className="link" to={`/dashboard/orders/${order}`}>
    {messages.order(order)}
  </Link>
)

const itemColumns: readonly Column<Item>[] = [
  { header: openItemsMessages.number, slot: 'title', cell: ({ number }) => number },
  {
    header: openItemsMessages.due,
    slot: 'meta',
    cell: ({ dueDate }) => <DateTime at={dueDate} />,
  },
  {
    header: messages.late,
    numeric: true,
    besideMeta: true,
    cell: ({ daysOverdue }) => (daysOverdue > 0 ? displayNumber(daysOverdue) : null),
  },
  {
    header: openItemsMessages.amount,
    numeric: true,
    priority: 3,
    cell: (item) => displayMoney(item.amount),
  },
  { header: openItemsMessages.open, numeric: true, slot: 'figure', cell: messages.amountOf },
]

export function StatementTables({ statement }: { readonly statement: Statement }) {
  const { from, to, opening, closing, lines, items, unallocated } = statement
  const rows: readonly Row[] = [
    { key: 'opening', day: addDays(from, -1), balance: opening },
    ...lines.map((line, index) => ({ key: `${index}`, line })),
    { key: 'closing', day: to, balance: closing },
  ]
  return (
    <>
      <h2 className="mt-6 mb-2">{messages.movements}</h2>
      <Table
        caption={messages.caption}
        columns={lineColumns}
        rows={rows}
        keyOf={({ key }) => key}
      />
      <h2 className="mt-6 mb-2">{messages.openOn(to)}</h2>
      {items.length === 0 ? (
        <p className="muted">{messages.nothingOpen(to)}</p>
      ) : (
        <>
          <Ages statement={statement} />
          <Table
            caption={messages.itemsCaption}
            columns={itemColumns}
            rows={items}
            keyOf={({ number }) => number}
          />
        </>
      )}
      {unallocated > 0 ? <p className="mt-2">{messages.unallocated(unallocated)}</p> : null}
    </>
  )
}

/** Open items, by how long they were overdue. */
const Ages = ({ statement: { ages } }: { readonly statement: Statement }) => (
  <p className="row mb-2">
    {ages
      .filter(({ items }) => items > 0)
      .map(({ age, open }) => (
        <span key={age}>
          {ageNames[age]}: <b>{displayMoney(open)}</b>
        </span>
      ))}
  </p>
)
