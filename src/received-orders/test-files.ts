/** Orders of buyers in the standard order formats, as short as possible: for tests. */

type FileLine = {
  readonly sku?: string
  readonly partNumber?: string
  readonly gtin?: string
  readonly name?: string
  readonly quantity: string | number
  readonly unit?: string
  readonly price?: string
  /** For a change: 1 added, 2 deleted, 3 changed, 4 no action. */
  readonly status?: string
}
type FileOrder = {
  readonly number?: string
  readonly currency?: string
  readonly date?: string
  /** For the whole order; '' for none. */
  readonly note?: string
  readonly buyer?: string
  readonly lines: readonly FileLine[]
}

/** An order in UBL, as Peppol T01 has it. */
export const ublOrder = ({
  number = 'PO-1',
  currency = 'USD',
  date = '2026-11-02',
  note = 'Gate 4',
  buyer = 'Harbour Joinery',
  lines,
}: FileOrder): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>${number}</cbc:ID>
  <cbc:IssueDate>${date}</cbc:IssueDate>
${note && `  <cbc:Note>${note}</cbc:Note>\n`}  <cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
  <cac:BuyerCustomerParty><cac:Party>
    <cac:PartyName><cbc:Name>${buyer}</cbc:Name></cac:PartyName>
  </cac:Party></cac:BuyerCustomerParty>
${lines.map(ublLine).join('\n')}
</Order>
`)

/** A change of it, as Peppol T114 has it: with a number of its own, and the number of the order. */
export const ublChange = (
  number: string,
  changes: string,
  lines: readonly (readonly [
    sku: string,
    quantity: number,
    price?: string | undefined,
    status?: string,
  ])[],
): Uint8Array =>
  new TextEncoder().encode(
    new TextDecoder()
      .decode(
        ublOrder({
          number,
          note: '',
          lines: lines.map(([sku, quantity, price, status]) => ({
            sku,
            quantity,
            ...(price === undefined ? {} : { price }),
            ...(status === undefined ? {} : { status }),
          })),
        }),
      )
      .replaceAll(/(<\/?)Order(?=[ >])/g, '$1OrderChange')
      .replace(
        '  <cac:Buyer',
        `  <cac:OrderReference><cbc:ID>${changes}</cbc:ID></cac:OrderReference>\n  <cac:Buyer`,
      ),
  )

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<cac:${name}><cbc:ID>${text}</cbc:ID></cac:${name}>`

const ublLine = (line: FileLine, index: number): string => `  <cac:OrderLine><cac:LineItem>
    <cbc:ID>${index + 1}</cbc:ID>
    ${line.status === undefined ? '' : `<cbc:LineStatusCode>${line.status}</cbc:LineStatusCode>`}
    <cbc:Quantity unitCode="${line.unit ?? 'C62'}">${line.quantity}</cbc:Quantity>
    ${line.price === undefined ? '' : `<cac:Price><cbc:PriceAmount>${line.price}</cbc:PriceAmount></cac:Price>`}
    <cac:Item><cbc:Name>${line.name ?? 'Article'}</cbc:Name>${element(
      'BuyersItemIdentification',
      line.partNumber,
    )}${element('SellersItemIdentification', line.sku)}${element(
      'StandardItemIdentification',
      line.gtin,
    )}</cac:Item>
  </cac:LineItem></cac:OrderLine>`
