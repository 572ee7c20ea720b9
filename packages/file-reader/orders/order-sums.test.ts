/** Amounts that an order states for itself or for a line, in addition to quantities and prices. */
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { amountDifference, totalDifferences } from './order-sums.ts'
import { readOrders } from './read-orders.ts'

const orderIn = (text: string) => {
  const order = readOrders('order', strToU8(text))?.orders[0]
  return order ?? expect.unreachable('it has an order')
}
const line = (quantity: string, price: string, priceQuantity = '', amount = '') => ({
  quantity,
  price,
  priceQuantity,
  amount,
  cancelled: false,
  optional: false,
})
const total = (said: string, ...besides: readonly number[]) => ({
  said,
  besides: besides.length > 0 ? besides : [0],
})

test.each([
  // 24 at 118.50 for a hundred.
  [line('24', '118.50', '100', '28.44'), undefined],
  [line('24', '118.50', '100', '2844.00'), { said: '2844.00', lines: 28.44 }],
  // A third of a cent is rounded.
  [line('7', '0.3333', '', '2.33'), undefined],
  [line('3', '3.10', '', '9.32'), undefined],
  [line('3', '3.10', '', '9.33'), { said: '9.33', lines: 9.3 }],
  // Nothing to compare with; a price for none of the article is no price.
  [line('3', '3.10', '0', '9.30'), undefined],
  [line('3', '', '', '9.00'), undefined],
  [line('3', '3.10'), undefined],
])('the amount of a line %o', (written, difference) => {
  const found = amountDifference(written, 'EUR')
  if (difference === undefined) expect(found).toBeUndefined()
  else expect(found).toEqual({ said: difference.said, lines: expect.closeTo(difference.lines, 6) })
})

test('an amount that is no number is a difference', () => {
  expect(amountDifference(line('3', '3.10', '', '9,30'), 'EUR')).toMatchObject({ said: '9,30' })
  expect(
    totalDifferences({ currency: 'EUR', lines: [line('3', '3.10')], totals: [total('9,30')] }),
  ).toMatchObject([{ said: '9,30' }])
})

test('totals are those of the lines, with what the file adds to them; each difference is named once', () => {
  const lines = [line('10', '4.00'), line('5', '6.00'), { ...line('9', '9.00'), cancelled: true }]
  const of = (...totals: readonly ReturnType<typeof total>[]) =>
    totalDifferences({ currency: 'EUR', lines, totals })
  expect(of(total('70.00'), total('70'), total('80.50', 10.5), total('83.30', 0, 13.3))).toEqual([])
  expect(of(total('96.00'), total('96.00'), total('71.00'))).toEqual([
    { said: '96.00', lines: 70 },
    { said: '71.00', lines: 70 },
  ])
})

test('each line may be rounded; a currency without cents is rounded to whole units', () => {
  const thirds = Array.from({ length: 3 }, () => line('1', '0.335'))
  // 0.34 three times, though 1.005 together.
  expect(totalDifferences({ currency: 'EUR', lines: thirds, totals: [total('1.02')] })).toEqual([])
  expect(
    totalDifferences({ currency: 'EUR', lines: thirds, totals: [total('1.05')] }),
  ).toHaveLength(1)
  const yen = { currency: 'JPY', lines: [line('3', '33.5')] }
  expect(totalDifferences({ ...yen, totals: [total('101')] })).toEqual([])
  expect(totalDifferences({ ...yen, totals: [total('103')] })).toHaveLength(1)
})

test('alternatives may be in a total or not; lines without a price cannot be added up', () => {
  const lines = [line('10', '4.00'), { ...line('1', '8.00'), optional: true }]
  for (const said of ['40.00', '48.00'])
    expect(totalDifferences({ currency: '', lines, totals: [total(said)] })).toEqual([])
  expect(
    totalDifferences({ currency: '', lines: [line('10', '')], totals: [total('40.00')] }),
  ).toEqual([{ said: '40.00', lines: undefined }])
  expect(totalDifferences({ currency: '', lines: [line('10', '')] })).toEqual([])
})

/** The totals of an order whose lines are 24 at 10.00. */
const differencesIn = (text: string) => totalDifferences(orderIn(text))

test('UBL: each amount of the anticipated total', () => {
  const ubl = (amounts: string, tax = '<TaxTotal><TaxAmount>47.50</TaxAmount></TaxTotal>') =>
    `<Order><ID>1</ID>${tax}<AnticipatedMonetaryTotal>${amounts}</AnticipatedMonetaryTotal><OrderLine><LineItem><ID>1</ID><Quantity>24</Quantity><Price><PriceAmount>10.00</PriceAmount></Price><Item><Name>Chisel</Name></Item></LineItem></OrderLine></Order>`
  const good =
    '<LineExtensionAmount>240.00</LineExtensionAmount><TaxExclusiveAmount>250.00</TaxExclusiveAmount><TaxInclusiveAmount>297.50</TaxInclusiveAmount><AllowanceTotalAmount>5.00</AllowanceTotalAmount><ChargeTotalAmount>15.00</ChargeTotalAmount><PrepaidAmount>100.00</PrepaidAmount><PayableRoundingAmount>0.50</PayableRoundingAmount><PayableAmount>198.00</PayableAmount>'
  expect(differencesIn(ubl(good))).toEqual([])
  expect(differencesIn(ubl(good, ''))).toEqual([])
  for (const amount of ['240.00', '250.00', '297.50', '198.00'])
    expect(differencesIn(ubl(good.replace(`>${amount}<`, '>999.00<')))).toEqual([
      { said: '999.00', lines: 240 },
    ])
})

test('EDIFACT: 79 of the lines; 86, 128 and 9 with tax or without, in the header or behind the lines', () => {
  const edifact = (moa: string, header = '') => {
    const body = `BGM+220+1+9'${header}LIN+1++CH-9:SA'QTY+21:24'PRI+AAA:10,00'UNS+S'${moa}`
    const count = body.split("'").length + 1
    return `UNA:+,? 'UNH+1+ORDERS:D:96A:UN'${body}UNT+${count}+1'`
  }
  expect(differencesIn(edifact("MOA+79:240,00'MOA+86:285,60'MOA+176:45,60'"))).toEqual([])
  expect(differencesIn(edifact("MOA+9:240'MOA+128:240,00'"))).toEqual([])
  for (const code of ['79', '86', '128', '9'])
    for (const moa of [edifact(`MOA+${code}:285,60'`), edifact('', `MOA+${code}:285,60'`)])
      expect(differencesIn(moa)).toEqual([{ said: '285.60', lines: 240 }])
  // Tax is not in the sum of the lines.
  expect(differencesIn(edifact("MOA+79:285,60'MOA+176:45,60'"))).toHaveLength(1)
})

test('cXML, openTRANS, Order-X', () => {
  const cxml = (said: string) =>
    `<cXML><Request><OrderRequest><OrderRequestHeader orderID="1"><Total><Money currency="USD">${said}</Money></Total></OrderRequestHeader><ItemOut quantity="24" lineNumber="1"><ItemID><SupplierPartID>CH-9</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">1000.00</Money></UnitPrice><PriceBasisQuantity quantity="100"/></ItemDetail></ItemOut></OrderRequest></Request></cXML>`
  const openTrans = (said: string) =>
    `<ORDER><ORDER_HEADER><ORDER_INFO><ORDER_ID>1</ORDER_ID></ORDER_INFO></ORDER_HEADER><ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><PRODUCT_ID><SUPPLIER_PID>CH-9</SUPPLIER_PID></PRODUCT_ID><QUANTITY>24</QUANTITY><PRODUCT_PRICE_FIX><PRICE_AMOUNT>10.00</PRICE_AMOUNT></PRODUCT_PRICE_FIX></ORDER_ITEM></ORDER_ITEM_LIST><ORDER_SUMMARY><TOTAL_AMOUNT>${said}</TOTAL_AMOUNT></ORDER_SUMMARY></ORDER>`
  const orderX = (said: string) =>
    `<SCRDMCCBDACIOMessageStructure><ExchangedDocument><ID>1</ID></ExchangedDocument><SupplyChainTradeTransaction><IncludedSupplyChainTradeLineItem><SpecifiedTradeProduct><SellerAssignedID>CH-9</SellerAssignedID></SpecifiedTradeProduct><SpecifiedLineTradeAgreement><NetPriceProductTradePrice><ChargeAmount>10.00</ChargeAmount></NetPriceProductTradePrice></SpecifiedLineTradeAgreement><SpecifiedLineTradeDelivery><RequestedQuantity>24</RequestedQuantity></SpecifiedLineTradeDelivery></IncludedSupplyChainTradeLineItem><ApplicableHeaderTradeSettlement><SpecifiedTradeSettlementHeaderMonetarySummation><GrandTotalAmount>${said}</GrandTotalAmount></SpecifiedTradeSettlementHeaderMonetarySummation></ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction></SCRDMCCBDACIOMessageStructure>`
  for (const form of [cxml, openTrans, orderX]) {
    expect(differencesIn(form('240.00'))).toEqual([])
    expect(differencesIn(form('250.00'))).toEqual([{ said: '250.00', lines: 240 }])
  }
})

test('a line that says only what it comes to has that as its price, for all that it orders', () => {
  const ubl =
    '<Order><ID>1</ID><OrderLine><LineItem><ID>1</ID><Quantity>24</Quantity><LineExtensionAmount>240.00</LineExtensionAmount><Item><Name>Chisel</Name></Item></LineItem></OrderLine></Order>'
  expect(orderIn(ubl).lines).toMatchObject([{ price: '240.00', priceQuantity: '24' }])
})

test('each form says what a line comes to', () => {
  const edifact =
    "UNA:+.? 'UNH+1+ORDERS:D:96A:UN'BGM+220+1+9'LIN+1++CH-9:SA'QTY+21:24'MOA+203:999.00'PRI+AAA:10.00'UNS+S'UNT+8+1'"
  const openTrans =
    '<ORDER><ORDER_ITEM_LIST><ORDER_ITEM><QUANTITY>24</QUANTITY><PRODUCT_PRICE_FIX><PRICE_AMOUNT>10.00</PRICE_AMOUNT></PRODUCT_PRICE_FIX><PRICE_LINE_AMOUNT>999.00</PRICE_LINE_AMOUNT></ORDER_ITEM></ORDER_ITEM_LIST></ORDER>'
  const orderX =
    '<SCRDMCCBDACIOMessageStructure><SupplyChainTradeTransaction><IncludedSupplyChainTradeLineItem><SpecifiedLineTradeAgreement><NetPriceProductTradePrice><ChargeAmount>10.00</ChargeAmount></NetPriceProductTradePrice></SpecifiedLineTradeAgreement><SpecifiedLineTradeDelivery><RequestedQuantity>24</RequestedQuantity></SpecifiedLineTradeDelivery><SpecifiedLineTradeSettlement><SpecifiedTradeSettlementLineMonetarySummation><LineTotalAmount>999.00</LineTotalAmount></SpecifiedTradeSettlementLineMonetarySummation></SpecifiedLineTradeSettlement></IncludedSupplyChainTradeLineItem></SupplyChainTradeTransaction></SCRDMCCBDACIOMessageStructure>'
  for (const text of [edifact, openTrans, orderX]) {
    const { currency, lines } = orderIn(text)
    expect(lines.map((one) => amountDifference(one, currency))).toEqual([
      { said: '999.00', lines: 240 },
    ])
  }
})
