/** Where an order goes that the shop places without a person, or why a person has to say it. Pure. */
import { phonePattern } from '../accounts/contract.ts'
import type { ReceivedOrder } from './contract.ts'
import { addressOfFile, isWholeNote, noteOfFile } from './draft-contact.ts'
import { knownAddressOf, type KnownAddress } from './known-address.ts'
import { placementMessages as messages } from './messages/placement.ts'
import { receivedMessages } from './messages/received-orders.ts'

type Known = {
  /** Those of the buyer, the default first. */
  readonly saved: readonly KnownAddress[]
  /** Where goods of the company may go, as texts; its legal address last. */
  readonly ofCompany: readonly string[]
  readonly phone: string
}
type Contact = Pick<KnownAddress, 'address'> & {
  readonly phone: string
  readonly shipTo?: KnownAddress['parts']
  readonly poNumber: string
  readonly note: string
}

/** @returns a text: why not */
export function contactOf(order: ReceivedOrder, known: Known): Contact | string {
  const { lineNote } = receivedMessages
  if (!isWholeNote(order, lineNote)) return messages.longNote
  const to = addressFor(order, known)
  if (!to) return messages.otherAddress
  const phones = [order.deliverTo.phone, order.from.phone, to.phone ?? '', known.phone]
  const phone = phones.map((one) => one.trim()).find((one) => phonePattern.test(one))
  if (phone === undefined) return messages.noPhone
  return {
    phone,
    address: to.address,
    ...(to.parts ? { shipTo: to.parts } : {}),
    poNumber: order.number,
    note: noteOfFile(order, lineNote),
  }
}

/** Undefined where it is not known, or where the file names none and there are several. */
function addressFor(order: ReceivedOrder, { saved, ofCompany }: Known): KnownAddress | undefined {
  const texts = ofCompany.map((address): KnownAddress => ({ address }))
  const named = addressOfFile(order)
  if (!named) return saved[0] ?? (texts.length <= 2 ? texts[0] : undefined)
  const found = knownAddressOf(named, [...saved, ...texts])
  return found && !found.parts && named.country !== '' ? { ...found, parts: named } : found
}
