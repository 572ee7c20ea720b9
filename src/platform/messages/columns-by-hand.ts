/** The texts of the form in which people assign the columns of a file. */
import { displayNumber } from '../money/money.ts'

export const columnsByHandMessages = {
  open: 'Choose the columns by hand',
  heading: 'Columns of the file',
  help:
    'Choose what each column contains. The first rows are shown below as they will be read. Your choice is saved ' +
    'for the next file of the same sender.',
  kept: 'The columns are read as they were chosen for an earlier file with these headings.',
  asked:
    'Files with these headings were read in a way that their headings do not show. Choose who sent ' +
    'this one.',
  sender: 'Sender of the file',
  senderHelp: 'For the next file: Harbor Savings Bank',
  earlier: 'Chosen before for',
  earlierHelp: 'Files with the same headings',
  otherSender: 'Another sender',
  noSender: 'A sender without a name',
  reading: 'Reading the columns',
  none: 'No columns were found. Choose a table: CSV, XLSX or ODS, up to 25 MB.',
  failed: 'The columns could not be read. Try again.',
  sheet: 'Sheet',
  headingRow: 'The headings are in',
  noHeadings: 'No row: the file has none',
  rowOf: (row: number, cells: readonly string[]) =>
    `Row ${displayNumber(row)}: ${cells.filter(Boolean).join(' · ').slice(0, 80)}`,
  column: (heading: string, column: number) => heading.trim() || `Column ${column + 1}`,
  emptyColumn: 'Empty',
  notUsed: 'Not used',
  done: 'The file is read with the chosen columns.',
  notKept: 'The file is read. The choice could not be saved for the next file.',
  notRead: 'The file was not read. The reason is above.',
  decimals: 'Amounts are written',
  numbers: 'Numbers are written',
  decimalNames: {
    '': 'As the file shows',
    comma: '1.234,50',
    dot: '1,234.50',
    cents: 'In cents: 123450 is 1,234.50',
  },
  dayOrder: 'Days are written',
  dayNames: { '': 'As the file shows', day: 'Day first: 31/12', month: 'Month first: 12/31' },
  preview: 'The first rows as they will be read',
  nothingChosen: 'No column is chosen yet.',
  twice: (label: string) => `Two columns are “${label}”. Choose one.`,
  read: 'Read the file with these columns',
  forget: 'Use the file’s own headings',
} as const
