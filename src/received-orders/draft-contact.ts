/** The address of an order and the details on its documents, as given in the file. Pure. */
import { partLengths, type AddressParts } from '../platform/addresses/address-parts.ts'
import type { ReceivedOrder } from './contract.ts'

/** The address of the file in parts; undefined if the file has none. */
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

/** Maximum number of characters in the note of an order. */
const maxNote = 500

type Noted = Pick<ReceivedOrder, 'notes' | 'lines'>
type LineNote = (line: string, note: string) => string

/** The notes of the file and of its ordered lines, each line with its number. */
const allNotes = ({ notes, lines }: Noted, lineNote: LineNote): string =>
  [
    ...notes,
    ...lines.flatMap(({ state, written: { number, note }, line }) =>
      note === '' || state === 'left-out' ? [] : [lineNote(number || String(line + 1), note)],
    ),
  ]
    .join(' / ')
    .replaceAll(/\s+/g, ' ')

/** Shortens the notes to the length that an order allows. */
export const noteOfFile = (order: Noted, lineNote: LineNote): string =>
  allNotes(order, lineNote).slice(0, maxNote)

export const isWholeNote = (order: Noted, lineNote: LineNote): boolean =>
  allNotes(order, lineNote).length <= maxNote
