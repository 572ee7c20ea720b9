/** A draft: what a file says, line by line, and what a person has decided about it. Pure. */
import {
  noParty,
  type OrderDocument,
  type OrderedLine,
  type OrderForm,
} from '../../packages/file-reader/orders/order-document.ts'
import type { MailThread } from '../../packages/file-reader/mails/mail-origin.ts'
import type { SenderProof } from './mail-states.ts'
import type { Reading } from '../order-pad/choose-reading.ts'
import type { Doubt } from '../order-pad/doubts.ts'

/** In which form a file came: one of the trade's, a table, a text such as a mail, or none that is read. */
export type ReceivedForm = OrderForm | 'table' | 'text' | 'pdf' | 'unread'
export const receivedForms = [
  'ubl',
  'cxml',
  'edifact',
  'opentrans',
  'order-x',
  'ids',
  'table',
  'text',
  'pdf',
  'unread',
] as const satisfies readonly ReceivedForm[]

/** A line as the file has it; those of tables and texts have what the order pad reads in them. */
export type DraftLine = OrderedLine & {
  /** A line of a text without digits: it names a tool, or is only a greeting. */
  readonly prose?: boolean | undefined
  /** A line of a PDF that stands below no heading, or below two. */
  readonly unsure?: boolean | undefined
  /** Whether its price may be in cents: all prices of the file are whole, and nothing says of what. */
  readonly wholePrice?: boolean | undefined
  /** Its last cell, where the file may have lost what follows; '' where cells are missing. */
  readonly cutOff?: string | undefined
  /** Other ways to read it, where it may name a code that holds blanks. */
  readonly readings?: readonly Reading[] | undefined
  /** How many pieces each of the quantity is, where a word beside it says so: 12 of '2 dozen'. */
  readonly each?: number | 'pack' | undefined
  /** Whether its numbers are decimal numbers by the standard of the form: '1,200' is none. */
  readonly exact?: boolean | undefined
  /** Its words, where they name a size; of documents the name is compared. */
  readonly said?: string | undefined
  /** Words beside number and quantity, where no column describes the article. */
  readonly words?: string | undefined
  /** What the text or the table says that makes it doubtful. */
  readonly doubt?: Doubt | undefined
}

export type Draft = Omit<OrderDocument, 'lines'> & {
  readonly lines: readonly DraftLine[]
  /** Sheets of the workbook that were not read. */
  readonly otherSheets: readonly string[]
  /** Whether the mail that brought it has files that could not be read. */
  readonly partlyRead?: boolean | undefined
  /** What is written around its lines and is not known to be harmless. */
  readonly says?: ExtraTexts | undefined
  /** Whether its lines are those of the order that it changes, with the change. */
  readonly merged?: boolean | undefined
}

/** Sentences as they are written. */
export type ExtraTexts = {
  /** Of the mail that brought it: its subject, its texts, the name of the file. */
  readonly mail: readonly string[]
  /** Other files of the mail that are no orders, by their names. */
  readonly files: readonly string[]
  /** Of the file itself: rows, titles, comments, names of sheets. */
  readonly file: readonly string[]
}
export const saysNothing: ExtraTexts = { mail: [], files: [], file: [] }

/** What a file says that says nothing but its lines. */
export const noHeader: Omit<OrderDocument, 'lines'> = {
  purpose: 'order',
  number: '',
  changes: '',
  date: '',
  currency: '',
  notes: [],
  buyer: noParty,
  deliverTo: noParty,
  severalAddresses: false,
  wishedFrom: '',
  wishedUntil: '',
}
export const unreadDraft: Draft = { ...noHeader, lines: [], otherSheets: [] }

/** The head of the mail that brought it: whom it names as its sender, and what proves that. */
export type MailHead = {
  readonly from: string
  readonly name: string
  readonly subject: string
  readonly proof: SenderProof
  /** For its answer; missing of what versions before 0.3.0 took. */
  readonly answering?: AnsweringHead | undefined
}

/** What an answer must know of a mail. */
export type AnsweringHead = {
  /** The SHA-256 of the mail: orders that came with the same one have one answer. */
  readonly mail: string
  readonly thread: MailThread
  readonly isOfProgram: boolean
  /** See `ReadMail`; missing of what versions before took. */
  readonly isGenerated?: boolean | undefined
}

/** What a person decided about a line, by its place in the draft. */
export type Correction = {
  readonly line: number
  /** The tool that they chose: its id, and the SKU by which it is found again. */
  readonly tool?: { readonly id: string; readonly sku: string } | undefined
  readonly quantity?: number | undefined
  /** They looked at what is to be confirmed, and agreed. */
  readonly confirmed?: boolean | undefined
  readonly leftOut?: boolean | undefined
}

/**
 * The number of the order that a file is about: of a change or a cancellation that has a number of its
 * own, that of the order that it names.
 */
export const orderNumberOf = ({
  purpose,
  number,
  changes,
}: Pick<Draft, 'purpose' | 'number' | 'changes'>): string =>
  purpose === 'change' || purpose === 'cancellation' ? changes || number : number

/** In which form two numbers of orders are the same: '4500 012' and '4500-012'. */
export const orderNumberKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
