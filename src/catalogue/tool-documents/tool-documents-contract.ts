/** The operations on the documents of a tool: read them, add one, arrange, name and remove them. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { Id, Line } from '../../platform/fields/fields.ts'
import { revisionChanged } from '../contract.ts'
import { toolDocumentsMessages as messages } from '../messages/tool-documents.ts'

export const documentUnusable = problem('document-not-usable', 422, messages.problems.unusable)

/** The maximum size of a document, in bytes. */
export const maxDocumentBytes = 15_000_000
export const maxToolDocuments = 12

const ToolDocument = z.strictObject({
  id: Id,
  title: z.string(),
  bytes: z.int(),
  /** The download address; the content under it never changes. */
  path: z.string(),
})
export type ToolDocument = z.output<typeof ToolDocument>
const ToolDocuments = z.strictObject({ documents: z.array(named('ToolDocument', ToolDocument)) })
const ToolDocumentsDto = named('ToolDocuments', ToolDocuments)

export const toolDocumentsContract = {
  toolDocuments: endpoint({
    route: 'GET /tools/:id/documents',
    access: 'admin',
    permission: 'catalogue',
    summary: 'List a tool’s documents in the order in which they are shown',
    input: z.strictObject({ id: Id }),
    output: ToolDocumentsDto,
    problems: [notFound],
  }),
  addToolDocument: endpoint({
    route: 'POST /tools/:id/documents/:name',
    access: 'admin',
    permission: 'catalogue',
    status: 201,
    maxFileBytes: maxDocumentBytes,
    fileTypes: ['application/pdf'],
    summary: 'Add a document to a tool; the request body is the PDF file',
    input: z.strictObject({ id: Id, name: Line(120) }),
    output: ToolDocumentsDto,
    problems: [notFound, documentUnusable],
  }),
  arrangeToolDocuments: endpoint({
    route: 'PUT /tools/:id/documents',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Set the documents of a tool, their order and their titles',
    input: z.strictObject({
      id: Id,
      documents: z
        .array(z.strictObject({ id: Id, title: Line(120) }))
        .check(z.maxLength(maxToolDocuments)),
      /** The ids of the documents that were read, in their order. */
      seen: z.array(Id).check(z.maxLength(maxToolDocuments)),
    }),
    output: ToolDocumentsDto,
    problems: [notFound, revisionChanged],
  }),
}
/** One method for each operation of the contract. */
export interface ToolDocumentsOperations extends Service<typeof toolDocumentsContract> {}
