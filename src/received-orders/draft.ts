/** A draft: the content of a file, line by line, and the decisions of a person about it. Pure. */
import {
  noParty,
  type OrderDocument,
  type OrderedLine,
  type OrderForm,
} from '../../packages/file-reader/orders/order-document.ts'
import type { MailThread } from '../../packages/file-reader/mails/mail-origin.ts'
import type { SenderProof } from './mail-states.ts'
import type { Reading } from '../order-pad/choose-reading.ts'
import type { OtherCode } from '../order-pad/other-codes.ts'
import type { Doubt } from '../order-pad/doubts.ts'

/**
 * The format of a file: a standard order format, a table, a text such as a mail, or an unreadable
 * one.
 */
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

/** A line as in the file; in lines of tables and texts, as the order pad reads it. */
export type DraftLine = OrderedLine & {
  /** A line of a text without digits: it names a tool, or is only a greeting. */
  readonly prose?: boolean | undefined
  /** A line of a PDF that is below no heading, or below two. */
  readonly unsure?: boolean | undefined
  /**
   * Whether its price may be in cents: all prices of the file are whole, and nothing states their
   * unit.
   */
  readonly wholePrice?: boolean | undefined
  /** Its last cell, if the end of the file may be missing; '' if cells are missing. */
  readonly cutOff?: string | undefined
  /** Other ways to read it, if it may name a code that contains spaces. */
  readonly readings?: readonly Reading[] | undefined
  /**
   * The number of pieces in each unit of the quantity, if a word beside it states that: 12 for '2
   * dozen'.
   */
  readonly each?: number | 'pack' | undefined
  /**
   * Whether its numbers are decimal numbers as the standard of the format defines them: '1,200' is
   * not one.
   */
  readonly exact?: boolean | undefined
  /** Its words, if they name a size; in documents the name is compared. */
  readonly said?: string | undefined
  /** Words beside number and quantity, if no column describes the article. */
  readonly words?: string | undefined
  /** Other cells of its row that may be numbers of the article. */
  readonly others?: readonly OtherCode[] | undefined
  /** The heading of the column that names its article, if only its values say so. */
  readonly articleHeading?: string | undefined
  /** Statements of the text or the table that make the line doubtful. */
  readonly doubt?: Doubt | undefined
}

export type Draft = Omit<OrderDocument, 'lines'> & {
  readonly lines: readonly DraftLine[]
  /** Sheets of the workbook that were not read. */
  readonly otherSheets: readonly string[]
  /** The number of rows of an order form without a quantity, which are not lines. */
  readonly emptyRows?: number | undefined
  /** Whether the mail that brought it has files that could not be read. */
  readonly partlyRead?: boolean | undefined
  /** Text around its lines that is not known to be harmless. */
  readonly says?: ExtraTexts | undefined
  /** Whether its lines are those of the order that it changes, with the change applied. */
  readonly merged?: boolean | undefined
}

/** Sentences as they are written. */
export type ExtraTexts = {
  /** Texts of the mail that brought the file: its subject, its texts and the name of the file. */
  readonly mail: readonly string[]
  /** Names of other files of the mail that are not orders. */
  readonly files: readonly string[]
  /** Texts of the file itself: rows, titles, comments, sheet names. */
  readonly file: readonly string[]
  /** Those of the file that are near its lines, so that they may change them. */
  readonly near?: readonly string[] | undefined
  /** The notes of an order in a trade format, about all of its lines. */
  readonly notes?: readonly string[] | undefined
  /** Those of the file that are titles: above its lines, or between them. `row`: from 1. */
  readonly titles?: readonly { readonly text: string; readonly row: number }[] | undefined
}
export const saysNothing: ExtraTexts = { mail: [], files: [], file: [] }

/** The value for a file that states nothing besides its lines. */
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

/** The head of the mail that brought it: the sender that it names, and the proof of that sender. */
export type MailHead = {
  readonly from: string
  readonly name: string
  readonly subject: string
  readonly proof: SenderProof
  /** Needed for the answer; missing in orders that versions before 0.3.0 received. */
  readonly answering?: AnsweringHead | undefined
}

/** What an answer must know about a mail. */
export type AnsweringHead = {
  /** The SHA-256 of the mail: orders from the same mail share one answer. */
  readonly mail: string
  readonly thread: MailThread
  readonly isOfProgram: boolean
  /** See `ReadMail`; missing in orders that earlier versions received. */
  readonly isGenerated?: boolean | undefined
}

/** A person's decision about a line, keyed by its position in the draft. */
export type Correction = {
  readonly line: number
  /** The tool that they chose: its id, and the SKU by which it is found again. */
  readonly tool?: { readonly id: string; readonly sku: string } | undefined
  readonly quantity?: number | undefined
  /** They checked the open points of the line, and agreed. */
  readonly confirmed?: boolean | undefined
  readonly leftOut?: boolean | undefined
}

/**
 * The number of the order that a file is about: a change or a cancellation may have a number of its
 * own, and then refers to the number of the order.
 */
export const orderNumberOf = ({
  purpose,
  number,
  changes,
}: Pick<Draft, 'purpose' | 'number' | 'changes'>): string =>
  purpose === 'change' || purpose === 'cancellation' ? changes || number : number

/** The form in which order numbers are compared: '4500 012' and '4500-012' are the same. */
export const orderNumberKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
