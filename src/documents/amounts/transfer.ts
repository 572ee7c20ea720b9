/**
 * How to pay an invoice by transfer: account, creditor reference, and the code that banking apps
 * scan.
 */
import { euCountries } from '../../platform/addresses/countries.ts'
import { creditorReference, validIbanIn } from '../../platform/money/check-digits.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import type { FrozenTransfer } from '../document-content.ts'

/**
 * @param number as printed
 * @returns undefined if the shop's bank account has no IBAN with correct check digits
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

/** Countries where a transfer needs no BIC: the European Economic Area. */
const withoutBic = new Set([...euCountries, 'IS', 'LI', 'NO'])
/** Cents; 999,999,999.99. */
const maxAmount = 99_999_999_999
/** Maximum length of a name. */
const maxName = 70

type Transfer = FrozenTransfer & {
  /** The payee. */
  readonly name: string
  readonly cents: number
  /** ISO 4217 */
  readonly currency: string
  /** The document's number, used as remittance text if there is no reference. */
  readonly number: string
}

/**
 * The text of the QR code of a SEPA credit transfer for banking apps. Source: EPC069-12, version
 * 002 with UTF-8.
 * @returns undefined if there is nothing to transfer, the currency is not the euro, or a BIC is
 *   needed
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
    // Trailing empty lines are left out.
    ...(reference === undefined ? [noReference, number] : [reference]),
  ].join('\n')
}
