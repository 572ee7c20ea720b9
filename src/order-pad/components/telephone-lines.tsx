/** Staff enter what a buyer wants: a field for lines, and a table of the resulting rows. */
import type { NotIncluded } from '../../orders/components/use-charged-shop.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { Table, type Column } from '../../ui/table.tsx'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import { faultMessage } from '../row-messages.ts'
import type { Row } from '../rows.ts'
import type { TelephoneLines as Lines } from './use-telephone-lines.ts'

type TelephoneLinesProps = { readonly lines: Lines; readonly notIncluded: NotIncluded }

export function TelephoneLines({ lines, notIncluded }: TelephoneLinesProps) {
  return (
    <section>
      <div className="form">
        <TextArea
          label={messages.lines}
          help={messages.linesHelp}
          rows={3}
          value={lines.text}
          error={lines.error}
          onChange={({ currentTarget }) => lines.setText(currentTarget.value)}
        />
        <div>
          <ActButton className="button" busy={lines.busy} act={() => lines.add()}>
            {lines.busy ? messages.adding : messages.add}
          </ActButton>
        </div>
      </div>
      {lines.rows.length === 0 ? null : (
        <div className="mt-4">
          <Table
            caption={messages.caption}
            columns={columns(lines)}
            rows={lines.rows}
            keyOf={({ id }) => String(id)}
          />
          <p className="mt-2" role="status">
            {messages.goods(lines.summary.total, notIncluded)}{' '}
            {lines.summary.count.ready < lines.rows.length ? messages.notReady : null}
          </p>
        </div>
      )}
    </section>
  )
}

const nameOf = ({ tool, entries: [first] }: Row): string => tool?.name ?? first?.term ?? ''

const columns = (lines: Lines): readonly Column<Row>[] => [
  { header: messages.tool, fullWidth: true, cell: (row) => <Tool row={row} lines={lines} /> },
  {
    header: messages.quantity,
    numeric: true,
    cell: (row) => (
      <input
        key={row.quantity}
        className="input tight"
        size={6}
        inputMode="numeric"
        aria-label={messages.quantityOf(nameOf(row))}
        defaultValue={row.quantity}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== row.quantity) void lines.replace(row.entries, { quantity: value })
        }}
      />
    ),
  },
  {
    header: messages.unitPrice,
    numeric: true,
    cell: ({ tool, unitPrice }) =>
      unitPrice === undefined ? '' : displayPrice(unitPrice, tool ?? {}),
  },
  {
    header: messages.total,
    numeric: true,
    cell: ({ total }) => (total === undefined ? '' : displayMoney(total)),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (row) => (
      <button
        type="button"
        className="icon-button"
        aria-label={messages.remove(nameOf(row))}
        onClick={() => void lines.remove(row.entries.map(({ id }) => id))}
      >
        <Icon name="remove" />
      </button>
    ),
  },
]

/** The tool of a row, or its error and how to fix it. */
function Tool({ row, lines }: { readonly row: Row; readonly lines: Lines }) {
  const { tool, entries, state, candidates, suggestions } = row
  return (
    <span className="what">
      {tool ? <Thumbnail picture={tool.picture} image={tool.image} /> : null}
      <span>
        {nameOf(row)}
        {tool ? (
          <small>
            {tool.sku} · {messages.inStock(displayNumber(tool.stock))}
          </small>
        ) : null}
        {state === 'ready' || state === 'waiting' ? null : (
          <span className="row mt-1">
            <b>{faultMessage(row)}</b>
            {candidates.slice(0, 5).map(({ id, sku, name }) => (
              <button
                key={id}
                type="button"
                className="button tight"
                onClick={() => void lines.replace(entries, { term: sku })}
              >
                {name}
              </button>
            ))}
            {candidates.length === 0
              ? suggestions.map((quantity) => (
                  <button
                    key={quantity}
                    type="button"
                    className="button tight"
                    onClick={() => void lines.replace(entries, { quantity: String(quantity) })}
                  >
                    {messages.quantityButton(displayNumber(quantity), nameOf(row))}
                  </button>
                ))
              : null}
          </span>
        )}
      </span>
    </span>
  )
}
