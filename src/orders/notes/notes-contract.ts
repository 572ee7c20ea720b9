/**
 * The operations on internal notes of orders: only staff read and write them (product rule 7.1).
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { Id, IntegerText, Text, Timestamp } from '../../platform/fields/fields.ts'
import { noteMessages as messages } from '../messages/notes.ts'
import { maxOrderNumber } from '../rules.ts'

/** The maximum number of notes of an order. */
export const maxNotes = 200
export const notesFull = problem('notes-full', 409, messages.problems.notesFull)

const number = IntegerText(1, maxOrderNumber)
export const NewNote = named('NewOrderNote', z.strictObject({ number, text: Text(2000) }))
export type NewNote = z.output<typeof NewNote>

const Note = z.strictObject({
  id: Id,
  text: z.string(),
  /** Who wrote it; '' if the account was deleted. */
  by: z.string(),
  at: Timestamp,
})
export type Note = z.output<typeof Note>
const NoteResponse = named('OrderNote', renameKeys(Note, { id: '_id' }))

export const notesContract = {
  notes: endpoint({
    route: 'GET /order/:number/notes',
    access: 'admin',
    permission: ['orders', 'money'],
    summary: "List an order's internal notes, newest first",
    input: z.strictObject({ number }),
    output: z.strictObject({ notes: z.array(NoteResponse) }),
    problems: [notFound],
  }),
  addNote: endpoint({
    route: 'POST /order/:number/notes',
    access: 'admin',
    permission: ['orders', 'money'],
    status: 201,
    summary: 'Add an internal note to an order, invisible to its buyer',
    input: NewNote,
    output: NoteResponse,
    problems: [notFound, notesFull],
  }),
  removeNote: endpoint({
    route: 'DELETE /order/:number/notes/:id',
    access: 'admin',
    permission: ['orders', 'money'],
    summary: 'Delete an internal note',
    input: z.strictObject({ number, id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
    problems: [notFound],
  }),
}
/** The operations that the HTTP API calls. */
export interface NotesOperations extends Service<typeof notesContract> {}
