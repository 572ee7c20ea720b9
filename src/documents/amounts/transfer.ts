/** How an invoice is paid by transfer: account, creditor reference, and the code that banks scan. */
import { euCountries } from '../../platform/addresses/countries.ts'
import { creditorReference, validIbanIn } from '../../platform/money/check-digits.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import type { FrozenTransfer } from '../document-content.ts'

/**
 * @param number as printed
 * @returns undefined where the shop's bank account has no IBAN whose check digits are right
 */
export function transferOf(
  { bank }: Pick<ShopSettings, 'bank'>,
  number: string,
): FrozenTransfer | undefined {
  const iban = validIbanIn(bank)
  const reference = creditorReference(number)
  if (iban === undefined) return undefined
  return reference === undefined ? { iban } : { iban, reference }
}

/** Where a transfer needs no BIC: the European Economic Area. */
const withoutBic = new Set([...euCountries, 'IS', 'LI', 'NO'])
/** Cents; 999,999,999.99. */
const maxAmount = 99_999_999_999
/** Characters of a name. */
const maxName = 70

type Transfer = FrozenTransfer & {
  /** Who gets it. */
  readonly name: string
  readonly cents: number
  /** ISO 4217 */
  readonly currency: string
  /** Of the document: what a transfer without a reference says. */
  readonly number: string
}

/**
 * The text of a code that a bank's app scans, a SEPA credit transfer. Source: EPC069-12, version
 * 002 with UTF-8.
 * @returns undefined where there is nothing to transfer, or not in euros, or not without a BIC
 */
export function transferCode({ iban, reference, name, cents, currency, number }: Transfer) {
  const isPossible = currency === 'EUR' && cents > 0 && cents <= maxAmount
  if (!isPossible || !withoutBic.has(iban.slice(0, 2))) return undefined
  const payee = Array.from(name.replaceAll(/\s+/g, ' ').trim()).slice(0, maxName).join('')
  const amount = `EUR${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  const [noBic, noPurpose, noReference] = ['', '', '']
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    noBic,
    payee,
    iban,
    amount,
    noPurpose,
    // What comes after the last line that says something is left out.
    ...(reference === undefined ? [noReference, number] : [reference]),
  ].join('\n')
}
