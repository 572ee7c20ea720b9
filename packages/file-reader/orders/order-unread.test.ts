/** What an order of XML says beside what is read is named, whatever its form. */
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readOrders } from './read-orders.ts'

const orderIn = (text: string) => readOrders('order.xml', strToU8(text))?.orders[0]

type Form = {
  readonly good: string
  /** Elements of it that say nothing of what is ordered, with all that is in them. */
  readonly silent: readonly string[]
  /** Elements of which all are read, or none needs to be. */
  readonly many: readonly string[]
}

const ubl: Form = {
  good: `<Order><CustomizationID>urn:x</CustomizationID><ID>PO-7</ID><IssueDate>2026-11-02</IssueDate><OrderTypeCode>220</OrderTypeCode><Note>Gate 4</Note><DocumentCurrencyCode>EUR</DocumentCurrencyCode><CustomerReference>4711</CustomerReference>
<BuyerCustomerParty><Party><PartyName><Name>Werft Nord</Name></PartyName></Party></BuyerCustomerParty><AccountingCustomerParty><Party><PartyName><Name>Werft Nord</Name></PartyName></Party></AccountingCustomerParty>
<Delivery><DeliveryLocation><Address><StreetName>Kai 7</StreetName><CityName>Kiel</CityName></Address></DeliveryLocation><RequestedDeliveryPeriod><StartDate>2026-11-10</StartDate><EndDate>2026-11-12</EndDate></RequestedDeliveryPeriod></Delivery>
<TaxTotal><TaxAmount>45.60</TaxAmount></TaxTotal><AnticipatedMonetaryTotal><LineExtensionAmount>240.00</LineExtensionAmount><PayableAmount>285.60</PayableAmount></AnticipatedMonetaryTotal>
<OrderLine><Note>Sharp</Note><LineItem><ID>1</ID><Quantity unitCode="C62">24</Quantity><LineExtensionAmount>240.00</LineExtensionAmount><PartialDeliveryIndicator>true</PartialDeliveryIndicator><Price><PriceAmount>1000.00</PriceAmount><BaseQuantity unitCode="C62">100</BaseQuantity></Price><Item><Name>Chisel</Name><SellersItemIdentification><ID>CH-9</ID></SellersItemIdentification><CommodityClassification><ItemClassificationCode>1</ItemClassificationCode></CommodityClassification></Item></LineItem></OrderLine></Order>`,
  silent: [
    'CustomizationID',
    'CustomerReference',
    'BuyerCustomerParty',
    'AccountingCustomerParty',
    'CommodityClassification',
  ],
  many: ['Note', 'CommodityClassification'],
}

const openTrans: Form = {
  good: `<ORDER version="2.1" type="standard"><ORDER_HEADER><CONTROL_INFO><GENERATOR_INFO>x</GENERATOR_INFO></CONTROL_INFO><ORDER_INFO><ORDER_ID>B-9</ORDER_ID><ORDER_DATE>2026-11-02</ORDER_DATE><DELIVERY_DATE type="fixed"><DELIVERY_START_DATE>2026-11-10</DELIVERY_START_DATE><DELIVERY_END_DATE>2026-11-12</DELIVERY_END_DATE></DELIVERY_DATE>
<PARTIES><PARTY><PARTY_ID>77</PARTY_ID><PARTY_ROLE>buyer</PARTY_ROLE><ADDRESS><NAME>Werft Nord</NAME><STREET>Kai 7</STREET><CITY>Kiel</CITY></ADDRESS></PARTY></PARTIES><ORDER_PARTIES_REFERENCE><BUYER_IDREF>77</BUYER_IDREF><SHIPMENT_PARTIES_REFERENCE><DELIVERY_IDREF>77</DELIVERY_IDREF></SHIPMENT_PARTIES_REFERENCE></ORDER_PARTIES_REFERENCE><CURRENCY>EUR</CURRENCY><REMARKS>Gate 4</REMARKS></ORDER_INFO></ORDER_HEADER>
<ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><PRODUCT_ID><SUPPLIER_PID>CH-9</SUPPLIER_PID><INTERNATIONAL_PID type="ean">4006381333931</INTERNATIONAL_PID><DESCRIPTION_SHORT>Chisel</DESCRIPTION_SHORT></PRODUCT_ID><QUANTITY>24</QUANTITY><ORDER_UNIT>C62</ORDER_UNIT><PRODUCT_PRICE_FIX><PRICE_AMOUNT>10.00</PRICE_AMOUNT><TAX_DETAILS_FIX><TAX>0.19</TAX></TAX_DETAILS_FIX></PRODUCT_PRICE_FIX><PRICE_LINE_AMOUNT>240.00</PRICE_LINE_AMOUNT><ACCOUNTING_INFO><COST_ACCOUNT>4</COST_ACCOUNT></ACCOUNTING_INFO></ORDER_ITEM></ORDER_ITEM_LIST><ORDER_SUMMARY><TOTAL_ITEM_NUM>1</TOTAL_ITEM_NUM><TOTAL_AMOUNT>240.00</TOTAL_AMOUNT></ORDER_SUMMARY></ORDER>`,
  silent: ['GENERATOR_INFO', 'PARTY_ID', 'BUYER_IDREF', 'TAX_DETAILS_FIX', 'ACCOUNTING_INFO'],
  many: [
    'PARTY',
    'PARTY_ID',
    'PARTY_ROLE',
    'NAME',
    'REMARKS',
    'INTERNATIONAL_PID',
    'DESCRIPTION_SHORT',
    'TAX_DETAILS_FIX',
  ],
}

const orderX: Form = {
  good: `<SCRDMCCBDACIOMessageStructure><ExchangedDocumentContext><TestIndicator><Indicator>false</Indicator></TestIndicator><GuidelineSpecifiedDocumentContextParameter><ID>x</ID></GuidelineSpecifiedDocumentContextParameter></ExchangedDocumentContext>
<ExchangedDocument><ID>OX-1</ID><TypeCode>220</TypeCode><IssueDateTime><DateTimeString format="102">20261102</DateTimeString></IssueDateTime><PurposeCode>9</PurposeCode><IncludedNote><Content>Gate 4</Content><SubjectCode>AAI</SubjectCode></IncludedNote></ExchangedDocument>
<SupplyChainTradeTransaction><IncludedSupplyChainTradeLineItem><AssociatedDocumentLineDocument><LineID>1</LineID></AssociatedDocumentLineDocument><SpecifiedTradeProduct><GlobalID schemeID="0160">4006381333931</GlobalID><SellerAssignedID>CH-9</SellerAssignedID><Name>Chisel</Name></SpecifiedTradeProduct><SpecifiedLineTradeAgreement><NetPriceProductTradePrice><ChargeAmount>10.00</ChargeAmount></NetPriceProductTradePrice></SpecifiedLineTradeAgreement><SpecifiedLineTradeDelivery><RequestedQuantity unitCode="C62">24</RequestedQuantity></SpecifiedLineTradeDelivery><SpecifiedLineTradeSettlement><SpecifiedTradeSettlementLineMonetarySummation><LineTotalAmount>240.00</LineTotalAmount></SpecifiedTradeSettlementLineMonetarySummation></SpecifiedLineTradeSettlement></IncludedSupplyChainTradeLineItem>
<ApplicableHeaderTradeAgreement><BuyerTradeParty><Name>Werft Nord</Name></BuyerTradeParty></ApplicableHeaderTradeAgreement><ApplicableHeaderTradeDelivery><ShipToTradeParty><Name>Werft Nord</Name><PostalTradeAddress><LineOne>Kai 7</LineOne><CityName>Kiel</CityName></PostalTradeAddress></ShipToTradeParty><RequestedDeliverySupplyChainEvent><OccurrenceDateTime><DateTimeString format="102">20261110</DateTimeString></OccurrenceDateTime></RequestedDeliverySupplyChainEvent></ApplicableHeaderTradeDelivery>
<ApplicableHeaderTradeSettlement><OrderCurrencyCode>EUR</OrderCurrencyCode><SpecifiedTradeSettlementHeaderMonetarySummation><LineTotalAmount>240.00</LineTotalAmount><TaxBasisTotalAmount>240.00</TaxBasisTotalAmount></SpecifiedTradeSettlementHeaderMonetarySummation></ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction></SCRDMCCBDACIOMessageStructure>`,
  silent: ['GuidelineSpecifiedDocumentContextParameter', 'SubjectCode', 'BuyerTradeParty'],
  many: [
    'GuidelineSpecifiedDocumentContextParameter',
    'SubjectCode',
    'BuyerTradeParty',
    'IncludedNote',
    'Content',
    'GlobalID',
    'SpecifiedTradeProduct/Name',
  ],
}

const ids: Form = {
  good: `<Warenkorb><WarenkorbInfo><Date>2026-11-02</Date><Time>09:00:00</Time><Version>2.5</Version></WarenkorbInfo><Order><OrderInfo><PartNo>B-9</PartNo><DeliveryDate>2026-11-10</DeliveryDate><ModeOfShipment>Lieferung</ModeOfShipment><Cur>EUR</Cur><ZusatzText>Kran</ZusatzText></OrderInfo><CustomerInfo><IDNo>77</IDNo><Address><Name1>Werft Nord</Name1></Address></CustomerInfo><DeliveryPlaceInfo><Address><Name1>Lager</Name1><Street>Kai 7</Street><City>Kiel</City></Address></DeliveryPlaceInfo>
<OrderItem><ItemChara>normal</ItemChara><RefItems><Customer>1.1</Customer></RefItems><ArtNo>CH-9</ArtNo><Qty>24</Qty><QU>PCE</QU><Kurztext>Stechbeitel</Kurztext><OfferPrice>1500</OfferPrice><NetPrice>1000</NetPrice><PriceBasis>100</PriceBasis><VAT>19</VAT><Hinweis>Scharf</Hinweis></OrderItem></Order></Warenkorb>`,
  silent: ['Time', 'Version', 'IDNo', 'OfferPrice', 'VAT'],
  many: ['ZusatzText', 'OrderItem'],
}

const cxml: Form = {
  good: `<cXML payloadID="1"><Header/><Request deploymentMode="production"><OrderRequest><OrderRequestHeader orderID="PO-1" orderDate="2026-11-29" type="new"><Total><Money currency="USD">240.00</Money></Total><ShipTo><Address><Name>Works</Name><PostalAddress><Street>1 Quay</Street><City>Kiel</City></PostalAddress></Address></ShipTo><Comments>Gate 4</Comments></OrderRequestHeader><ItemOut quantity="24" lineNumber="1"><ItemID><SupplierPartID>CH-9</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">10.00</Money></UnitPrice><Description>Chisel</Description><UnitOfMeasure>EA</UnitOfMeasure><Classification>27110000</Classification></ItemDetail></ItemOut></OrderRequest></Request></cXML>`,
  silent: ['Header', 'ShipTo', 'Description', 'Classification'],
  many: ['Header', 'ShipTo', 'Comments', 'Description', 'Classification', 'ItemOut'],
}

const forms = { ubl, openTrans, orderX, ids, cxml }

/** The elements of a text with the names of those that they are in, and where each begins and ends. */
function elementsOf(text: string) {
  const open: { name: string; from: number; inner: number }[] = []
  const found: { path: readonly string[]; from: number; inner: number; until: number }[] = []
  for (const match of text.matchAll(/<(\/?)([\w]+)[^>]*?(\/?)>/g)) {
    const [tag, closing, name = '', single] = match
    const end = match.index + tag.length
    if (closing === '') open.push({ name, from: match.index, inner: end })
    const path = open.map((one) => one.name)
    if (closing === '' && single === '') continue
    const element = open.pop()
    if (element) found.push({ path, from: element.from, inner: element.inner, until: end })
  }
  return found
}
const isOf = (path: readonly string[], names: readonly string[]) =>
  names.some((name) => {
    const [last = '', parent] = name.split('/').toReversed()
    return path.at(-1) === last && (parent === undefined || path.at(-2) === parent)
  })

describe.each(Object.entries(forms))('an order of %s', (name, { good, silent, many }) => {
  const isOfMessage = (path: readonly string[]) => name === 'cxml' && !path.includes('OrderRequest')

  test('that is an ordinary one says nothing beside', () => {
    expect(orderIn(good)?.unread).toBeUndefined()
  })

  test('names any element that is added to it, wherever it is', () => {
    let added = 0
    for (const { path, inner, from } of elementsOf(good)) {
      if (good[inner - 2] === '/' || isOfMessage(path)) continue
      const text = `${good.slice(0, inner)}<Surprise>9</Surprise>${good.slice(inner)}`
      const isSilent = path.some((one) => silent.includes(one))
      const at = `${path.join('/')} at ${from}`
      if (isSilent) expect(orderIn(text)?.unread, at).toBeUndefined()
      else expect(orderIn(text)?.unread, at).toContain('Surprise')
      added += 1
    }
    expect(added).toBeGreaterThan(15)
  })

  test('names an element of which only the first is read', () => {
    for (const { path, from, until } of elementsOf(good)) {
      if (path.length === 1 || isOfMessage(path)) continue
      const text = good.slice(0, until) + good.slice(from)
      const [own = ''] = path.slice(-1)
      // Orders and lines may be several; without the only transaction nothing is an order.
      const isWhole =
        /^(?:OrderRequest|OrderLine|ORDER_ITEM|IncludedSupplyChainTradeLineItem|Order|SupplyChainTradeTransaction)$/
      const isSilent = path.some((one) => silent.includes(one))
      if (isSilent || isOf(path, many) || isWhole.test(own)) continue
      const unread = orderIn(text)?.unread ?? []
      expect(
        unread.some((one) => one.startsWith('2 × ') && one.endsWith(own)),
        path.join('/'),
      ).toBe(true)
    }
  })
})

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
  ).toEqual(['SupplierPartAuxiliaryID'])
  expect(changed(cxml, '<Street>1 Quay</Street>', '')).toEqual(['ShipTo'])
  const item = /<ItemOut.*<\/ItemOut>/.exec(cxml.good)?.[0] ?? ''
  const other = item.replace('lineNumber="1"', 'lineNumber="2" requestedDeliveryDate="2027-01-15"')
  expect(changed(cxml, item, item + other)).toEqual(['requestedDeliveryDate of ItemOut'])
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
    cxml.good.replace('<UnitPrice><Money currency="USD">', '<UnitPrice><Money currency="SEK">'),
  ]
  for (const text of currencies) expect(orderIn(text)?.currency).toBe('SEK')
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
