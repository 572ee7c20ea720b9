/** Reads a bank's list of entries as CSV: its columns are known by their headings. */
import { readTable, UnreadableFile } from '../bulk/files/read-table.server.ts'
import type { ParsedTable } from '../bulk/files/table.ts'
import { decodeText } from '../bulk/files/text-encoding.ts'
import type { RawEntry, RawStatement } from './bank-file-key.server.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

/** Headings of banks in English and German, without blanks and punctuation. */
const headings = {
  bookedOn: ['bookingdate', 'date', 'transactiondate', 'buchungstag', 'buchungsdatum', 'datum'],
  amount: ['amount', 'credit', 'betrag', 'umsatz', 'betrageur'],
  currency: ['currency', 'waehrung', 'wahrung', 'waehrungscode'],
  payer: [
    ...['name', 'payer', 'from', 'counterparty', 'partnername', 'auftraggeber'],
    ...['beguenstigterzahlungspflichtiger', 'nameauftraggeber', 'zahlungspflichtiger'],
  ],
  reference: [
    ...['reference', 'description', 'details', 'remittanceinformation', 'purpose', 'memo'],
    ...['verwendungszweck', 'buchungstext'],
  ],
  account: ['account', 'iban', 'ownaccount', 'auftragskonto', 'kontonummer'],
  id: ['id', 'transactionid', 'bankreference'],
} as const
type Field = keyof typeof headings

const compact = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .replaceAll(/[^a-z]/g, '')

const columnOf = (names: readonly string[], field: Field): number => {
  const known: readonly string[] = headings[field]
  const found = known.map((name) => names.indexOf(name)).filter((index) => index >= 0)
  return found[0] ?? -1
}

/**
 * @param currency that of the shop, where the file has no column for it
 * @throws UnreadableBankFile with a sentence that says what is missing
 */
export async function readBankCsv(
  name: string,
  bytes: Uint8Array,
  currency: string,
): Promise<RawStatement> {
  const table = await readTable(name, bytes).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new UnreadableBankFile(error.message) : error
  })
  const names = table.headings.map(compact)
  const column = (field: Field) => columnOf(names, field)
  if (column('bookedOn') < 0 || column('amount') < 0)
    throw new UnreadableBankFile(messages.bank.noColumns)
  if (isCutOff(bytes, table, column('amount'))) throw new UnreadableBankFile(messages.bank.cutOff)
  const rows = table.rows.map(({ cells }) => {
    const cell = (field: Field): string => String(cells[column(field)] ?? '').trim()
    return {
      ...{ bookedOn: toDay(cell('bookedOn')), amount: toAmount(cell('amount')) },
      ...{ currency: cell('currency') || currency, payer: cell('payer') },
      ...{ reference: cell('reference'), id: cell('id'), account: cell('account') },
    }
  })
  const accounts = new Set(rows.map(({ account }) => account).filter(Boolean))
  if (accounts.size > 1) throw new UnreadableBankFile(messages.bank.severalAccounts)
  const entries: readonly RawEntry[] = rows.filter(({ amount }) => !/^-|^0(\.0+)?$/.test(amount))
  return { account: [...accounts][0] ?? '', entries, skipped: rows.length - entries.length }
}

/**
 * Whether the last line may lack digits of its amount: it has no end, and fewer cells than there are
 * columns, or the amount is its last one.
 */
function isCutOff(
  bytes: Uint8Array,
  { headings: columns, rows }: Pick<ParsedTable, 'headings' | 'rows'>,
  amount: number,
): boolean {
  const cells = rows.at(-1)?.cells.length
  if (cells === undefined || /[\r\n]$/.test(decodeText(bytes) ?? '\n')) return false
  return cells < columns.length || amount === columns.length - 1
}

/** '22.11.2026' is written so in Europe; '11/22/2026' in the United States. */
export function toDay(text: string): string {
  const european = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text)
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text)
  const [day, month, year] = european
    ? [european[1], european[2], european[3]]
    : [american?.[2], american?.[1], american?.[3]]
  if (day === undefined || month === undefined || year === undefined) return text.slice(0, 10)
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** '1.234,50' and '1,234.50' are both '1234.50'. */
export function toAmount(text: string): string {
  const plain = text.replaceAll(/[^\d.,-]/g, '')
  const decimals = /[.,](\d{1,2})$/.exec(plain)
  const whole = plain.slice(0, decimals ? decimals.index : undefined).replaceAll(/[.,]/g, '')
  return decimals ? `${whole}.${decimals[1]}` : whole
}
