/** The API contract of the audit: searching its entries. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { Day, Id, OptionalLine, Timestamp, pageFields } from '../platform/fields/fields.ts'
import { auditMessages as messages } from './messages/audit.ts'
import { recordKinds } from './rules.ts'

export const AuditEntry = z.strictObject({
  id: Id,
  at: Timestamp,
  /** Empty: the shop itself, or its operator. */
  by: z.string(),
  operation: z.string(),
  kind: z.enum(recordKinds),
  /** The id of the record. */
  record: z.string(),
  label: z.string(),
  /** The differences, in words for people. */
  changes: z.array(
    z.strictObject({
      field: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  /** Whether the former values can be restored. */
  reversible: z.boolean(),
})
export type AuditEntry = z.output<typeof AuditEntry>

/** `q`: a part of the name of the author, or of the record. Days are in the shop's time zone. */
export const AuditQuery = z.strictObject({
  q: z.optional(OptionalLine(200)),
  kind: z.optional(z.enum(recordKinds, messages.notKind)),
  record: z.optional(OptionalLine(200)),
  from: z.optional(Day(messages.notDay)),
  to: z.optional(Day(messages.notDay)),
  ...pageFields,
})
export type AuditQuery = z.output<typeof AuditQuery>

export const auditContract = {
  list: endpoint({
    route: 'GET /history',
    access: 'admin',
    permission: ['catalogue', 'orders', 'money', 'customers', 'content'],
    paged: true,
    summary: 'List the changes by staff and by the shop itself, newest first',
    input: AuditQuery,
    output: z.array(named('AuditEntry', renameKeys(AuditEntry, { id: '_id' }))),
  }),
}
/** What the HTTP API calls. */
export interface AuditOperations extends Service<typeof auditContract> {}
