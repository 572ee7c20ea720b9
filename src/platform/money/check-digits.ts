/** Check digits of accounts (IBAN, ISO 13616) and creditor references (ISO 11649): both ISO 7064, MOD 97-10. */

/**
 * Letters count as two digits: A is 10, Z is 35.
 * @param text capital letters and digits
 */
function remainder97(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** Whether the remainder is 1 after moving the first four characters to the end. */
const checks = (text: string): boolean => remainder97(text.slice(4) + text.slice(0, 4)) === 1

const ibanPattern = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
/** @param text without blanks, in capital letters */
export const isIban = (text: string): boolean => ibanPattern.test(text) && checks(text)

const referencePattern = /^RF\d{2}[A-Z0-9]{1,21}$/
/** @param text without blanks, in capital letters */
export const isCreditorReference = (text: string): boolean =>
  referencePattern.test(text) && checks(text)

const leitwegIdPattern = /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/
/**
 * Whether a text has the form of a Leitweg-ID, whatever its check digits.
 * @param text in capitals
 */
export const looksLikeLeitwegId = (text: string): boolean => leitwegIdPattern.test(text)

/**
 * Whether a text is a Leitweg-ID, by which public buyers in Germany route invoices:
 * '04011000-1234512345-06'. Source: KoSIT, Formatspezifikation Leitweg-ID 2.0.2.
 */
export const isLeitwegId = (text: string): boolean =>
  looksLikeLeitwegId(text) && remainder97(text.replaceAll('-', '')) === 1

/**
 * The creditor reference that carries a number: 'INV-000042' → 'RF29INV000042'. Source: ISO 11649.
 * @returns undefined for a number with more than 21 letters and digits
 */
export function creditorReference(number: string): string | undefined {
  const content = referenceContent(number)
  if (!/^[A-Z0-9]{1,21}$/.test(content)) return undefined
  const digits = 98 - remainder97(`${content}RF00`)
  return `RF${String(digits).padStart(2, '0')}${content}`
}

/** A number in the form used in a reference: 'INV-000042' → 'INV000042'. */
export const referenceContent = (number: string): string =>
  number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** In printed form: 'RF29 INV0 0004 2'. */
export const groupByFour = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, '$1 ')

const ibanInText = /\b[A-Z]{2}\d{2}(?:[ \u00A0]?[A-Z0-9]{1,4}){3,8}\b/g

/** The first IBAN with correct check digits in a text, without blanks. */
export function validIbanIn(text: string): string | undefined {
  for (const [found] of text.toUpperCase().matchAll(ibanInText)) {
    // The text after the number may look like a part of it.
    const groups = found.split(/[ \u00A0]/)
    for (let count = groups.length; count > 0; count -= 1) {
      const iban = groups.slice(0, count).join('')
      if (isIban(iban)) return iban
    }
  }
  return undefined
}

const likeIban = /\b[A-Z]{2}\d{2}(?:[ \u00A0.-]?[A-Z0-9]){10,30}\b/

/**
 * The IBAN in a text whose check digits are wrong: a digit was mistyped or is missing.
 * @returns undefined if the text has a correct IBAN, or none; empty if the text only announces one
 */
export function wrongIbanIn(text: string): string | undefined {
  const capitals = text.toUpperCase()
  if (validIbanIn(capitals) !== undefined) return undefined
  return likeIban.exec(capitals)?.[0] ?? (/\bIBAN\b/.test(capitals) ? '' : undefined)
}

/** An invalid BIC (ISO 9362) in a text; undefined if nothing is wrong. */
export function wrongBicIn(text: string): string | undefined {
  const named = /\b(?:BIC|SWIFT)(?:[ -]?CODE)?[ :.]+([A-Z0-9]+)/.exec(text.toUpperCase())?.[1]
  return named !== undefined && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(named)
    ? named
    : undefined
}
