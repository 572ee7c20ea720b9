/**
 * The shop and browser of the current test worker: each has its own, so that parallel journeys
 * never share orders.
 */
import { inject } from 'vitest'
import type { TestEnvironment } from './global-setup.ts'

/** @throws Error when the global set-up has started none for this worker */
export function testEnvironment(): TestEnvironment {
  const environment = inject('environments')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!environment)
    throw new Error(`There is no test environment for worker ${process.env['VITEST_POOL_ID']}`)
  return environment
}
