/** Notes what is ordered from a supplier, and takes the note back. */
import { sendOnce } from '../ui/send-once.browser.ts'
import { purchasing } from './api.client.ts'

type Ordered = { readonly toolId: string; readonly quantity: number }

/** Ids of the notes of this visit, by tool, for Undo. */
const notes = new Map<string, string>()

export async function notePurchase({ toolId, quantity }: Ordered): Promise<void> {
  const { id } = await sendOnce(`purchase.${toolId}`, (options) =>
    purchasing.purchase({ toolId, quantity }, options),
  )
  notes.set(toolId, id)
}

/** Takes back what `notePurchase` noted last of this tool. */
export async function takeNoteBack({ toolId }: Pick<Ordered, 'toolId'>): Promise<void> {
  const id = notes.get(toolId)
  if (id !== undefined) await purchasing.removePurchase({ id })
}
