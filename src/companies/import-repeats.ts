/** Several rows of one company in a file of customers: what they say together, and what differs. Pure. */
import { inOneLine } from './import-addresses.ts'
import { companiesOf } from './import-plan.ts'
import type { ImportRow } from './invitations-contract.ts'
import { maxDeliveryAddresses } from './rules.ts'
import { importPageMessages as messages } from './messages/import-page.ts'

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
  const wrong: { readonly line: number; readonly why: string }[] = []
  const keys = new Map<ReadRow, string>()
  for (const one of read) {
    const key = keyOf(one.row)
    const group = key === undefined ? undefined : groups.get(key)
    const why = key === undefined ? messages.severalNumbers(one.row.company) : differs(group, one)
    if (why !== undefined) wrong.push({ line: one.line, why })
    else if (key !== undefined) {
      keys.set(one, key)
      if (group) group.push(one)
      else groups.set(key, [one])
    }
  }
  const rows = read.flatMap((one) => {
    const group = groups.get(keys.get(one) ?? '')
    if (!group) return []
    return [{ line: one.line, row: group[0] === one ? together(group) : one.row }]
  })
  return { rows, wrong }
}

/** @returns why a row is not of the company of the earlier ones, or what it says otherwise */
function differs(
  group: readonly ReadRow[] | undefined,
  { row, town, foreign }: ReadRow,
): string | undefined {
  for (const earlier of group ?? []) {
    if (foreign !== '' && earlier.foreign !== '' && foreign !== earlier.foreign)
      return messages.anotherNumber(row.company, earlier.foreign, earlier.line)
    const isElsewhere = town !== '' && earlier.town !== '' && !isSameText(town, earlier.town)
    if (isElsewhere && row.number === undefined)
      return messages.anotherTown(row.company, earlier.town, earlier.line)
    const field = once.find(
      (name) =>
        row[name] !== undefined &&
        earlier.row[name] !== undefined &&
        row[name] !== earlier.row[name],
    )
    if (field !== undefined) return messages.saysOtherwise(field, earlier.line)
  }
  return undefined
}

const isSameText = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

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
