/**
 * The tools of a family, which differ by size, as one table: the specifications by which they
 * differ as columns, a quantity box per row, one button for all of them.
 */
import { useId, type ReactNode } from 'react'
import { displayMoney } from '../../platform/money/money.ts'
import { Link } from '../../ui/link.tsx'
import type { Tool } from '../contract.ts'
import { differingSpecs, sizeIn, type SpecColumn } from '../family.ts'
import { familyTableMessages as messages } from '../messages/family-table.ts'
import { nextPriceBreak } from '../ladder.ts'
import { firstQuantity } from '../rules.ts'
import { displayPrice, lineText } from '../model/units.ts'
import type { AddToCartControl } from './add-to-cart-control.ts'
import { QuantityBox } from './quantity-box.tsx'
import { StockLevel } from './stock-level.tsx'
import {
  useFamilyQuantities,
  type FamilyRowState,
  type FamilyTool,
} from './use-family-quantities.ts'

/** The number of specifications that fit beside the terms and the quantity. */
const maxSpecColumns = 4

export type FamilyTableProps = {
  /** The tool of the present page. */
  readonly of: Tool
  /** All tools of its family, including itself. */
  readonly tools: readonly FamilyTool[]
  readonly cart: AddToCartControl
}

export function FamilyTable({ of, tools, cart }: FamilyTableProps) {
  const { rows, orderable, setText, addAll } = useFamilyQuantities(of.family, tools, cart)
  const sum = orderable.reduce((all, { total }) => all + total, 0)
  const columns = differingSpecs(of.family, tools, maxSpecColumns)
  const heading = useId()
  return (
    <section className="section ruled family" id="sizes" aria-labelledby={heading}>
      <h2 id={heading}>{messages.title(of.family)}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void addAll()
        }}
      >
        <TableOfSizes family={of.family} columns={columns}>
          {rows.map((row, place) => (
            <FamilyRow
              key={row.tool.id}
              row={row}
              specs={columns.map(({ name, values }) => ({ name, value: values[place] }))}
              current={row.tool.id === of.id}
              onText={(text) => setText(row.tool.id, text)}
              waits={row.unit === undefined ? null : cart.waits(row.tool, row.quantity)}
            />
          ))}
        </TableOfSizes>
        <div className="family-foot">
          <p aria-live="polite">
            {orderable.length === 0 ? (
              <span className="muted">{messages.hint}</span>
            ) : (
              <>
                {messages.sum(orderable.length)} <b>{displayMoney(sum)}</b>
              </>
            )}
          </p>
          <button type="submit" className="button" aria-disabled={cart.busy || undefined}>
            {cart.busy ? cart.messages.adding : cart.messages.addToCart}
          </button>
        </div>
      </form>
    </section>
  )
}

const TableOfSizes = ({
  family,
  columns,
  children,
}: {
  readonly family: string
  readonly columns: readonly SpecColumn[]
  readonly children: ReactNode
}) => (
  <div className="scroll">
    <table className="table cards">
      <caption className="hidden-label">{messages.caption(family)}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.size}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="spec">
              {name}
            </th>
          ))}
          <th scope="col">{messages.terms}</th>
          <th scope="col">{messages.stock}</th>
          <th scope="col" className="number">
            {messages.each}
          </th>
          <th scope="col">{messages.quantity}</th>
          <th scope="col" className="number">
            {messages.total}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

/** A figure and its unit stay on one line: '120 mm'. */
const withJoinedUnits = (value: string): string =>
  value.replaceAll(/(?<=\d) (?=\p{L}{1,3}(?!\p{L}))/gu, '\u00A0')

type FamilyRowProps = {
  readonly row: FamilyRowState
  /** Its values of the columns. */
  readonly specs: readonly { readonly name: string; readonly value: string | undefined }[]
  /** Whether this is the tool of the present page. */
  readonly current: boolean
  readonly onText: (text: string) => void
  /** The part of its quantity that waits. */
  readonly waits: ReactNode
}

function FamilyRow({ row, specs, current, onText, waits }: FamilyRowProps) {
  const { tool, text } = row
  const size = sizeIn(tool.family, tool.name)
  return (
    <tr>
      <th scope="row">
        {current ? (
          <b aria-current="page">{size}</b>
        ) : (
          <Link className="link" to={`/tools/${tool.slug}`}>
            {size}
          </Link>
        )}
        <small>{tool.sku}</small>
      </th>
      {specs.map(({ name, value }) => (
        <td key={name} data-label={name} className="spec">
          {value === undefined ? '–' : withJoinedUnits(value)}
        </td>
      ))}
      <td data-label={messages.terms}>{messages.minimum(tool.minimumQuantity, tool.packSize)}</td>
      <td data-label={messages.stock}>
        <StockLevel terms={tool} />
      </td>
      <UnitPrice row={row} />
      <td className="box">
        {firstQuantity(tool) === 0 ? null : (
          <QuantityBox
            terms={tool}
            text={text}
            onText={onText}
            name={`quantity-${tool.id}`}
            placeholder="0"
            row={{ of: size }}
          />
        )}
        {waits}
      </td>
      <RowTotal row={row} />
    </tr>
  )
}

/** The price of a piece at the row's quantity, and the quantity from which it is lower. */
function UnitPrice({ row: { tool, quantity, unit } }: { readonly row: FamilyRowState }) {
  const next = nextPriceBreak(tool, quantity)
  return (
    <td className="number" data-label={messages.each}>
      {displayPrice(unit ?? tool.price, tool)}
      {next ? <small>{messages.breakFrom(next.from, next.price)}</small> : null}
    </td>
  )
}

const RowTotal = ({ row: { tool, quantity, unit, total } }: { readonly row: FamilyRowState }) => (
  <td className="number" data-label={messages.total}>
    {total === undefined || unit === undefined ? (
      '–'
    ) : (
      <>
        <b>{displayMoney(total)}</b>
        <small>{lineText(quantity, unit, tool)}</small>
      </>
    )}
  </td>
)
