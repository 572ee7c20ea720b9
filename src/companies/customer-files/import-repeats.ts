/**
 * Several rows of one company in a customer file: combines them, and finds contradictions. Pure.
 */
import { inOneLine } from './import-addresses.ts'
import { companiesOf } from '../import-plan.ts'
import type { ImportRow } from '../invitations-contract.ts'
import { maxDeliveryAddresses } from '../rules.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

export type ReadRow = {
  /** The line number in the file, from 1, headings included. */
  readonly line: number
  readonly row: ImportRow
  /** As written; empty if there is no such column. */
  readonly town: string
  /** Its number in another program; empty if there is no such column. */
  readonly foreign: string
}
type Read = {
  readonly rows: readonly Pick<ReadRow, 'line' | 'row'>[]
  readonly wrong: readonly { readonly line: number; readonly why: string }[]
}

/**
 * Values that a company has only once: the first row with a value counts, and later rows must not
 * differ.
 */
const once = [
  'paymentTerms',
  'terms',
  'priceList',
  'creditLimit',
  'minimumOrder',
  'taxStatus',
  'vatId',
  'taxNumber',
  'billingEmail',
  'invoiceForm',
  'buyerReference',
  'ledgerAccount',
] as const satisfies readonly (keyof ImportRow)[]

/**
 * Rows of one company: addresses in further rows become delivery addresses of the first. A row is
 * an error if it may belong to another company (the name has several numbers or, without numbers,
 * another town), or contradicts a value that a company has only once.
 */
export function rowsByCompany(read: readonly ReadRow[]): Read {
  const { keyOf } = companiesOf(read.map(({ row }) => row))
  const groups = new Map<string, [ReadRow, ...ReadRow[]]>()
  const said = new Map<string, Said>()
  const wrong: { readonly line: number; readonly why: string }[] = []
  const keys = new Map<ReadRow, string>()
  for (const one of read) {
    const key = keyOf(one.row)
    if (key === undefined) {
      wrong.push({ line: one.line, why: messages.severalNumbers(one.row.company) })
      continue
    }
    const earlier: Said = said.get(key) ?? { towns: new Map(), fields: new Map() }
    said.set(key, earlier)
    const why = differs(earlier, one)
    if (why !== undefined) {
      wrong.push({ line: one.line, why })
      continue
    }
    remember(earlier, one)
    keys.set(one, key)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  const rows = read.flatMap((one) => {
    const group = groups.get(keys.get(one) ?? '')
    if (!group) return []
    return [{ line: one.line, row: group[0] === one ? together(group) : one.row }]
  })
  return { rows, wrong }
}

/** The values of a company's rows so far, with the first line that contains each. */
type Said = {
  foreign?: { readonly value: string; readonly line: number }
  /** In lower case. */
  readonly towns: Map<string, { readonly town: string; readonly line: number }>
  readonly fields: Map<(typeof once)[number], { readonly value: unknown; readonly line: number }>
}

/**
 * @returns why a row does not belong to the company of the earlier rows, or which value contradicts
 *   them
 */
function differs(
  { foreign: known, towns, fields }: Said,
  { row, town, foreign }: ReadRow,
): string | undefined {
  if (known && foreign !== '' && foreign !== known.value)
    return messages.anotherNumber(row.company, known.value, known.line)
  if (town !== '' && row.number === undefined)
    for (const [key, elsewhere] of towns)
      if (key !== town.toLowerCase())
        return messages.anotherTown(row.company, elsewhere.town, elsewhere.line)
  for (const name of once) {
    const earlier = fields.get(name)
    if (earlier && row[name] !== undefined && row[name] !== earlier.value)
      return messages.saysOtherwise(name, earlier.line)
  }
  return undefined
}

function remember(said: Said, { row, town, foreign, line }: ReadRow): void {
  if (foreign !== '') said.foreign ??= { value: foreign, line }
  const key = town.toLowerCase()
  if (key !== '' && !said.towns.has(key)) said.towns.set(key, { town, line })
  for (const name of once)
    if (row[name] !== undefined && !said.fields.has(name))
      said.fields.set(name, { value: row[name], line })
}

function together([first, ...others]: readonly [ReadRow, ...ReadRow[]]): ImportRow {
  const known = new Set([inOneLine(first.row.address ?? '')])
  const all = [
    ...(first.row.deliveryAddresses ?? []),
    ...others.flatMap(({ row: { address = '', deliveryAddresses = [] } }) => [
      address,
      ...deliveryAddresses,
    ]),
  ].filter((address) => {
    const line = inOneLine(address)
    const isNew = line !== '' && !known.has(line)
    known.add(line)
    return isNew
  })
  const lines = all
    .slice(maxDeliveryAddresses)
    .map((address) => messages.furtherAddress(inOneLine(address)))
  const notes = [first.row.notes, ...lines].filter(Boolean).join('\n').slice(0, maxNotes)
  const missing = Object.fromEntries(
    once.flatMap((name) => {
      const value = others.find(({ row }) => row[name] !== undefined)?.row[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
  return {
    ...missing,
    ...first.row,
    ...(all.length === 0 ? {} : { deliveryAddresses: all.slice(0, maxDeliveryAddresses) }),
    ...(lines.length === 0 ? {} : { notes }),
  }
}

/** The maximum length of a company's notes. */
const maxNotes = 2000
