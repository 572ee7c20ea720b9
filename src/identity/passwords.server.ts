/** Which passwords are refused beyond their length, and how passwords are hashed. */
import * as betterAuthCrypto from 'better-auth/crypto'
import { commonPasswords } from './common-passwords.server.ts'
import { identityMessages as messages } from './messages/identity.ts'
import { passwordLengthError } from './password-length.ts'

const shopName = 'ironmonger'

/**
 * What is wrong with a password, as a sentence; undefined when it is good enough. Refused are the
 * most used ones, and those that contain the e-mail address or little more than the shop's name.
 * @param owner the e-mail address it is for, and the minimum length in this shop
 */
export function passwordError(
  password: string,
  { email, minimum }: { readonly email: string; readonly minimum: number },
): string | undefined {
  const lengthError = passwordLengthError(password, minimum)
  if (lengthError) return lengthError
  const lowered = password.normalize('NFKC').toLowerCase()
  if (commonPasswords.has(lowered)) return messages.passwordCommon
  if (lowered.includes(email) || lowered === email.split('@')[0]) return messages.passwordIsEmail
  return isShopName(lowered) ? messages.passwordIsShop : undefined
}

/** The minimum length for a password that opens the admin area. Source: security.md. */
const adminPasswordMinimum = 15
const shortPrefix = 'short$'
const longPrefix = 'long$'

/**
 * The library's scrypt hash, prefixed by `short$` or `long$`: whether the password is long enough
 * for an admin. The prefix is all that can be known of a password's length later.
 */
export const hashPassword = async (password: string): Promise<string> =>
  (password.length < adminPasswordMinimum ? shortPrefix : longPrefix) +
  (await betterAuthCrypto.hashPassword(password))

/** Compares a password with a hash that `hashPassword` made, or with one without a prefix. */
export const verifyPassword = ({
  hash,
  password,
}: {
  readonly hash: string
  readonly password: string
}): Promise<boolean> =>
  betterAuthCrypto.verifyPassword({ hash: hash.replace(/^(short|long)\$/, ''), password })

/** Whether the password of a stored hash is too short for an admin. */
export const isShortPasswordHash = (hash: string): boolean => hash.startsWith(shortPrefix)

/** Whether a password is the shop's name with digits and signs around it or in place of letters. */
function isShopName(lowered: string): boolean {
  const withoutDigits = lowered
    .replace(/[^a-z]+$/, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
  return [lowered, withoutDigits]
    .map((text) => text.replace(/[^a-z]+/g, ''))
    .some(
      (letters) =>
        letters === shopName || letters === `${shopName}s` || letters === shopName + shopName,
    )
}
