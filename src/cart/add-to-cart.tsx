/** Putting pieces of tools into the cart, wherever tools are shown: the deed, and the button that does it. */
import { useState } from 'react'
import { isProblem } from '../platform/problem.ts'
import { toast } from '../web/feedback.tsx'
import { sentenceOf } from '../web/sentence.ts'
import { cartWords as words } from '../words/en/cart.ts'
import { webWords } from '../words/en/web.ts'
import type { Added } from './cart.client.ts'

/** `add` puts lines into the cart and says so, or says why not. Answers whether they are in it; while it works, and without lines, it does nothing. */
export function useAddToCart(): { readonly busy: boolean; readonly add: (lines: readonly Added[], done: string) => Promise<boolean> } {
  const [busy, setBusy] = useState(false)
  const add = async (lines: readonly Added[], done: string): Promise<boolean> => {
    if (busy || lines.length === 0) return false
    setBusy(true)
    try {
      // Loaded with the first press: a page that is only read carries no schemas.
      const { addToCart } = await import('./cart.client.ts')
      await addToCart(lines)
      toast(done)
      return true
    } catch (error) {
      toast(isProblem(error) ? sentenceOf(error) : webWords.broken.title, 'error')
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
  readonly lines: () => readonly Added[]
  /** What is said when they are in the cart. */
  readonly done: string
  readonly className?: string
}

export function AddToCart({ lines, done, className = 'button primary' }: Adding) {
  const { busy, add } = useAddToCart()
  return <button type="button" className={`${className} needs-script`} aria-disabled={busy || undefined} onClick={() => void add(lines(), done)}>{busy ? words.adding : words.addToCart}</button>
}
