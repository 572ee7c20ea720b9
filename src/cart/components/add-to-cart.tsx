/** Adding tools to the cart wherever they are shown: the hook, and the button that uses it. */
import { useState, type Ref } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { isImportError, toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { cartMessages as messages } from '../messages/cart.ts'
import { uiMessages } from '../../ui/messages/ui.ts'
import type { LineToAdd } from '../cart.client.ts'

export type AddToCartState = {
  readonly busy: boolean
  /**
   * Adds lines to the cart and shows `successMessage` or the error as a toast. While another call
   * runs, and without lines, it does nothing.
   * @returns whether the lines are in the cart now
   */
  readonly add: (lines: readonly LineToAdd[], successMessage: string) => Promise<boolean>
}

export function useAddToCart(): AddToCartState {
  const [busy, setBusy] = useState(false)
  const add = async (lines: readonly LineToAdd[], successMessage: string): Promise<boolean> => {
    if (busy || lines.length === 0) return false
    setBusy(true)
    try {
      // Loaded at the first click: pages that are only read do not load schemas.
      const { addToCart } = await import('../cart.client.ts')
      await addToCart(lines)
      toast(successMessage, 'success', { to: '/cart', label: messages.openCart })
      return true
    } catch (error) {
      if (isImportError(error)) throw error
      toast(isProblem(error) ? problemMessage(error) : uiMessages.broken.title, 'error')
      if (!isProblem(error)) throw error
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, add }
}

type AddToCartProps = {
  /**
   * Called at the click; returns no lines if the quantity cannot be ordered and the page shows why.
   */
  readonly lines: () => readonly LineToAdd[]
  readonly successMessage: string
  readonly className?: string
  readonly buttonRef?: Ref<HTMLButtonElement>
}

export function AddToCart({
  lines,
  successMessage,
  className = 'button primary',
  buttonRef,
}: AddToCartProps) {
  const { busy, add } = useAddToCart()
  return (
    <button
      ref={buttonRef}
      type="button"
      className={`${className} needs-script`}
      aria-disabled={busy || undefined}
      onClick={() => void add(lines(), successMessage)}
    >
      {busy ? messages.adding : messages.addToCart}
    </button>
  )
}
