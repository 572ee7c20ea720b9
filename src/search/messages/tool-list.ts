/** The messages of the list of tools. */
import {
  currencyInWords,
  displayCount,
  displayMoney,
  displayNumber,
  shopCurrency,
} from '../../platform/money/money.ts'

const count = (counted: number, exact = true): string =>
  counted === 1 ? '1 tool' : `${displayNumber(counted)}${exact ? '' : '+'} tools`

export const toolListMessages = {
  title: 'Purchase',
  found: (asked: string) => `Results for “${asked}”`,
  meant: (asked: string) => `No tool is called “${asked}”. Showing tools for`,
  count,
  matching: (many: number, exact: boolean) =>
    `${count(many, exact)} ${many === 1 ? 'matches' : 'match'}`,
  filters: 'Filters',
  applied: (many: number) => `, ${many} applied`,
  availability: 'Availability',
  inStock: 'In stock',
  minimum: 'Minimum order',
  anyMinimum: 'Any minimum',
  upTo: (pieces: number) => `Up to ${displayNumber(pieces)}`,
  minimumUpTo: (pieces: number) => `Minimum up to ${displayNumber(pieces)}`,
  category: 'Category',
  brand: 'Brand',
  allOf: (many: number) => `${displayNumber(many)} more`,
  price: 'Price each',
  priceFrom: 'Price from',
  priceTo: 'Price to',
  to: 'to',
  from: 'from $',
  upToPrice: 'up to $',
  priceRule: () =>
    shopCurrency().code === 'USD'
      ? 'Dollars, such as 5 or 4.99'
      : `In ${currencyInWords()}, such as 5 or 4.99`,
  between: (from: number, to: number | undefined) =>
    to === undefined
      ? `${displayMoney(from)} or more`
      : from === 0
        ? `Under ${displayMoney(to + 1)}`
        : `${displayMoney(from)} to ${displayMoney(to)}`,
  range: (from: number | undefined, to: number | undefined) =>
    to === undefined
      ? `From ${displayMoney(from ?? 0)}`
      : from === undefined
        ? `Up to ${displayMoney(to)}`
        : `${displayMoney(from)} to ${displayMoney(to)}`,
  counted: (many: number, exact: boolean) =>
    `${displayNumber(many)}${exact || many === 0 ? '' : '+'}`,
  sort: 'Sort',
  sorts: {
    '': 'Catalogue order',
    name: 'Name, A to Z',
    'name-down': 'Name, Z to A',
    price: 'Price, lowest first',
    'price-down': 'Price, highest first',
    newest: 'Newest first',
  },
  best: 'Best match',
  view: 'View',
  views: { grid: 'Grid', list: 'Dense' },
  show: 'Show',
  showThese: (many: number, exact: boolean) => `Show ${count(many, exact)}`,
  remove: 'remove',
  clear: 'Clear all',
  notReadable: 'This web address is not valid. Search for the tool, or start from the home page.',
  next: 'Next page',
  first: 'First page',
  more: 'Load more',
  loading: 'Loading',
  shown: (shown: number, all: number, exact: boolean) =>
    `${displayNumber(shown)} of ${count(all, exact)}`,
  added: (many: number, shown: number, all: number, exact: boolean) =>
    `${displayNumber(many)} more: ${displayNumber(shown)} of ${count(all, exact)}`,
  pages: 'Pages of the list',
  orderSizes: 'Order several sizes',
  sizesList: (family: string) => `Sizes of ${family}`,
  /** @param total the number of the family's sizes in the whole shop; undefined if unknown */
  sizesOf: (range: string | undefined, listed: number, total: number | undefined) =>
    [
      ...(range === undefined ? [] : [range]),
      total === undefined || total <= listed
        ? displayCount(listed, 'size')
        : `${displayNumber(listed)} of ${displayNumber(total)} sizes`,
    ].join(' · '),
  /** '120..210 mm' as people write it. */
  specValue: (value: string) => value.replace('..', ' to '),
  /** 'Drive:1/2 in' as people write it. */
  specFilter: (text: string) => text.replace(/:\s*/, ': ').replace('..', ' to '),
  otherSizes: 'Other sizes',
  similar: 'Similar tools',
  quantityOf: (name: string) => `Quantity of ${name}`,
  addOf: (name: string) => `Add to cart: ${name}`,
  addToCart: 'Add to cart',
  adding: 'Adding',
  copyId: 'Copy id',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. Select the text instead.',
} as const
