/** The API contract of documents: an order's invoice and packing slip, issued on first request. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import { IntegerText } from '../platform/fields.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound, forbidden } from '../../packages/contract/standard-problems.ts'
import { documentsMessages as messages } from './messages/documents.ts'
import { maxOrderNumber } from '../orders/rules.ts'
import { documentKinds, pageSizes } from './rules.ts'

export const notIssued = problem('paper-not-issued', 409, messages.problems.notIssued)

export const documentsContract = {
  issue: endpoint({
    route: 'POST /order/:number/papers',
    access: 'customer',
    summary: "An order's invoice or packing slip as a PDF; the first call gives it its number",
    input: z.strictObject({
      number: IntegerText(1, maxOrderNumber),
      kind: z.enum(documentKinds, messages.notKind),
      size: z.enum(pageSizes, messages.notSize),
    }),
    /** `name`: the file's name; `pdf`: its bytes in base64. */
    output: z.strictObject({ name: z.string(), pdf: z.string() }),
    problems: [notFound, forbidden, notIssued],
  }),
}
/** What the HTTP API calls. */
export interface DocumentsOperations extends Service<typeof documentsContract> {}
