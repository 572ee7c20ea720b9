/**
 * Recognizes the tax classes of suppliers' lists by words. A percentage identifies no class, except
 * zero: its class depends on the country and the day. Pure.
 */
import { isTaxClass, type TaxClass } from '../../catalogue/tax-class.ts'

const words: Readonly<Record<TaxClass, string>> = {
  standard:
    'standard normal full regular voll voller regel regelsatz normalsatz general ordinaria hoog s',
  reduced:
    'reduced low ermassigt ermassigter ermaessigt reduziert reduit reduite reducido reducida ' +
    'ridotta ridotto verlaagd laag r',
  zero: 'zero zerorated nil nullsatz null cero nul z 0',
}
const byWord = new Map(
  Object.entries(words).flatMap(([taxClass, text]) =>
    isTaxClass(taxClass) ? text.split(' ').map((word) => [word, taxClass] as const) : [],
  ),
)

/**
 * 'Reduced rate', 'ermäßigter Satz', 'taux réduit'.
 * @returns undefined if no word names a class
 */
export const taxClassOfWord = (text: string): TaxClass | undefined =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^a-z0-9.,]+/)
    .map((word) => byWord.get(word))
    .find((taxClass) => taxClass !== undefined)
