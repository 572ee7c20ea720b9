/**
 * Writes a basket for IDS Connect 2.5 (ITEK), for the software of a craftsman. Pure.
 * Source: names, order and lengths of the elements as in public implementations that are checked
 * against ITEK's `warenkorb_empfangen_2_5.xsd`; the schema itself was not available.
 */
import type { BasketLine } from '../basket-line.ts'
import { sapUnit } from '../sap-units.ts'

const namespace = 'http://www.itek.de/Shop-Anbindung/Warenkorb/'
const maxShortText = 100

/** Characters beyond ASCII are numeric references: software of craftsmen uses various encodings. */
const safe = (text: string): string =>
  Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    if (code < 32) return ' '
    return code > 126 || '&<>"\''.includes(sign) ? `&#${code};` : sign
  }).join('')

export type IdsBasket = {
  readonly at: Date
  readonly currency: string
  readonly lines: readonly BasketLine[]
  /** The craftsman's position numbers that came with the basket, by the ids of tools. */
  readonly positions: Readonly<Record<string, string>>
}

/** Prices without tax, each for the number of units in `PriceBasis`. */
export function idsBasket({ at, currency, lines, positions }: IdsBasket): string {
  const [date = '', time = ''] = at.toISOString().split(/[T.]/)
  return `<?xml version="1.0" encoding="UTF-8"?>
<Warenkorb xmlns="${namespace}">
<WarenkorbInfo><Date>${date}</Date><Time>${time}</Time><RueckgabeKZ>Warenkorbr&#252;ckgabe</RueckgabeKZ><Version>2.5</Version></WarenkorbInfo>
<Order>
<OrderInfo><ModeOfShipment>Lieferung</ModeOfShipment><Cur>${currency}</Cur></OrderInfo>
${lines.map((line) => itemOf(line, positions[line.tool.id] ?? '')).join('\n')}
</Order>
</Warenkorb>
`
}

function itemOf({ tool, quantity, unitPrice, pricePer }: BasketLine, position: string): string {
  const customer =
    position === '' ? '' : `<RefItems><Customer>${safe(position)}</Customer></RefItems>`
  const shortText = Array.from(tool.name).slice(0, maxShortText).join('')
  return `<OrderItem>${customer}<ArtNo>${safe(tool.sku)}</ArtNo><Qty>${quantity}.00</Qty><QU>${sapUnit(tool.unit)}</QU><Kurztext>${safe(shortText)}</Kurztext><NetPrice>${(unitPrice / 100).toFixed(2)}</NetPrice><PriceBasis>${pricePer}</PriceBasis></OrderItem>`
}
