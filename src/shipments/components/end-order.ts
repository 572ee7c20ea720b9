/** Staff cancel the rest of a partly shipped order. */
import { confirm } from '../../ui/dialog.tsx'
import { shipments } from '../api.client.ts'
import { shipmentsMessages } from '../messages/shipments.ts'

const { end: messages } = shipmentsMessages

/**
 * Asks for confirmation.
 * @returns what was done; undefined if nothing was cancelled
 */
export async function endOrder(number: number): Promise<string | undefined> {
  const sure = await confirm({ detail: messages.confirm(number), confirmLabel: messages.act })
  return sure ? messages.done((await shipments.endOrder({ number })).cancelled) : undefined
}
