/** What a file of companies and people comes to, compared with what is there: pure. */
import type { ImportedRow, ImportRow } from './invitations-contract.ts'

type Known = {
  readonly id: string
  readonly name: string
  readonly members: readonly string[]
  readonly invited: readonly string[]
}
export type PlannedRow = ImportedRow & {
  /** The name of the company as it is compared. */
  readonly key: string
  /** Undefined of a new company. */
  readonly companyId: string | undefined
}

/** By which name a row finds its company: case does not count. */
export const companyKey = (name: string): string => name.toLowerCase()

/**
 * Plans each row: the first row of a company that is not there adds it, and each address is invited
 * once a company.
 * @param known companies of these names, the oldest first: of two with one name it counts
 */
export function planImport(
  rows: readonly ImportRow[],
  known: readonly Known[],
): readonly PlannedRow[] {
  const companies = new Map(known.toReversed().map((company) => [company.name, company]))
  const added = new Set<string>()
  const invited = new Set<string>()
  return rows.map(({ company, email }) => {
    const key = companyKey(company)
    const before = companies.get(key)
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
