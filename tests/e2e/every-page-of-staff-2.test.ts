/** Every page of the shop's staff, in a shop with data: the second, the fourth and so on. */
import { describe } from 'vitest'
import { sweepDemoShop } from './page-sweep.ts'
import { useOwnShop } from './test-environment.ts'

useOwnShop()

describe('in a shop with data, as admin', () => {
  sweepDemoShop('admin', { number: 2, shares: 2 })
})
