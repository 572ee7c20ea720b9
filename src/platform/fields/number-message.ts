/** What is wrong with a typed number. */
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
