/** Putting pieces of tools into the cart, wherever tools are shown: the deed, and the button that does it. */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { cartMessages as messages } from '../messages/cart.ts'
import { uiMessages } from '../../ui/messages/ui.ts'
import type { NewLine } from '../cart.client.ts'

/** `add` puts lines into the cart and says so, or says why not. Answers whether they are in it; while it works, and without lines, it does nothing. */
export function useAddToCart(): {
  readonly busy: boolean
  readonly add: (lines: readonly NewLine[], done: string) => Promise<boolean>
} {
  const [busy, setBusy] = useState(false)
  const add = async (lines: readonly NewLine[], done: string): Promise<boolean> => {
    if (busy || lines.length === 0) return false
    setBusy(true)
    try {
      // Loaded with the first press: a page that is only read carries no schemas.
      const { addToCart } = await import('../cart.client.ts')
      await addToCart(lines)
      toast(done)
      return true
    } catch (error) {
      toast(isProblem(error) ? problemMessage(error) : uiMessages.broken.title, 'error')
      if (!isProblem(error)) throw error
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, add }
}

type Adding = {
  /** What to add when the button is pressed; nothing when it can't be ordered so, and the page has said why. */
  readonly lines: () => readonly NewLine[]
  /** What is said when they are in the cart. */
  readonly done: string
  readonly className?: string
}

export function AddToCart({ lines, done, className = 'button primary' }: Adding) {
  const { busy, add } = useAddToCart()
  return (
    <button
      type="button"
      className={`${className} needs-script`}
      aria-disabled={busy || undefined}
      onClick={() => void add(lines(), done)}
    >
      {busy ? messages.adding : messages.addToCart}
    </button>
  )
}
