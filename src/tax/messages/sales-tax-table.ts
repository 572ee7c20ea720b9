/** Texts of the page on which the shopkeeper keeps rates of US sales tax. */
import { displayNumber } from '../../platform/money/money.ts'

const rows = (count: number): string => `${displayNumber(count)} ${count === 1 ? 'rate' : 'rates'}`

export const salesTaxTableMessages = {
  title: 'US sales tax',
  description: 'The rates of sales tax that the shop charges in states of the USA.',
  back: 'Settings of tax',
  lead: 'Where you collect sales tax, and how much: by state, and by ZIP code where counties and cities add theirs. Where there is no rate, none is charged. The row with the fewest ZIP codes counts.',
  off: 'Nothing is charged by these rates now: under Settings, choose the United States as the country of the shop, say its ZIP code, and switch tax on.',
  none: 'There is no rate yet.',
  state: 'State',
  states: 'States with sales tax',
  rates: 'Rates',
  range: 'Percent, from and to',
  rangeText: (lowest: number, highest: number) =>
    lowest === highest ? `${lowest} %` : `${lowest} to ${highest} %`,
  show: (name: string) => `Rates of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove all rates of ${name}`,
  sureToRemove: (name: string, count: number) =>
    `${rows(count)} of ${name} ${count === 1 ? 'is' : 'are'} removed, those of earlier days too. From now on no sales tax is charged there. Orders and documents keep theirs.`,
  removed: (name: string) => `No sales tax is charged in ${name} any more`,
  actions: 'what to do',
  zips: 'ZIP codes',
  wholeState: 'The whole state',
  county: 'County or place',
  percent: 'Percent',
  from: 'Counts from',
  add: 'Add one rate',
  zipsHelp: 'One, such as 43215, or from and to: 43004-43099. Nothing: the whole state.',
  countyHelp: 'Buyers read it: “7.5 % sales tax of Franklin County, Ohio”.',
  percentHelp: 'State, county, city and districts together, such as 8.875.',
  fromLabel: 'Counts from',
  addButton: 'Add rate',
  adding: 'Adding',
  notAdded: 'The rate is not added.',
  import: 'Import a file',
  file: 'File',
  fileHelp: 'CSV or XLSX, up to 5 MB. Nothing is saved before you press so.',
  columns:
    'Headings: State, ZIP code (or ZIP from and ZIP to), County, Rate, Valid from. State and Rate are needed; without Valid from a rate counts from today. Files of tax services with ZipCode, TaxRegionName and EstimatedCombinedRate are read as they are. A rate below 0.3 without a % is a share: 0.0725 is 7.25 %.',
  reading: (name: string) => `Reading “${name}”`,
  plan: (count: number) => `${rows(count)} can be added.`,
  apply: (count: number) => `Add ${rows(count)}`,
  applied: (added: number, changed: number) =>
    `${rows(added)} added, ${displayNumber(changed)} changed`,
  wrong: (count: number) =>
    `${displayNumber(count)} ${count === 1 ? 'line is' : 'lines are'} left out`,
  wrongCaption: 'Lines that are left out',
  line: 'Line',
  why: 'Why',
  ignored: (headings: readonly string[]) => `Not read: ${headings.join(', ')}.`,
  noState:
    'No column is called State, or none is called Rate. Write the headings in the first line.',
  nothing: 'There is no line below the headings.',
  tooMany: (count: number, max: number) =>
    `The file has ${displayNumber(count)} lines. Up to ${displayNumber(max)} can be read at once: split it.`,
  tooLarge: (megabytes: string, max: number) =>
    `This file has ${megabytes} MB. Up to ${max} MB can be read: split it.`,
  notState: 'Choose a state of the USA.',
  noSuchState: (text: string) => `There is no state “${text}”.`,
  notZips: 'Write a ZIP code such as 43215, two of them such as 43004-43099, or nothing.',
  notPercent: 'Write a percentage from 0 to 30 with at most three decimals.',
  notDay: 'Write a day such as 2027-01-01.',
  countyNeedsZips: 'A county needs its ZIP codes: an address says no county.',
} as const
