/** Why the text of a cell is no single part number, whatever the rest of its row. Pure. */
import { isShortened } from '../../packages/file-reader/numbers/numbers.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { partNumberPageMessages as messages } from './messages/page.ts'

/** @returns why a number is not what it was before a spreadsheet or a program wrote it */
export function whyChanged(text: string): string | undefined {
  if (isSheetError.test(text)) return messages.sheetError(text)
  if (isShortened(text)) return messages.shortened(text)
  if (/^\d{2,}[.,]0+$/.test(text)) return messages.withDecimals(text)
  return isDay.test(text) ? messages.asDay(text) : undefined
}

/** What a spreadsheet shows in place of a value that it could not calculate. */
const isSheetError =
  /^#(?:N\/A|NV|(?:REF|VALUE|NULL|NUM|BEZUG|WERT|ZAHL|FORMULA)!|NAME\?|DIV\/0!)$/i

/** '1-2' as a spreadsheet shows it. */
const isDay =
  /^(?:\d{4}-\d\d-\d\d(?:[ T]00:00(?::00)?.*)?|\d{1,2}([./])\d{1,2}\1\d{4}|\d{1,2}[-. ]+(?:jan|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\.?)$/iu

/**
 * Why a part number is none, or several, compared with the others of its list.
 * @param all the part numbers of the list
 * @returns a function from a part number to the reason; undefined if there is none
 */
export function whyNotOne(all: readonly string[]): (number: string) => string | undefined {
  const filled = all.filter((number) => number !== '')
  const withDigit = filled.filter((number) => /\p{N}/u.test(number)).length
  const joined = filled.filter((number) => isJoined.test(number)).length
  // If most numbers of a list have two halves, this is how the company writes them.
  const areHalves = joined > 1 && joined * 2 > filled.length
  return (number) => {
    if (number === '') return undefined
    const isOnlyWord = !/\p{N}/u.test(number) && withDigit >= 3 && withDigit === filled.length - 1
    if (isNothing.test(number) || noNumber.test(wordsOf(number)) || isOnlyWord)
      return messages.placeholder(number)
    const areSeveral = severalIn(number) || (!areHalves && isJoined.test(number))
    return areSeveral ? messages.several(number) : undefined
  }
}

/** '-', '?', '0', '000'. */
const isNothing = /^(?:[^\p{L}\p{N}]+|0+)$/u
/** Words for a number that does not exist, or is not known yet, in the form of `wordsOf`. */
const noNumber =
  /^(?:n a|na|n d|nd|s o|n v t|nvt|b d|k a|e t|tb[acd]|t b [acd]|todo|x{2,}|null|nil|none|nan|undefined|unknown|missing|no(?:t)? (?:available|applicable|assigned|known|number|code|part number)|not yet|to (?:be )?(?:follow|advised|confirmed|defined|assigned)|pending|open|keine?s?|ohne|new|neu|n v|offen|fehlt|folgt|unbekannt|nicht (?:vorhanden|bekannt|vergeben)|noch (?:offen|nicht vergeben)|aucune?|neant|inconnue?|sans|a (?:definir|venir|completer)|non (?:disponible|applicable|disponibile|applicabile)|nessuno|ignoto|sconosciuto|da definire|ningun[oa]?|desconocido|sin (?:codigo|numero|referencia)|por definir|geen|onbekend|volgt|brak|nie dotyczy|nieznany|neni|nezname|chybi|nincs|ismeretlen|ingen|inget|saknas|okand|ukendt|mangler|puuttuu|ei ole|nenhum|sem (?:codigo|numero|referencia)|desconhecido)$/

/** Two numbers of one shape without a blank between them: '4711/4712'. */
const isJoined = {
  test: (text: string): boolean => {
    const parts = text.split(/[/,+&]/)
    const [first = ''] = parts
    const shape = shapeOf(first)
    return (
      parts.length > 1 &&
      first.length >= 4 &&
      /\d/.test(first) &&
      parts.every((part) => shapeOf(part) === shape)
    )
  },
}
const shapeOf = (text: string): string => text.replaceAll(/\p{L}/gu, 'a').replaceAll(/\p{N}/gu, '9')

/** '4711 / 4712', '4713, 4714', '4711 oder 4712'; a part without a digit belongs to the number. */
function severalIn(text: string): boolean {
  const parts = text.split(separator).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => part.length >= 3 && /\p{N}/u.test(part))
}
const separator =
  /\s*[;|\n\r]\s*|,\s+|\s+[/+&]\s+|\s+(?:und|and|et|y|e|ed|en|i|a|és|och|og|ja|or|oder|ou|o|u|od|of|lub|nebo|vagy|eller|tai|alt|neu|new|old)\s+|\s*\((?=[^()]*\))/iu
