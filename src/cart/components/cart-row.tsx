/** One line of the cart: tool, quantity, price, and the actions after a change. */
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { QuantityBox } from '../../catalogue/components/quantity-box.tsx'
import { priceFor, unitPriceFor } from '../../catalogue/rules.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { StockLevel } from '../../catalogue/components/stock-level.tsx'
import { displayMoney } from '../../platform/money/money.ts'
import { Icon } from '../../ui/icons.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import type { AvailableTool } from '../contract.ts'
import {
  checkLine,
  findPriceChange,
  maxLineQuantity,
  seenPrice,
  type CartLine,
  type LineChange,
} from '../rules.ts'

type ChangeLines = (...changes: LineChange[]) => void

type CartRowProps = {
  readonly line: CartLine
  /** Undefined if it is no longer sold; `name` is then its last name. */
  readonly tool: AvailableTool | undefined
  readonly name: string
  readonly change: ChangeLines
  readonly onRemove: (line: CartLine, name: string, button: HTMLElement) => void
}

/** Memoized: of a thousand rows only the changed one renders again. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { line, tool, name, change, onRemove } = props
  const { text, setText } = useQuantityText(line, tool, change)
  const { toolId, quantity } = line
  const remove = (button: HTMLElement): void => onRemove(line, name, button)
  return (
    <tr className={checkLine(line, tool).kind === 'ready' ? undefined : 'needs'}>
      <td>
        {tool ? (
          <ToolCell line={line} tool={tool} name={name} change={change} />
        ) : (
          <UnavailableToolCell name={name} onRemove={remove} />
        )}
      </td>
      <td className="box">
        {tool ? (
          <QuantityBox
            terms={tool}
            text={text}
            onText={setText}
            row={{ of: name }}
            name={`quantity-${toolId}`}
          />
        ) : null}
      </td>
      <td className="number" data-label={messages.each}>
        {tool ? <UnitPrice tool={tool} quantity={quantity} /> : ''}
      </td>
      <td className="number" data-label={messages.total}>
        {tool ? <b>{displayMoney(priceFor(tool, quantity))}</b> : ''}
      </td>
      <td className="number away">
        <button
          type="button"
          className="icon-button"
          aria-label={messages.removeTool(name)}
          onClick={({ currentTarget }) => remove(currentTarget)}
        >
          <Icon name="close" size={16} />
        </button>
      </td>
    </tr>
  )
})

/** The text of the quantity box. Every valid quantity that is typed changes the line at once. */
function useQuantityText(
  { toolId, quantity, seen }: CartLine,
  tool: AvailableTool | undefined,
  change: ChangeLines,
) {
  const [text, setText] = useState(String(quantity))
  const [lastQuantity, setLastQuantity] = useState(quantity)
  // Another window changed the line.
  if (lastQuantity !== quantity) {
    setLastQuantity(quantity)
    if (parseQuantity(text) !== quantity) setText(String(quantity))
  }
  const changeText = (nextText: string): void => {
    setText(nextText)
    const next = parseQuantity(nextText)
    if (!tool || !Number.isSafeInteger(next) || next < 1 || next > maxLineQuantity) return
    setLastQuantity(next)
    // A changed price is accepted by its button only, never by typing a quantity.
    const newlySeen = findPriceChange(tool, seen) ? {} : { seen: seenPrice(tool, next) }
    change({ toolId, quantity: next, ...newlySeen })
  }
  return { text, setText: changeText }
}

/** The price of a piece at this quantity, and the quantity from which it is lower. */
function UnitPrice({
  tool,
  quantity,
}: {
  readonly tool: AvailableTool
  readonly quantity: number
}) {
  const next = tool.priceBreaks.find(({ from }) => from > quantity && from <= tool.stock)
  return (
    <>
      {displayPrice(unitPriceFor(tool, quantity), tool)}
      {next ? <small>{messages.priceFrom(next.from, next.price)}</small> : null}
    </>
  )
}

type ToolCellProps = Pick<CartRowProps, 'line' | 'name' | 'change'> & {
  readonly tool: AvailableTool
}

function ToolCell({ line: { toolId, quantity, seen }, tool, name, change }: ToolCellProps) {
  const priceChange = findPriceChange(tool, seen)
  const acceptPrice = (): void => change({ toolId, quantity, seen: seenPrice(tool, quantity) })
  return (
    <div className="what">
      <Thumbnail picture={tool.picture} image={tool.image} />
      <div>
        <b>
          <Link to={`/tools/${tool.slug}`}>{name}</Link>
        </b>
        <small>
          <span>{tool.sku}</span> <StockLevel terms={tool} />{' '}
          <span>{messages.packs(tool.minimumQuantity, tool.packSize)}</span>
        </small>
        {priceChange ? (
          <p className="mend">
            {messages.priceChanged(priceChange, tool)}
            <button type="button" className="button small" onClick={acceptPrice}>
              {messages.acceptPrice(priceChange, tool)}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  )
}

type UnavailableToolCellProps = {
  readonly name: string
  readonly onRemove: (button: HTMLElement) => void
}

const UnavailableToolCell = ({ name, onRemove }: UnavailableToolCellProps) => (
  <div className="what">
    <div>
      <b>{name}</b>
      <p className="mend">
        {messages.unavailable}{' '}
        <button
          type="button"
          className="button small"
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          {messages.removeLine}
        </button>
      </p>
    </div>
  </div>
)
