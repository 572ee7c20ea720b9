/** The published API reference of internal notes. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleIds, exampleMoment } from '../../platform/reference-examples.server.ts'
import type { notesContract } from './notes-contract.ts'

const number = { number: 'The number of the order, as people read it.' }
const note = {
  _id: exampleIds.order,
  text: 'Call before it leaves: the gate is narrow.',
  by: 'Marta Ibarra',
  at: exampleMoment,
}

export const notesReference: ContractReference<typeof notesContract>['operations'] = {
  notes: {
    description: 'For staff alone: no answer to a buyer, no mail and no document has them.',
    parameters: number,
    request: { number: '1001' },
    response: { notes: [note] },
  },
  addNote: {
    description: 'With who wrote it, and when. An order has at most 200.',
    parameters: number,
    request: { number: '1001', text: note.text },
    response: note,
  },
  removeNote: {
    description: 'For good; the history of the order keeps who deleted it.',
    parameters: { ...number, id: 'The id of the note.' },
    request: { number: '1001', id: note._id },
    response: deletedOne,
  },
}
