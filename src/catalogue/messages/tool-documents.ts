/** Texts of the documents of a tool, for staff and buyers. */
import { displayNumber } from '../../platform/money/money.ts'

/** A file size for people; in bytes. */
const sizeOf = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${displayNumber(Math.round(bytes / 100_000) / 10)} MB`
    : `${displayNumber(Math.max(1, Math.round(bytes / 1000)))} kB`

export const toolDocumentsMessages = {
  problems: { unusable: 'This file cannot be attached to a tool. Upload a complete PDF file.' },
  noFile: 'The request contains no file. Send the PDF file as the request body.',
  notPdf: 'This is not a PDF file. Save the document as a PDF, then choose the PDF file.',
  cutOff: 'The end of this PDF file is missing. Download or export the document again.',
  full: (max: number) =>
    `A tool can have at most ${max} documents. Remove a document to add another.`,
  notOwn: 'This document does not belong to the tool. Load the tool’s documents again.',
  changedMeanwhile: 'Somebody has changed the documents in the meantime. Load the documents again.',
  heading: 'Documents',
  lead: 'Manuals, safety data sheets and declarations are shown to buyers on the tool’s page.',
  none: 'No documents yet.',
  files: 'PDF files',
  filesHelp: (most: number) => `Up to ${sizeOf(most)} per file. You can choose several files.`,
  tooBig: (most: number) =>
    `The file is larger than ${sizeOf(most)}. Make the file smaller, then add it again.`,
  failed: (name: string, why: string) => `${name}: ${why}`,
  sending: (name: string) => `Sending ${name}`,
  added: (count: number) => (count === 1 ? 'One document added' : `${count} documents added`),
  title: 'Title',
  titleOf: (nth: number) => `Title of document ${nth}`,
  untitled: 'Document',
  titleMissing: 'Enter a title.',
  saved: 'The title was saved',
  earlier: (title: string) => `Move forward: ${title}`,
  later: (title: string) => `Move back: ${title}`,
  moved: (title: string, nth: number, of: number) => `${title} is now number ${nth} of ${of}.`,
  remove: (title: string) => `Remove: ${title}`,
  removed: 'The document was removed',
  putBack: 'The document was restored',
  type: (bytes: number) => `PDF, ${sizeOf(bytes)}`,
} as const
