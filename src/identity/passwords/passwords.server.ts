/** Which passwords are refused beyond their length, and how passwords are hashed. */
import * as betterAuthCrypto from 'better-auth/crypto'
import { commonPasswords } from './common-passwords.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { passwordLengthError } from './password-length.ts'

/** Of the program, which a shop may keep as its name. */
const programName = 'ironmonger'

export type PasswordOwner = {
  readonly email: string
  /** The minimum length in this shop. */
  readonly minimum: number
  /** What the shop is called. */
  readonly shop: string
}

/**
 * What is wrong with a password, as a sentence; undefined when it is good enough. Refused are the
 * most used ones, and those that contain the e-mail address or little more than the shop's name.
 * @param owner the e-mail address it is for, and minimum length and name of this shop
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
 * Whether a password is a common one, also backwards, or one with an ending that everybody appends
 * (digits, years, signs), or with the usual digits in place of letters; or fingers that walk along
 * the keyboard, the alphabet or the digits; or the same few characters again and again.
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

/** Whether a text is up to three characters, a few times: 'ababab', '$$$$$$'. */
const isRepeated = (text: string): boolean =>
  text.length <= longestRepeated && /^(.{1,3}?)\1+$/u.test(text)
/** Anybody who types more of them types a number that nobody guesses first. */
const longestRepeated = 24

/** Shorter words are no base: whatever stands beside them is then most of the password. */
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

/** What fingers walk along, in either direction: rows of three keyboards, columns, the alphabet. */
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

/** Whether every character stands beside one of its neighbours: 'qwopzx', 'zyxwvu', 'qazwsx'. */
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

/** The minimum length for a password that opens the admin area. Source: security.md. */
const adminPasswordMinimum = 15

/** Whether a password is too short for an admin. It can be known only while it is typed. */
export const isShortPassword = (password: string): boolean => password.length < adminPasswordMinimum

/** The library's scrypt hash. It tells nothing of the password, nor of its length. */
export const hashPassword = (password: string): Promise<string> =>
  betterAuthCrypto.hashPassword(password)

/** Compares a password with its hash. Those of release 0.1 may have a prefix. */
export const verifyPassword = ({
  hash,
  password,
}: {
  readonly hash: string
  readonly password: string
}): Promise<boolean> =>
  betterAuthCrypto.verifyPassword({ hash: hash.replace(/^(short|long)\$/, ''), password })

const lettersIn = (text: string): string => text.replace(/[^\p{L}]+/gu, '')

/** Whether a password is this name with digits and signs around it or in place of letters, also twice. */
function isName(lowered: string, name: string): boolean {
  const withoutDigits = withLetters(lowered.replace(/[^\p{L}]+$/u, ''))
  return [lowered, withoutDigits]
    .map(lettersIn)
    .some((letters) => [name, `${name}s`, name + name].includes(letters))
}
