/** Several rows of one company in a file of customers: what they say together, and what differs. Pure. */
import { inOneLine } from './import-addresses.ts'
import { companiesOf } from '../import-plan.ts'
import type { ImportRow } from '../invitations-contract.ts'
import { maxDeliveryAddresses } from '../rules.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

export type ReadRow = {
  /** As the file counts, from 1, headings included. */
  readonly line: number
  readonly row: ImportRow
  /** As written; empty where no column has it. */
  readonly town: string
  /** Its number in another program; empty where no column has one. */
  readonly foreign: string
}
type Read = {
  readonly rows: readonly Pick<ReadRow, 'line' | 'row'>[]
  readonly wrong: readonly { readonly line: number; readonly why: string }[]
}

/** What a company has once; the first row that says it counts, and no other may say otherwise. */
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
 * Rows of one company: addresses of the further ones are delivery addresses of the first. A row is wrong that may be of another company (its name has several numbers; without any,
 * another town), or says otherwise what a company has once.
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

/** What the rows of a company say so far, with the first line that says it. */
type Said = {
  foreign?: { readonly value: string; readonly line: number }
  /** In small letters. */
  readonly towns: Map<string, { readonly town: string; readonly line: number }>
  readonly fields: Map<(typeof once)[number], { readonly value: unknown; readonly line: number }>
}

/** @returns why a row is not of the company of the earlier ones, or what it says otherwise */
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

/** Characters of the notes of a company. */
const maxNotes = 2000
