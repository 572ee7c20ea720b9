/**
 * Whether an EU VAT number has the format published by its Member State, including check digits.
 * Source: European Commission, VIES, "VAT identification number structure".
 */
import { compactVatId } from './vat-rules.ts'

export type VatId = {
  /** As written in the EU: 'EL' for Greece. */
  readonly prefix: string
  /** Without the prefix. */
  readonly number: string
  /** Both, without blanks and dots. */
  readonly compact: string
}

/** The names of stdnum's rules, by the number's prefix: the country, and the rule's name there. */
const ruleNames: Readonly<Record<string, readonly [string, string]>> = {
  AT: ['AT', 'uid'],
  BE: ['BE', 'vat'],
  BG: ['BG', 'vat'],
  CY: ['CY', 'vat'],
  CZ: ['CZ', 'dic'],
  DE: ['DE', 'vat'],
  DK: ['DK', 'cvr'],
  EE: ['EE', 'kmkr'],
  EL: ['GR', 'vat'],
  ES: ['ES', 'nif'],
  FI: ['FI', 'alv'],
  FR: ['FR', 'tva'],
  HR: ['HR', 'oib'],
  HU: ['HU', 'anum'],
  IE: ['IE', 'vat'],
  IT: ['IT', 'iva'],
  LT: ['LT', 'pvm'],
  LU: ['LU', 'tva'],
  LV: ['LV', 'pvn'],
  MT: ['MT', 'vat'],
  NL: ['NL', 'btw'],
  PL: ['PL', 'nip'],
  PT: ['PT', 'nif'],
  RO: ['RO', 'cif'],
  SE: ['SE', 'vat'],
  SI: ['SI', 'ddv'],
  SK: ['SK', 'dph'],
  // Northern Ireland: the EU's service knows its numbers, which are British numbers.
  XI: ['GB', 'vat'],
}

/** @returns undefined if the text is not a VAT number of a Member State */
export async function readVatId(text: string): Promise<VatId | undefined> {
  const compact = compactVatId(text)
  const [, prefix = '', number = ''] = /^([A-Z]{2})([A-Z0-9+*]{2,13})$/.exec(compact) ?? []
  const [country = '', name = ''] = ruleNames[prefix] ?? []
  if (country === '') return undefined
  // It supports a hundred countries, so it is loaded with the first number.
  const { stdnum } = await import('stdnum')
  return stdnum[country]?.[name]?.validate(number).isValid ? { prefix, number, compact } : undefined
}
