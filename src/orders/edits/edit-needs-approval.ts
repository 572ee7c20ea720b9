/** The problem returned when a change raises an order above a limit. */
import { problem } from '../../../packages/contract/problem.ts'
import { editMessages as messages } from '../messages/edits.ts'

/**
 * Above the buyer's spending limit, or the company's credit limit. With `approved` it is saved:
 * above the credit limit this needs `money`; above a spending limit it then waits for another
 * person's approval.
 */
export const editNeedsApproval = problem(
  'edit-needs-approval',
  409,
  messages.problems.approvalNeeded,
)
