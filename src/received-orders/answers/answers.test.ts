/** A received order is answered in the form in which it came: what is ordered of each line, and at what price. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contact, rejection } from '../../../tests/order-shop.ts'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { readInterchange } from '../../../packages/file-reader/orders/edifact.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { CorrectionInput } from '../contract.ts'

let shop: NumbersShop
let buyer: Actor
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer <16>', price: 1250, stock: 900 })
  await shop.tool({ sku: 'SAW-1', name: 'Panel Saw', price: 2000, stock: 900 })
  buyer = (await shop.company('Answers & Sons')).buyer
})
afterAll(() => shop.close())

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Two lines: hammers as the shop sells them, saws at a price of last year. */
const ubl = (number: string, more = '') =>
  `<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-11-02</cbc:IssueDate><cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode>
<cac:BuyerCustomerParty><cac:Party><cbc:EndpointID schemeID="0088">7590000012347</cbc:EndpointID><cac:PartyLegalEntity><cbc:RegistrationName>Answers &amp; Sons</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:BuyerCustomerParty>
<cac:SellerSupplierParty><cac:Party><cbc:EndpointID schemeID="0192">987654325</cbc:EndpointID><cac:PartyLegalEntity><cbc:RegistrationName>The Shop</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:SellerSupplierParty>
<cac:OrderLine><cac:LineItem><cbc:ID>10</cbc:ID><cbc:Quantity unitCode="C62">5</cbc:Quantity><cac:Price><cbc:PriceAmount currencyID="USD">12.50</cbc:PriceAmount></cac:Price><cac:Item><cbc:Name>Hammer</cbc:Name><cac:SellersItemIdentification><cbc:ID>HAM-16</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:LineItem></cac:OrderLine>${more}
</Order>`
const oldSaw =
  '<cac:OrderLine><cac:LineItem><cbc:ID>20</cbc:ID><cbc:Quantity unitCode="C62">2</cbc:Quantity><cac:Price><cbc:PriceAmount currencyID="USD">18.00</cbc:PriceAmount></cac:Price><cac:Item><cbc:Name>Saw</cbc:Name><cac:SellersItemIdentification><cbc:ID>SAW-1</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:LineItem></cac:OrderLine>'
const cxml = `<?xml version="1.0" encoding="UTF-8"?><cXML payloadID="7.1@buyer.example" timestamp="2026-11-02T10:00:00+00:00"><Header><From><Credential domain="NetworkID"><Identity>AN-BUYER</Identity></Credential></From><To><Credential domain="DUNS"><Identity>SHOP&amp;1</Identity></Credential></To><Sender><Credential domain="NetworkID"><Identity>AN-BUYER</Identity><SharedSecret>do-not-tell</SharedSecret></Credential><UserAgent>x</UserAgent></Sender></Header><Request><OrderRequest><OrderRequestHeader orderID="C-1" orderDate="2026-11-02T10:00:00+00:00" type="new"><Total><Money currency="USD">98.50</Money></Total></OrderRequestHeader>
<ItemOut quantity="5" lineNumber="1"><ItemID><SupplierPartID>HAM-16</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">12.50</Money></UnitPrice><Description xml:lang="en">Hammer</Description><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut>
<ItemOut quantity="2" lineNumber="2"><ItemID><SupplierPartID>SAW-1</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">18.00</Money></UnitPrice><Description xml:lang="en">Saw</Description><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut></OrderRequest></Request></cXML>`
const edifact = `UNA:+.? 'UNB+UNOC:3+BUYER:14+SHOP:14+261102:0900+1'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+E?+1+9'DTM+137:20261102:102'NAD+BY+4012345000016::9'NAD+SU+4098765000012::9'LIN+1++HAM-16:SA'QTY+21:5:PCE'PRI+AAA:12.50'LIN+2++SAW-1:SA'QTY+21:2:PCE'PRI+AAA:18'UNS+S'UNT+13+1'UNZ+1+1'`
const openTrans = `<ORDER xmlns="http://www.opentrans.org/XMLSchema/2.1" xmlns:bmecat="http://www.bmecat.org/bmecat/2005" version="2.1"><ORDER_HEADER><ORDER_INFO><ORDER_ID>O-1</ORDER_ID><ORDER_DATE>2026-11-02</ORDER_DATE><PARTIES><PARTY><bmecat:PARTY_ID type="buyer_specific">B7</bmecat:PARTY_ID><PARTY_ROLE>buyer</PARTY_ROLE></PARTY><PARTY><bmecat:PARTY_ID type="buyer_specific">S9</bmecat:PARTY_ID><PARTY_ROLE>supplier</PARTY_ROLE></PARTY></PARTIES></ORDER_INFO></ORDER_HEADER><ORDER_ITEM_LIST>
<ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><PRODUCT_ID><bmecat:SUPPLIER_PID>HAM-16</bmecat:SUPPLIER_PID></PRODUCT_ID><QUANTITY>5</QUANTITY><bmecat:ORDER_UNIT>C62</bmecat:ORDER_UNIT></ORDER_ITEM>
<ORDER_ITEM><LINE_ITEM_ID>2</LINE_ITEM_ID><PRODUCT_ID><bmecat:SUPPLIER_PID>SAW-1</bmecat:SUPPLIER_PID></PRODUCT_ID><QUANTITY>2</QUANTITY><bmecat:ORDER_UNIT>C62</bmecat:ORDER_UNIT><PRODUCT_PRICE_FIX><bmecat:PRICE_AMOUNT>18</bmecat:PRICE_AMOUNT></PRODUCT_PRICE_FIX></ORDER_ITEM></ORDER_ITEM_LIST></ORDER>`

async function receive(file: string): Promise<string> {
  const [received] = await shop.receivedOrders.receive(
    { actor: buyer, fileBytes: utf8(file) },
    { name: 'order.xml' },
  )
  return received?.id ?? ''
}
const answer = async (id: string, actor = buyer): Promise<string> =>
  new TextDecoder().decode((await shop.receivedOrders.answer({ actor }, { id })).bytes)

/** Places it after a person agreed to these lines. @returns its answer, and the number of the order */
async function ordered(file: string, lines: CorrectionInput[] = []) {
  const id = await receive(file)
  const { revision } = await shop.receivedOrders.correct(
    { actor: buyer },
    { id, revision: 1, lines },
  )
  const placed = await shop.receivedOrders.place({ actor: buyer }, { id, revision, ...contact })
  return { text: await answer(id), order: placed.order, id }
}
const agreed: CorrectionInput[] = [{ line: 1, confirmed: true }]

test('UBL: an order that is taken as it is, is accepted without lines, to whom it came from', async () => {
  const { text, order } = await ordered(ubl('A-1'))
  expect(text).toContain('<cbc:OrderResponseCode>AP</cbc:OrderResponseCode>')
  expect(text).toContain(`<cbc:SalesOrderID>${order}</cbc:SalesOrderID>`)
  expect(text).toContain('<cac:OrderReference><cbc:ID>A-1</cbc:ID></cac:OrderReference>')
  expect(text).toContain('<cbc:EndpointID schemeID="0192">987654325</cbc:EndpointID>')
  expect(text).not.toContain('OrderLine>')
})

test('UBL: another price than the buyer assumed is named line by line', async () => {
  const { text } = await ordered(ubl('A-2', oldSaw), agreed)
  expect(text).toContain('<cbc:OrderResponseCode>CA</cbc:OrderResponseCode>')
  expect(text).toMatch(
    /<cbc:LineStatusCode>5<\/cbc:LineStatusCode><cbc:Quantity unitCode="C62">5<.*<cbc:LineID>10</,
  )
  expect(text).toMatch(
    /<cbc:LineStatusCode>3<\/cbc:LineStatusCode>.*<cbc:PriceAmount currencyID="USD">20\.00<.*<cbc:LineID>20</,
  )
})

test('UBL: a line that a person left out is not accepted; a rejected order says why', async () => {
  const { text } = await ordered(ubl('A-3', oldSaw), [{ line: 1, leftOut: true }])
  expect(text).toMatch(/<cbc:LineStatusCode>7<.*<cbc:LineID>20</)
  const id = await receive(ubl('A-4'))
  await shop.receivedOrders.reject({ actor: buyer }, { id, reason: 'Sold out <now>' })
  expect(await answer(id)).toMatch(
    /<cbc:OrderResponseCode>RE<\/cbc:OrderResponseCode>\n<cbc:Note>Sold out &lt;now&gt;<\/cbc:Note>/,
  )
})

test('cXML: a confirmation from the shop to the buyer, without the secret of the order', async () => {
  const { text, order } = await ordered(cxml, agreed)
  expect(text).toMatch(/<From><Credential domain="DUNS"><Identity>SHOP&amp;1</)
  expect(text).toContain(`confirmID="${order}" operation="new" type="except"`)
  expect(text).toContain('<DocumentReference payloadID="7.1@buyer.example"/>')
  expect(text).toContain('<ConfirmationStatus quantity="5" type="accept">')
  expect(text).toMatch(/lineNumber="2".*type="detail">.*<Money currency="USD">20\.00</)
  expect(text).not.toContain('do-not-tell')
})

test('EDIFACT: ORDRSP with as many segments as it says, numbers released, parties turned around', async () => {
  const { text } = await ordered(edifact, agreed)
  const { segments } = readInterchange(text)
  const tags = segments.map(({ tag }) => tag)
  const message = segments.slice(tags.indexOf('UNH'), tags.indexOf('UNT') + 1)
  expect(message.at(-1)?.elements[0]).toEqual([String(message.length)])
  expect(segments[0]?.elements.slice(1, 3)).toEqual([
    ['SHOP', '14'],
    ['BUYER', '14'],
  ])
  expect(text).toContain('RFF+ON:E?+1')
  expect(text).toMatch(/LIN\+1\+5'\nPIA\+5\+HAM-16:SA'\nQTY\+21:5:PCE'\nPRI\+AAA:12\.50:::1:PCE'/)
  expect(text).toMatch(/LIN\+2\+3'\nPIA\+5\+SAW-1:SA'\nQTY\+21:2:PCE'\nPRI\+AAA:20\.00/)
})

test('openTRANS: every line with what is ordered of it', async () => {
  const { text } = await ordered(openTrans, agreed)
  expect(text).toContain('<bmecat:BUYER_IDREF type="buyer_specific">B7</bmecat:BUYER_IDREF>')
  expect(text).toMatch(/Claw Hammer &lt;16&gt;.*<QUANTITY>5</)
  expect(text).toMatch(/SAW-1.*<bmecat:PRICE_AMOUNT>20\.00<.*<REMARKS type="orderresponse">Changed/)
  expect(text).toContain('<TOTAL_AMOUNT>102.50</TOTAL_AMOUNT>')
})

test('nothing is answered before it is decided, to a table, or to others', async () => {
  const open = await receive(ubl('A-5'))
  expect(await rejection(answer(open))).toMatchObject({ body: { type: 'no-order-answer' } })
  const stranger = (await shop.company('Strangers')).buyer
  expect(await rejection(answer(open, stranger))).toMatchObject({ body: { type: 'not-here' } })
  const table = await ordered('SKU;Quantity\nHAM-16;1\n').catch((error: unknown) => error)
  expect(table).toMatchObject({ body: { type: 'no-order-answer' } })
})
