/**
 * Content of a cXML order that is not read is reported, so that nobody places the order unaware of
 * it.
 */
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readOrders } from './read-orders.ts'

type Parts = {
  readonly mode?: string
  readonly header?: string
  readonly inHeader?: string
  readonly item?: string
  readonly inDetail?: string
  readonly inItem?: string
  readonly currency?: string
}
const orderWith = ({ mode = 'production', currency = 'USD', ...parts }: Parts = {}) =>
  readOrders(
    'order.xml',
    strToU8(
      `<cXML payloadID="1" timestamp="2026-11-29T09:00:00+00:00"><Header/><Request deploymentMode="${mode}"><OrderRequest><OrderRequestHeader orderID="PO-1" orderDate="2026-11-29" type="new" ${parts.header ?? ''}><Total><Money currency="USD">96.12</Money></Total><BillTo><Address><Name xml:lang="en">Works</Name></Address></BillTo>${parts.inHeader ?? ''}</OrderRequestHeader><ItemOut quantity="12" lineNumber="1" ${parts.item ?? ''}><ItemID><SupplierPartID>HMR-1001</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="${currency}">8.01</Money>${parts.inDetail ?? ''}</UnitPrice><Description xml:lang="en">Hammer</Description><UnitOfMeasure>EA</UnitOfMeasure><Classification domain="UNSPSC">27110000</Classification></ItemDetail>${parts.inItem ?? ''}</ItemOut></OrderRequest></Request></cXML>`,
    ),
  )?.orders[0]

test('an ordinary order says nothing else', () => {
  expect(orderWith()?.unread).toBeUndefined()
  expect(orderWith({ inItem: '<Comments>Mind the dog</Comments>' })?.unread).toBeUndefined()
})

test.each<readonly [Parts, string]>([
  [{ mode: 'test' }, 'deploymentMode="test"'],
  [{ header: 'orderType="blanket"' }, 'orderType="blanket"'],
  [{ header: 'orderVersion="2"' }, 'orderVersion="2"'],
  [{ header: 'effectiveDate="2027-01-01"' }, 'effectiveDate="2027-01-01"'],
  [{ inHeader: '<Payment><PCard number="1" expiration="2027-01-01"/></Payment>' }, 'Payment'],
  [{ inHeader: '<Extrinsic name="Instruction">Do not ship</Extrinsic>' }, 'Extrinsic'],
  [{ item: 'itemType="composite"' }, 'itemType="composite"'],
  [{ item: 'parentLineNumber="1"' }, 'parentLineNumber="1"'],
  [{ inItem: '<ScheduleLine quantity="6" requestedDeliveryDate="2027-03-10"/>' }, 'ScheduleLine'],
  [{ inItem: '<Comments>See <Attachment><URL>cid:1</URL></Attachment></Comments>' }, 'Attachment'],
  [{ inDetail: '<Modifications><Modification/></Modifications>' }, 'Modifications'],
])('content of a cXML order that is not read is reported: %o', (parts, named) => {
  expect(orderWith(parts)?.unread).toEqual([named])
})

const address =
  '<Address><Name xml:lang="en">Works</Name><PostalAddress name="default"><DeliverTo>Joe Smith</DeliverTo><Street>1 Quay</Street><City>Kiel</City><State>SH</State><PostalCode>24103</PostalCode><Country isoCountryCode="DE">Germany</Country></PostalAddress><Email name="default">joe@works.example</Email></Address>'
test('where goods go is read; a carrier, instructions and other contacts beside it are named', () => {
  const place = (more: string) =>
    orderWith({ inHeader: `<ShipTo>${address}${more}</ShipTo>` })?.unread
  expect(place('')).toBeUndefined()
  expect(place('<CarrierIdentifier domain="companyName">UPS</CarrierIdentifier>')).toEqual([
    'CarrierIdentifier',
  ])
  expect(place('<TransportInformation><Route method="air"/></TransportInformation>')).toEqual([
    'TransportInformation',
  ])
  const dock = address.replace('name="default"><DeliverTo>', 'name="Dock 9"><DeliverTo>')
  expect(orderWith({ inHeader: `<ShipTo>${dock}</ShipTo>` })?.unread).toEqual(['name="Dock 9"'])
  const contact = (role: string, name: string, street: string) =>
    orderWith({
      inHeader: `<ShipTo>${address}</ShipTo><Contact role="${role}"><Name xml:lang="en">${name}</Name><PostalAddress><Street>${street}</Street></PostalAddress></Contact>`,
    })?.unread
  expect(contact('buyer', 'joe smith', '1 Quay')).toBeUndefined()
  expect(contact('shipTo', 'Dallas Steel', '1 Quay')).toEqual([
    'Contact role="shipTo" Dallas Steel',
  ])
  expect(contact('buyer', 'Works', '9 Elm Street')).toEqual(['Contact role="buyer" 9 Elm Street'])
})
test('the maker and all texts of an article are kept', () => {
  const texts = orderWith({
    inDetail: '</UnitPrice><ManufacturerName>Kestrow</ManufacturerName><UnitPrice>',
  })?.lines[0]
  expect(texts?.maker).toBe('Kestrow')
})

test('a return is not ordered, a day of a line is wished, a price in another currency is no price in the first', () => {
  expect(orderWith({ item: 'isReturn="yes"' })?.lines[0]?.cancelled).toBe(true)
  expect(orderWith({ item: 'requestedDeliveryDate="2027-05-01"' })).toMatchObject({
    wishedFrom: '2027-05-01',
    wishedUntil: '2027-05-01',
  })
  expect(orderWith({ currency: 'EUR' })?.currency).toBe('USD/EUR')
})
