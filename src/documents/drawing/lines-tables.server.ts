/** The columns of a document's lines, by its kind. */
import { packsText } from '../../catalogue/units/pack-text.ts'
import { safetyText, type Safety } from '../../catalogue/safety.ts'
import { countUnits, displayPrice, type Unit } from '../../catalogue/model/units.ts'
import { displayMoney, displayNumber, type Currency } from '../../platform/money/money.ts'
import { displayRate } from '../../tax/rules.ts'
import type { DocumentContent } from '../document-content.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import type { Column } from './pdf-layout.server.ts'
import { isUntaxed } from './tax-table.ts'
import type { DrawnKind } from '../rules.ts'

type Line = DocumentContent['order']['lines'][number]
/** The table of an order's lines. */
type LinesTable = {
  readonly columns: readonly Column[]
  /** @param byPiece whether all lines are priced per piece */
  readonly headings: (byPiece: boolean) => readonly string[]
  readonly texts: (line: Line, currency: Currency) => readonly string[]
}

const billTable: LinesTable = {
  columns: [
    { start: 0, align: 'left' },
    { start: 0.18, align: 'left' },
    { start: 0.565, align: 'right' },
    { start: 0.68, align: 'right' },
    { start: 0.82, align: 'right' },
  ],
  headings: (byPiece) => [
    messages.sku,
    messages.tool,
    byPiece ? messages.pieces : messages.quantity,
    byPiece ? messages.each : messages.price,
    messages.total,
  ],
  texts: ({ quantity, unit, pricePer, unitPrice, total, ...line }, currency) => [
    line.sku,
    [nameText(quantity, line), rateText(line)].filter(Boolean).join('\n'),
    ...(quantity === 0
      ? ['', '']
      : [quantityText(quantity, unit), displayPrice(unitPrice, { unit, pricePer }, currency)]),
    displayMoney(total, currency),
  ],
}

/** The columns of documents that accompany a parcel. */
const goodsColumns: readonly Column[] = [
  { start: 0, align: 'left' },
  { start: 0.18, align: 'left' },
  { start: 0.74, align: 'right' },
]

export const linesTables: Readonly<Record<DrawnKind, LinesTable>> = {
  invoice: billTable,
  'credit-note': billTable,
  'order-confirmation': billTable,
  proforma: billTable,
  'delivery-note': {
    columns: goodsColumns,
    headings: (byPiece) => [
      messages.sku,
      messages.tool,
      byPiece ? messages.pieces : messages.quantity,
    ],
    texts: ({ quantity, unit, ...line }) => [
      line.sku,
      nameText(quantity, line),
      quantityText(quantity, unit),
    ],
  },
  'packing-slip': {
    columns: [
      { start: 0, align: 'left' },
      { start: 0.18, align: 'left' },
      { start: 0.74, align: 'right' },
      { start: 0.87, align: 'right' },
    ],
    headings: (byPiece) => [
      messages.sku,
      messages.tool,
      byPiece ? messages.pieces : messages.quantity,
      messages.packed,
    ],
    texts: ({ quantity, unit, ...line }) => [
      line.sku,
      nameText(quantity, line),
      quantityText(quantity, unit),
      '____',
    ],
  },
}

/** The name, and below it the customer's part number, full packs, age limit and hazards. */
const nameText = (
  quantity: number,
  {
    name,
    partNumber,
    packs = [],
    customsNumber,
    tariffOrigin,
    netWeight,
    ...safety
  }: Pick<Line, 'name' | 'packs' | 'partNumber' | keyof Customs | keyof Safety>,
): string =>
  [
    name,
    partNumber === undefined ? '' : messages.partNumber(partNumber),
    customsText(quantity, { customsNumber, tariffOrigin, netWeight }),
    packsText(quantity, packs),
    safetyText(safety),
  ]
    .filter(Boolean)
    .join('\n')

type Customs = Pick<Line, 'customsNumber' | 'netWeight' | 'tariffOrigin'>

/** The customs data of an export. */
const customsText = (quantity: number, { customsNumber, tariffOrigin, netWeight }: Customs) =>
  [
    ...(customsNumber === undefined ? [] : [messages.customsNumber(customsNumber)]),
    ...(tariffOrigin === undefined ? [] : [messages.madeIn(tariffOrigin)]),
    ...(netWeight === undefined ? [] : [messages.netWeight(netWeight * quantity)]),
  ].join(' · ')

/** The tax rate of a line, stated if the document has several rates. */
const rateText = ({ tax }: Pick<Line, 'tax'>): string =>
  tax === undefined ? '' : isUntaxed(tax) ? messages.noTax : messages.taxedAt(displayRate(tax.rate))

/** The quantity in the tool's unit. */
export const quantityText = (quantity: number, unit: Unit | undefined): string =>
  unit === undefined ? displayNumber(quantity) : countUnits(quantity, unit)
