/** Staff cancel what is left of an order that was shipped in part. */
import { confirm } from '../../ui/dialog.tsx'
import { shipments } from '../api.client.ts'
import { shipmentsMessages } from '../messages/shipments.ts'

const { end: messages } = shipmentsMessages

/** Asks first. @returns what was done; undefined where it was kept */
export async function endOrder(number: number): Promise<string | undefined> {
  const sure = await confirm({ detail: messages.confirm(number), confirmLabel: messages.act })
  return sure ? messages.done((await shipments.endOrder({ number })).cancelled) : undefined
}
