/** The fields of a row in a customer file, made from its cells. Pure. */
import type { FieldOf } from '../../../packages/file-reader/headings/fields.ts'
import { parsePaymentTerms } from '../../platform/money/payment-terms.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { phonesIn } from './import-cells.ts'
import { addressOf, addressParts } from './import-addresses.ts'
import { bareNumber } from './import-numbers.ts'
import { paymentTermsOf } from './payment-words.ts'

/**
 * Moves another program's customer number to the notes.
 * @returns the number; '' for none
 */
export function withoutNumber(values: Record<string, unknown>): string {
  const { number } = values
  if (typeof number !== 'string') return ''
  delete values['number']
  const foreign = bareNumber(number)
  values['notes'] = [values['notes'], messages.foreignNumber(foreign)].filter(Boolean).join('\n')
  return foreign
}

/** The fields of a row, with address and name composed of their parts. */
export function composed(cells: ReadonlyMap<FieldOf<'customer'>, string>): Record<string, string> {
  const fields = [...cells].filter(([field]) => !parts.has(field))
  const textOf = (...some: readonly FieldOf<'customer'>[]) =>
    some.flatMap((field) => cells.get(field) ?? []).join(' ')
  // If there is a first name, 'Name' is the last name.
  const [first = '', whole = ''] = [cells.get('firstName'), cells.get('name')]
  const isWhole = whole.toLowerCase().includes(first.toLowerCase()) || cells.has('lastName')
  const name =
    whole === '' ? textOf('firstName', 'lastName') : isWhole ? whole : `${first} ${whole}`
  const address = addressOf(cells)
  const said = paymentTermsOf(cells.get('terms') ?? '')
  // 'Terms: Net 30' are payment terms, unless there is a separate column for them.
  const isPaid = !cells.has('paymentTerms') && parsePaymentTerms(said) !== undefined
  return {
    ...Object.fromEntries(
      fields.map(([field, cell]) =>
        field === 'terms' && isPaid
          ? ['paymentTerms', said]
          : [field, field === 'number' ? bareNumber(cell) : inWords(field, cell)],
      ),
    ),
    ...phonesOf(cells),
    ...(name === '' ? {} : { name }),
    ...(fields.length === cells.size || address === '' ? {} : { address }),
  }
}

/** The fields that make up an address and a name. */
const parts: ReadonlySet<FieldOf<'customer'>> = new Set(['firstName', 'lastName', ...addressParts])

/** Words in which case does not matter. */
const inWords = (field: string, cell: string): string =>
  field === 'role' && /^(?:customer|subscriber|user)$/i.test(cell)
    ? 'buyer'
    : field === 'role'
      ? cell.toLowerCase().replaceAll(' ', '-')
      : field === 'invoiceForm'
        ? cell.toLowerCase().replaceAll(/[\s-]/g, '')
        : field === 'paymentTerms'
          ? paymentTermsOf(cell)
          : field === 'email' || field === 'billingEmail'
            ? withPlainDomain(cell)
            : cell

/** The domain of an address in its ASCII form: 'müller.example' becomes 'xn--mller-kva.example'. */
function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 0 || /^[\x21-\x7e]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return address
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
}

/** The first telephone number in a cell; the others go to the notes. */
function phonesOf(cells: ReadonlyMap<FieldOf<'customer'>, string>): Record<string, string> {
  const [phone, ...others] = phonesIn(cells.get('phone') ?? '')
  if (phone === undefined || others.length === 0) return {}
  const notes = [cells.get('notes') ?? '', ...others.map(messages.furtherPhone)]
  return { phone, notes: notes.filter(Boolean).join('\n') }
}
