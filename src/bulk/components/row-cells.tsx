/** The cells of one row of a job. */
import { Link } from 'react-router'
import { isUnit, units } from '../../catalogue/model/units.ts'
import { displayWeight } from '../../catalogue/units/weight.ts'
import { isShared, type SharedFinding } from '../columns/shared-findings.ts'
import type { JobRow } from '../job-fields.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

const { table } = messages

export const RowHead = () => (
  <thead>
    <tr>
      <th scope="col" className="number">
        {table.row}
      </th>
      <th scope="col">{table.tool}</th>
      <th scope="col">{table.kind}</th>
      <th scope="col">{table.changes}</th>
      <th scope="col">{table.notes}</th>
    </tr>
  </thead>
)

type RowCellsProps = {
  readonly row: JobRow | undefined
  /** Findings that are shown once, above the rows. */
  readonly shared: readonly SharedFinding[]
}

/** Without a row, the placeholder cells of a row that is loading. */
export function RowCells({ row, shared }: RowCellsProps) {
  if (!row)
    return (
      <td colSpan={5}>
        <span className="hidden-label">{messages.rowLoading}</span>
        <span className="skeleton w-2/5" />
      </td>
    )
  const { kind, changes } = row
  return (
    <>
      <td className="number">{row.row}</td>
      <td className="full" data-label={table.tool}>
        <RowTool row={row} />
      </td>
      <td data-label={table.kind}>
        <span className={`kind ${kind}`}>{messages.kinds[kind]}</span>
      </td>
      <td className="full" data-label={table.changes}>
        {kind === 'changed' || kind === 'missing' ? (
          <Changes changes={changes} />
        ) : (
          <NewTool changes={changes} />
        )}
      </td>
      <td className="full" data-label={table.notes}>
        <RowNotes row={row} shared={shared} />
      </td>
    </>
  )
}

/** The tool that a row is about. */
export const RowTool = ({ row: { name, sku, kind, toolId } }: { readonly row: JobRow }) => (
  <span>
    <ToolName name={name || sku || '—'} toolId={kind === 'new' ? null : toolId} />
    <small className="block">{name ? sku : ''}</small>
  </span>
)

/** Fields that the row already shows, or that lists seldom contain. */
const beside: readonly string[] = ['sku', 'name', 'image']
const longest = 80

/** All values of a row: for a new tool each value, for an existing one the old and new values. */
export const ReadValues = ({ changes }: Pick<JobRow, 'changes'>) => (
  <>
    {changes
      .filter(({ field, from }) => from !== '' || !beside.includes(field))
      .map(({ field, from, to }) => (
        <span key={field} className="block change">
          {messages.fieldName(field)}:{' '}
          {from === '' ? (
            to.slice(0, longest)
          ) : (
            <>
              <del>{from.slice(0, longest)}</del> <span aria-hidden="true">→</span>{' '}
              <ins>{to.slice(0, longest) || '—'}</ins>
            </>
          )}
        </span>
      ))}
  </>
)

/** The prices of a new tool, including quantity prices, how it is sold, and its category. */
function NewTool({ changes }: Pick<JobRow, 'changes'>) {
  const more = [
    valueOf(changes, 'price_breaks'),
    ...soldAs(changes),
    valueOf(changes, 'category'),
  ].filter(Boolean)
  return (
    <span>
      {messages.newPrice(valueOf(changes, 'price'), valueOf(changes, 'price_per'))}
      {more.length > 0 ? <small className="block">{more.join(' · ')}</small> : null}
    </span>
  )
}

/** The pack, the minimum, the unit and the weight, where the file states them. */
function soldAs(changes: JobRow['changes']): readonly string[] {
  const [pack = '1', least = '1', unit = 'piece', grams = '0'] = [
    'pack_size',
    'minimum_quantity',
    'unit',
    'weight_grams',
  ].map((field) => valueOf(changes, field))
  return [
    pack === '1' ? '' : messages.packOf(pack),
    least === '1' ? '' : messages.least(least),
    isUnit(unit) && unit !== 'piece' ? units[unit].one : '',
    grams === '0' ? '' : displayWeight(Number(grams)),
  ]
}

const valueOf = (changes: JobRow['changes'], name: string): string | undefined =>
  changes.find(({ field }) => field === name)?.to

const ToolName = ({ name, toolId }: { readonly name: string; readonly toolId: string | null }) =>
  toolId === null ? (
    name
  ) : (
    <Link className="link" to={`/dashboard/manageproducts/${toolId}`}>
      {name}
    </Link>
  )

const Changes = ({ changes }: Pick<JobRow, 'changes'>) => (
  <>
    {changes.map(({ field, from, to }) => (
      <span key={field} className="block change">
        {messages.fieldName(field)}: <del>{from || '—'}</del> <span aria-hidden="true">→</span>{' '}
        <ins>{to || '—'}</ins>
      </span>
    ))}
  </>
)

type RowNotesProps = { readonly row: JobRow; readonly shared: readonly SharedFinding[] }

export const RowNotes = ({ row: { errors, warnings, outcome }, shared }: RowNotesProps) => (
  <>
    {errors.map(({ field, why }) => (
      <span key={field + why} className="block text-bad">
        {messages.finding(field, why)}
      </span>
    ))}
    {warnings
      .filter((warning) => !isShared(shared, 'warning', warning))
      .map(({ field, why }) => (
        <span key={field + why} className="block muted">
          {why}
        </span>
      ))}
    {outcome === '' || outcome === 'applied' || outcome === 'undone' ? null : (
      <span className="block text-bad">{outcome}</span>
    )}
  </>
)
