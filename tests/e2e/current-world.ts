/** Which of the worlds a journey walks in: each worker has one to itself, so that journeys side by side never see each other's orders. */
import { inject } from 'vitest'
import type { World } from './global-setup.ts'

/** This worker's shop and browser. */
export function currentWorld(): World {
  const world = inject('worlds')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!world) throw new Error(`There is no world for worker ${process.env['VITEST_POOL_ID']}`)
  return world
}
