/** Texts of the page on which the shopkeeper maintains US sales tax rates. */
import { displayNumber } from '../../platform/money/money.ts'

const rows = (count: number): string => `${displayNumber(count)} ${count === 1 ? 'rate' : 'rates'}`

export const salesTaxTableMessages = {
  title: 'US sales tax',
  description: 'Sales tax rates by US state.',
  back: 'Tax settings',
  lead: 'Sales tax rates by state, and by ZIP code for counties and cities. Without a rate, no tax is charged. If several rows match, the row with the fewest ZIP codes applies.',
  off: 'These rates are not in use. Under Settings, choose the United States as the country of the shop, enter its ZIP code and switch on tax.',
  none: 'No rates yet.',
  state: 'State',
  states: 'States with sales tax',
  rates: 'Rates',
  range: 'Percent, lowest to highest',
  rangeText: (lowest: number, highest: number) =>
    lowest === highest ? `${lowest}%` : `${lowest}% to ${highest}%`,
  show: (name: string) => `Rates for ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove all rates for ${name}`,
  sureToRemove: (name: string, count: number) =>
    `${rows(count)} for ${name} will be removed, including earlier rates. From now on, no sales tax will be charged in this state. Existing orders and documents keep their tax.`,
  removed: (name: string) => `Sales tax is no longer charged in ${name}`,
  actions: 'actions',
  zips: 'ZIP codes',
  wholeState: 'The whole state',
  county: 'County or place',
  percent: 'Percent',
  from: 'Valid from',
  add: 'Add one rate',
  zipsHelp:
    'One ZIP code such as 43215, or a range such as 43004-43099. Without a ZIP code, the rate applies to the whole state.',
  countyHelp: 'Shown to buyers as “7.5 % sales tax of Franklin County, Ohio”.',
  percentHelp: 'The combined rate for state, county, city and districts, such as 8.875.',
  fromLabel: 'Valid from',
  addButton: 'Add rate',
  adding: 'Adding',
  notAdded: 'The rate was not added.',
  import: 'Import a file',
  file: 'File',
  fileHelp: 'CSV or XLSX, up to 25 MB. Nothing is saved until you confirm.',
  columns:
    'Headings: State, ZIP code (or ZIP from and ZIP to), County, Rate, Valid from. State and Rate are required. If Valid from is missing, a rate applies from today. Files from tax services with ZipCode, TaxRegionName and EstimatedCombinedRate can be used unchanged. A rate below 0.3 without % is read as a fraction: 0.0725 is 7.25%.',
  reading: (name: string) => `Reading “${name}”`,
  plan: (count: number) => `${rows(count)} can be added.`,
  apply: (count: number) => `Add ${rows(count)}`,
  applied: (added: number, changed: number) =>
    `${rows(added)} added, ${displayNumber(changed)} changed`,
  wrong: (count: number) =>
    `${displayNumber(count)} ${count === 1 ? 'line is' : 'lines are'} skipped`,
  wrongCaption: 'Skipped lines',
  line: 'Line',
  why: 'Reason',
  ignored: (headings: readonly string[]) => `Columns not read: ${headings.join(', ')}.`,
  noState:
    'The file has no State column or no Rate column. Put both headings in the first row, then upload the file again.',
  nothing: 'The file has no rows below the headings. Add the rates, then upload the file again.',
  notState: 'Choose a US state.',
  noSuchState: (text: string) =>
    `“${text}” is not a US state. Enter a name or code such as Ohio or OH.`,
  notZips:
    'Enter a ZIP code such as 43215 or a range such as 43004-43099, or leave the field empty.',
  notPercent: 'Enter a percentage from 0 to 30 with at most three decimals.',
  notDay: 'Enter a date such as 2027-01-01.',
  countyNeedsZips: 'Enter the ZIP codes of the county, because addresses contain no county.',
} as const
