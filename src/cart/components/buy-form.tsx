/**
 * Buying one tool on its page: prices by quantity, the quantity box, the total, and both buttons.
 */
import { useRef, useState } from 'react'
import { Form, useRouteLoaderData } from 'react-router'
import { PriceLadder } from '../../catalogue/components/price-ladder.tsx'
import { QuantityBox } from '../../catalogue/components/quantity-box.tsx'
import type { Tool } from '../../catalogue/contract.ts'
import { toolCardMessages } from '../../catalogue/messages/tool-card.ts'
import { toolPageMessages as messages } from '../../catalogue/messages/tool-page.ts'
import {
  firstQuantity,
  validateQuantity,
  priceFor,
  shownUnitPrice,
  unitPriceFor,
} from '../../catalogue/rules.ts'
import { WaitingNote } from '../../orders/components/waiting-note.tsx'
import { useBackOrders, withBackOrder } from '../../orders/back-orders/use-back-orders.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { displayMoney } from '../../platform/money/money.ts'
import type { CutOff } from '../../platform/time/cut-off.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { cartMessages } from '../messages/cart.ts'
import { AddToCart } from './add-to-cart.tsx'

/**
 * The data about the shipping cut-off that the root route's loader must return: none if the shop
 * has no cut-off.
 */
export type CutOffLoaderData = { readonly cutOff?: CutOff }

/** Loaded on demand: in a shop that shows when orders ship. */
const CutOffNote = lazyComponent(
  async () => (await import('../../orders/components/cut-off-note.tsx')).CutOffNote,
)

/**
 * The prices, the quantity and the total always match. The form leads to the order form with the
 * chosen quantity, also without script; Enter in the quantity adds to the cart.
 * @param quantity the quantity of the pack by whose number the tool was found
 */
export function BuyForm({
  tool: asItIs,
  quantity: packed,
}: {
  readonly tool: Tool
  readonly quantity: string | undefined
}) {
  const backOrders = useBackOrders()
  const tool = withBackOrder(asItIs, backOrders !== undefined)
  const [text, setText] = useState(packed ?? String(firstQuantity(tool)))
  const cutOff = useRouteLoaderData<CutOffLoaderData>('root')?.cutOff
  const quantityInput = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const quantity = parseQuantity(text)
  const valid = validateQuantity(tool, quantity).valid
  return (
    <Form
      className="buy"
      action={`/purchase/${tool.id}`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== quantityInput.current) return
        event.preventDefault()
        addButton.current?.click()
      }}
    >
      <PriceLadder terms={tool} quantity={quantity} />
      {tool.stock <= 0 && !backOrders ? null : (
        <>
          <div className="line">
            <QuantityBox terms={tool} text={text} onText={setText} inputRef={quantityInput} />
            <p className="total" aria-live="polite">
              <b>{valid ? displayMoney(priceFor(tool, quantity)) : messages.noTotal}</b>
              <span className="muted small">
                {valid ? messages.sum(quantity, unitPriceFor(tool, quantity), tool) : ' '}
              </span>
            </p>
          </div>
          {valid ? <WaitingNote tool={tool} quantity={quantity} /> : null}
          {cutOff && <CutOffNote cutOff={cutOff} tool={asItIs} quantity={valid ? quantity : 0} />}
          <div className="ways">
            <AddToCart
              buttonRef={addButton}
              lines={() => {
                if (valid) return [{ toolId: tool.id, quantity, ...shownUnitPrice(tool, quantity) }]
                quantityInput.current?.focus()
                return []
              }}
              successMessage={cartMessages.added(tool.name, quantity)}
            />
            <button type="submit" className="button">
              {toolCardMessages.placeOrder}
            </button>
          </div>
        </>
      )}
    </Form>
  )
}
