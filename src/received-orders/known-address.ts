/**
 * Addresses to which the shop may ship without a person's check: only addresses that the company
 * has. Pure.
 */
import type { AddressParts } from '../platform/addresses/address-parts.ts'

/** An address that the buyer has saved, or a text of the company. */
export type KnownAddress = {
  readonly address: string
  readonly phone?: string | undefined
  readonly parts?: AddressParts | undefined
}

/** Letters and digits only, in capitals: two names are the same if this form is the same. */
export const folded = (text = ''): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Minimum number of letters and digits of a name that may match a part of a longer one: 'Miller' in
 * 'Miller Joinery Ltd'.
 */
const leastOfName = 4

/** Words for the legal or internal form of a company, which never name a location. */
const legalForms =
  /(?<![\p{L}\p{N}])(?:the|and|und|et|y|e|i|co|company|kg|ohg|gbr|ek|gmbh|mbh|ug|ag|se|kgaa|ltd|limited|plc|llp|llc|lp|inc|incorporated|corp|corporation|sa|sas|sarl|sasu|eurl|srl|spa|sl|slu|bv|nv|vof|ab|aps|as|oy|oyj|sro|spol|zoo|sp|kft|zrt|bt|lda|ltda|pty|haftungsbeschränkt)(?![\p{L}\p{N}])/giu

/**
 * Whether a name is one of these, or a part of one: 'Miller Joinery' of 'Miller Joinery Ltd'. It
 * may have an additional legal form, and nothing else: 'Miller Joinery Leeds' is a branch.
 */
export const isNamed = (name: string, known: readonly (string | undefined)[]): boolean => {
  const [whole, bare] = [folded(name), bareName(name)]
  const isName = bare.length >= leastOfName
  return known.some((one) => {
    const own = folded(one)
    return (
      own !== '' &&
      (whole === own || (isName && (own.includes(whole) || bareName(one).includes(bare))))
    )
  })
}
const bareName = (name = ''): string =>
  folded(
    name
      .normalize('NFKC')
      .replaceAll(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, '')
      .replaceAll(legalForms, ' '),
  )

/**
 * The known address that equals this one in street, postcode and town; in a text, each is on its
 * own line or between commas. Undefined if there is none.
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
  (folded(other.region) === '' || folded(one.region) === folded(other.region)) &&
  (one.country === '' || one.country === other.country)

/** Lines, texts between commas, and the text after each comma of a line. */
const piecesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const between = line.split(',')
    return [...between.map(folded), ...between.map((_, at) => folded(between.slice(at).join(' ')))]
  })
