/** Notes what is ordered from a supplier, and takes the note back. */
import { sendOnce } from '../ui/send-once.browser.ts'
import { purchasing } from './api.client.ts'
import type { PurchaseSuggestion } from './contract.ts'

/** Ids of the notes created from each suggestion, for undo: a tool may be suggested again. */
const notes = new WeakMap<PurchaseSuggestion, string>()

export async function notePurchase(proposal: PurchaseSuggestion): Promise<void> {
  const { toolId, quantity } = proposal
  const { id } = await sendOnce(`purchase.${toolId}`, (options) =>
    purchasing.purchase({ toolId, quantity }, options),
  )
  notes.set(proposal, id)
}

/** Undoes the note created from this suggestion, and no other note of its tool. */
export async function takeNoteBack(proposal: PurchaseSuggestion): Promise<void> {
  const id = notes.get(proposal)
  if (id !== undefined) await purchasing.removePurchase({ id })
}
