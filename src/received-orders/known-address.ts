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

/** Words that say how a company is organized, and none of its places. */
const legalForms =
  /(?<![\p{L}\p{N}])(?:the|and|und|et|y|e|i|co|company|kg|ohg|gbr|ek|gmbh|mbh|ug|ag|se|kgaa|ltd|limited|plc|llp|llc|lp|inc|incorporated|corp|corporation|sa|sas|sarl|sasu|eurl|srl|spa|sl|slu|bv|nv|vof|ab|aps|as|oy|oyj|sro|spol|zoo|sp|kft|zrt|bt|lda|ltda|pty|haftungsbeschränkt)(?![\p{L}\p{N}])/giu

/**
 * Whether a name is one of these, or a part of one: 'Miller Joinery' of 'Miller Joinery Ltd'. It may say
 * a legal form more, and nothing else: 'Miller Joinery Leeds' is a branch.
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
  (folded(other.region) === '' || folded(one.region) === folded(other.region)) &&
  (one.country === '' || one.country === other.country)

/** Lines, what stands between commas, and what follows each comma of a line. */
const piecesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const between = line.split(',')
    return [...between.map(folded), ...between.map((_, at) => folded(between.slice(at).join(' ')))]
  })
