/** The operations on orders that are on hold, and the job that ends holds. */
import type { BackgroundJob } from '../platform/capability.server.ts'
import type { OrdersContext } from './dependencies.server.ts'
import type { ApprovalEditOperations } from './edits/approval-edit-contract.ts'
import { editForApproval } from './edits/approval-edit.server.ts'
import { acceptDelivery } from './holds/accept-delivery.server.ts'
import { approveAgentOrder } from './holds/approve-agent-order.server.ts'
import { readCompanyCredit } from './holds/credit-hold.server.ts'
import { readApprovals, refuseHold, releaseHold } from './holds/resolve-hold.server.ts'
import { createDueHolds, endDueHolds } from './holds/due-holds.server.ts'
import type { HoldsOperations } from './holds/holds-contract.ts'

type HoldJobs = { readonly dueHolds: BackgroundJob; readonly endDueHolds: () => Promise<void> }

/** Creates the operations from their dependencies. */
export const createHolds = (
  deps: OrdersContext,
): ApprovalEditOperations & HoldsOperations & HoldJobs => ({
  editForApproval: ({ actor }, edit) => editForApproval(deps, actor, edit),
  dueHolds: createDueHolds(deps),
  endDueHolds: () => endDueHolds(deps),
  approvals: ({ actor }) => readApprovals(deps, actor),
  releaseHold: async ({ actor }, input) => {
    await releaseHold(deps, actor, input)
    return { acknowledged: true }
  },
  acceptDelivery: async ({ actor }, input) => {
    await acceptDelivery(deps, actor, input)
    return { acknowledged: true }
  },
  approveAgentOrder: async ({ actor }, input) => {
    await approveAgentOrder(deps, actor, input)
    return { acknowledged: true }
  },
  credit: (_caller, { id }) => readCompanyCredit(deps, id),
  refuseHold: async ({ actor }, input) => {
    await refuseHold(deps, actor, input)
    return { acknowledged: true }
  },
})
