/** A buyer system that uses cXML: the messages that it posts, and its parsing of the responses. */
import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { buyerOrigin, type BuyerShop } from './test-buyer.ts'

export const formPost = `${buyerOrigin}/cxml/return`

export type Connected = { readonly userName: string; readonly secret: string }
export type Item = {
  readonly sku: string
  readonly quantity: string
  readonly price?: string
  readonly basis?: string
  readonly description?: string
}

export const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** @param request the elements within Request */
export const messageOf = (
  { userName, secret }: Connected,
  request: string,
  payloadId = `${randomUUID()}@buyer.example.com`,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${payloadId}" timestamp="2026-11-28T09:00:00+00:00" xml:lang="en-US">
<Header>
<From><Credential domain="NetworkId"><Identity>${xml(userName)}</Identity></Credential></From>
<To><Credential domain="DUNS"><Identity>123456789</Identity></Credential></To>
<Sender><Credential domain="NetworkId"><Identity>${xml(userName)}</Identity><SharedSecret>${xml(secret)}</SharedSecret></Credential><UserAgent>Buyer 1.0</UserAgent></Sender>
</Header>
<Request deploymentMode="production">${request}</Request>
</cXML>`

const itemOut = (
  { sku, quantity, price = '1.00', basis, description = 'Of the buyer' }: Item,
  index: number,
): string =>
  `<ItemOut quantity="${quantity}" lineNumber="${index + 1}"><ItemID><SupplierPartID>${xml(sku)}</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">${price}</Money></UnitPrice><Description xml:lang="en">${xml(description)}</Description><UnitOfMeasure>EA</UnitOfMeasure>${
    basis === undefined
      ? ''
      : `<PriceBasisQuantity quantity="${basis}" conversionFactor="1"><UnitOfMeasure>EA</UnitOfMeasure></PriceBasisQuantity>`
  }<Classification domain="UNSPSC">27110000</Classification></ItemDetail></ItemOut>`

export type SetupOptions = {
  readonly operation?: string
  readonly cookie?: string
  readonly address?: string
  readonly selected?: string
  readonly items?: readonly Item[]
}

export const setupOf = ({
  operation = 'create',
  cookie = 'cookie-4711',
  address = formPost,
  selected,
  items = [],
}: SetupOptions = {}): string =>
  `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>${xml(cookie)}</BuyerCookie><BrowserFormPost><URL>${xml(address)}</URL></BrowserFormPost>${
    selected === undefined
      ? ''
      : `<SelectedItem><ItemID><SupplierPartID>${xml(selected)}</SupplierPartID></ItemID></SelectedItem>`
  }${items.map(itemOut).join('')}</PunchOutSetupRequest>`

export type OrderOptions = {
  readonly number: string
  readonly type?: string
  readonly items: readonly Item[]
  readonly comments?: string
}

export const orderOf = ({ number, type = 'new', items, comments }: OrderOptions): string =>
  `<OrderRequest><OrderRequestHeader orderID="${xml(number)}" orderDate="2026-11-28T09:00:00+00:00" type="${type}"><Total><Money currency="USD">1.00</Money></Total><ShipTo><Address isoCountryCode="US" addressID="7"><Name xml:lang="en">Harbor Works</Name><PostalAddress><DeliverTo>Goods in</DeliverTo><Street>Pier 3</Street><City>Oakland</City><State>CA</State><PostalCode>94607</PostalCode><Country isoCountryCode="US">United States</Country></PostalAddress></Address></ShipTo><BillTo><Address isoCountryCode="US"><Name xml:lang="en">Harbor Works Accounts</Name></Address></BillTo>${
    comments === undefined ? '' : `<Comments xml:lang="en">${xml(comments)}</Comments>`
  }</OrderRequestHeader>${items.map(itemOut).join('')}</OrderRequest>`

export const postXml = ({ app }: Pick<BuyerShop, 'app'>, body: string | Buffer) =>
  app.inject({
    method: 'POST',
    url: '/punch-out/cxml',
    headers: { 'content-type': 'text/xml; charset=UTF-8' },
    payload: body,
  })

/** The status of a response. */
export const statusOf = ({ body }: LightMyRequestResponse) => {
  const [, code = '', text = '', detail = ''] =
    /<Status code="(\d+)" text="([^"]*)"[^>]*>([^<]*)</.exec(body) ?? []
  return { code: Number(code), text, detail: plain(detail) }
}

const plain = (text: string): string =>
  text.replaceAll(/&#(\d+);/g, (_match, code: string) => String.fromCodePoint(Number(code)))

/** The path of the link in a response to a PunchOutSetupRequest; '' if there is none. */
export const startOf = ({ body }: LightMyRequestResponse): string =>
  new URL(/<StartPage><URL>([^<]*)</.exec(body)?.[1] ?? 'https://none.example').pathname
