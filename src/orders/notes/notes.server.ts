/** Internal notes of orders: staff read, add and delete them. Buyers never see them. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { orderChange } from '../audited-order.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { noteMessages as messages } from '../messages/notes.ts'
import {
  maxNotes,
  notesFull,
  type NewNote,
  type Note,
  type NotesOperations,
} from './notes-contract.ts'
import {
  countNotes,
  deleteNote,
  insertNote,
  listNotes,
  type NoteRow,
} from './notes-store.server.ts'
import { findOrderByNumber, lockOrderByNumber } from '../store.server.ts'

type NoteDependencies = Pick<OrdersDependencies, 'audit' | 'database' | 'newId' | 'now'>

export const createNotes = (deps: NoteDependencies): NotesOperations => ({
  notes: (_caller, { number }) => readNotes(deps, number),
  addNote: ({ actor }, note) => addNote(deps, actor, note),
  removeNote: async ({ actor }, { number, id }) => ({
    acknowledged: true,
    deletedCount: (await removeNote(deps, actor, number, id)) ? 1 : 0,
  }),
})

/** @throws notFound */
async function readNotes(
  { database }: NoteDependencies,
  number: number,
): Promise<{ notes: Note[] }> {
  const order = await findOrderByNumber(database.handle, number)
  if (!order) throw notFound()
  return { notes: (await listNotes(database.handle, order.id)).map(toNote) }
}

/** @throws notFound; notesFull */
const addNote = (
  { audit, database, newId, now }: NoteDependencies,
  actor: Actor,
  { number, text }: NewNote,
): Promise<Note> =>
  database.transact(async (tx) => {
    const order = await lockOrderByNumber(tx, number)
    if (!order) throw notFound()
    if ((await countNotes(tx, order.id)) >= maxNotes)
      throw notesFull({ detail: messages.notesFullDetail(maxNotes) })
    const note = { id: newId(), text, actor_name: actor.name.slice(0, 200), at: now() }
    await insertNote(tx, { ...note, order_id: order.id, actor_id: actor.id })
    await audit.record(tx, actor, {
      ...orderChange('orders.addNote', order),
      after: { internalNote: text },
    })
    return toNote(note)
  })

/** @returns whether this call deleted it @throws notFound if there is no such order */
const removeNote = (
  { audit, database }: NoteDependencies,
  actor: Actor,
  number: number,
  id: string,
): Promise<boolean> =>
  database.transact(async (tx) => {
    const order = await lockOrderByNumber(tx, number)
    if (!order) throw notFound()
    const text = await deleteNote(tx, order.id, id)
    if (text === undefined) return false
    await audit.record(tx, actor, {
      ...orderChange('orders.removeNote', order),
      before: { internalNote: text },
    })
    return true
  })

const toNote = ({ id, text, actor_name: by, at }: NoteRow): Note => ({
  id,
  text,
  by,
  at: at.toISOString(),
})
