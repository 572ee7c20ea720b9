/**
 * The result of importing a file of companies and people, compared with the existing ones. Pure.
 */
import type { ImportedRow, ImportRow } from './invitations-contract.ts'

type Known = {
  readonly id: string
  readonly name: string
  /** Its customer number. */
  readonly number: number
  readonly members: readonly string[]
  readonly invited: readonly string[]
}
export type PlannedRow = ImportedRow & {
  /** The company's name in comparable form, with its number if the rows have one. */
  readonly key: string
  /** Undefined for a new company. */
  readonly companyId: string | undefined
}

/** The name by which a row finds its company, ignoring case. */
export const companyKey = (name: string): string => name.toLowerCase()

type Named = Pick<ImportRow, 'company' | 'number'>

/**
 * Groups rows by company: rows with the same name and number, and rows with the same name without a
 * number.
 * @returns `keyOf` a row; undefined for a row without a number if several companies have its name
 */
export function companiesOf(rows: readonly Named[]): {
  readonly keyOf: (row: Named) => string | undefined
} {
  const numbers = new Map<string, Set<number>>()
  for (const { company, number } of rows) {
    const key = companyKey(company)
    const known = numbers.get(key) ?? new Set()
    numbers.set(key, number === undefined ? known : known.add(number))
  }
  return {
    keyOf: ({ company, number }) => {
      const key = companyKey(company)
      const known = numbers.get(key)
      if (number === undefined && known && known.size > 1) return undefined
      const [only] = number === undefined ? (known ?? []) : [number]
      return only === undefined ? key : `${key} #${only}`
    },
  }
}

/**
 * Plans each row: the first row of a new company adds it, and each address is invited once per
 * company.
 * @param known companies with these names, the oldest first: if two have the same name, the older
 *   is used, unless the rows have a number
 */
export function planImport(
  rows: readonly ImportRow[],
  known: readonly Known[],
): readonly PlannedRow[] {
  const byName = new Map(known.toReversed().map((company) => [company.name, company]))
  const byNumber = new Map(known.map((company) => [`${company.name} #${company.number}`, company]))
  const { keyOf } = companiesOf(rows)
  const added = new Set<string>()
  const invited = new Set<string>()
  return rows.map((row) => {
    const { company, email } = row
    const name = companyKey(company)
    const key = keyOf(row) ?? name
    const before = key === name ? byName.get(name) : byNumber.get(key)
    const isNew = !before && !added.has(key)
    if (isNew) added.add(key)
    const person =
      email === undefined
        ? 'none'
        : before?.members.includes(email)
          ? 'member'
          : before?.invited.includes(email) || invited.has(`${key} ${email}`)
            ? 'invited'
            : 'new'
    if (person === 'new') invited.add(`${key} ${email}`)
    return { key, companyId: before?.id, company: isNew ? 'new' : 'known', person }
  })
}
