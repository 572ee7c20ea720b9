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
    description: 'Each is downloaded at its path, which answers everybody who knows it.',
    parameters,
    request: { id: exampleIds.tool },
    response: { documents },
  },
  addToolDocument: {
    description:
      'A PDF file of at most 15 MB, judged by its content. It becomes the last of at most twelve; ' +
      'its title is the name of the file, until it is given another.',
    parameters: { ...parameters, name: 'The name of the file.' },
    request: { id: exampleIds.tool, name: 'Safety data sheet.pdf' },
    response: { documents },
  },
  arrangeToolDocuments: {
    description:
      'Documents that are not named are removed; for 30 days they are put back by naming them ' +
      'again. `seen` are the ids that were read: where others have come since, the call is refused.',
    parameters,
    request: {
      id: exampleIds.tool,
      documents: [{ id: exampleIds.address, title: 'Safety data sheet' }],
      seen: [exampleIds.address],
    },
    response: { documents },
  },
}
