/**
 * The changes that a price file would make: its columns, the number of rows of each kind, and the
 * rows.
 */
import { useState } from 'react'
import { displayNumber } from '../../platform/money/money.ts'
import { importKinds } from '../../prices/import-fields.ts'
import { Table, type Column } from '../../ui/table.tsx'
import { priceFileMessages as messages } from '../messages/price-file.ts'
import type { PriceFile, PriceFileRow } from '../price-files/price-files-contract.ts'

/** Maximum rows in the table; the counts include all rows. */
const maxShown = 200
/** The kinds, ordered by what needs attention first. */
const kinds = ['wrong', 'changed', 'new', 'same'] as const

export function PriceFileRows({ name, file }: { readonly name: string; readonly file: PriceFile }) {
  const present = kinds.filter((kind) => file.counts[kind] > 0)
  const [chosen, setChosen] = useState<string>(present[0] ?? '')
  const rows = file.rows.filter(({ kind }) => kind === chosen)
  return (
    <section className="mt-6" aria-labelledby="price-file">
      <h2 id="price-file">{messages.read(name, file.rows.length)}</h2>
      <p className="muted small">
        {messages.columns}:{' '}
        {file.columns
          .map(({ heading, column }) => messages.column(heading, columnName(column)))
          .join(' · ')}
      </p>
      {file.currency === '' ? null : (
        <p className="muted small">{messages.currency(file.currency)}</p>
      )}
      <label className="row mt-4">
        <span>{messages.show}</span>
        <select
          className="input"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {importKinds
            .filter((kind) => present.includes(kind))
            .map((kind) => (
              <option key={kind} value={kind}>
                {`${messages.kinds[kind]}: ${displayNumber(file.counts[kind])}`}
              </option>
            ))}
        </select>
      </label>
      <Table
        caption={messages.caption}
        columns={columns}
        rows={rows.slice(0, maxShown)}
        keyOf={({ row }) => String(row)}
      />
      {rows.length > maxShown ? <p>{messages.more(maxShown, rows.length)}</p> : null}
    </section>
  )
}

const columnName = (column: string): string =>
  column.startsWith('from:')
    ? messages.from(column.slice('from:'.length))
    : (messages.columnNames[column] ?? messages.unused)

const columns: readonly Column<PriceFileRow>[] = [
  { header: messages.row, numeric: true, cell: ({ row }) => displayNumber(row) },
  { header: messages.subject, fullWidth: true, cell: ({ name }) => name },
  { header: messages.becomes, cell: ({ becomes }) => (becomes ? messages.said(becomes) : '') },
  {
    header: messages.notes,
    cell: ({ why, warnings, before }) =>
      [why || messages.instead(before), ...warnings].filter(Boolean).join(' '),
  },
]
