/** The API reference texts of the documents of tools. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { exampleIds } from '../../platform/reference-examples.server.ts'
import type { toolDocumentsContract } from './tool-documents-contract.ts'

const documents = [
  {
    id: exampleIds.address,
    title: 'Safety data sheet',
    bytes: 184_320,
    path: `/tool-documents/${'0190a0b0'.repeat(8)}/safety-data-sheet.pdf`,
  },
]
const parameters = { id: 'The id of the tool.' }

type Reference = ContractReference<typeof toolDocumentsContract>
export const toolDocumentsOperationsReference: Reference['operations'] = {
  toolDocuments: {
    description: 'Anybody who knows a document’s path can download the document.',
    parameters,
    request: { id: exampleIds.tool },
    response: { documents },
  },
  addToolDocument: {
    description:
      'Send a PDF file of at most 15 MB; its content is checked. A tool can have at most twelve ' +
      'documents, and the new one is added at the end. The title is the file name until the title ' +
      'is changed.',
    parameters: { ...parameters, name: 'The name of the file.' },
    request: { id: exampleIds.tool, name: 'Safety data sheet.pdf' },
    response: { documents },
  },
  arrangeToolDocuments: {
    description:
      'Documents that are not listed are removed; list them again within 30 days to restore them. ' +
      '`seen` lists the ids that the caller has read: if the documents have changed since then, the ' +
      'call is refused.',
    parameters,
    request: {
      id: exampleIds.tool,
      documents: [{ id: exampleIds.address, title: 'Safety data sheet' }],
      seen: [exampleIds.address],
    },
    response: { documents },
  },
}
