/** What an error page says is true: what happened, and *recorded* only where the server has caught it. */
import { expect, test } from 'vitest'
import type { OutageCause } from '../../packages/pg-kit/outage.ts'
import { outageProblem } from '../platform/unavailable.server.ts'
import { overloaded, supersededVersion } from '../platform/outage-problems.ts'
import type { Problem } from '../../packages/contract/problem.ts'
import { forbidden, internalError } from '../../packages/contract/standard-problems.ts'
import { unavailable } from '../platform/unavailable.ts'
import { startupErrorMessage } from '../app/startup-error.server.ts'
import { errorSentence } from './error-sentence.ts'

/** As the router hands it to the page. */
const routeError = (status: number, body: unknown) => ({
  status,
  statusText: '',
  internal: false,
  data: body,
})
const words = (error: unknown, isOnline?: boolean): string => {
  const { title, detail } = errorSentence(error, isOnline)
  return `${title} | ${detail}`
}

const causes: readonly (readonly [OutageCause, string])[] = [
  ['away', 'The shop cannot reach its database. Try again in a moment'],
  ['statement-limit', 'The operation took too long and was stopped. Try again in a moment'],
  ['pool-full', 'All connections of the shop to its database are in use. Try again in a moment'],
  ['collisions', 'The shop is very busy. Try again in a moment'],
  ['disk-full', 'The shop’s disk is full. Nothing can be saved until space is freed'],
  ['read-only', 'The shop is read-only at the moment. Try again later'],
  [
    'refused',
    'The database refuses the shop’s connection. The connection settings must be corrected',
  ],
]

test.each(causes)('%s: pages, API, start and commands say the same sentence', (cause, sentence) => {
  const problem: Problem = outageProblem(cause, new Error('as the server said'))
  const page = `This page cannot be shown right now | ${sentence}.`
  expect(words(problem)).toBe(page)
  expect(words(routeError(503, problem.body))).toBe(page)
  for (const undertaking of ['start', 'command'] as const)
    expect(startupErrorMessage(problem, {}, undertaking)).toContain(
      `${sentence} (as the server said)`,
    )
})

test('a shop that is busy or being replaced says so', () => {
  expect(words(overloaded())).toContain('The shop is very busy')
  expect(words(routeError(503, supersededVersion().body))).toContain('A newer version of the shop')
  expect(words(routeError(503, 'no body of ours'))).toBe(
    'This page cannot be shown right now | Try again in a moment.',
  )
})

test('what never reached the shop is not called its fault', () => {
  const noAnswer =
    'The shop is not responding | This page could not be loaded. Check your connection, then try again.'
  for (const error of [
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    new DOMException('The user aborted a request.', 'AbortError'),
    new DOMException('signal timed out', 'TimeoutError'),
  ])
    expect(words(error), error.message).toBe(noAnswer)
  expect(words(new Error('any'), false)).toContain('You are offline')
  expect(words(unavailable({ detail: 'The shop is not responding.' }))).toContain(
    'The shop is not responding.',
  )
  expect(words(forbidden())).toContain('You do not have permission to do this.')
})

test('recorded is said of what the server has caught, and of nothing else', () => {
  for (const error of [
    new Error('Unexpected Server Error'),
    internalError(),
    routeError(500, internalError().body),
  ])
    expect(words(error)).toContain('Something went wrong on our side | The error was logged.')
  const inTheBrowser = words(new TypeError("Cannot read properties of undefined (reading 'load')"))
  expect(inTheBrowser).toContain('Something went wrong')
  expect(inTheBrowser).not.toContain('recorded')
})
