/** Which passwords are refused beyond their length: those everybody uses, those that contain the e-mail or the shop's name. */
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { identityMessages as messages } from './messages/identity.ts'
import { commonPasswords } from './common-passwords.server.ts'
import { passwordLengthError } from './password-length.ts'

const shopName = 'ironmonger'
// What people put around a name to make a password of it.
const trimmings = /[^a-z]+/g

/**
 * What is wrong with a password, as a sentence; undefined when it will do.
 * @param owner the e-mail it is for, and the least length that the shopkeeper asks for
 */
export function passwordError(
  password: string,
  { email, minimum }: { readonly email: string; readonly minimum: number },
): string | undefined {
  const tooShortOrLong = passwordLengthError(password, minimum)
  if (tooShortOrLong) return tooShortOrLong
  const lowered = password.normalize('NFKC').toLowerCase()
  if (commonPasswords.has(lowered)) return messages.passwordCommon
  if (lowered.includes(email) || lowered === email.split('@')[0]) return messages.passwordIsEmail
  return isShopName(lowered) ? messages.passwordIsShop : undefined
}

/** Characters that a password which opens the admin area should have. Source: security.md. */
const adminLength = 15
const marked = /^(short|long)\$/

/** The library's scrypt hash, with a mark of whether the password would be long enough for an admin: the one thing that is known of it later. */
export const hashWithLengthMark = async (password: string): Promise<string> =>
  `${password.length < adminLength ? 'short' : 'long'}$${await hashPassword(password)}`
export const verifyMarkedHash = ({
  hash,
  password,
}: {
  readonly hash: string
  readonly password: string
}): Promise<boolean> => verifyPassword({ hash: hash.replace(marked, ''), password })
/** Whether a stored hash says that its password is too short for an admin. */
export const isShortPasswordHash = (hash: string): boolean => hash.startsWith('short$')

const isShopName = (lowered: string): boolean =>
  [
    lowered,
    lowered
      .replace(/[^a-z]+$/, '')
      .replaceAll('0', 'o')
      .replaceAll('1', 'i'),
  ]
    .map((text) => text.replace(trimmings, ''))
    .some(
      (letters) =>
        letters === shopName || letters === `${shopName}s` || letters === shopName + shopName,
    )
