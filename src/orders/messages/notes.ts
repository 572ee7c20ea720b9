/** The texts of internal notes: their section on the page of an order, and its Problem. */
import { displayNumber } from '../../platform/money/money.ts'

export const noteMessages = {
  problems: { notesFull: 'This order cannot have more notes' },
  notesFullDetail: (max: number) =>
    `An order can have at most ${displayNumber(max)} notes. Delete a note that is no longer needed.`,
  heading: 'Internal notes',
  help: 'For staff only. Buyers never see internal notes, not even in e-mails or on documents.',
  label: 'New note',
  add: 'Add note',
  busy: 'Adding',
  added: 'Note added',
  by: (name: string) => `by ${name}`,
  byDeleted: 'by a former member of staff',
  delete: (text: string) => `Delete the note: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`,
  deleteLabel: 'Delete',
  sure: 'The note will be deleted for all staff.',
} as const
