/** Where goods go that nobody looks at before: only to addresses that the company has. Pure. */
import type { AddressParts } from '../platform/addresses/address-parts.ts'

/** An address that the buyer has saved, or a text of the company. */
export type KnownAddress = {
  readonly address: string
  readonly phone?: string | undefined
  readonly parts?: AddressParts | undefined
}

/** Letters and digits only, in capitals: in which form two names are the same. */
export const folded = (text = ''): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Letters and digits of a name that is found within a longer one: 'Miller' in 'Miller Joinery Ltd'. */
const leastOfName = 4

/** Whether a name is one of these, or one is a part of the other: 'Miller Joinery' of 'Miller Joinery Ltd'. */
export const isNamed = (name: string, known: readonly (string | undefined)[]): boolean =>
  known.map(folded).some((one) => {
    const [shorter = '', longer = ''] = [one, folded(name)].toSorted((a, b) => a.length - b.length)
    return shorter === longer || (shorter.length >= leastOfName && longer.includes(shorter))
  })

/**
 * The known one to which this address belongs: street, postcode and town are the same, in a text each
 * on a line or between commas. Undefined where there is none.
 */
export function knownAddressOf(
  address: AddressParts,
  known: readonly KnownAddress[],
): KnownAddress | undefined {
  const { street, postcode, town, region } = address
  if (folded(street) === '') return undefined
  const towns = [
    [postcode, town],
    [town, postcode],
    [town, region, postcode],
  ].map((parts) => parts.map(folded).join(''))
  return known.find(({ address: text, parts }) => {
    if (parts) return isSame(address, parts)
    const pieces = piecesOf(text)
    return pieces.includes(folded(street)) && towns.some((one) => pieces.includes(one))
  })
}

const isSame = (one: AddressParts, other: AddressParts): boolean =>
  folded(one.street) === folded(other.street) &&
  folded(one.postcode) === folded(other.postcode) &&
  folded(one.town) === folded(other.town) &&
  (one.country === '' || one.country === other.country)

/** Lines, what stands between commas, and what follows each comma of a line. */
const piecesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const between = line.split(',')
    return [...between.map(folded), ...between.map((_, at) => folded(between.slice(at).join(' ')))]
  })
