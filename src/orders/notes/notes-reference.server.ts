/** The published API reference of internal notes. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleIds, exampleMoment } from '../../platform/reference-examples.server.ts'
import type { notesContract } from './notes-contract.ts'

const number = { number: 'The order number.' }
const note = {
  _id: exampleIds.order,
  text: 'Call before it leaves: the gate is narrow.',
  by: 'Marta Ibarra',
  at: exampleMoment,
}

export const notesReference: ContractReference<typeof notesContract>['operations'] = {
  notes: {
    description:
      'For staff only: no response to a buyer, no e-mail and no document contains internal notes.',
    parameters: number,
    request: { number: '1001' },
    response: { notes: [note] },
  },
  addNote: {
    description: 'Each note shows its author and time. An order can have at most 200 notes.',
    parameters: number,
    request: { number: '1001', text: note.text },
    response: note,
  },
  removeNote: {
    description: "Deletion is permanent; the order's history records who deleted the note.",
    parameters: { ...number, id: 'The id of the note.' },
    request: { number: '1001', id: note._id },
    response: deletedOne,
  },
}
