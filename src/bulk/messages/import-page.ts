/** The messages of the pages that import lists of suppliers. */
import { isListField, type ListField } from '../../../packages/file-reader/headings/fields.ts'
import { displayNumber } from '../../platform/money/money.ts'
import type { Job, JobDetail, JobState, RowKind } from '../job-fields.ts'

const count = (rows: number): string => `${displayNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`

const targets = {
  '': 'Not used',
  sku: 'Article number (SKU)',
  name: 'Name',
  description: 'Description',
  image: 'Picture address',
  price: 'Price',
  cost: 'Cost',
  cost_per: 'Cost is for … pieces',
  price_per: 'Price is for … pieces',
  pack_size: 'Pack size',
  minimum_quantity: 'Minimum quantity',
  Stock: 'Stock',
  brand: 'Brand',
  category: 'Category',
  family: 'Family',
  gtin: 'GTIN (EAN, UPC)',
  mpn: 'Manufacturer’s number',
  customs_number: 'Customs number',
  origin: 'Country of origin',
  unit: 'Unit (piece, pair, metre …)',
  weight: 'Weight (of one, with its unit)',
  inner: 'Inner pack quantity',
  inner_gtin: 'GTIN of the inner pack',
  carton: 'Carton quantity',
  carton_gtin: 'GTIN of the carton',
  pallet: 'Pallet quantity',
  pallet_gtin: 'GTIN of the pallet',
  reorder_level: 'Order again at',
  bin: 'Bin',
  tax_class: 'Tax class (standard, reduced, zero)',
  age_limit: 'Age limit (years)',
  hazards: 'Hazard pictograms (GHS02, GHS07 …)',
  hazard_text: 'Hazard words',
  state: 'State (draft, on sale, discontinued)',
  document: 'Document (address of a PDF)',
  spec: 'Line of the specification',
} satisfies Record<ListField | '' | 'spec', string>

/** 'tier:2' and 'tierprice:2' in words. */
const tierName = (target: string): string => {
  const [kind, row] = target.split(':')
  return kind === 'tier' ? `Quantity of ladder row ${row}` : `Price of ladder row ${row}`
}

const stepName = 'Price counts from … pieces on'

/** The findings whose sentence does not name the field itself. */
const fieldName = (field: string): string => {
  const [first = '', index] = field.split('/')
  if (first.startsWith('from:')) return `Price from ${first.slice('from:'.length)}`
  if (first.startsWith('tier')) return tierName(first)
  if (first === 'step') return stepName
  if (first === 'price_breaks')
    return index === undefined ? 'Ladder' : `Ladder, row ${Number(index) + 1}`
  if (first === 'weight_grams') return targets.weight
  if (first === 'specs') return 'Specification'
  if (first === 'packs') return 'Packs'
  if (first === 'pictures') return 'More pictures'
  if (first === 'documents') return 'Documents'
  return isListField(first) ? targets[first] : first
}

export const importPageMessages = {
  title: 'Import and bulk edit',
  description: 'Load a price list of a supplier into the shop, or change many tools at once.',
  edit: 'Edit many tools',
  count: 'Count stock',
  fieldName,
  finding: (field: string, why: string) => (field === '' ? why : `${fieldName(field)}: ${why}`),
  number: displayNumber,
  lead: 'Nothing changes until you apply it, and what was applied can be taken back.',
  allJobs: 'All jobs',
  common: 'The same for all tools of the list',
  commonHelp: 'Whatever its columns say. Empty: nothing.',
  emptyColumn: 'Empty in the first rows',
  sheet: 'Sheet',
  sheetHelp: 'Another sheet is read anew.',
  headingRow: 'Row of the headings',
  headingRowHelp: 'What stands above it is left out. It is kept for the supplier.',
  noHeadingRow: 'None: the list begins with an article',
  rowAlone: (row: number) => `Row ${displayNumber(row)}`,
  rowOf: (row: number, text: string) => `Row ${displayNumber(row)}: ${text}`,
  rowLoading: 'Loading',
  search: 'Search these rows',
  searchHint: 'SKU or name',
  applied: 'Which rows are applied',
  missingAction: 'What is missing from the list',
  missingActions: { empty: 'gets stock 0', archive: 'is archived' },
  tooBig: (megabytes: number) =>
    `The file has ${displayNumber(megabytes)} MB; at most 25 MB are read. Cut it into several, or leave pictures out.`,
  outcome: ({ state, counts }: Pick<Job, 'state' | 'counts'>) =>
    state === 'applied' || state === 'undone'
      ? [
          counts.applied > 0 ? `${count(counts.applied)} applied` : '',
          counts.left > 0 ? `${count(counts.left)} left as they are: see why` : '',
        ]
          .filter(Boolean)
          .join(', ')
      : '',
  file: 'Price list',
  fileHelp:
    'CSV, text, XLSX, XLS, ODS, DATANORM or BMEcat, up to 25 MB. Drop it here, or choose it.',
  reading: (name: string) => `Reading ${name}`,
  empty: 'Nothing was imported yet',
  emptyDetail: 'Drop the file of a supplier above, as it came.',
  pictures: ({ waiting, done, failed }: JobDetail['pictures']) =>
    [
      waiting > 0 ? `${displayNumber(waiting)} to fetch` : '',
      `${displayNumber(done)} fetched`,
      failed > 0 ? `${displayNumber(failed)} could not be had` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  picturesOf: 'Pictures',
  picturesQueue: 'See the pictures',
  history: 'So far',
  columns: { file: 'Job', state: 'State', result: 'Rows', at: 'Begun', by: 'By' },
  by: (name: string) => (name === '' ? 'Somebody who is gone' : name),
  states: {
    mapping: 'To be mapped',
    checking: 'Checking',
    checked: 'Checked',
    scheduled: 'Waits for its time',
    applying: 'Applying',
    applied: 'Applied',
    undoing: 'Taking back',
    undone: 'Taken back',
    failed: 'Stopped',
  } satisfies Record<JobState, string>,
  kinds: {
    new: 'New',
    changed: 'Changed',
    same: 'Same',
    wrong: 'Wrong',
    missing: 'Missing from the list',
    ignored: 'No article',
  } satisfies Record<RowKind, string>,
  shared: {
    title: 'About the whole list',
    rows: (rows: number, of: number) =>
      rows === of
        ? `All ${count(of)} have the same note.`
        : `${displayNumber(rows)} of ${count(of)} have the same note.`,
    first: (why: string) => `The first: ${why}`,
    leaveOut: (column: string) => `Do not use the column ${column}`,
    correct: 'Correct it under “What the columns are”, or apply the list as it is.',
  },
  all: 'All',
  warned: 'Warnings',
  left: 'Left',
  rows: count,
  progress: (done: number, rows: number) => `${displayNumber(done)} of ${count(rows)}`,
  mapping: 'What the columns are',
  mappingHelp: 'Guessed from headings and cells. Correct what is wrong.',
  column: (heading: string, index: number) => heading || `Column ${index + 1}`,
  supplier: 'Supplier',
  supplierHelp: 'The mapping is kept for it: the next list needs no clicks here.',
  decimals: 'Numbers are written',
  decimalNames: { comma: '1.234,50', dot: '1,234.50' },
  rate: 'Rate',
  rateHelp: (currency: string, own: string) =>
    currency === '' || currency === own
      ? 'What one unit of the list’s currency costs in the shop’s. 1 where they are the same.'
      : `The list is in ${currency}, the shop in ${own}: what does one ${currency} cost in ${own}?`,
  noRate: (text: string) => `The rate '${text}' is no number above zero. Write one such as 1.08.`,
  sameRate: (currency: string, own: string) =>
    `The list is in ${currency}, and the rate is 1: an amount of 10 ${currency} becomes 10 ${own}.`,
  priceFormula: 'Price by a formula',
  priceFormulaHelp: 'In place of the column: cost × 1.42, to .05',
  check: 'Check the list',
  checkAgain: 'Check again',
  checkBusy: 'Checking',
  apply: (rows: number) => `Apply ${count(rows)}`,
  applyLater: (rows: number) => `Apply ${count(rows)} then`,
  scheduledFor: 'It is applied on',
  applyAt: 'Apply later, at',
  applyNow: (timeZone: string) => `Left empty: now. The clock is the shop's (${timeZone}).`,
  applyProposed: (timeZone: string) =>
    `The list says that its prices count from this day. Change it, or empty it to apply the list now. The clock is the shop's (${timeZone}).`,
  noneApplicable: (wrong: number) =>
    wrong === 0
      ? 'No row changes anything.'
      : `No row can be applied: ${count(wrong)} wrong. The table says why.`,
  chooseKind: 'Choose which rows to apply.',
  undo: 'Take it back',
  undoSure: 'All that this import changed goes back; what somebody has changed since stays.',
  cancelSchedule: 'Do not apply it',
  wrongFile: 'Wrong rows as a file',
  result: 'Rows',
  noRows: 'No such rows',
  table: { row: 'Row', tool: 'Tool', kind: 'Kind', changes: 'Changes', notes: 'Notes' },
  notHere: 'This import is not there',
  notDone: 'It was not done.',
  targets,
  newPrice: (price: string | undefined, per: string | undefined) =>
    [price, per === undefined || per === '1' ? '' : `per ${per}`].filter(Boolean).join(' '),
  priceFromMany: 'Price from … pieces on',
  fromPieces: (column: string) => `From how many pieces: ${column}`,
  fromPiecesHelp: 'A whole number, such as 12',
  tierName,
  step: stepName,
  sections: 'Titles between the rows',
  sectionNames: { '': 'are left out', '=section': 'are the categories of new tools' },
} as const
