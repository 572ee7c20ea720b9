/** Which passwords are refused for reasons other than length, and how passwords are hashed. */
import * as betterAuthCrypto from 'better-auth/crypto'
import { commonPasswords } from './common-passwords.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { passwordLengthError } from './password-length.ts'

/** The program's name, which a shop may keep as its own. */
const programName = 'ironmonger'

export type PasswordOwner = {
  readonly email: string
  /** The minimum length in this shop. */
  readonly minimum: number
  /** The shop's name. */
  readonly shop: string
}

/**
 * The error of a password, as a sentence; undefined if it is acceptable. The most common passwords
 * are refused, and those that contain the e-mail address or little more than the shop's name.
 * @param owner the e-mail address of the account, and minimum length and name of this shop
 */
export function passwordError(
  password: string,
  { email, minimum, shop }: PasswordOwner,
): string | undefined {
  const lengthError = passwordLengthError(password, minimum)
  if (lengthError) return lengthError
  const lowered = password.normalize('NFKC').toLowerCase()
  if (isCommon(lowered)) return messages.passwordCommon
  if (lowered.includes(email) || lowered === email.split('@')[0]) return messages.passwordIsEmail
  const names = [programName, lettersIn(shop.toLowerCase())].filter(
    (name) => name.length >= minBaseLength,
  )
  return names.some((name) => isName(lowered, name)) ? messages.passwordIsShop : undefined
}

/**
 * Whether a password is a common one, also reversed, or with a usual ending (digits, years, signs),
 * or with the usual digits in place of letters; or a walk along the keyboard, the alphabet or the
 * digits; or the same few characters repeated.
 */
function isCommon(lowered: string): boolean {
  const bare = lowered.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '')
  const withoutSigns = lowered.replace(/[^\p{L}\d]+$/u, '').replace(/^[^\p{L}\d]+/u, '')
  const stripped = lowered.replace(/[\d!?.*_-]+$/, '')
  const candidates = [lowered, bare, withoutSigns, stripped]
    .flatMap((text) => [text, withLetters(text)])
    .filter((text) => text.length >= minBaseLength)
  return candidates.some(
    (text) =>
      commonPasswords.has(text) ||
      commonPasswords.has(text.split('').toReversed().join('')) ||
      isWalk(text) ||
      isRepeated(text),
  )
}

/** Whether a text is a repetition of up to three characters: 'ababab', '$$$$$$'. */
const isRepeated = (text: string): boolean =>
  text.length <= longestRepeated && /^(.{1,3}?)\1+$/u.test(text)
/** A longer repetition is not among the first guesses. */
const longestRepeated = 24

/** Shorter words are not used as a base: the rest is then most of the password. */
const minBaseLength = 4

const lettersOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const withLetters = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => lettersOf[sign] ?? sign)

/** The sequences of a walk, in either direction: rows of three keyboards, columns, the alphabet. */
const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  '!@#$%^&*()_+',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '8ik',
  '9ol',
  '0p',
  'abcdefghijklmnopqrstuvwxyz',
]
const areNeighbours = (a: string, b: string): boolean =>
  rows.some((row) => {
    const [at, next] = [row.indexOf(a), row.indexOf(b)]
    return at >= 0 && next >= 0 && Math.abs(at - next) <= 1
  })

/** Whether every character is next to one of its neighbours: 'qwopzx', 'zyxwvu', 'qazwsx'. */
function isWalk(text: string): boolean {
  const characters = text.split('')
  return characters.every((character, index) => {
    const [before, after] = [characters[index - 1], characters[index + 1]]
    return (
      (before !== undefined && areNeighbours(before, character)) ||
      (after !== undefined && areNeighbours(character, after))
    )
  })
}

/** The minimum length of a password that gives access to the admin area. Source: security.md. */
const adminPasswordMinimum = 15

/** Whether a password is too short for an admin. This is only known while it is typed. */
export const isShortPassword = (password: string): boolean => password.length < adminPasswordMinimum

/** The library's scrypt hash. It reveals neither the password nor its length. */
export const hashPassword = (password: string): Promise<string> =>
  betterAuthCrypto.hashPassword(password)

/** Compares a password with its hash. Hashes of release 0.1 may have a prefix. */
export const verifyPassword = ({
  hash,
  password,
}: {
  readonly hash: string
  readonly password: string
}): Promise<boolean> =>
  betterAuthCrypto.verifyPassword({ hash: hash.replace(/^(short|long)\$/, ''), password })

const lettersIn = (text: string): string => text.replace(/[^\p{L}]+/gu, '')

/**
 * Whether a password is this name, once or twice, with digits and signs around it or in place of
 * letters.
 */
function isName(lowered: string, name: string): boolean {
  const withoutDigits = withLetters(lowered.replace(/[^\p{L}]+$/u, ''))
  return [lowered, withoutDigits]
    .map(lettersIn)
    .some((letters) => [name, `${name}s`, name + name].includes(letters))
}
