/** The direction of each row of a bank's list, derived from its balance. Pure. */
import type { Direction } from './bank-direction.ts'

/** A row of the list in cents, without the sign of its amount; undefined if there is no value. */
type BalancedRow = { readonly amount: number | undefined; readonly balance: number | undefined }

const balanceHeading =
  /saldo|balance|kontostand|solde\b|egyenleg|z[uů]statek|zostatok|stan (?:rachunku|konta)/i

/** Whether a heading is that of the balance after each entry. */
export const isBalance = (heading: string): boolean => balanceHeading.test(heading)

/**
 * The directions with which each balance follows from the previous one, whichever end of the list
 * is the oldest. The oldest row has no previous balance.
 * @returns undefined if the balances do not prove it: they may be daily balances, or of other
 *   accounts
 */
export function directionsByBalance(
  rows: readonly BalancedRow[],
): readonly (Direction | undefined)[] | undefined {
  const [forwards, backwards] = [-1, 1].map((step) =>
    rows.map(({ amount, balance }, index): Direction | 'wrong' | undefined => {
      const before = rows[index + step]
      if (!before) return undefined
      if (amount === undefined || balance === undefined || before.balance === undefined)
        return 'wrong'
      const change = balance - before.balance
      return change === amount ? 'in' : change === -amount ? 'out' : 'wrong'
    }),
  )
  const proofs = [forwards, backwards].flatMap((way) =>
    way && rows.length > 1 && !way.includes('wrong') ? [way] : [],
  )
  const [proof, other] = proofs
  if (!proof) return undefined
  return proof.map((direction, index) => {
    const isDoubted = other !== undefined && other[index] !== direction
    return isDoubted || direction === 'wrong' ? undefined : direction
  })
}
