/** The last day of an exemption from tax: certificates end, and the tax is due again. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { writtenDay } from '../../../packages/file-reader/numbers/written-day.ts'
import { taxStatusIn, type TaxColumn } from './import-flags.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

const lastDay =
  /^(?:(?:tax |exemption |resale |vat )*(?:certificate|cert|exemption|exempt|zertifikat|bescheinigung|befreiung|attestation|certificat|certificato|certificado|verklaring)(?: \p{L}+)* ?(?:expir\p{L}*|end(?: date|s)?|valid (?:to|until|through|till)|until|gultig bis|ablauf\p{L}*|bis|jusqu au|expire le|scadenza|caducidad|geldig tot)(?: \p{L}+)?|exempt until|(?:befreit|steuerfrei) bis)$/u

/** Whether a column has the last days of exemptions: 'Certificate expires'. */
export const namesCertificate = (heading: string): boolean => lastDay.test(wordsOf(heading))

/**
 * Why an exempt company is not read: the last day of its exemption has passed, or is no day.
 * @param taxed what each column says about the tax
 * @param today 'YYYY-MM-DD'; empty if days do not count
 */
export function endedExemptions(
  headings: readonly string[],
  taxed: readonly (TaxColumn | undefined)[],
  today: string,
): (cells: readonly string[]) => string | undefined {
  const days = headings.flatMap((heading, column) => (namesCertificate(heading) ? [column] : []))
  if (days.length === 0 || today === '') return () => undefined
  return (cells) => {
    if (taxStatusIn(taxed, headings, cells) !== 'exempt') return undefined
    const ended = days.find((column) => {
      const cell = cells[column] ?? ''
      const day = writtenDay(cell)
      return cell !== '' && !(isDay(day) && day >= today)
    })
    return ended === undefined
      ? undefined
      : messages.endedExemption(headings[ended] ?? '', cells[ended] ?? '')
  }
}

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day)
