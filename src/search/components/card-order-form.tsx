/** The quantity box and the button of a card in the list; without script it is the order form. */
import { useId, useRef, useState } from 'react'
import { displayNumber } from '../../platform/money/money.ts'
import type { Card } from '../../catalogue/components/tool-card.tsx'
import { minOrderQuantity } from '../../catalogue/tool-terms.ts'
import { toolListMessages as messages } from '../messages/tool-list.ts'

/**
 * Adds a quantity, as typed, to the cart.
 * @returns why it was not added; undefined when it is in the cart
 */
export type AddCardToCart = (tool: Card, text: string) => Promise<string | undefined>

type CardOrderFormProps = { readonly tool: Card; readonly add: AddCardToCart }

export function CardOrderForm({ tool, add }: CardOrderFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (): Promise<void> => {
    if (busy || !input.current) return
    setBusy(true)
    try {
      const message = await add(tool, input.current.value)
      setFault(message)
      if (message === undefined) input.current.value = ''
      else input.current.focus()
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="ask"
      action={`/purchase/${tool.id}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <input
        ref={input}
        className="input"
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        aria-label={messages.quantityOf(tool.name)}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        placeholder={displayNumber(minOrderQuantity(tool))}
      />
      <button
        type="submit"
        className="button"
        aria-label={messages.addOf(tool.name)}
        aria-disabled={busy || undefined}
      >
        {busy ? messages.adding : messages.addToCart}
      </button>
      {fault === undefined ? null : (
        <p className="error" id={id} role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}
