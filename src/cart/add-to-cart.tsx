/** The button that puts pieces of a tool into the cart, wherever a tool is shown. */
import { useState } from 'react'
import { isProblem } from '../platform/problem.ts'
import { toast } from '../web/feedback.tsx'
import { sentenceOf } from '../web/sentence.ts'
import { cartWords as words } from '../words/en/cart.ts'
import { webWords } from '../words/en/web.ts'
import type { Added } from './cart.client.ts'

type Adding = {
  /** What to add when the button is pressed; nothing when it can't be ordered so, and the page has said why. */
  readonly lines: () => readonly Added[]
  /** What is said when they are in the cart. */
  readonly done: string
  readonly className?: string
}

export function AddToCart({ lines, done, className = 'button primary' }: Adding) {
  const [busy, setBusy] = useState(false)
  const add = async (): Promise<void> => {
    const asked = lines()
    if (busy || asked.length === 0) return
    setBusy(true)
    try {
      // Loaded with the first press: a page that is only read carries no schemas.
      const { addToCart } = await import('./cart.client.ts')
      await addToCart(asked)
      toast(done)
    } catch (error) {
      toast(isProblem(error) ? sentenceOf(error) : webWords.broken.title, 'error')
      if (!isProblem(error)) throw error
    } finally {
      setBusy(false)
    }
  }
  return <button type="button" className={`${className} needs-script`} aria-disabled={busy || undefined} onClick={() => void add()}>{busy ? words.adding : words.addToCart}</button>
}
