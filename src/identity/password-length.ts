/** How long a password must be, in the same sentences before it is sent and after. */
import { identityWords as words } from '../words/en/identity.ts'
import { passwordMaximum, specifiedMinimum } from './settings.ts'

/**
 * What is wrong with a password's length, as a sentence.
 * @param minimum the shopkeeper's own, at least the specified one
 */
export function lengthMistake(password: string, minimum: number): string | undefined {
  if (password.length < specifiedMinimum) return words.passwordTooShort
  if (password.length < minimum) return words.passwordShorterThan(minimum)
  return password.length > passwordMaximum ? words.passwordTooLong(passwordMaximum) : undefined
}
