/** How strong the hash of a password is, in a process without the quicker one of tests. */
import { execFileSync } from 'node:child_process'
import { scryptSync } from 'node:crypto'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const password = 'plough-and-harrow-7'
const script = `
  import { hashPassword } from ${JSON.stringify(resolve('src/identity/passwords/passwords.server.ts'))}
  process.stdout.write(await hashPassword(${JSON.stringify(password)}))`

// Source: the values of Better Auth, which the shop does not change.
test('a password is kept as scrypt with N = 16384, r = 16, p = 1, and 16 bytes of salt', () => {
  const kept = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(kept).toMatch(/^[\da-f]{32}:[\da-f]{128}$/)
  const [salt = '', key] = kept.split(':')
  const full = { N: 16_384, r: 16, p: 1, maxmem: 64 * 2 ** 20 }
  expect(scryptSync(password, salt, 64, full).toString('hex')).toBe(key)
})
