/** docs/security.md: the state machine of sessions has every transition, and each has a test. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const transitions = (
  readFileSync('docs/security.md', 'utf8').split('### One state machine')[1] ?? ''
)
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Transition|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

/** [file, title] of each test that a row names; a title without a file is of the one before. */
function proofsOf(rows: readonly (readonly string[])[]): readonly (readonly [string, string])[] {
  let path = ''
  return rows.flatMap((row) =>
    [...(row.at(-1) ?? '').matchAll(/`([^`]+\.test\.ts)`|“(.*?)”/g)].flatMap(
      ([, file, title]): (readonly [string, string])[] => {
        path = file ?? path
        return title === undefined ? [] : [[path, title]]
      },
    ),
  )
}

test('it has every transition of a person', () => {
  expect(transitions?.map(([transition]) => transition)).toEqual([
    'sign up',
    'confirm, same browser or logged in',
    'confirm, another browser',
    'reset the password of an account that is not confirmed',
    'confirm twice',
    'accept an invitation to a company, signed in to the account of its address',
    'open an invitation signed out, or signed in to another account',
    'log in',
    'enroll a second factor',
    'log in with a second factor',
    'sign in with Google to an account with a second factor',
    'be staff without the second factor that the shop requires',
    'call an operation that requires a proof, eleven minutes after the sign-in',
    'lose the phone',
    'lose the phone and the recovery codes',
    'turn the second factor off',
    "reset by e-mail, or by the operator's link",
    'change the password while signed in',
    'change the e-mail address while signed in',
    'change the address at a hosted provider',
    'link a provider',
    'add, confirm or remove a passkey',
    'change the credentials of an account that has no password',
    'sign out here',
    'sign out everywhere',
    'promote',
    'demote',
    'delete',
    'come back',
  ])
})

test('each transition names a test', () => {
  for (const row of transitions ?? []) expect(proofsOf([row]).length, row[0]).toBeGreaterThan(0)
})

test('every test that it names is there, under that title', () => {
  const missing = proofsOf(transitions ?? []).filter(
    ([path, title]) =>
      !existsSync(path) ||
      ![`('${title}', `, `("${title}", `].some((call) => readFileSync(path, 'utf8').includes(call)),
  )
  expect(missing).toEqual([])
})
