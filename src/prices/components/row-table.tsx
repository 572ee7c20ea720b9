/** The rows of a price list as a table, each with its actions. */
import { useSearchParams } from 'react-router'
import type { Paged } from '../../platform/access/endpoint.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { withoutActions, type Column } from '../../ui/table.tsx'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { prices } from '../api.client.ts'
import type { PriceList } from '../contract.ts'
import { rowsPageMessages as messages, targetNames } from '../messages/pages.ts'
import type { PriceRow } from '../row-fields.ts'
import { usePriceMarks } from '../use-price-marks.ts'

type PriceRowTableProps = {
  readonly list: PriceList
  readonly rows: Paged<readonly PriceRow[]>
  readonly canChange: boolean
  readonly onEdit: (row: PriceRow) => void
}

export function PriceRowTable({ list, rows, canChange, onEdit }: PriceRowTableProps) {
  const actions = useRowActions()
  const [params] = useSearchParams()
  const marks = usePriceMarks(
    rows.flatMap(({ id: key, target, targetId: toolId, sku, price, priceBreaks = [], pricePer }) =>
      target === 'tool' && price !== undefined
        ? [{ key, toolId, sku, price: lowestOf(price, priceBreaks), pricePer }]
        : [],
    ),
  )
  return (
    <ListPage
      caption={messages.caption}
      columns={withoutActions(columns(list, { actions, onEdit, marks }), canChange)}
      rows={rows}
      keyOf={({ id }) => id}
      empty={
        params.has('since') ? (
          <EmptyState title={messages.noChange} detail="" />
        ) : (
          <EmptyState title={messages.empty} detail={messages.emptyDetail} />
        )
      }
    />
  )
}

const nameOf = ({ name }: PriceRow): string => (name === '' ? messages.gone : name)

const daysOf = ({ validFrom, validUntil }: PriceRow): string =>
  [validFrom && messages.from(validFrom), validUntil && messages.until(validUntil)]
    .filter(Boolean)
    .join(' ') || messages.always

const lowestOf = (price: number, ladder: NonNullable<PriceRow['priceBreaks']>): number =>
  Math.min(price, ...ladder.map((rung) => rung.price))

const priceOf = ({ percentOff, price, priceBreaks = [], pricePer }: PriceRow, mark?: string) =>
  percentOff === undefined ? (
    <span>
      {displayPrice(price ?? 0, { pricePer })}
      {pricePer === undefined ? <small>{messages.noNumber}</small> : null}
      {priceBreaks.map((rung) => (
        <small key={rung.from} className="off-phone">
          {messages.rung(rung.from, displayPrice(rung.price, { pricePer }))}
        </small>
      ))}
      {mark === undefined ? null : <small className="text-bad">{mark}</small>}
    </span>
  ) : (
    messages.percent(percentOff)
  )

type ColumnsOf = Pick<PriceRowTableProps, 'onEdit'> & {
  readonly actions: RowActions
  /** By the rows' ids. */
  readonly marks: ReadonlyMap<string, string>
}

const columns = (
  { id: listId }: PriceList,
  { actions, onEdit, marks }: ColumnsOf,
): readonly Column<PriceRow>[] => [
  {
    header: messages.subject,
    slot: 'title',
    shrinks: true,
    cell: (row) => (
      <span title={nameOf(row)}>
        <bdi>{nameOf(row)}</bdi> <small>{row.sku === '' ? targetNames[row.target] : row.sku}</small>
      </span>
    ),
  },
  { header: messages.days, slot: 'meta', cell: daysOf },
  {
    header: messages.price,
    numeric: true,
    slot: 'figure',
    cell: (row) => priceOf(row, marks.get(row.id)),
  },
  {
    header: messages.changed,
    priority: 3,
    cell: ({ changedAt, removedAt }) => (
      <span>
        <DateTime timeless at={removedAt ?? changedAt} />
        {removedAt === undefined ? null : <small>{messages.removed}</small>}
      </span>
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (row) =>
      row.removedAt === undefined ? (
        <RowButtons listId={listId} row={row} actions={actions} onEdit={onEdit} />
      ) : (
        <ActButton
          className="button small"
          aria-label={messages.putBackOf(nameOf(row))}
          busy={actions.busy}
          act={(button) => actions.run({ button, work: () => putBack(listId, row) })}
        >
          {messages.putBack}
        </ActButton>
      ),
  },
]

async function putBack(listId: string, row: PriceRow): Promise<string> {
  await prices.putRowBack({ listId, id: row.id })
  return messages.wasPutBack(nameOf(row))
}

type RowButtonsProps = {
  readonly listId: string
  readonly row: PriceRow
  readonly actions: RowActions
  readonly onEdit: PriceRowTableProps['onEdit']
}

/** Without confirmation: the toast offers to undo it. */
const RowButtons = ({ listId, row, actions, onEdit }: RowButtonsProps) => (
  <>
    <button
      type="button"
      className="button small"
      aria-label={messages.changeOf(nameOf(row))}
      onClick={() => onEdit(row)}
    >
      {messages.change}
    </button>
    <DotsMenu
      of={nameOf(row)}
      busy={actions.busy}
      choices={[
        {
          label: messages.takeOut,
          name: messages.remove(nameOf(row)),
          danger: true,
          act: (button) =>
            void actions.run({
              button,
              work: async () => {
                const { deletedCount } = await prices.removeRow({ listId, id: row.id })
                return deletedCount > 0 ? listPageMessages.deleted : listPageMessages.alreadyDeleted
              },
              undo: () => prices.putRowBack({ listId, id: row.id }),
            }),
        },
      ]}
    />
  </>
)
