/** Where an order goes and what its papers say, as the file has it. Pure. */
import { partLengths, type AddressParts } from '../platform/addresses/address-parts.ts'
import type { ReceivedOrder } from './contract.ts'

/** The address of the file in parts; undefined where it has none. */
export function addressOfFile({
  deliverTo,
}: Pick<ReceivedOrder, 'deliverTo'>): AddressParts | undefined {
  const { name, contact, street, street2, postcode, city, region, country } = deliverTo
  if (street === '' || city === '') return undefined
  return {
    company: name.slice(0, partLengths.company),
    recipient: contact.slice(0, partLengths.recipient),
    street: street.slice(0, partLengths.street),
    extra: street2.slice(0, partLengths.extra),
    postcode: postcode.slice(0, partLengths.postcode),
    town: city.slice(0, partLengths.town),
    region: region.slice(0, partLengths.region),
    country,
    deliveryNotes: '',
  }
}

/** Characters that the note of an order has at most. */
const maxNote = 500

type Noted = Pick<ReceivedOrder, 'notes' | 'lines'>
type LineNote = (line: string, note: string) => string

/** The notes of the file and of its ordered lines, each line by its number. */
const allNotes = ({ notes, lines }: Noted, lineNote: LineNote): string =>
  [
    ...notes,
    ...lines.flatMap(({ state, written: { number, note }, line }) =>
      note === '' || state === 'left-out' ? [] : [lineNote(number || String(line + 1), note)],
    ),
  ]
    .join(' / ')
    .replaceAll(/\s+/g, ' ')

/** As much of them as an order can have. */
export const noteOfFile = (order: Noted, lineNote: LineNote): string =>
  allNotes(order, lineNote).slice(0, maxNote)

export const isWholeNote = (order: Noted, lineNote: LineNote): boolean =>
  allNotes(order, lineNote).length <= maxNote
