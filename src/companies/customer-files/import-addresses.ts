/** The addresses in a customer file: those of the company, and further ones in its rows. Pure. */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { composeAddress } from '../../platform/addresses/compose-address.ts'
import { countryOfWord } from '../../platform/addresses/country-words.ts'

type Field = FieldOf<'customer'>
export type Cells = ReadonlyMap<Field, string>

/** The fields that make up an address. */
export const addressParts: ReadonlySet<Field> = new Set([
  'street',
  'street2',
  'houseNumber',
  'houseNumberAddition',
  'postcode',
  'city',
  'region',
  'country',
])

/** Countries by vehicle registration code, as used by address software. */
const plates: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
}

/** @returns '' if the text is not a known country */
export const countryOf = (written: string): string =>
  countryOfWord(plates[written.toUpperCase()] ?? written) ?? ''

/** The address composed of its parts, in lines; '' if there are none. */
export function addressOf(cells: Cells): string {
  const textOf = (...some: readonly Field[]) =>
    some.flatMap((field) => cells.get(field) ?? []).join(' ')
  const written = cells.get('country') ?? ''
  const country = countryOf(written)
  const address = composeAddress({
    company: '',
    recipient: '',
    street: streetOf(cells),
    extra: textOf('street2'),
    postcode: textOf('postcode'),
    town: textOf('city'),
    region: textOf('region'),
    country,
  })
  return address !== '' && country === '' && written !== '' ? `${address}\n${written}` : address
}

/** The street with the house number, which comes first if its column does. */
function streetOf(cells: Cells): string {
  const street = cells.get('street') ?? cells.get('address') ?? ''
  const [house = '', addition = ''] = [cells.get('houseNumber'), cells.get('houseNumberAddition')]
  const number = house + (house === '' ? '' : joint(addition)) + addition
  const order = [...cells.keys()]
  const isFirst = order.indexOf('houseNumber') < order.findIndex((field) => isStreet(field))
  const parts = house !== '' && isFirst ? [number, street] : [street, number]
  return parts.filter(Boolean).join(' ')
}
const isStreet = (field: Field): boolean => field === 'street' || field === 'address'

/** The separator between a house number and its suffix: '12b', '12 bis', '5/12'. */
const joint = (addition: string): string =>
  /^\d/.test(addition) ? '/' : addition.length > 1 ? ' ' : ''

/** A column of a further address: the address it belongs to, and its part. */
export type FurtherColumn = { readonly address: string; readonly field: Field }

const delivery =
  /\b(?:delivery|shipping|ship to|(?:de )?livraison|(?:di )?(?:consegna|spedizione)|(?:de )?(?:entrega|envio)|dostawy|dodaci|doruceni|szallitasi)\b|^(?:liefer|versand|aflever|bezorg|verzend|leverings?|leverans)(?:ungs?)? ?/

/**
 * The columns of further addresses: 'Delivery street', 'Lieferort 2', 'Town 2' beside 'Street 2'.
 * @returns the further column at each position; undefined for others
 */
export function furtherColumns(
  headings: readonly string[],
): readonly (FurtherColumn | undefined)[] {
  const read = headings.map((heading) => furtherColumn(wordsOf(heading)))
  // Without a 'Town 2', 'Street 2' is the second line of an address.
  const numbered = read.flatMap((one) => (one && !one.isDelivery ? [one.field] : []))
  const isAddress = numbered.some((field) => field === 'city' || field === 'postcode')
  const towns = new Set(
    read.flatMap((one) => (one && one.field !== 'address' ? [one.address] : [])),
  )
  return read.map((one) => {
    if (!one || !(one.isDelivery || isAddress)) return undefined
    // 'Shipping address 2' without a town of its own is the second line of 'Shipping address 1'.
    const isLine = one.field === 'address' && one.isDelivery && !towns.has(one.address)
    return isLine && one.address !== first
      ? { address: first, field: 'street2' }
      : { address: one.address, field: one.field }
  })
}

/** The delivery address without a number, or with number 1. */
const first = 'delivery '

function furtherColumn(
  key: string,
): (FurtherColumn & { readonly isDelivery: boolean }) | undefined {
  const isDelivery = delivery.test(key)
  const [, bare = '', number = ''] =
    /^(.*?)(?: (\d))?$/.exec(key.replace(delivery, ' ').trim()) ?? []
  const words = bare
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:adresse|anschrift|address|adres|direccion|indirizzo|morada) (?=\S)/, '')
  const field = fieldOfKey('customer', words) ?? otherPart(words)
  const isPart = field !== undefined && (field === 'address' || addressParts.has(field))
  if (!isPart || (!isDelivery && Number(number) < 2)) return undefined
  const which = number === '1' ? '' : number
  return { address: `${isDelivery ? 'delivery' : ''} ${which}`, field, isDelivery }
}

/** 'Shipping Code' of Zoho is a postcode. */
const otherPart = (words: string): Field | undefined =>
  /^(?:an)?schrift$/.test(words) ? 'address' : words === 'code' ? 'postcode' : undefined

/** The further addresses of a row, as lines. */
export function furtherAddresses(
  cells: readonly string[],
  columns: readonly (FurtherColumn | undefined)[],
): readonly string[] {
  const found = new Map<string, Map<Field, string>>()
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (column === undefined || cell === '') continue
    const parts = found.get(column.address) ?? new Map<Field, string>()
    found.set(column.address, parts.set(column.field, cell))
  }
  return [...found.values()].map(addressOf).filter(Boolean)
}

export const inOneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
