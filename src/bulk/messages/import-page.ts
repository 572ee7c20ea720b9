/** The messages of the pages that import suppliers' lists. */
import { isListField, type ListField } from '../../../packages/file-reader/headings/fields.ts'
import { textColumnOf } from '../../catalogue/texts/text-cells.ts'
import { nameOfLanguage } from '../../platform/languages/languages.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { unusedAnswersField } from '../list-questions.ts'
import { weightBaseField } from '../weight-base-kinds.ts'
import { wholePricesField } from '../whole-price-kinds.ts'
import type { Job, JobDetail, JobState, RowKind } from '../job-fields.ts'

const count = (rows: number): string => `${displayNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`

const targets = {
  '': 'Not used',
  sku: 'Article number (SKU)',
  name: 'Name',
  description: 'Description',
  image: 'Picture URL',
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
  weight: 'Weight (of one article, with its unit)',
  inner: 'Inner pack quantity',
  inner_gtin: 'GTIN of the inner pack',
  carton: 'Carton quantity',
  carton_gtin: 'GTIN of the carton',
  pallet: 'Pallet quantity',
  pallet_gtin: 'GTIN of the pallet',
  reorder_level: 'Reorder level',
  bin: 'Bin',
  tax_class: 'Tax class (standard, reduced, zero)',
  age_limit: 'Age limit (years)',
  hazards: 'Hazard pictograms (GHS02, GHS07 …)',
  hazard_text: 'Hazard words',
  state: 'State (draft, published, discontinued)',
  document: 'Document (URL of a PDF)',
  spec: 'Specification line',
} satisfies Record<ListField | '' | 'spec', string>

/** 'tier:2' and 'tierprice:2' in words. */
const tierName = (target: string): string => {
  const [kind, row] = target.split(':')
  return kind === 'tier' ? `Quantity in price row ${row}` : `Price in price row ${row}`
}

const stepName = 'Price applies from … pieces'

const specifications = 'Specification'

/** 'name:de' in words. */
const textName = (target: string): string | undefined => {
  const column = textColumnOf(target)
  if (column === undefined) return undefined
  const { field, language } = column
  const name = field === 'specifications' ? specifications : targets[field]
  return `${name} (${nameOfLanguage(language)})`
}

const otherFields: Readonly<Record<string, string>> = {
  step: stepName,
  [wholePricesField]: targets.price,
  [weightBaseField]: targets.weight,
  [unusedAnswersField]: targets.state,
  rate: 'Rate',
  weight_grams: targets.weight,
  specs: specifications,
  packs: 'Packs',
  pictures: 'More pictures',
  documents: 'Documents',
}

/** The findings whose sentence does not name the field itself. */
const fieldName = (field: string): string => {
  const [first = '', index] = field.split('/')
  if (first.startsWith('from:')) return `Price from ${first.slice('from:'.length)}`
  if (first.startsWith('tier')) return tierName(first)
  if (first === 'price_breaks')
    return index === undefined ? 'Quantity prices' : `Quantity price ${Number(index) + 1}`
  return otherFields[first] ?? textName(first) ?? (isListField(first) ? targets[first] : first)
}

export const importPageMessages = {
  title: 'Import and bulk edit',
  description: 'Import a supplier’s price list, or edit many tools at once.',
  edit: 'Bulk edit',
  count: 'Count stock',
  fieldName,
  finding: (field: string, why: string) => (field === '' ? why : `${fieldName(field)}: ${why}`),
  number: displayNumber,
  lead: 'Nothing changes until you apply the job, and you can undo the job afterwards.',
  allJobs: 'All jobs',
  common: 'Values for all tools in the list',
  commonHelp: 'These values replace the values in the columns. Empty fields change nothing.',
  emptyColumn: 'Empty in the first rows',
  sheet: 'Sheet',
  sheetHelp: 'Choosing another sheet reads the file again.',
  headingRow: 'Heading row',
  headingRowHelp:
    'Rows above the headings are skipped. The heading row is saved for the supplier’s next list.',
  noHeadingRow: 'None: the list begins with an article',
  rowAlone: (row: number) => `Row ${displayNumber(row)}`,
  rowOf: (row: number, text: string) => `Row ${displayNumber(row)}: ${text}`,
  rowLoading: 'Loading',
  preview: 'The first ten rows as they will be read',
  previewHelp:
    'Nothing has been changed yet. Every row is checked when you press the button below.',
  search: 'Search these rows',
  searchHint: 'SKU or name',
  applied: 'Rows to apply',
  missingAction: 'Tools missing from the list',
  missingActions: { empty: 'set stock to 0', archive: 'archive' },
  outcome: ({ state, counts }: Pick<Job, 'state' | 'counts'>) =>
    state === 'applied' || state === 'undone'
      ? [
          counts.applied > 0 ? `${count(counts.applied)} applied` : '',
          counts.left > 0 ? `${count(counts.left)} not changed: see the reasons` : '',
        ]
          .filter(Boolean)
          .join(', ')
      : '',
  file: 'Price list',
  fileHelp:
    'CSV, text, XLSX, XLS, ODS, DATANORM or BMEcat, up to 25 MB. Drop a file here, or choose one.',
  reading: (name: string) => `Reading ${name}`,
  empty: 'No imports yet',
  emptyDetail: 'Choose a supplier’s file. You can import the file as you received it.',
  pictures: ({ waiting, done, failed }: JobDetail['pictures']) =>
    [
      waiting > 0 ? `${displayNumber(waiting)} to download` : '',
      `${displayNumber(done)} downloaded`,
      failed > 0 ? `${displayNumber(failed)} failed to download` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  picturesOf: 'Pictures',
  picturesQueue: 'View the pictures',
  history: 'Earlier imports',
  columns: { file: 'Job', state: 'Status', result: 'Rows', at: 'Started', by: 'By' },
  look: 'Check',
  open: 'Open',
  actOn: (act: string, file: string) => `${act} ${file}`,
  by: (name: string) => (name === '' ? 'Former staff' : name),
  states: {
    mapping: 'To map',
    checking: 'Checking',
    checked: 'Checked',
    scheduled: 'Scheduled',
    applying: 'Applying',
    applied: 'Applied',
    undoing: 'Undoing',
    undone: 'Undone',
    failed: 'Stopped',
  } satisfies Record<JobState, string>,
  kinds: {
    new: 'New',
    changed: 'Changed',
    same: 'Same',
    wrong: 'Wrong',
    missing: 'Missing from the list',
    ignored: 'Not an article',
  } satisfies Record<RowKind, string>,
  shared: {
    title: 'About the whole list',
    rows: (rows: number, of: number) =>
      rows === of
        ? `All ${count(of)} have the same note.`
        : `${displayNumber(rows)} of ${count(of)} have the same note.`,
    first: (why: string) => `First note: ${why}`,
    inCents: 'The prices are in cents',
    inUnits: 'The prices are whole amounts',
    rateIsRight: 'The exchange rate is correct',
    perPiece: 'Weights are per unit',
    perPriceUnit: 'Weights are per price unit',
    chooseSheet: (sheet: string) => `Use the sheet “${sheet}”`,
    leaveOut: (column: string) => `Do not use the “${column}” column`,
    correct: 'Correct this under “Columns of the file”, or apply the list as it is.',
  },
  all: 'All',
  warned: 'Warnings',
  left: 'Not changed',
  rows: count,
  progress: (done: number, rows: number) => `${displayNumber(done)} of ${count(rows)}`,
  mapping: 'Columns of the file',
  mappingHelp: 'The assignment is proposed from the headings and cells. Correct it if needed.',
  column: (heading: string, index: number) => heading || `Column ${index + 1}`,
  supplier: 'Supplier',
  supplierHelp: 'The mapping is saved for the supplier’s next list.',
  decimals: 'Number format',
  decimalNames: { comma: '1.234,50', dot: '1,234.50' },
  wholePrices: 'Prices without decimals',
  wholePriceNames: {
    '': 'Ask if the prices may be in cents',
    units: '1299 is 1299.00',
    cents: '1299 is 12.99',
  },
  weightBase: 'Weights if prices are per 100',
  weightBaseNames: {
    '': 'Ask if weights may be per 100 pieces too',
    piece: 'Weights are for single pieces',
    price: 'Weights are per 100 pieces too',
  },
  rate: 'Rate',
  rateHelp: (currency: string, own: string) =>
    currency === '' || currency === own
      ? 'The value of one unit of the list’s currency in the shop’s currency. Enter 1 if the currencies are the same.'
      : `The list is in ${currency}, and the shop uses ${own}. Enter the value of one ${currency} in ${own}.`,
  noRate: (text: string) =>
    `The exchange rate '${text}' is not a number above zero. Enter an exchange rate such as 1.08.`,
  sameRate: (currency: string, own: string) =>
    `The list is in ${currency}, and the exchange rate is 1: an amount of 10 ${currency} becomes 10 ${own}.`,
  priceFormula: 'Price by formula',
  priceFormulaHelp: 'Instead of the column: cost × 1.42, to .05',
  check: 'Check the list',
  checkAgain: 'Check again',
  checkBusy: 'Checking',
  apply: (rows: number) => `Apply ${count(rows)}`,
  applyLater: (rows: number) => `Schedule ${count(rows)}`,
  scheduledFor: 'Scheduled for',
  applyAt: 'Apply later, at',
  applyNow: (timeZone: string) =>
    `If the field is empty, the list is applied now. Times are in the shop’s time zone (${timeZone}).`,
  applyProposed: (timeZone: string) =>
    `According to the list, the prices are valid from this day. Change the day, or clear the field to apply the list now. Times are in the shop’s time zone (${timeZone}).`,
  noneApplicable: (wrong: number) =>
    wrong === 0
      ? 'The file contains no changes. Check that you chose the right file.'
      : `No row can be applied: ${count(wrong)} ${wrong === 1 ? 'has' : 'have'} errors. The table shows the reasons.`,
  chooseKind: 'Choose which rows to apply.',
  undo: 'Undo',
  undoSure:
    'All changes of this import will be undone, except on tools that have been changed since the import.',
  cancelSchedule: 'Cancel the schedule',
  wrongFile: 'Download rows with errors',
  result: 'Rows',
  noRows: 'No rows match this filter',
  table: { row: 'Row', tool: 'Tool', kind: 'Kind', changes: 'Changes', notes: 'Notes' },
  notHere: 'This import does not exist',
  notDone: 'Nothing was changed.',
  targets,
  textName,
  newPrice: (price: string | undefined, per: string | undefined) =>
    [price, per === undefined || per === '1' ? '' : `per ${per}`].filter(Boolean).join(' '),
  packOf: (pieces: string) => `Pack of ${pieces}`,
  least: (quantity: string) => `Minimum ${quantity}`,
  priceFromMany: 'Price from … pieces',
  fromPieces: (column: string) => `Minimum quantity: ${column}`,
  fromPiecesHelp: 'A whole number, such as 12',
  tierName,
  step: stepName,
  sections: 'Titles between rows',
  sectionNames: { '': 'skip', '=section': 'use as categories of new tools' },
} as const
