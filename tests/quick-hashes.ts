/**
 * Passwords in tests are hashed with the shop's own function at a thousandth of its cost: a whole run
 * hashes them thousands of times. It is loaded into the processes of tests alone (`--import` for a
 * shop that a test starts); the shop itself has no such setting. That it hashes at full strength is
 * tested beside `passwords.server.ts`.
 */
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Callback = (error: Error | null, key: Buffer) => void

const { scrypt } = crypto
const quick = (
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  callback: Callback,
): void => scrypt(password, salt, length, { ...options, N: 16 }, callback)

// Files of tests that share a process load this once each, and see the function as it is by then.
if (scrypt.name !== quick.name) {
  Object.assign(crypto, { scrypt: quick })
  syncBuiltinESMExports()
}
