/** Checks the balances of a camt statement against its entries. Pure. */
import type { StatementSpan } from './bank-file-key.server.ts'
import type { Amount, Entry, Statement } from './camt-schema.ts'

type Balance = NonNullable<Statement['Bal']>[number]

const balancesOf = ({ Bal = [] }: Statement, ...codes: readonly string[]): readonly Balance[] =>
  Bal.filter(({ Tp }) => codes.includes(Tp.CdOrPrtry.Cd ?? ''))

/**
 * The closing balance minus the sum of the opening balance and the booked entries; undefined if it
 * is zero, or if the statement lacks one of the balances.
 */
export function missingIn(
  statement: Statement,
): { readonly cents: number; readonly currency: string } | undefined {
  const sums = sumsOf(statement)
  if (!sums) return undefined
  const { missing, reversed, currency } = sums
  // Some banks say of what is taken back which way it went, others which way it had come.
  const isRight = missing === 0 || missing === -2 * reversed || Number.isNaN(missing)
  return isRight ? undefined : { cents: missing, currency }
}

/**
 * Whether a reversal says the way in which its own money went, as the standard has it, or that of the
 * entry that it takes back, by the balances; undefined where these do not show it.
 */
export function reversalsSay(statement: Statement): 'own' | 'original' | undefined {
  const { missing, reversed } = sumsOf(statement) ?? { missing: Number.NaN, reversed: 0 }
  if (reversed === 0) return undefined
  return missing === 0 ? 'own' : missing === -2 * reversed ? 'original' : undefined
}

/** Undefined if the statement lacks one of the balances. */
function sumsOf(statement: Statement) {
  const { Ntry = [] } = statement
  const [opening, ...openings] = balancesOf(statement, 'OPBD', 'PRCD')
  const [closing, ...closings] = balancesOf(statement, 'CLBD')
  // Some banks say the balance of the day before and the opening one, which is the same.
  const isOpen = openings.some((one) => !opening || !isSameBalance(one, opening))
  if (!opening || !closing || isOpen || closings.length > 0) return undefined
  if (opening.CdtDbtInd === undefined || closing.CdtDbtInd === undefined) return undefined
  const currency = closing.Amt['@Ccy']
  const booked = Ntry.filter((entry) => statusOf(entry) === 'BOOK')
  const isOther = ({ Amt }: { readonly Amt: Amount }) => Amt['@Ccy'] !== currency
  if (isOther(opening) || booked.some(isOther)) return undefined
  const cents = ({ Amt, CdtDbtInd }: Balance | Entry): number =>
    (CdtDbtInd === 'DBIT' ? -1 : 1) * Math.round(Number(Amt['#text']) * 100)
  const sum = (entries: readonly Entry[]) => entries.reduce((total, one) => total + cents(one), 0)
  const missing = cents(closing) - cents(opening) - sum(booked)
  return { missing, reversed: sum(booked.filter(({ RvslInd }) => isTrue(RvslInd))), currency }
}

/** The balances before and after its entries as 'C1000.00'; '' for none or several. */
export function spanOf(statement: Statement): StatementSpan {
  const only = (...codes: readonly string[]): string => {
    const texts = new Set(
      balancesOf(statement, ...codes).map(
        ({ Amt, CdtDbtInd }) =>
          `${CdtDbtInd === 'DBIT' ? 'D' : 'C'}${Number(Amt['#text']).toFixed(2)}`,
      ),
    )
    return texts.size === 1 ? ([...texts][0] ?? '') : ''
  }
  return { number: statement.Id ?? '', opening: only('OPBD', 'PRCD'), closing: only('CLBD') }
}

const isSameBalance = (one: Balance, other: Balance): boolean =>
  one.Amt['@Ccy'] === other.Amt['@Ccy'] &&
  Number(one.Amt['#text']) === Number(other.Amt['#text']) &&
  one.CdtDbtInd === other.CdtDbtInd

/** The day of a statement whose opening and closing balances are of one; undefined for others. */
export function onlyDay(statement: Statement): string | undefined {
  const days = balancesOf(statement, 'OPBD', 'CLBD').map(({ Dt }) => Dt?.Dt)
  return days.length > 1 && new Set(days).size === 1 ? days[0] : undefined
}

/** Its code; one of the bank's own is none of the standard. */
export const statusOf = ({ Sts }: Entry): string =>
  Sts === undefined || Sts === ''
    ? 'BOOK'
    : typeof Sts === 'string'
      ? Sts
      : (Sts.Cd ?? Sts.Prtry ?? '')

/** An xs:boolean is true or 1. */
export const isTrue = (flag: string | undefined): boolean => flag === 'true' || flag === '1'
