/** What people read about the API of saved lists. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleOffered } from '../catalogue/reference.server.ts'
import { deletedOne, exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import type { savedListsContract } from './contract.ts'

const summary = {
  _id: exampleIds.document,
  name: 'Site container',
  shared: true,
  own: true,
  by: 'Jane Miller',
  lineCount: 1,
  revision: 3,
  changedAt: exampleMoment,
}
const lines = [{ toolId: exampleIds.tool, quantity: 48 }]
const list = {
  ...summary,
  lines,
  goods: [exampleOffered],
  gone: [{ _id: exampleIds.otherTool, name: 'Bent Chisel' }],
}
const id = 'The id of the list.'
const written = { name: 'Site container', shared: true, lines }

export const savedListsReference: ContractReference<typeof savedListsContract> = {
  description:
    'Tools and quantities saved under a name for repeat orders: private to an account, or shared ' +
    'with the members of the company for which the account acts.',
  operations: {
    list: {
      description:
        'Shared lists are included while the caller acts for their company. `own` says whether ' +
        'the caller can delete the list.',
      response: [summary],
    },
    read: {
      description:
        'Prices are those of the caller. `gone` lists tools that are no longer sold; their lines ' +
        'stay until somebody removes them.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: list,
    },
    create: {
      description:
        'An account can have at most 100 lists with 1,000 tools each; the same limits apply to a company.',
      request: written,
      response: list,
    },
    save: {
      description:
        '`revision` is the revision that the caller has read: if somebody else has saved the list ' +
        'since, the call is refused. Only the person who created a list can make it private or ' +
        'shared.',
      parameters: { id },
      request: { id: exampleIds.document, revision: 3, ...written },
      response: { ...list, revision: 4 },
    },
    add: {
      description: 'New tools are added at the end.',
      parameters: { id },
      request: { id: exampleIds.document, lines },
      response: { ...summary, revision: 4 },
    },
    remove: {
      description:
        'A shared list can be deleted by the person who created it, or by an owner of the company. ' +
        '`deletedCount` is 0 if the caller cannot see such a list.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: deletedOne,
    },
  },
}
