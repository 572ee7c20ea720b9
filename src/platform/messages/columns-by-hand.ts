/** The texts of the form in which people assign the columns of a file. */
import { displayNumber } from '../money/money.ts'

export const columnsByHandMessages = {
  open: 'Choose the columns by hand',
  heading: 'Columns of the file',
  help:
    'Choose what each column contains. The first rows are shown below as they will be read. Your ' +
    'column choices are saved for the next file from the same sender.',
  kept: 'The columns are read as chosen for an earlier file with these headings.',
  asked:
    'Columns were already chosen by hand for files with these headings. Choose the sender of ' +
    'this file.',
  sender: 'Sender of the file',
  senderHelp: 'Such as Harbor Savings Bank. The column choices are saved under this name.',
  earlier: 'Earlier column choices for',
  earlierHelp: 'Files with the same headings',
  otherSender: 'Another sender',
  noSender: 'A sender without a name',
  reading: 'Reading the columns',
  none: 'No columns were found. Choose a file with a table: CSV, XLSX or ODS, up to 25 MB.',
  failed: 'The columns could not be read. Try again.',
  sheet: 'Sheet',
  headingRow: 'Heading row',
  noHeadings: 'None: the file has no headings',
  rowOf: (row: number, cells: readonly string[]) =>
    `Row ${displayNumber(row)}: ${cells.filter(Boolean).join(' · ').slice(0, 80)}`,
  column: (heading: string, column: number) => heading.trim() || `Column ${column + 1}`,
  emptyColumn: 'Empty',
  notUsed: 'Not used',
  done: 'The file was read with the chosen columns.',
  notKept: 'The file was read, but the column choices could not be saved for the next file.',
  notRead: 'The file was not read. The reason is above.',
  decimals: 'Format of amounts',
  numbers: 'Format of numbers',
  decimalNames: {
    '': 'As in the file',
    comma: '1.234,50',
    dot: '1,234.50',
    cents: 'In cents: 123450 means 1,234.50',
  },
  dayOrder: 'Format of dates',
  dayNames: { '': 'As in the file', day: 'Day first: 31/12', month: 'Month first: 12/31' },
  preview: 'The first rows as they will be read',
  nothingChosen: 'No column has been chosen yet.',
  twice: (label: string) => `Two columns are set to “${label}”. Keep only one of them.`,
  read: 'Read the file with these columns',
  forget: 'Use the file’s own headings',
} as const
