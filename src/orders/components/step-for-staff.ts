/** Moves one order for staff, and says what is missing to those who lost the permission meanwhile. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { orders } from '../api.client.ts'
import type { OrderStatus } from '../rules.ts'

type Calls<Moved> = Pick<typeof orders, 'steps'> & {
  readonly step: (to: { readonly number: number; readonly status: OrderStatus }) => Promise<Moved>
}

/**
 * Staff without the permission move orders as customers do, for whom those of others do not exist.
 * The call for many orders is for staff alone, and names the permission.
 * @throws Problem
 */
export async function stepForStaff<Moved>(
  calls: Calls<Moved>,
  to: { readonly number: number; readonly status: OrderStatus },
): Promise<Moved> {
  try {
    return await calls.step(to)
  } catch (error) {
    if (!isProblem(error, notFound)) throw error
    await calls.steps({ numbers: [to.number], status: to.status })
    throw error
  }
}
