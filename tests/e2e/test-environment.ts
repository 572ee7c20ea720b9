/**
 * The shop and browser of the current test worker: each has its own, so that parallel journeys
 * never share orders.
 */
import { afterAll, beforeAll, inject } from 'vitest'
import { startShop, type StartedShop, type TestEnvironment } from './global-setup.ts'

let ownShop: StartedShop | undefined

/** Of this worker, with the shop that all its files share. @throws Error when none was started for it */
export function workersEnvironment(): TestEnvironment {
  const environment = inject('environments')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!environment)
    throw new Error(`There is no test environment for worker ${process.env['VITEST_POOL_ID']}`)
  return environment
}

/** Where journeys of the file that runs take place. */
export function testEnvironment(): TestEnvironment {
  const environment = workersEnvironment()
  return ownShop ? { ...environment, origin: ownShop.origin } : environment
}

/**
 * Gives this file a demo shop of its own, in which no other file has done anything: for tests of what
 * a page looks like with all that the shop holds.
 */
export function useOwnShop(): void {
  beforeAll(async () => {
    ownShop = await startShop()
  })
  afterAll(async () => {
    const shop = ownShop
    ownShop = undefined
    await shop?.stop()
  })
}
