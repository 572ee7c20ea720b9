/** The API contract of customer part numbers: what companies call the shop's tools. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { companyNotOpen } from '../companies/invitations-contract.ts'
import { Id, Integer, Line, OptionalLine, pageFields } from '../platform/fields/fields.ts'
import { aliasesMessages as messages } from './messages/customer-part-numbers.ts'
import { importKinds } from './import-plan.ts'
import { maxImportBytes, maxImportedRows, maxNumberLength } from './rules.ts'

/** Facts: `sku`, the SKU of the tool that has the number. */
export const partNumberTaken = problem('part-number-taken', 409, messages.problems.taken)
/** Facts: `max`. */
export const tooManyPartNumbers = problem('too-many-part-numbers', 409, messages.problems.tooMany)

/** A number and its tool, as they are written. */
export const numberFields = { number: Line(maxNumberLength), sku: Line(maxNumberLength) }

const PartNumberFields = z.strictObject({
  id: Id,
  number: z.string(),
  toolId: Id,
  sku: z.string(),
  name: z.string(),
  /** The address of the tool's page; absent when it is no longer on sale. */
  slug: z.optional(z.string()),
  /** Whether it is the tool's first number, which orders and documents show. */
  printed: z.boolean(),
  addedAt: z.string(),
})
export type PartNumber = z.output<typeof PartNumberFields>
const PartNumberDto = named('PartNumber', renameKeys(PartNumberFields, { id: '_id' }))

/** `q`: a part of a number, or of the SKU or name of its tool. */
export const PartNumberFilters = z.strictObject({
  q: z.optional(OptionalLine(200)),
  ...pageFields,
})
const PartNumberQuery = z.strictObject({ id: Id, ...PartNumberFilters.shape })
export type PartNumberQuery = z.output<typeof PartNumberQuery>

/** A row with its row number in the file. */
export const ImportedNumber = z.strictObject({ row: Integer(1, 10_000_000), ...numberFields })
export type ImportedNumber = z.output<typeof ImportedNumber>
const PartNumberImport = z.strictObject({
  id: Id,
  rows: z
    .array(named('ImportedPartNumber', ImportedNumber))
    .check(z.minLength(1), z.maxLength(maxImportedRows)),
  /** Whether the rows were saved, or only checked. */
  apply: z.boolean(),
})
export type PartNumberImport = z.output<typeof PartNumberImport>
const ImportResult = z.strictObject({
  counts: z.strictObject({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
  rows: z.array(
    named(
      'PartNumberImportRow',
      z.strictObject({
        row: z.int(),
        kind: z.enum(importKinds),
        /** The reason why it is invalid; otherwise empty. */
        why: z.string(),
        /** For a row that changes a number: the SKU of the tool that had it before. */
        before: z.optional(z.string()),
      }),
    ),
  ),
})
export type ImportResult = z.output<typeof ImportResult>

/** For staff, and for members of this company as far as their role permits. */
const byMembers = { access: 'customer', permission: 'customers' } as const

export const customerPartNumbersContract = {
  list: endpoint({
    route: 'GET /companies/:id/part-numbers',
    keys: 'buying',
    ...byMembers,
    paged: true,
    summary: "List a company's part numbers, sorted by number",
    input: PartNumberQuery,
    output: z.array(PartNumberDto),
    problems: [notFound],
  }),
  add: endpoint({
    route: 'POST /companies/:id/part-numbers',
    keys: 'buying',
    ...byMembers,
    status: 201,
    rateLimit: 'partNumbers',
    summary: 'Add a part number for a company',
    input: named('NewPartNumber', z.strictObject({ id: Id, ...numberFields })),
    output: PartNumberDto,
    problems: [notFound, forbidden, companyNotOpen, partNumberTaken, tooManyPartNumbers],
  }),
  remove: endpoint({
    route: 'DELETE /companies/:id/part-numbers/:numberId',
    keys: 'buying',
    ...byMembers,
    summary: "Remove a company's part number",
    input: z.strictObject({ id: Id, numberId: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
    problems: [notFound, forbidden, companyNotOpen],
  }),
  importRows: endpoint({
    route: 'POST /companies/:id/part-numbers/imports',
    keys: 'buying',
    ...byMembers,
    rateLimit: 'partNumbers',
    maxBodyBytes: maxImportBytes,
    summary: 'Check a file of part numbers and, if requested, save the valid rows',
    input: named('PartNumberImport', PartNumberImport),
    output: named('PartNumberImportResult', ImportResult),
    problems: [notFound, forbidden, companyNotOpen, tooManyPartNumbers],
  }),
}
/** The operations that the HTTP API calls. */
export interface AliasesOperations extends Service<typeof customerPartNumbersContract> {}
