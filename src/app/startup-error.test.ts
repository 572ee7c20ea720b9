/** Every error of a start that the operator can act on is one sentence; a bug keeps its stack. */
import { expect, test } from 'vitest'
import { problem } from '../../packages/contract/problem.ts'
import { startupErrorMessage } from './startup-error.server.ts'

test('a Problem at start is one sentence, without a stack', () => {
  const taken = problem(
    'address-taken',
    409,
    'There is already an account with this e-mail address',
  )
  expect(startupErrorMessage(taken(), {})).toBe(
    'The shop could not start: There is already an account with this e-mail address. ' +
      'Unfinished steps will continue at the next start.',
  )
})

test('a command that meets a cause is told apart from a start', () => {
  const slow = Object.assign(new Error('canceling statement'), { code: '57014' })
  expect(startupErrorMessage(slow, {}, 'command')).toBe(
    'The command failed: The operation took too long and was stopped. ' +
      'Try again in a moment (canceling statement). Correct the problem, then run the command again.',
  )
})

test('a disk that can only be read, one that is full and a forbidden folder differ', () => {
  const errors = ['EROFS', 'ENOSPC', 'EACCES'].map((code) =>
    Object.assign(new Error(`${code}: mkdir '/shop'`), { code, syscall: 'mkdir' }),
  )
  expect(errors.map((error) => startupErrorMessage(error, {}))).toEqual([
    "The disk is read-only (EROFS: mkdir '/shop'): make the disk writable, or set DATA_DIR to a folder on another disk.",
    'The disk is full: free some space, then start the shop again.',
    "The shop cannot write its files (EACCES: mkdir '/shop'): " +
      'check the owner and permissions of its data folder, or set DATA_DIR to another folder.',
  ])
})

test('a pooler that does not take what a connection sets is told from a database that is away', () => {
  const refusal = Object.assign(new Error('unsupported startup parameter: statement_timeout'), {
    code: '08P01',
  })
  for (const error of [refusal, new Error('migration 0001 failed', { cause: refusal })]) {
    const sentence = startupErrorMessage(error, {})
    expect(sentence).toContain('The pooler in front of the database refuses')
    expect(sentence).toContain('statement_timeout')
    expect(sentence).toContain('ignore_startup_parameters')
    expect(sentence).not.toContain('cannot reach')
  }
})

test('a database that went away during the start is one sentence', () => {
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01' })
  expect(startupErrorMessage(lost, {})?.split('\n')).toHaveLength(1)
  expect(startupErrorMessage(new Error('a bug'), {})).toBeUndefined()
})
