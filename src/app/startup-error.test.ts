/** Every error of a start that the operator can act on is one sentence; a bug keeps its stack. */
import { expect, test } from 'vitest'
import { problem } from '../../packages/contract/problem.ts'
import { startupErrorMessage } from './startup-error.server.ts'

test('a Problem at start is one sentence, without a stack', () => {
  const taken = problem('address-taken', 409, 'This e-mail already has an account')
  expect(startupErrorMessage(taken(), {})).toBe(
    'The shop could not start: This e-mail already has an account. ' +
      'What was begun is finished by the next start.',
  )
})

test('a database that went away during the start is one sentence', () => {
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01' })
  expect(startupErrorMessage(lost, {})?.split('\n')).toHaveLength(1)
  expect(startupErrorMessage(new Error('a bug'), {})).toBeUndefined()
})
