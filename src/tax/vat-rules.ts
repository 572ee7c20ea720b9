/** The rules of verified VAT numbers: how long a response is valid, and the buyer's tax status. */
import type { Sale } from './rules.ts'

/** `off`: numbers are not checked. `none`: the company has no number. */
export const vatStates = ['off', 'none', 'waiting', 'confirmed', 'refused', 'malformed'] as const
export type VatState = (typeof vatStates)[number]

/** Days for which an old confirmation stays valid while the service does not respond. */
export const graceDays = 7

/** What is known about a company's VAT number; `checkedAt`: when `state` was determined. */
export type KnownVatNumber = {
  readonly vatId: string
  readonly state: VatState
  readonly checkedAt: Date | undefined
}

/** Whether there is anything to show about a number: it is checked, or was checked once. */
export const hasVatRecord = ({ vatId, state, checks }: AskedVatNumber): boolean =>
  vatId !== '' && (state !== 'off' || checks.length > 0)
type AskedVatNumber = Pick<KnownVatNumber, 'vatId' | 'state'> & {
  readonly checks: readonly unknown[]
}

const dayMs = 86_400_000

/**
 * Whether a number currently counts as confirmed: never without a response of the service, and only
 * for a limited time if it cannot be checked again.
 * @param maxAge days
 */
export const isConfirmed = (
  { state, checkedAt }: KnownVatNumber,
  maxAge: number,
  now: Date,
): boolean =>
  state === 'confirmed' &&
  checkedAt !== undefined &&
  now.getTime() - checkedAt.getTime() <= (maxAge + graceDays) * dayMs

/** The buyer for `taxFor`. */
export const buyerFor = (
  known: KnownVatNumber | undefined,
  maxAge: number,
  now: Date,
): Sale['buyer'] => {
  if (!known) return {}
  const vatId = compactVatId(known.vatId)
  return isConfirmed(known, maxAge, now) ? { verifiedVatId: vatId } : { unconfirmedVatId: vatId }
}

/**
 * 'atu 1234.5678' → 'ATU12345678'; Greece is 'EL' in VAT numbers, although many write 'GR'. Source:
 * Directive 2006/112/EC, article 215.
 */
export const compactVatId = (text: string): string =>
  text
    .replaceAll(/[\s./-]/g, '')
    .toUpperCase()
    .replace(/^GR(?=\d)/, 'EL')
