/** Differences between an XML order and an ordinary one are reported, case by case. */
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readOrders } from './read-orders.ts'
import { cxml, ids, openTrans, orderX, ubl, type Form } from '../../../tests/ordinary-orders.ts'

const orderIn = (text: string) => readOrders('order.xml', strToU8(text))?.orders[0]

/** A good order with a part of it in another way. */
const changed = (form: Form, part: string, instead: string) => {
  expect(form.good).toContain(part)
  return orderIn(form.good.replace(part, instead))?.unread
}

test.each<readonly [string, string, string]>([
  ['<OrderTypeCode>220', '<OrderTypeCode>221', 'OrderTypeCode 221 Blanket order'],
  ['<OrderTypeCode>220', '<OrderTypeCode>227', 'OrderTypeCode 227 Consignment order'],
  [
    '<Note>Gate 4</Note>',
    '<ValidityPeriod><EndDate>2026-12-01</EndDate></ValidityPeriod>',
    'ValidityPeriod',
  ],
  ['<Note>Gate 4</Note>', '<CopyIndicator>true</CopyIndicator>', 'CopyIndicator true'],
  ['<Note>Gate 4</Note>', '<LineCountNumeric>2</LineCountNumeric>', 'LineCountNumeric 2'],
  [
    '<PartialDeliveryIndicator>true',
    '<PartialDeliveryIndicator>false',
    'PartialDeliveryIndicator false',
  ],
  ['<Price>', '<AllowanceCharge><Amount>5</Amount></AllowanceCharge><Price>', 'AllowanceCharge'],
  ['<ID>1</ID>', '<ID>1</ID><LineStatusCode>3</LineStatusCode>', 'LineStatusCode 3'],
  ['<Delivery>', '<OrderReference><ID>PO-6</ID></OrderReference><Delivery>', 'OrderReference'],
  [
    '</Price>',
    '<AllowanceCharge><ChargeIndicator>false</ChargeIndicator><Amount>100</Amount><BaseAmount>1000</BaseAmount></AllowanceCharge></Price>',
    'Price/AllowanceCharge',
  ],
  [
    '</Price>',
    '<AllowanceCharge><ChargeIndicator>true</ChargeIndicator><Amount>100</Amount></AllowanceCharge></Price>',
    'ChargeIndicator true',
  ],
  [
    '</LineItem>',
    '</LineItem><BuyerProposedSubstituteLineItem><ID>2</ID></BuyerProposedSubstituteLineItem>',
    'BuyerProposedSubstituteLineItem',
  ],
  [
    '<Price>',
    '<Delivery><RequestedDeliveryPeriod><EndDate>2027-01-15</EndDate></RequestedDeliveryPeriod></Delivery><Price>',
    'RequestedDeliveryPeriod of LineItem',
  ],
  ['<Price>', '<Delivery><Quantity>12</Quantity></Delivery><Price>', 'Delivery/Quantity'],
  ['unitCode="C62">100', 'unitCode="KGM">100', 'BaseQuantity unitCode="KGM"'],
  [
    '<EndDate>2026-11-12</EndDate>',
    '<EndDate>2026-11-12</EndDate><EndTime>08:00:00</EndTime>',
    'EndTime',
  ],
  [
    '<StreetName>Kai 7</StreetName>',
    '<StreetName>Kai</StreetName><BuildingNumber>7</BuildingNumber>',
    'BuildingNumber',
  ],
  [
    '<Address><StreetName>Kai 7</StreetName><CityName>Kiel</CityName></Address>',
    '<ID schemeID="0088">7300010000001</ID>',
    'Delivery 7300010000001',
  ],
  [
    '<AccountingCustomerParty><Party><PartyName><Name>Werft Nord',
    '<AccountingCustomerParty><Party><PartyName><Name>Reederei Süd',
    'AccountingCustomerParty Reederei Süd',
  ],
  ['<PayableAmount>', '<PrepaidAmount>10.00</PrepaidAmount><PayableAmount>', 'PrepaidAmount 10.00'],
])('UBL: %s as %s is named', (part, instead, named) => {
  expect(changed(ubl, part, instead)).toEqual([named])
})

test.each<readonly [string, Form, string, string, string]>([
  ['UBL', ubl, '>2026-11-12<', '>12.11.2026<', 'EndDate 12.11.2026'],
  [
    'openTRANS',
    openTrans,
    '>2026-11-12<',
    '>2026-11-12T10:30:00<',
    'DELIVERY_END_DATE 2026-11-12T10:30:00',
  ],
  ['Order-X', orderX, '"102">20261110', '"616">202646', 'DateTimeString 202646'],
  ['Order-X', orderX, '"102">20261110', '"203">202611101030', 'DateTimeString 202611101030'],
  ['IDS', ids, '>2026-11-10<', '>10.11.2026<', 'DeliveryDate 10.11.2026'],
  [
    'cXML',
    cxml,
    'type="new"',
    'type="new" requestedDeliveryDate="soon"',
    'requestedDeliveryDate="soon"',
  ],
])(
  '%s: a wished day that is none, or a time of one, is named',
  (_form, form, part, instead, named) => {
    expect(changed(form, part, instead)).toEqual([named])
  },
)

test('what programs write of a day is one', () => {
  for (const time of ['', 'T00:00:00', 'T12:00:00-08:00', 'T23:59:59Z', '+01:00'])
    expect(changed(openTrans, '2026-11-12<', `2026-11-12${time}<`), time).toBeUndefined()
})

test('UBL: a gross price less its allowance is the price', () => {
  const gross =
    '<AllowanceCharge><ChargeIndicator>false</ChargeIndicator><Amount>200.00</Amount><BaseAmount>1200.00</BaseAmount></AllowanceCharge></Price>'
  expect(changed(ubl, '</Price>', gross)).toBeUndefined()
})

test('UBL: a contract is named where a line has no price, which it may say', () => {
  const contract = '<Contract><ID>C-1</ID></Contract><Delivery>'
  expect(changed(ubl, '<Delivery>', contract)).toBeUndefined()
  const unpriced = ubl.good
    .replace('<Delivery>', contract)
    .replace(/<Price>.*<\/Price>/, '')
    .replace(/<LineExtensionAmount>240.00<\/LineExtensionAmount><Partial/, '<Partial')
  expect(orderIn(unpriced)?.unread).toEqual(['Contract'])
})

test.each<readonly [string, string, string]>([
  ['type="standard"', 'type="release"', 'type="release"'],
  [
    '<GENERATOR_INFO>',
    '<STOP_AUTOMATIC_PROCESSING>Call us</STOP_AUTOMATIC_PROCESSING><GENERATOR_INFO>',
    'STOP_AUTOMATIC_PROCESSING',
  ],
  [
    '<REMARKS>',
    '<PARTIAL_SHIPMENT_ALLOWED>false</PARTIAL_SHIPMENT_ALLOWED><REMARKS>',
    'PARTIAL_SHIPMENT_ALLOWED false',
  ],
  ['<TOTAL_ITEM_NUM>1', '<TOTAL_ITEM_NUM>2', 'TOTAL_ITEM_NUM 2'],
  ['<DELIVERY_IDREF>77', '<DELIVERY_IDREF>78', 'DELIVERY_IDREF 78'],
  ['<PARTY_ROLE>buyer', '<PARTY_ROLE>final_delivery', 'PARTY_ROLE final_delivery'],
  [
    '<QUANTITY>24',
    '<DELIVERY_DATE><DELIVERY_START_DATE>2027-01-15</DELIVERY_START_DATE></DELIVERY_DATE><QUANTITY>24',
    'DELIVERY_DATE of ORDER_ITEM',
  ],
  ['<QUANTITY>24', '<PRODUCT_COMPONENTS/><QUANTITY>24', 'PRODUCT_COMPONENTS'],
  ['<PRICE_AMOUNT>10.00', '<ALLOW_OR_CHARGES_FIX/><PRICE_AMOUNT>10.00', 'ALLOW_OR_CHARGES_FIX'],
])('openTRANS: %s as %s is named', (part, instead, named) => {
  expect(changed(openTrans, part, instead)).toEqual([named])
})

test('openTRANS 1.0: a place of delivery that is only a number is named', () => {
  const former = (address: string) =>
    `<ORDER_PARTIES><SHIPMENT_PARTIES><DELIVERY_PARTY><PARTY><PARTY_ID>L-3</PARTY_ID>${address}</PARTY></DELIVERY_PARTY></SHIPMENT_PARTIES></ORDER_PARTIES><CURRENCY>`
  const bare = openTrans.good.replace(/<PARTIES>.*<\/ORDER_PARTIES_REFERENCE>/s, '')
  const address = '<ADDRESS><NAME>Lager</NAME><STREET>Kai 7</STREET><CITY>Kiel</CITY></ADDRESS>'
  expect(orderIn(bare.replace('<CURRENCY>', former('')))?.unread).toEqual(['DELIVERY_PARTY'])
  expect(orderIn(bare.replace('<CURRENCY>', former(address)))?.unread).toBeUndefined()
})

test('openTRANS: the place of delivery is the party that is referred to by its number', () => {
  const order = orderIn(
    openTrans.good
      .replace('<DELIVERY_IDREF>77', '<DELIVERY_IDREF>D-2')
      .replace(
        '</PARTIES>',
        '<PARTY><PARTY_ID>D-2</PARTY_ID><ADDRESS><NAME>Lager Süd</NAME><STREET>Am Gleis 3</STREET><CITY>Ulm</CITY></ADDRESS></PARTY></PARTIES>',
      ),
  )
  expect(order).toMatchObject({
    deliverTo: { name: 'Lager Süd', street: 'Am Gleis 3', city: 'Ulm' },
  })
  expect(order?.unread).toBeUndefined()
})

test.each<readonly [string, string, string]>([
  ['<Indicator>false', '<Indicator>true', 'TestIndicator/Indicator true'],
  ['<PurposeCode>9', '<PurposeCode>46', 'PurposeCode 46'],
  ['<LineID>1</LineID>', '<LineID>1</LineID><ParentLineID>9</ParentLineID>', 'ParentLineID'],
  [
    '<LineID>1</LineID>',
    '<LineID>1</LineID><LineStatusCode>4</LineStatusCode>',
    'LineStatusCode 4',
  ],
  [
    '<RequestedQuantity',
    '<PackageQuantity>2</PackageQuantity><RequestedQuantity',
    'PackageQuantity',
  ],
  [
    '</ChargeAmount>',
    '</ChargeAmount><BasisQuantity unitCode="KGM">1</BasisQuantity>',
    'BasisQuantity unitCode="KGM"',
  ],
  ['NetPriceProductTradePrice>', 'GrossPriceProductTradePrice>', 'NetPriceProductTradePrice'],
  [
    '<BuyerTradeParty>',
    '<BuyerOrderReferencedDocument><IssuerAssignedID>OX-0</IssuerAssignedID></BuyerOrderReferencedDocument><BuyerTradeParty>',
    'BuyerOrderReferencedDocument OX-0',
  ],
  ['<SellerAssignedID>', '<BatchID>B</BatchID><SellerAssignedID>', 'BatchID'],
  [
    '<PostalTradeAddress><LineOne>Kai 7</LineOne><CityName>Kiel</CityName></PostalTradeAddress>',
    '',
    'ShipToTradeParty',
  ],
])('Order-X: %s as %s is named', (part, instead, named) => {
  const text = orderX.good.replaceAll(part, instead)
  const wanted = instead.startsWith('Gross') ? 'GrossPriceProductTradePrice' : named
  expect(orderIn(text)?.unread).toEqual([wanted])
})

test('Order-X: a line that is taken back is, in an order as in a change', () => {
  const text = orderX.good.replace('</LineID>', '</LineID><LineStatusCode>2</LineStatusCode>')
  expect(orderIn(text)?.lines).toMatchObject([{ cancelled: true }])
})

test.each<readonly [string, string, string]>([
  ['>Lieferung<', '>Abholung<', 'ModeOfShipment Abholung'],
  ['<Cur>', '<DeliveryWeek>50</DeliveryWeek><Cur>', 'DeliveryWeek'],
  ['<NetPrice>1000</NetPrice>', '', 'OfferPrice'],
  ['<Hinweis>', '<Zuschlag>3.5</Zuschlag><Hinweis>', 'Zuschlag 3.5'],
  ['<Hinweis>', '<TechnClarification>Yes</TechnClarification><Hinweis>', 'TechnClarification Yes'],
  ['<Street>Kai 7</Street>', '', 'DeliveryPlaceInfo'],
])('IDS: %s as %s is named', (part, instead, named) => {
  expect(changed(ids, part, instead)).toEqual([named])
})

test('IDS: an offer is named where a line has no price, which it may say', () => {
  const offer = '<OfferNo>A-1</OfferNo><Cur>'
  expect(changed(ids, '<Cur>', offer)).toBeUndefined()
  const unpriced = ids.good.replace(/<(?:Offer|Net)Price>\d+<\/\w+>/g, '').replace('<Cur>', offer)
  expect(orderIn(unpriced)?.unread).toEqual(['OfferNo'])
})

test('IDS: the number of the order is its own; what the job is called is a note', () => {
  const order = orderIn(
    ids.good.replace('</PartNo>', '</PartNo><Kommission>Bad Müller</Kommission>'),
  )
  expect(order).toMatchObject({ number: 'B-9', notes: ['Bad Müller', 'Kran'] })
})

test('cXML: a number of the seller with a second part, a place without an address, days by line', () => {
  expect(
    changed(
      cxml,
      '</SupplierPartID>',
      '</SupplierPartID><SupplierPartAuxiliaryID>blue</SupplierPartAuxiliaryID>',
    ),
  ).toEqual(['SupplierPartAuxiliaryID blue'])
  expect(changed(cxml, '<Street>1 Quay</Street>', '')).toEqual(['ShipTo'])
  const item = /<ItemOut.*<\/ItemOut>/.exec(cxml.good)?.[0] ?? ''
  const other = item.replace('lineNumber="1"', 'lineNumber="2" requestedDeliveryDate="2027-01-15"')
  expect(changed(cxml, item, item + other)).toEqual(['requestedDeliveryDate of ItemOut'])
})

test('of many of a kind, none hides another kind', () => {
  const line = (at: number) =>
    `<OrderLine><LineItem><ID>${at}</ID><LineStatusCode>${at + 2}</LineStatusCode><PartialDeliveryIndicator>${at < 11 ? 'true' : 'false'}</PartialDeliveryIndicator></LineItem></OrderLine>`
  const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(line).join('')
  const unread = changed(ubl, '<OrderLine>', `${lines}<OrderLine>`) ?? []
  expect(unread).toContain('PartialDeliveryIndicator false')
  expect(unread.at(-1)).toBe('…')
})

test('more than a page can show is named as more', () => {
  const many = Array.from({ length: 12 }, (_, at) => `<Extra${at}>1</Extra${at}>`).join('')
  const unread = changed(ubl, '<Note>Gate 4</Note>', many) ?? []
  expect([unread.length, unread.at(-1)]).toEqual([9, '…'])
})

test('a price in another currency is none in that of the order', () => {
  const currencies = [
    ubl.good.replace('<PriceAmount>', '<PriceAmount currencyID="SEK">'),
    ubl.good.replace(
      '<LineExtensionAmount>240.00</LineExtensionAmount><Partial',
      '<LineExtensionAmount currencyID="SEK">240.00</LineExtensionAmount><Partial',
    ),
    openTrans.good.replace(
      '</PRICE_AMOUNT>',
      '</PRICE_AMOUNT><PRICE_CURRENCY>SEK</PRICE_CURRENCY>',
    ),
    orderX.good.replace('<ChargeAmount>', '<ChargeAmount currencyID="SEK">'),
  ]
  for (const text of currencies) expect(orderIn(text)?.currency).toBe('SEK')
  // Where the order has none of its own, nobody takes it for that of the others.
  for (const text of [
    cxml.good.replace('<Money currency="USD">', '<Money currency="SEK">'),
    ubl.good
      .replace('<DocumentCurrencyCode>EUR</DocumentCurrencyCode>', '')
      .replace('<PriceAmount>', '<PriceAmount currencyID="USD">')
      .replace(/(?<=<LineItem>.*<LineExtensionAmount)(?=>)/, ' currencyID="SEK"'),
  ])
    expect(orderIn(text)?.currency).toMatch(/^(?:SEK\/USD|USD\/SEK)$/)
})

test('a second number on the bars is named, but not the same with zeros before it', () => {
  const second = (number: string) =>
    `<INTERNATIONAL_PID type="gtin">${number}</INTERNATIONAL_PID><DESCRIPTION_SHORT>`
  expect(changed(openTrans, '<DESCRIPTION_SHORT>', second('04006381333931'))).toBeUndefined()
  expect(changed(openTrans, '<DESCRIPTION_SHORT>', second('4002395123452'))).toEqual([
    'INTERNATIONAL_PID 4002395123452',
  ])
  const other = '<GlobalID schemeID="0160">4002395123452</GlobalID><SellerAssignedID>'
  expect(changed(orderX, '<SellerAssignedID>', other)).toEqual(['GlobalID 4002395123452'])
  const code = (digits: string) => `<IdReference domain="EAN-13" identifier="${digits}"/>`
  const codes = `</Classification>${code('4006381333931')}${code('4002395123452')}`
  expect(changed(cxml, '</Classification>', codes)).toEqual(['IdReference 4002395123452'])
})

test.each([
  ['cXML', cxml.good.replace('deploymentMode="production"', 'deploymentMode="test"')],
  ['Order-X', orderX.good.replace('<Indicator>false', '<Indicator>true')],
  [
    'EDIFACT',
    "UNB+UNOA:3+A+B+261102:1000+1++++++1'UNH+1+ORDERS:D:96A:UN'BGM+220+7+9'LIN+1++HAM-16:SA'QTY+21:2'UNS+S'UNT+6+1'UNZ+1+1'",
  ],
])('a test of %s is no order', (_form, text) => {
  expect(orderIn(text)?.purpose).toBe('test')
  expect(orderIn(text)?.unread).toHaveLength(1)
})

test('a copy of UBL or of Order-X is one for information', () => {
  const copies = [
    ubl.good.replace('<Note>Gate 4</Note>', '<CopyIndicator>true</CopyIndicator>'),
    orderX.good.replace(
      '<PurposeCode>',
      '<CopyIndicator><Indicator>true</Indicator></CopyIndicator><PurposeCode>',
    ),
  ]
  for (const text of copies) expect(orderIn(text)?.purpose).toBe('copy')
})
