/** The filters of the lists of orders. */
import * as z from 'zod/mini'
import { Day, OptionalLine, pageFields } from '../../platform/fields/fields.ts'
import { holdKinds } from '../model/holds.ts'
import { holdMessages } from '../messages/holds.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { orderSorts, orderStatuses } from '../rules.ts'

/** Filters of the list: text, and the days of placement, both included, in the shop's time zone. */
export const filterFields = {
  q: z.optional(OptionalLine(200)),
  from: z.optional(Day(messages.notDay)),
  to: z.optional(Day(messages.notDay)),
}
export const holdFilters = ['any', ...holdKinds] as const
export const listFields = {
  status: z.optional(z.enum(orderStatuses, messages.notStatus)),
  /** Only orders on hold: for this reason, or for any reason. */
  hold: z.optional(z.enum(holdFilters, holdMessages.notHold)),
  ...filterFields,
  ...pageFields,
}
/** The filters of the orders of a buyer or a company, which are always listed newest first. */
export const OwnOrderFilters = z.strictObject(listFields)
export type OwnOrderQuery = z.output<typeof OwnOrderFilters> & { readonly email: string }
export type CompanyOrderQuery = z.output<typeof OwnOrderFilters> & { readonly id: string }
export const OrderQuery = z.strictObject({
  ...listFields,
  sort: z.optional(z.enum(orderSorts, messages.notSort)),
})
export type OrderQuery = z.output<typeof OrderQuery>
