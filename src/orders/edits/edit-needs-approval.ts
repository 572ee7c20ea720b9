/** What answers a change that brings an order above a limit. */
import { problem } from '../../../packages/contract/problem.ts'
import { editMessages as messages } from '../messages/edits.ts'

/**
 * Above the buyer's spending limit, or what the company may owe. With `approved` it is saved: above
 * the credit limit by `money`; above a spending limit it then waits for somebody else to approve it.
 */
export const editNeedsApproval = problem(
  'edit-needs-approval',
  409,
  messages.problems.approvalNeeded,
)
