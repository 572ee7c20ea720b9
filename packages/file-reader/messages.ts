/** What is said of a file that cannot be read, and how a sheet is called. */

export const fileMessages = {
  sheetHeading: 'Sheet',
  moreSheets: (count: number) => `${count} more`,
  noRow: 'Write the number of a row at the beginning of the file.',
  empty: 'The file is empty.',
  noTable: 'No row of it has anything in it.',
  isKind: (name: string, kind: string, wanted: string) => `${name} is ${kind}. ${wanted}`,
  askForTable: 'Ask the sender for the list as CSV, XLSX or ODS.',
  saveWorkbook: 'Save it as XLSX or CSV, without a password.',
  unpack: 'Unpack it, and choose the list in it.',
  otherArchive: (name: string) =>
    `${name} is an archive, and no workbook: unpack it, or save it as XLSX, ODS or CSV.`,
  notText: (name: string) => `${name} is neither text nor a spreadsheet (CSV, TSV, XLSX, ODS).`,
  broken: (name: string) =>
    `${name} cannot be read: it is damaged, protected by a password, or another format.`,
  tooLargeInside: 'The spreadsheet unpacks to more than 200 MB.',
  tooManyColumns: (columns: number, max: number) =>
    `The list has ${columns} columns; at most ${max} are read.`,
  tooManyRows: (max: number) => `The list has more than ${max} rows. Cut it into several.`,
  tooManyCells: (max: number) =>
    `The sheet has more than ${max.toLocaleString('en')} cells that are filled. Delete what is no list, or cut it into several.`,
  farCell: (cell: string) =>
    `The sheet goes on to cell ${cell}, which is further than is read. Delete what stands there, or save the list as CSV.`,
  tooSlow: 'Reading the file took too long.',
} as const
