/** A tool as a dense row of the list: what it costs at which quantity, a narrow quantity box, and the way into the cart. Several stand in a `tool-lines`. */
import { useRef, useState } from 'react'
import { useAddToCart } from '../../cart/components/add-to-cart.tsx'
import { displayMoney, displayNumber } from '../../platform/money.ts'
import { Thumbnail } from '../../ui/picture.tsx'
import { Link } from '../../ui/link.tsx'
import { cartMessages } from '../../cart/messages/cart.ts'
import { toolCardMessages } from '../messages/tool-card.ts'
import { toolPageMessages as messages } from '../messages/tool-page.ts'
import type { Tool } from '../contract.ts'
import { QuantityBox } from './quantity-box.tsx'
import {
  quantityAdvice,
  firstQuantity,
  priceLadder,
  parseQuantity,
  type LadderRow,
} from '../rules.ts'
import { StockLevel } from './stock-level.tsx'

/** What a row shows of a tool; a page need send no more. */
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
>

/** Rows of the ladder that fit beside each other. */
const mostSteps = 4

export function ToolRow({ tool }: { readonly tool: RowTool }) {
  const [text, setText] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const { busy, add } = useAddToCart()
  const first = firstQuantity(tool)
  const empty = text.trim() === ''
  // An empty box shows the lowest quantity, and that is what its button adds.
  const quantity = empty ? first : parseQuantity(text)
  const { unit, total } = quantityAdvice(tool, quantity)
  const put = async (): Promise<void> => {
    if (unit === undefined) return box.current?.focus()
    if (
      await add(
        [{ toolId: tool.id, quantity, unitPrice: unit }],
        cartMessages.added(tool.name, quantity),
      )
    )
      setText('')
  }
  return (
    <article className="tool-line">
      <Thumbnail picture={tool.picture} image={tool.image} />
      <div className="name">
        <h2>
          <Link to={`/tools/${tool.slug}`} prefetch="intent">
            {tool.name}
          </Link>
        </h2>
        <p>{[tool.sku, tool.brand].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="terms">
        <span>{toolCardMessages.minimum(tool.minimumQuantity, tool.packSize)}</span>
        <StockLevel terms={tool} />
      </div>
      <Steps ladder={priceLadder(tool)} quantity={empty ? Number.NaN : quantity} />
      {tool.stock <= 0 ? null : (
        // Without script it leads to the order form, and the quantity goes along.
        <form
          className="ask"
          action={`/purchase/${tool.id}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void put()
          }}
        >
          <QuantityBox
            terms={tool}
            text={text}
            onText={setText}
            inputRef={box}
            placeholder={displayNumber(first)}
            row={{ of: tool.name }}
          />
          <div className="do">
            <b className="total">{empty || total === undefined ? '' : displayMoney(total)}</b>
            <button
              type="submit"
              className="button tight needs-script"
              aria-label={messages.addOf(tool.name)}
              aria-disabled={busy || undefined}
            >
              {busy ? cartMessages.adding : cartMessages.addToCart}
            </button>
            <button
              type="submit"
              className="button tight without-script"
              aria-label={toolCardMessages.placeOrderOf(tool.name)}
            >
              {toolCardMessages.placeOrder}
            </button>
          </div>
        </form>
      )}
    </article>
  )
}

/** The ladder of prices in a line; of a long one the first rows and the last. */
function Steps({
  ladder,
  quantity,
}: {
  readonly ladder: readonly LadderRow[]
  readonly quantity: number
}) {
  const inForce = ladder.findLast(({ from }) => from <= quantity)
  const shown =
    ladder.length > mostSteps ? [...ladder.slice(0, mostSteps - 1), ...ladder.slice(-1)] : ladder
  return (
    <ul className="steps" aria-label={messages.ladder}>
      {shown.map((step) => (
        <li
          key={step.from}
          {...(step === inForce ? { className: 'now', 'aria-current': true } : {})}
        >
          {displayMoney(step.price)} <small>{messages.priceFrom(step.from)}</small>
        </li>
      ))}
    </ul>
  )
}
