/** Statements that a camt file contains more than once. Pure. */
import type { Statement } from './camt-schema.ts'

/**
 * The statements that repeat an earlier one: of the same account, with the same entries, and marked
 * as a copy or with the same number.
 */
export function copiesAmong(statements: readonly Statement[]): ReadonlySet<Statement> {
  const seen = new Set<string>()
  return new Set(
    statements.filter((statement) => {
      const { Acct, Id = '', Ntry = [] } = statement
      const content = JSON.stringify([Acct, Id, Ntry])
      const isCopy = seen.has(content) && (Id !== '' || statement.CpyDplctInd !== undefined)
      seen.add(content)
      return isCopy && Ntry.length > 0
    }),
  )
}
