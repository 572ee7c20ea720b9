/** One line of the cart: what, how many, for how much, and what to do when something about it has changed. */
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { QuantityBox } from '../../catalogue/components/quantity-box.tsx'
import { priceFor, parseQuantity, unitPriceFor } from '../../catalogue/rules.ts'
import { StockLevel } from '../../catalogue/components/stock-level.tsx'
import { displayMoney } from '../../platform/money.ts'
import { Icon } from '../../ui/icons.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import type { CartLine, LineChange, AvailableTool } from '../contract.ts'
import { checkLine, maxLineQuantity, findPriceChange } from '../rules.ts'

type Shown = {
  readonly line: CartLine
  /** Undefined when it is no longer sold; `name` is then what it was called. */
  readonly good: AvailableTool | undefined
  readonly name: string
  readonly change: (...changes: LineChange[]) => void
  readonly onRemove: (line: CartLine, name: string, button: HTMLElement) => void
}

/** Memoised: of a thousand lines only the one that changes is drawn again. */
export const CartRow = memo(function CartRow({ line, good, name, change, onRemove }: Shown) {
  const { toolId, quantity, seen } = line
  const [text, setText] = useState(String(quantity))
  const [shown, setShown] = useState(quantity)
  // Another window changed it.
  if (shown !== quantity) {
    setShown(quantity)
    if (parseQuantity(text) !== quantity) setText(String(quantity))
  }
  const state = checkLine(line, good)
  const changedPrice = good && findPriceChange(good, seen)

  const type = (next: string): void => {
    setText(next)
    const asked = parseQuantity(next)
    if (!good || !Number.isSafeInteger(asked) || asked < 1 || asked > maxLineQuantity) return
    setShown(asked)
    // A price that changed is accepted by its button, never by the way.
    change({
      toolId,
      quantity: asked,
      ...(changedPrice ? {} : { seen: { quantity: asked, price: unitPriceFor(good, asked) } }),
    })
  }
  return (
    <tr className={state.kind === 'ready' ? undefined : 'needs'}>
      <td>
        <div className="what">
          {good ? <Thumbnail picture={good.picture} image={good.image} /> : null}
          <div>
            <b>{good ? <Link to={`/tools/${good.slug}`}>{name}</Link> : name}</b>
            {good ? (
              <small>
                {good.sku} · {messages.packs(good.minimumQuantity, good.packSize)}
              </small>
            ) : null}
            {good ? (
              <StockLevel terms={good} />
            ) : (
              <p className="mend">
                {messages.gone}{' '}
                <button
                  type="button"
                  className="button small"
                  onClick={({ currentTarget }) => onRemove(line, name, currentTarget)}
                >
                  {messages.takeOut}
                </button>
              </p>
            )}
            {changedPrice && good ? (
              <p className="mend">
                {messages.was(changedPrice.was, changedPrice.now)}
                <button
                  type="button"
                  className="button small"
                  onClick={() =>
                    change({
                      toolId,
                      quantity,
                      seen: { quantity, price: unitPriceFor(good, quantity) },
                    })
                  }
                >
                  {messages.accept(changedPrice.now)}
                </button>
              </p>
            ) : null}
          </div>
        </div>
      </td>
      <td className="box">
        {good ? (
          <QuantityBox
            terms={good}
            text={text}
            onText={type}
            row={{ of: name }}
            name={`quantity-${toolId}`}
          />
        ) : null}
      </td>
      <td className="number" data-label={messages.each}>
        {good ? displayMoney(unitPriceFor(good, quantity)) : ''}
      </td>
      <td className="number" data-label={messages.total}>
        {good ? <b>{displayMoney(priceFor(good, quantity))}</b> : ''}
      </td>
      <td className="number away">
        <button
          type="button"
          className="icon-button"
          aria-label={messages.remove(name)}
          onClick={({ currentTarget }) => onRemove(line, name, currentTarget)}
        >
          <Icon name="close" size={16} />
        </button>
      </td>
    </tr>
  )
})
