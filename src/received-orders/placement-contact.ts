/**
 * The address of an order that the shop places automatically, or why a person has to decide. Pure.
 */
import { phonePattern } from '../accounts/contract.ts'
import { displayDay } from '../platform/time/display-day.ts'
import type { ReceivedOrder } from './contract.ts'
import { addressOfFile, isWholeNote, noteOfFile } from './draft-contact.ts'
import { folded, isNamed, knownAddressOf, type KnownAddress } from './known-address.ts'
import { placementMessages as messages } from './messages/placement.ts'
import { namedPart } from './unread-parts.ts'
import { receivedMessages } from './messages/received-orders.ts'

type Known = {
  /** The buyer's addresses, the default first. */
  readonly saved: readonly KnownAddress[]
  /** Addresses of the company to which goods may go, as texts; its legal address is last. */
  readonly ofCompany: readonly string[]
  readonly phone: string
}
type Contact = Pick<KnownAddress, 'address'> & {
  readonly phone: string
  readonly shipTo?: KnownAddress['parts']
  readonly poNumber: string
  readonly note: string
}

/** @returns a text: the reason why not */
export function contactOf(order: ReceivedOrder, known: Known): Contact | string {
  const { lineNote } = receivedMessages
  const doubt = headFault(order)
  if (doubt !== undefined) return doubt
  if (!isWholeNote(order, lineNote)) return messages.longNote
  const to = addressFor(order, known)
  if (!to) return messages.otherAddress
  const [lost] = lostParts(order, to)
  if (lost !== undefined) return messages.addressPart(lost)
  const shipTo = to.parts ?? addressOfFile(order)
  const phones = [order.deliverTo.phone, order.from.phone, to.phone ?? '', known.phone]
  const phone = phones.map((one) => one.trim()).find((one) => phonePattern.test(one))
  if (phone === undefined) return messages.noPhone
  return {
    phone,
    address: to.address,
    ...(shipTo && (to.parts || shipTo.country !== '') ? { shipTo } : {}),
    poNumber: order.number,
    note: noteOfFile(order, lineNote),
  }
}

/** Undefined if the address is not known, or if the file names none and there are several. */
function addressFor(order: ReceivedOrder, { saved, ofCompany }: Known): KnownAddress | undefined {
  const texts = ofCompany.map((address): KnownAddress => ({ address }))
  const named = addressOfFile(order)
  if (!named) return saved[0] ?? (texts.length <= 2 ? texts[0] : undefined)
  return knownAddressOf(named, [...saved, ...texts])
}

/**
 * Allowed days since the date of an order: an older order came late, a date further in the future
 * is a mistake.
 */
const days = { most: 90, least: -7 } as const

/** What in the head needs a person: another buyer, or a date long ago or in the future. */
function headFault(order: ReceivedOrder): string | undefined {
  const { from, company, buyer, date, receivedAt, unread = [] } = order
  if (unread.length > 0) return messages.unread(unread.map(namedPart))
  if (from.name !== '' && !isNamed(from.name, [company?.name, buyer?.name]))
    return messages.otherBuyer(from.name)
  const age = Math.floor((Date.parse(receivedAt) - Date.parse(date)) / 86_400_000)
  return age > days.most || age < days.least ? messages.otherDay(displayDay(date)) : undefined
}

/**
 * What the address of the file adds, such as a floor, to the known address and the buyer's names.
 */
function lostParts(
  { deliverTo, company, buyer }: ReceivedOrder,
  { address, parts }: KnownAddress,
): readonly string[] {
  const { name, contact, street, street2 } = deliverTo
  if (street === '') return []
  const known = [address, ...Object.values(parts ?? {})].map(folded).join(' ')
  return [name, ...contact.split(', '), ...street2.split(', ')].filter(
    (part) =>
      folded(part) !== '' &&
      !known.includes(folded(part)) &&
      !isNamed(part, [company?.name, buyer?.name]),
  )
}
