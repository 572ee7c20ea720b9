/** Whether the entries of a camt statement come to its balances. Pure. */
import type { Amount, Entry, Statement } from './camt-schema.ts'

/**
 * What the closing balance is above what the opening one and the booked entries come to; undefined
 * where it is right, or the statement does not say both.
 */
export function missingIn({
  Bal = [],
  Ntry = [],
}: Statement): { readonly cents: number; readonly currency: string } | undefined {
  const balancesOf = (...codes: readonly string[]) =>
    Bal.filter(({ Tp }) => codes.includes(Tp.CdOrPrtry.Cd ?? ''))
  const [opening, ...openings] = balancesOf('OPBD', 'PRCD')
  const [closing, ...closings] = balancesOf('CLBD')
  if (!opening || !closing || openings.length > 0 || closings.length > 0) return undefined
  const currency = closing.Amt['@Ccy']
  const booked = Ntry.filter((entry) => statusOf(entry) === 'BOOK')
  const isOther = ({ Amt }: { readonly Amt: Amount }) => Amt['@Ccy'] !== currency
  if (isOther(opening) || booked.some(isOther)) return undefined
  const cents = ({ Amt, CdtDbtInd }: Pick<Entry, 'Amt' | 'CdtDbtInd'>): number =>
    (CdtDbtInd === 'DBIT' ? -1 : 1) * Math.round(Number(Amt['#text']) * 100)
  const sum = (entries: readonly Entry[]) => entries.reduce((total, one) => total + cents(one), 0)
  const missing = cents(closing) - cents(opening) - sum(booked)
  // Some banks say of what is taken back which way it went, others which way it had come.
  const reversed = sum(booked.filter(({ RvslInd }) => isTrue(RvslInd)))
  const isRight = missing === 0 || missing === -2 * reversed || Number.isNaN(missing)
  return isRight ? undefined : { cents: missing, currency }
}

/** A status of the bank's own is none of the standard: it is not known to be booked. */
export const statusOf = ({ Sts }: Entry): string | undefined =>
  Sts === undefined || Sts === '' ? 'BOOK' : typeof Sts === 'string' ? Sts : Sts.Cd

/** An xs:boolean is true or 1. */
export const isTrue = (flag: string | undefined): boolean => flag === 'true' || flag === '1'
