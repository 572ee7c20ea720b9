/** Texts of the pages on which staff keep price lists. */
import { displayNumber } from '../../platform/money/money.ts'
import type { PriceTarget } from '../rules.ts'

export const targetNames: Readonly<Record<PriceTarget, string>> = {
  tool: 'Tool',
  brand: 'Brand',
  category: 'Category',
}

export const pricesPageMessages = {
  title: 'Prices',
  description: 'Price lists of companies.',
  lead:
    'A price list belongs to companies: their buyers see and pay its prices. What a list does not ' +
    'say has the price of the list that it is based on, in the end the catalogue’s.',
  caption: 'Price lists',
  list: 'Price list',
  base: 'Based on',
  catalogue: 'The catalogue',
  rows: 'Prices',
  companies: 'Companies',
  empty: 'No price lists yet',
  emptyDetail: 'Add one above, then give it to a company on the company’s record.',
  newList: 'New price list',
  name: 'Name',
  add: 'Add',
  adding: 'Adding…',
  added: (name: string) => `${name} is added.`,
  remove: (name: string) => `Delete the price list ${name}`,
  sureToRemove: (name: string) => `${name} and all its prices are deleted.`,
  notDone: 'Nothing was changed.',
  back: 'All price lists',
  loadFile: 'Load a file',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  settings: 'Name and base',
  history: 'History of this list',
} as const

export const checkMessages = {
  title: 'What does a company pay?',
  company: 'Company',
  chooseCompany: 'Choose a company',
  sku: 'SKU of the tool',
  quantity: 'Quantity',
  day: 'Day',
  dayHelp: 'Empty: today.',
  check: 'Check',
  checking: 'Checking…',
  needed: 'Choose a company and write a SKU.',
  notFound: 'No tool on sale has this SKU.',
  pays: (tool: string, quantity: number, price: string, day: string) =>
    `${displayNumber(quantity)} of ${tool} on ${day}: ${price}.`,
  fromCatalogue: 'That is the price of the catalogue.',
  fromList: (list: string, target: PriceTarget, catalogue: string) =>
    `From the price list ${list}, by ${targetNames[target].toLowerCase()}; ` +
    `the catalogue asks ${catalogue}.`,
} as const

export const rowsPageMessages = {
  description: 'The prices of a list.',
  caption: 'Prices of this list',
  search: 'Search the prices of this list',
  hint: 'Name or SKU',
  since: 'Changed since',
  subject: 'For',
  price: 'Price',
  days: 'Days',
  changed: 'Changed',
  always: 'Always',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  percent: (percent: number) => `${percent} % off`,
  rung: (from: number, price: string) => `${displayNumber(from)}+: ${price}`,
  removed: 'removed',
  gone: 'no longer there',
  empty: 'No prices yet',
  emptyDetail: 'Until there are some, everything has the price of what the list is based on.',
  noChange: 'Nothing has changed since then',
  add: 'Add a price',
  change: 'Change',
  changeOf: (name: string) => `Change the price of ${name}`,
  changeTitle: (name: string) => `Price of ${name}`,
  cancel: 'Cancel',
  remove: (name: string) => `Remove the price of ${name}`,
  putBack: 'Put back',
  putBackOf: (name: string) => `Put the price of ${name} back`,
  wasPutBack: (name: string) => `${name} has its price again.`,
  target: 'For a',
  nameOf: { tool: 'SKU', brand: 'Brand', category: 'Category' },
  percentOff: 'Percent off',
  percentHelp: 'Off every price of its ladder.',
  ownPrice: 'Or a price',
  ownPriceHelp: 'Replaces the whole ladder.',
  ladder: 'Quantity prices',
  ladderHelp: 'Such as 24: 9.50, 96: 8.80',
  notLadder: 'Write quantity and price, such as 24: 9.50, 96: 8.80.',
  validFrom: 'From',
  validUntil: 'Until',
  added: (name: string) => `${name} has a price.`,
} as const
