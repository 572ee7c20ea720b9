/** The names and signs of currencies in texts. Pure. */

const currencies: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\beur(?:o|os)?\b/gi],
  ['USD', /\bUS ?\$|(?<![A-Z])\$|\busd\b|\bdollars?\b|\bd[oó]lares\b/gi],
  ['GBP', /£|\bgbp\b/gi],
  ['CHF', /\bchf\b|\bsfr\b|(?<!\p{L})Fr\.\s*(?=\d|$)/giu],
  ['PLN', /\bpln\b|zł/gi],
  ['SEK', /\bsek\b/gi],
  ['DKK', /\bdkk\b/gi],
  ['CZK', /\bczk\b|Kč/gi],
  ['NOK', /\bnok\b/gi],
  ['HUF', /\b(?:huf|HUF)\b|\bFt\b/g],
  ['RON', /\bron\b|\blei\b/gi],
  ['CAD', /\bCAD\b|\bCA?\$/g],
  ['AUD', /\bAUD\b|\bAU?\$/g],
  ['NZD', /\bNZD\b|\bNZ\$/g],
  ['HKD', /\bHKD\b|\bHK\$/g],
  ['JPY', /¥|\bJPY\b/g],
  ['CNY', /\b(?:CNY|RMB)\b/g],
  ['INR', /₹|\bINR\b|\bRs\b/g],
  ['TRY', /₺|\bTRY\b/g],
  ['RUB', /₽|\bRUB\b|(?<!\p{L})руб(?!\p{L})/gu],
  ['UAH', /₴|\bUAH\b|(?<!\p{L})грн(?!\p{L})/gu],
  ['BGN', /\bBGN\b|(?<!\p{L})лв(?!\p{L})/gu],
  ['ISK', /\bISK\b/g],
]
/** Used by several countries, so that the currency is not certain. */
const krone = /(?<!\p{L})kr(?!\p{L})/iu

/**
 * The currency code that a text names most often; '' for none, and 'kr' for a krone of an unknown
 * country.
 */
export function currencyIn(text: string): string {
  const counts = currencies.map(([name, sign]) => ({ name, count: text.match(sign)?.length ?? 0 }))
  const [most] = counts.toSorted((a, b) => b.count - a.count)
  if (most && most.count > 0) return most.name
  return krone.test(text) ? 'kr' : ''
}
