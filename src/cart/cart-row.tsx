/** One line of the cart: what, how many, for how much, and what to do when something about it has changed. */
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { QuantityBox } from '../catalogue/quantity-box.tsx'
import { priceFor, readQuantity, unitPriceFor } from '../catalogue/rules.ts'
import { StockWord } from '../catalogue/stock-word.tsx'
import { showMoney } from '../platform/money.ts'
import { Icon } from '../web/icons.tsx'
import { Thumb } from '../web/picture.tsx'
import { cartPageWords as words } from '../words/en/pages/cart.ts'
import type { CartLine, Change, Good } from './contract.ts'
import { judgeLine, mostPieces, priceChange } from './rules.ts'

type Shown = {
  readonly line: CartLine
  /** Undefined when it is no longer sold; `name` is then what it was called. */
  readonly good: Good | undefined
  readonly name: string
  readonly change: (...changes: Change[]) => void
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
    if (readQuantity(text) !== quantity) setText(String(quantity))
  }
  const state = judgeLine(line, good)
  const changedPrice = good && priceChange(good, seen)

  const type = (next: string): void => {
    setText(next)
    const asked = readQuantity(next)
    if (!good || !Number.isSafeInteger(asked) || asked < 1 || asked > mostPieces) return
    setShown(asked)
    // A price that changed is accepted by its button, never by the way.
    change({ toolId, quantity: asked, ...(changedPrice ? {} : { seen: { quantity: asked, price: unitPriceFor(good, asked) } }) })
  }
  return (
    <tr className={state.kind === 'ready' ? undefined : 'needs'}>
      <td>
        <div className="what">
          {good ? <Thumb picture={good.picture} image={good.image} /> : null}
          <div>
            <b>{good ? <Link to={`/tools/${good.slug}`}>{name}</Link> : name}</b>
            {good ? <small>{good.sku} · {words.packs(good.minimumQuantity, good.packSize)}</small> : null}
            {good ? <StockWord terms={good} /> : <p className="mend">{words.gone} <button type="button" className="button small" onClick={({ currentTarget }) => onRemove(line, name, currentTarget)}>{words.takeOut}</button></p>}
            {changedPrice && good ? (
              <p className="mend">
                {words.was(changedPrice.was, changedPrice.now)}
                <button type="button" className="button small" onClick={() => change({ toolId, quantity, seen: { quantity, price: unitPriceFor(good, quantity) } })}>{words.accept(changedPrice.now)}</button>
              </p>
            ) : null}
          </div>
        </div>
      </td>
      <td className="box">{good ? <QuantityBox terms={good} text={text} onText={type} row={{ of: name }} name={`quantity-${toolId}`} /> : null}</td>
      <td className="number" data-label={words.each}>{good ? showMoney(unitPriceFor(good, quantity)) : ''}</td>
      <td className="number" data-label={words.total}>{good ? <b>{showMoney(priceFor(good, quantity))}</b> : ''}</td>
      <td className="number away">
        <button type="button" className="icon-button" aria-label={words.remove(name)} onClick={({ currentTarget }) => onRemove(line, name, currentTarget)}><Icon name="close" size={16} /></button>
      </td>
    </tr>
  )
})
