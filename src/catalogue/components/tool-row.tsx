/**
 * A tool as a dense row of a list: its prices by quantity, a narrow quantity box, and a button that
 * adds it to the cart.
 */
import { useRef, useState, type ReactNode } from 'react'
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { Icon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { toolCardMessages } from '../messages/tool-card.ts'
import { toolPageMessages as messages } from '../messages/tool-page.ts'
import type { Tool } from '../contract.ts'
import type { ToolTextName } from '../tool-text-name.ts'
import { priceBasisText } from '../model/units.ts'
import {
  firstQuantity,
  priceLadder,
  quantityAdvice,
  type LadderRow,
  type QuantityTerms,
} from '../rules.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import type { AddToCartControl } from './add-to-cart-control.ts'
import { QuantityBox } from './quantity-box.tsx'
import { SizeName } from './size-name.tsx'
import { SoldOut } from './sold-out.tsx'
import { StockLevel } from './stock-level.tsx'

/** The fields of a tool that a row shows. */
export type RowTool = Pick<
  Tool,
  | 'id'
  | 'slug'
  | 'sku'
  | 'name'
  | 'brand'
  | 'image'
  | 'picture'
  | 'price'
  | 'priceBreaks'
  | 'minimumQuantity'
  | 'packSize'
  | 'stock'
  | 'unit'
  | 'pricePer'
> &
  Pick<QuantityTerms, 'backOrder'> &
  InLanguages<ToolTextName>

/** The number of prices that fit in a row. */
const maxVisiblePrices = 4

export type ToolRowProps = {
  readonly tool: RowTool
  readonly cart: AddToCartControl
  /** Its family, if named above: the row shows the size. */
  readonly family?: string | undefined
  /** Beside the name: other actions for the tool. */
  readonly aside?: ReactNode
}

export function ToolRow({ tool, cart, family = '', aside }: ToolRowProps) {
  const [text, setText] = useState('')
  const empty = text.trim() === ''
  // An empty box shows the lowest quantity as its placeholder, and the button adds that quantity.
  const quantity = empty ? firstQuantity(tool) : parseQuantity(text)
  return (
    <article className="tool-line">
      <Thumbnail picture={tool.picture} image={tool.image} />
      <div className="name">
        <h2>
          <Link to={`/tools/${tool.slug}`} prefetch="intent" lang={tool.lang?.name}>
            <SizeName family={family} name={tool.name} />
          </Link>
        </h2>
        <p>
          <span>{[tool.sku, tool.brand].filter(Boolean).join(' · ')}</span>{' '}
          <span className="id">
            <span className="hidden-label">{toolCardMessages.id} </span>
            {tool.id}
          </span>
        </p>
        {aside}
      </div>
      <div className="terms">
        <span>{toolCardMessages.minimum(tool.minimumQuantity, tool.packSize)}</span>
        <StockLevel terms={tool} />
      </div>
      <Prices
        ladder={priceLadder(tool)}
        basis={priceBasisText(tool)}
        quantity={empty ? Number.NaN : quantity}
      />
      {firstQuantity(tool) === 0 ? (
        <SoldOut tool={tool} />
      ) : (
        <OrderRowForm tool={tool} cart={cart} text={text} quantity={quantity} onText={setText} />
      )}
    </article>
  )
}

type OrderRowFormProps = Pick<ToolRowProps, 'tool' | 'cart'> & {
  readonly text: string
  /** In pieces; NaN if the text is not a quantity. */
  readonly quantity: number
  readonly onText: (text: string) => void
}

/** Without scripts it submits to the order form, with the quantity. */
function OrderRowForm({ tool, cart, text, quantity, onText }: OrderRowFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const { unit, total } = quantityAdvice(tool, quantity)
  const showTotal = text.trim() !== '' && total !== undefined
  const addToCart = async (): Promise<void> => {
    if (unit === undefined) return input.current?.focus()
    const line = {
      toolId: tool.id,
      quantity,
      unitPrice: unit,
      pricePer: tool.pricePer ?? 1,
    }
    if (await cart.add([line], cart.messages.added(tool.name, quantity))) onText('')
  }
  return (
    <form
      className="ask"
      action={`/purchase/${tool.id}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void addToCart()
      }}
    >
      <QuantityBox
        terms={tool}
        text={text}
        onText={onText}
        inputRef={input}
        placeholder={displayNumber(firstQuantity(tool))}
        row={{ of: tool.name }}
      />
      <div className="do">
        <b className="total">{showTotal ? displayMoney(total) : ''}</b>
        <button
          type="submit"
          className="button tight needs-script"
          aria-label={messages.addOf(tool.name)}
          aria-disabled={cart.busy || undefined}
        >
          <span className="narrow-only">
            <Icon name={cart.busy ? 'retry' : 'cart'} size={20} />
          </span>
          <span className="wide-only">
            {cart.busy ? cart.messages.adding : cart.messages.addToCart}
          </span>
        </button>
        <button
          type="submit"
          className="button tight without-script"
          aria-label={toolCardMessages.placeOrderOf(tool.name)}
        >
          {toolCardMessages.placeOrder}
        </button>
      </div>
      {unit === undefined ? null : cart.waits(tool, quantity)}
    </form>
  )
}

/** Prices by quantity in one line; if there are many, the first ones and the last. */
function Prices({
  ladder,
  basis,
  quantity,
}: {
  readonly ladder: readonly LadderRow[]
  /** The number of units for the prices; empty for one piece. */
  readonly basis: string
  readonly quantity: number
}) {
  const inForce = ladder.findLast(({ from }) => from <= quantity)
  const visible =
    ladder.length > maxVisiblePrices
      ? [...ladder.slice(0, maxVisiblePrices - 1), ...ladder.slice(-1)]
      : ladder
  return (
    <ul className="steps" aria-label={messages.ladder}>
      {visible.map((row) => (
        <li key={row.from} {...(row === inForce ? { className: 'now', 'aria-current': true } : {})}>
          {displayMoney(row.price)} <small>{messages.priceFrom(row.from)}</small>
        </li>
      ))}
      {basis === '' ? null : (
        <li>
          <small>{basis}</small>
        </li>
      )}
    </ul>
  )
}
