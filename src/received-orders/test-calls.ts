/** How tests send, correct and place received orders. */
import { expect } from 'vitest'
import { contact } from '../../tests/order-shop.ts'
import type { NumbersShop } from '../customer-part-numbers/test-shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { CorrectionInput, ReceivedOrder } from './contract.ts'

export const bytesOf = (file: string | Uint8Array): Uint8Array =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file

/** @param shopOf the shop, once it is open */
export const callsOf = (shopOf: () => NumbersShop) => ({
  /** Sends a file. @returns its only order, as its sender sees it */
  async send(actor: Actor, file: string | Uint8Array, name = 'order.xml'): Promise<ReceivedOrder> {
    const { receivedOrders } = shopOf()
    const received = await receivedOrders.receive({ actor, fileBytes: bytesOf(file) }, { name })
    expect(received).toHaveLength(1)
    return receivedOrders.read({ actor }, { id: received[0]?.id ?? '' })
  },
  correct: (actor: Actor, { id, revision }: ReceivedOrder, lines: CorrectionInput[]) =>
    shopOf().receivedOrders.correct({ actor }, { id, revision, lines }),
  place: (
    actor: Actor,
    { id, revision }: ReceivedOrder,
    more: { again?: boolean; goods?: number } = {},
  ) => shopOf().receivedOrders.place({ actor }, { id, revision, ...contact, ...more }),
})
