/** Orders in standard formats: a file is read as written, or refused with the name of its type. */
import { expect, test } from 'vitest'
import { strToU8, zlibSync } from 'fflate'
import { UnreadableFile } from '../unreadable-file.ts'
import type { OrderedLine } from './order-document.ts'
import { readOrders } from './read-orders.ts'

const read = (text: string, name = 'order') => readOrders(name, strToU8(text))

/** The only order of a text. */
function orderIn(text: string) {
  const orders = read(text)?.orders ?? []
  expect(orders).toHaveLength(1)
  return orders[0]
}

/** What a line says, without places and what it leaves open. */
const said = ({ from: _from, to: _to, ...line }: OrderedLine) =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== '' && value !== false))

const refusalOf = (text: string | Uint8Array): string => {
  try {
    readOrders('file.bin', typeof text === 'string' ? strToU8(text) : text)
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message
    throw error
  }
  return expect.unreachable('it was read')
}

const ubl = `<?xml version="1.0" encoding="UTF-8"?>
<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:cbc="b" xmlns:cac="a">
  <cbc:ID>4500-17</cbc:ID>
  <cbc:IssueDate>2026-11-02</cbc:IssueDate>
  <cbc:Note>Ring at gate 4 &amp; wait</cbc:Note>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:BuyerCustomerParty><cac:Party>
    <cac:PartyName><cbc:Name>Werft Nord</cbc:Name></cac:PartyName>
    <cac:Contact><cbc:Name>Ida Holm</cbc:Name><cbc:ElectronicMail>ida@werft.example</cbc:ElectronicMail></cac:Contact>
  </cac:Party></cac:BuyerCustomerParty>
  <cac:Delivery>
    <cac:DeliveryLocation><cac:Address>
      <cbc:StreetName>Kai 7</cbc:StreetName><cbc:CityName>Kiel</cbc:CityName>
      <cbc:PostalZone>24103</cbc:PostalZone>
      <cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>
    </cac:Address></cac:DeliveryLocation>
    <cac:RequestedDeliveryPeriod><cbc:StartDate>2026-11-10</cbc:StartDate><cbc:EndDate>2026-11-12</cbc:EndDate></cac:RequestedDeliveryPeriod>
  </cac:Delivery>
  <cac:OrderLine><cac:LineItem>
    <cbc:ID>10</cbc:ID>
    <cbc:Quantity unitCode="C62">24</cbc:Quantity>
    <cac:Price><cbc:PriceAmount currencyID="EUR">118.50</cbc:PriceAmount><cbc:BaseQuantity>100</cbc:BaseQuantity></cac:Price>
    <cac:Item><cbc:Name>Hammer</cbc:Name>
      <cac:BuyersItemIdentification><cbc:ID>W 77</cbc:ID></cac:BuyersItemIdentification>
      <cac:SellersItemIdentification><cbc:ID>0815</cbc:ID></cac:SellersItemIdentification>
      <cac:StandardItemIdentification><cbc:ID schemeID="0160">04006381333931</cbc:ID></cac:StandardItemIdentification>
    </cac:Item>
  </cac:LineItem></cac:OrderLine>
</Order>`

test('a UBL order says who orders what, where it goes, and which price is assumed', () => {
  const order = orderIn(ubl)
  expect(order).toMatchObject({
    purpose: 'order',
    number: '4500-17',
    date: '2026-11-02',
    currency: 'EUR',
    notes: ['Ring at gate 4 & wait'],
    buyer: { name: 'Werft Nord', contact: 'Ida Holm', email: 'ida@werft.example' },
    deliverTo: { street: 'Kai 7', postcode: '24103', city: 'Kiel', country: 'DE' },
    wishedFrom: '2026-11-10',
    wishedUntil: '2026-11-12',
  })
  expect(order?.lines.map(said)).toEqual([
    {
      number: '10',
      sellerNumber: '0815',
      buyerNumber: 'W 77',
      gtin: '04006381333931',
      name: 'Hammer',
      quantity: '24',
      unit: 'C62',
      price: '118.50',
      priceQuantity: '100',
    },
  ])
})

test('a line knows where it stands in the text that is shown, also of XML on one line', () => {
  for (const text of [ubl, ubl.replaceAll('\n', '')]) {
    const found = read(text)
    const line = found?.orders[0]?.lines[0]
    const shown =
      found?.text
        .split('\n')
        .slice((line?.from ?? 0) - 1, line?.to)
        .join('\n') ?? ''
    expect(shown).toContain('0815')
    expect(shown).not.toContain('4500-17')
  }
})

test('a change and a cancellation are no new orders, and name the order that they are about', () => {
  const reference = '<OrderReference><ID>4500-17</ID></OrderReference>'
  expect(orderIn(`<OrderChange><ID>C-1</ID>${reference}<OrderLine/></OrderChange>`)).toMatchObject({
    purpose: 'change',
    changes: '4500-17',
  })
  expect(orderIn(`<OrderCancellation><ID>X</ID>${reference}</OrderCancellation>`)).toMatchObject({
    purpose: 'cancellation',
    changes: '4500-17',
  })
})

const cxml = (inside: string, type = 'new') => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="1" timestamp="2026-11-02T10:00:00Z"><Header><Sender><Credential domain="NetworkID">
<Identity>buyer</Identity><SharedSecret>hunter2</SharedSecret></Credential></Sender></Header>
<Request><OrderRequest><OrderRequestHeader orderID="DO1234" orderDate="2026-11-02T10:00:00Z" type="${type}">
<Total><Money currency="USD">100.00</Money></Total>
<ShipTo><Address isoCountryCode="US"><Name xml:lang="en">Acme</Name><PostalAddress>
<DeliverTo>Joe Smith</DeliverTo><Street>123 Anystreet</Street><City>Sunnyvale</City><State>CA</State>
<PostalCode>90489</PostalCode><Country isoCountryCode="US">United States</Country></PostalAddress></Address></ShipTo>
<Comments>Call before</Comments></OrderRequestHeader>${inside}</OrderRequest></Request></cXML>`

const cxmlItem = `<ItemOut quantity="10" lineNumber="1"><ItemID><SupplierPartID>AM2692</SupplierPartID></ItemID>
<ItemDetail><UnitPrice><Money currency="USD">1.34</Money></UnitPrice><Description xml:lang="en">Pens &lt;blue&gt;</Description>
<UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut>`

test('a cXML order is read with its document type named, and its secret is not shown', () => {
  const found = read(cxml(cxmlItem))
  expect(found?.text).not.toContain('hunter2')
  expect(found?.orders[0]).toMatchObject({
    number: 'DO1234',
    date: '2026-11-02',
    currency: 'USD',
    notes: ['Call before'],
    deliverTo: { name: 'Acme', contact: 'Joe Smith', city: 'Sunnyvale', region: 'CA' },
  })
  expect(found?.orders[0]?.lines.map(said)).toEqual([
    {
      number: '1',
      sellerNumber: 'AM2692',
      name: 'Pens <blue>',
      quantity: '10',
      unit: 'EA',
      price: '1.34',
    },
  ])
  expect(orderIn(cxml(cxmlItem, 'update'))).toMatchObject({ purpose: 'change', changes: 'DO1234' })
  const untyped = cxml(cxmlItem).replace(' type="new"', '')
  for (const text of [untyped, cxml(cxmlItem)])
    expect(orderIn(text)).toMatchObject({ purpose: 'order', changes: '' })
  expect(orderIn(cxml(cxmlItem, 'delete'))?.purpose).toBe('cancellation')
})

const edifact = (lines: string, count = 0, una = "UNA:+.? '") => {
  const message =
    "UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+PO?'88+9'DTM+137:20261102:102'DTM+2:20261112:102'" +
    "FTX+AAI+++Leave at:the gate'NAD+BY+5412345000013::9'CTA+OC+:P. Forget'COM+0032 2 123:TE'" +
    "NAD+DP+++Harbour Joinery:Store 3+Quay 1+Ghent++9000+BE'CUX+2:EUR:9'" +
    lines +
    "UNS+S'"
  const segments = message.split("'").length - 1 + 1 - (message.match(/\?'/g)?.length ?? 0)
  return `${una}UNB+UNOA:3+A+B+261102:1000+1'${message}UNT+${segments + count}+1'UNZ+1+1'`
}
const edifactLines =
  "LIN+1++4006381333931:EN'PIA+1+0815:SA+W77:BP'IMD+F++:::Claw hammer'QTY+21:48:PCE'PRI+AAA:12.50:::100'" +
  "LIN+2'PIA+5+SAW-1:SA'QTY+21:5'QTY+59:12'"

test('an EDIFACT order of lines, numbers by whose they are, prices with their base', () => {
  const order = orderIn(edifact(edifactLines))
  expect(order).toMatchObject({
    purpose: 'order',
    number: "PO'88",
    date: '2026-11-02',
    currency: 'EUR',
    wishedFrom: '2026-11-12',
    notes: ['Leave at the gate'],
    buyer: { phone: '0032 2 123' },
    deliverTo: {
      name: 'Harbour Joinery',
      street: 'Quay 1',
      city: 'Ghent',
      postcode: '9000',
      country: 'BE',
    },
  })
  expect(order?.lines.map(said)).toEqual([
    {
      number: '1',
      gtin: '4006381333931',
      sellerNumber: '0815',
      buyerNumber: 'W77',
      name: 'Claw hammer',
      quantity: '48',
      unit: 'PCE',
      price: '12.50',
      priceQuantity: '100',
    },
    { number: '2', sellerNumber: 'SAW-1', quantity: '5', contains: '12' },
  ])
})

test('an EDIFACT interchange with other signs and a decimal comma says the same', () => {
  const usual = edifact(edifactLines)
  const other = usual
    .replace("UNA:+.? '", 'UNA|*,\\ ~')
    .replaceAll("?'", "\\'\\")
    .replaceAll(':', '|')
    .replaceAll('+', '*')
    .replaceAll("'", '~')
    .replace('12.50', '12,50')
    .replaceAll('\\~\\', "'")
  expect(orderIn(other)?.lines.map(said)).toEqual(orderIn(usual)?.lines.map(said))
  expect(orderIn(other)?.number).toBe("PO'88")
})

test('half an EDIFACT message, and one with another number of segments, are refused', () => {
  const whole = edifact(edifactLines)
  expect(refusalOf(whole.slice(0, whole.indexOf('UNS')))).toMatch(
    /ends before the end of its message/,
  )
  expect(refusalOf(edifact(edifactLines, 3))).toMatch(/should have \d+ segments/)
  expect(refusalOf(whole.replaceAll('ORDERS:D', 'INVOIC:D'))).toMatch(
    /an EDIFACT INVOIC message, not an order/,
  )
})

test('an openTRANS order, 2.1 and 1.0', () => {
  const twoOne = `<ORDER xmlns="http://www.opentrans.org/XMLSchema/2.1" xmlns:bmecat="x" version="2.1">
    <ORDER_HEADER><ORDER_INFO><ORDER_ID>B-9</ORDER_ID><ORDER_DATE>2026-11-02T08:00:00</ORDER_DATE>
    <PARTIES><PARTY><PARTY_ROLE>delivery</PARTY_ROLE><ADDRESS><bmecat:NAME>Lager Süd</bmecat:NAME>
    <bmecat:STREET>Am Gleis 3</bmecat:STREET><bmecat:ZIP>80331</bmecat:ZIP><bmecat:CITY>München</bmecat:CITY>
    <bmecat:COUNTRY_CODED>DE</bmecat:COUNTRY_CODED></ADDRESS></PARTY></PARTIES></ORDER_INFO></ORDER_HEADER>
    <ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><PRODUCT_ID>
    <bmecat:SUPPLIER_PID>ZA-20</bmecat:SUPPLIER_PID><bmecat:INTERNATIONAL_PID type="gtin">4006381333931</bmecat:INTERNATIONAL_PID>
    <bmecat:BUYER_PID>77</bmecat:BUYER_PID></PRODUCT_ID><QUANTITY>12.00</QUANTITY><bmecat:ORDER_UNIT>C62</bmecat:ORDER_UNIT>
    <PRODUCT_PRICE_FIX><bmecat:PRICE_AMOUNT>3.20</bmecat:PRICE_AMOUNT><bmecat:PRICE_QUANTITY>1</bmecat:PRICE_QUANTITY></PRODUCT_PRICE_FIX>
    </ORDER_ITEM></ORDER_ITEM_LIST></ORDER>`
  expect(orderIn(twoOne)).toMatchObject({
    number: 'B-9',
    deliverTo: { name: 'Lager Süd', postcode: '80331', city: 'München', country: 'DE' },
    lines: [
      {
        sellerNumber: 'ZA-20',
        buyerNumber: '77',
        gtin: '4006381333931',
        quantity: '12.00',
        price: '3.20',
        priceQuantity: '1',
      },
    ],
  })
  const oneZero = `<ORDER version="1.0"><ORDER_HEADER><ORDER_INFO><ORDER_ID>7</ORDER_ID></ORDER_INFO></ORDER_HEADER>
    <ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><ARTICLE_ID><SUPPLIER_AID>ZA-20</SUPPLIER_AID></ARTICLE_ID>
    <QUANTITY>3</QUANTITY><ORDER_UNIT>PCE</ORDER_UNIT><ARTICLE_PRICE><PRICE_AMOUNT>9.6</PRICE_AMOUNT></ARTICLE_PRICE></ORDER_ITEM></ORDER_ITEM_LIST></ORDER>`
  expect(orderIn(oneZero)?.lines.map(said)).toEqual([
    { number: '1', sellerNumber: 'ZA-20', quantity: '3', unit: 'PCE', price: '9.6' },
  ])
})

const orderX = (type = '220') => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="r" xmlns:ram="a" xmlns:udt="u">
<rsm:ExchangedDocument><ram:ID>OX-1</ram:ID><ram:TypeCode>${type}</ram:TypeCode>
<ram:IssueDateTime><udt:DateTimeString format="102">20261102</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction><ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct><ram:GlobalID schemeID="0160">4006381333931</ram:GlobalID><ram:SellerAssignedID>CH-9</ram:SellerAssignedID><ram:Name>Chisel</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>7.10</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:RequestedQuantity unitCode="C62">6</ram:RequestedQuantity></ram:SpecifiedLineTradeDelivery>
</ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeSettlement><ram:OrderCurrencyCode>EUR</ram:OrderCurrencyCode></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:SCRDMCCBDACIOMessageStructure>`

/** A PDF with a packed stream: as short as one can be. */
function pdfWith(content: string, dictionary = ''): Uint8Array {
  const packed = zlibSync(strToU8(content))
  const head = strToU8(
    `%PDF-1.7\n1 0 obj\n<</Type/EmbeddedFile/Filter/FlateDecode${dictionary}>>\nstream\n`,
  )
  const tail = strToU8('\nendstream\nendobj\n%%EOF')
  return new Uint8Array([...head, ...packed, ...tail])
}

test('an Order-X is the same as XML and within a PDF', () => {
  const [plain, packed] = [orderIn(orderX()), readOrders('a.pdf', pdfWith(orderX()))?.orders[0]]
  expect(packed).toEqual(plain)
  expect(plain).toMatchObject({ number: 'OX-1', date: '2026-11-02', currency: 'EUR' })
  expect(plain?.lines.map(said)).toEqual([
    {
      number: '1',
      sellerNumber: 'CH-9',
      gtin: '4006381333931',
      name: 'Chisel',
      quantity: '6',
      unit: 'C62',
      price: '7.10',
    },
  ])
  expect(refusalOf(orderX('231'))).toMatch(/an order response/)
})

test('of several files of XML in a PDF the last order is read, and how many there are', () => {
  const [early, late] = [pdfWith(orderX()), pdfWith(orderX().replace('>6<', '>60<'))]
  const note = pdfWith('<?xml version="1.0"?><Notes/>')
  const found = readOrders('a.pdf', new Uint8Array([...early, ...late, ...late, ...note]))
  expect(found?.attachedXml).toBe(3)
  expect(found?.orders[0]?.lines[0]?.quantity).toBe('60')
  expect(readOrders('a.pdf', early)?.attachedXml).toBe(1)
})

test('a PDF without XML is no order in a form of the trade; one with a password is named as such', () => {
  expect(readOrders('scan.pdf', pdfWith('q 0 0 1 1 re f Q'))).toBeUndefined()
  const locked = strToU8('%PDF-1.7\ntrailer <</Encrypt 5 0 R>>')
  expect(refusalOf(locked)).toMatch(/PDF with a password/)
})

test('a basket of IDS Connect, whose alternatives are not ordered unseen', () => {
  const basket = `<Warenkorb xmlns="http://www.itek.de/Shop-Anbindung/Warenkorb/"><WarenkorbInfo><Date>2026-11-02</Date><Version>2.5</Version></WarenkorbInfo>
    <Order><OrderInfo><Kommission>Bad Müller</Kommission><ZusatzText>Kran nötig</ZusatzText><Cur>EUR</Cur></OrderInfo>
    <OrderItem><ItemChara>normal</ItemChara><ArtNo>4711</ArtNo><Qty>50.00</Qty><QU>MTR</QU><NetPrice>522</NetPrice><PriceBasis>1000</PriceBasis></OrderItem>
    <OrderItem><ItemChara>alternate</ItemChara><ArtNo>4712</ArtNo><Qty>3.00</Qty><QU>PCE</QU></OrderItem></Order></Warenkorb>`
  const order = orderIn(basket)
  expect(order).toMatchObject({ number: 'Bad Müller', notes: ['Kran nötig'], currency: 'EUR' })
  expect(order?.lines.map(said)).toEqual([
    {
      sellerNumber: '4711',
      quantity: '50.00',
      unit: 'MTR',
      price: '522',
      priceQuantity: '1000',
    },
    { sellerNumber: '4712', quantity: '3.00', unit: 'PCE', optional: true },
  ])
})

test('entities of a file, XML bombs and references to other files are never followed', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE Order [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><Order><ID>&b;</ID></Order>`
  const outside = `<!DOCTYPE Order [<!ENTITY x SYSTEM "file:///etc/passwd">]><Order><ID>&x;</ID></Order>`
  const parameter = `<!DOCTYPE Order [<!ENTITY % x SYSTEM "http://evil.example/x.dtd"> %x;]><Order><ID>1</ID></Order>`
  for (const text of [bomb, outside, parameter])
    expect(refusalOf(text)).toMatch(/document type declaration that defines entities/)
})

test('XML that is too deep, broken or not an order is refused with an explanation', () => {
  expect(refusalOf(`<Order>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</Order>`)).toMatch(
    /nested too deeply/,
  )
  expect(refusalOf('<Order><ID>1</Order>')).toMatch(/not well-formed/)
  expect(refusalOf('<Order><ID>1</ID></Order>')).toMatch(/order without lines/)
  expect(refusalOf('<Invoice><ID>1</ID></Invoice>')).toMatch(/not an order/)
  expect(refusalOf('<note><to>all</to></note>')).toMatch(/XML with the root element note/)
  const many = `<Order>${'<OrderLine><LineItem/></OrderLine>'.repeat(1001)}</Order>`
  expect(refusalOf(many)).toMatch(/1,001 lines/)
})

test('a change in EDIFACT names the order that it changes, beside its own number', () => {
  const changed = (references: string, count: number) =>
    `UNA:+.? 'UNH+1+ORDCHG:D:96A:UN'BGM+230+AEN-7+4'${references}LIN+1+3+0764569104:IB'QTY+21:48'UNS+S'UNT+${count}+1'`
  const named = { purpose: 'change', number: 'AEN-7', changes: '4500-17' }
  expect(orderIn(changed("RFF+ON:4500-17'", 7))).toMatchObject(named)
  expect(orderIn(changed("RFF+ON:4500-17'RFF+ON:4500-17'", 8))).toMatchObject(named)
})

test('a line that a change takes back says so, and a line in parts for several places', () => {
  const change = (status: string) =>
    `<OrderChange><ID>1</ID><OrderLine><LineItem><ID>1</ID><LineStatusCode>${status}</LineStatusCode><Quantity unitCode="EA">5</Quantity><Item><SellersItemIdentification><ID>A-1</ID></SellersItemIdentification></Item></LineItem></OrderLine></OrderChange>`
  expect(orderIn(change('2'))?.lines).toMatchObject([{ cancelled: true }])
  expect(orderIn(change('3'))?.lines).toMatchObject([{ cancelled: false }])
  const parts = `UNA:+.? 'UNH+1+ORDERS:D:96A:UN'BGM+220+7+9'LIN+1++0764569104:IB'QTY+21:48'LOC+7+3312345502000::9'QTY+11:24'LOC+7+3312345501003::9'QTY+11:24'UNS+S'UNT+10+1'`
  expect(orderIn(parts)).toMatchObject({
    severalAddresses: true,
    lines: [{ gtin: '0764569104', quantity: '48' }],
  })
})

test('tables and texts are left to those who read tables', () => {
  expect(read('SKU;Qty\nA-1;5\n')).toBeUndefined()
  expect(read('Dear Sirs, please send 5 x A-1')).toBeUndefined()
})
