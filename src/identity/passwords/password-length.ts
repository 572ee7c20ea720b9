/** The minimum length of a password, with the same messages in the browser and on the server. */
import { identityMessages as messages } from '../messages/identity.ts'
import { passwordMaximum, passwordMinimum } from '../public-settings.ts'

/**
 * The error of a password's length, as a sentence.
 * @param minimum the shopkeeper's own, at least the specified one
 */
export function passwordLengthError(password: string, minimum: number): string | undefined {
  if (password.length < passwordMinimum) return messages.passwordTooShort
  if (password.length < minimum) return messages.passwordShorterThan(minimum)
  return password.length > passwordMaximum ? messages.passwordTooLong(passwordMaximum) : undefined
}
