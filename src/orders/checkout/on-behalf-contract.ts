/** The operation with which staff order for a buyer, for example on the telephone. */
import * as z from 'zod/mini'
import { companyNotFound } from '../../platform/access/access-problems.ts'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { maxListBodyBytes } from '../../platform/http/body-limits.ts'
import { Id } from '../../platform/fields/fields.ts'
import { cartFields, eachToolOnce } from '../model/cart-fields.ts'
import { buyerRefusals } from '../model/validate-company.ts'
import {
  deliveryChanged,
  linesRefused,
  notDelivered,
  PlacedOrderResponse,
  taxChanged,
} from '../contract.ts'

/** The buyer, and a company of which they are a member. */
const NewOrderOnBehalf = z
  .strictObject({ userId: Id, company: z.optional(Id), ...cartFields })
  .check(eachToolOnce)
export type NewOrderOnBehalf = z.output<typeof NewOrderOnBehalf>

export const onBehalfContract = {
  placeOnBehalf: endpoint({
    route: 'POST /orders/on-behalf',
    access: 'admin',
    permission: 'orders',
    idempotent: true,
    status: 201,
    maxBodyBytes: maxListBodyBytes,
    summary: "Place an order for a buyer, at the buyer's prices and terms",
    input: named('NewOrderOnBehalf', renameKeys(NewOrderOnBehalf, { phone: 'phoneNum' })),
    output: PlacedOrderResponse,
    problems: [
      notFound,
      companyNotFound,
      linesRefused,
      taxChanged,
      deliveryChanged,
      notDelivered,
      ...buyerRefusals,
    ],
  }),
}
/** The operations that the HTTP API calls. */
export interface OnBehalfOperations extends Service<typeof onBehalfContract> {}
