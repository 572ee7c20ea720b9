/** The message about an invalid number that somebody typed. */
import { platformMessages as messages } from '../messages/platform.ts'
import { readingsOf } from '../numbers/written-number.ts'

/**
 * Both readings of an ambiguous number, such as '1.234' or '1.234 kg'; otherwise the given
 * sentence.
 */
export function numberMessage(typed: string, otherwise: string): string {
  const text = typed.trim()
  const [, number = '', unit = ''] = /^(.*\d)(\s*[^\d\s]*)$/u.exec(text) ?? []
  const readings = readingsOf(number)
  return readings.length > 1 ? messages.twoNumbers(text, readings, unit) : otherwise
}

/** The same for a number of pieces, which has no decimals: '1.200' is to be written as 1200. */
export function wholeNumberMessage(typed: string, otherwise: string): string {
  const [whole, ...more] = readingsOf(typed)
  return whole !== undefined && more.length > 0
    ? messages.writeWhole(typed.trim(), whole)
    : otherwise
}
