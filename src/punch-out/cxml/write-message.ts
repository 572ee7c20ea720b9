/**
 * The cXML messages of the shop: responses to a buyer system, and the returned basket. Pure.
 * Source: cXML 1.2 (cxml.org), its document type of version 1.2.063: order and names of elements.
 */
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { unitCodes } from '../../catalogue/units/unit-codes.ts'
import type { Unit } from '../../catalogue/model/units.ts'
import type { BasketLine } from '../basket-line.ts'
import type { Credential } from './read-message.ts'

const version = '1.2.063'
const documentType = `http://xml.cxml.org/schemas/cXML/${version}/cXML.dtd`

/** The identifying values of a message. */
export type Envelope = {
  readonly at: Date
  readonly id: string
  /** The host of the shop. */
  readonly host: string
}

/**
 * Characters beyond ASCII are numeric references, so that no browser or gateway can change them.
 */
const safe = (text: string): string =>
  Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    if (code < 32 && !'\t\n\r'.includes(sign)) return ''
    return code > 126 || '&<>"\''.includes(sign) ? `&#${code};` : sign
  }).join('')

/** The language of tools' names; status texts are those of the standard. */
const languageTag = (): string => (currentLanguage() === 'en' ? 'en-US' : currentLanguage())

const documentOf = ({ at, id, host }: Envelope, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "${documentType}">
<cXML version="${version}" xml:lang="${languageTag()}" payloadID="${safe(`${at.getTime()}.${id}@${host}`)}" timestamp="${at.toISOString()}">
${body}
</cXML>
`

export type Status = { readonly code: number; readonly text: string; readonly detail?: string }

const statusOf = ({ code, text, detail = '' }: Status): string =>
  `<Status code="${code}" text="${safe(text)}" xml:lang="en-US">${safe(detail)}</Status>`

/** @param content the body of the response, as XML; none if the status is sufficient */
export const responseOf = (envelope: Envelope, status: Status, content = ''): string =>
  documentOf(envelope, `<Response>\n${statusOf(status)}\n${content}</Response>`)

/** The address at which the buyer's browser starts the session. */
export const startPage = (address: string): string =>
  `<PunchOutSetupResponse><StartPage><URL>${safe(address)}</URL></StartPage></PunchOutSetupResponse>\n`

/** The requests that the shop accepts, all at one address. */
export const profileOf = (at: Date, address: string, requests: readonly string[]): string =>
  `<ProfileResponse effectiveDate="${at.toISOString()}">${requests
    .map((name) => `<Transaction requestName="${name}"><URL>${safe(address)}</URL></Transaction>`)
    .join('')}</ProfileResponse>\n`

const credentialsOf = (credentials: readonly Credential[]): string =>
  credentials
    .map(
      ({ domain, identity }) =>
        `<Credential domain="${safe(domain)}"><Identity>${safe(identity)}</Identity></Credential>`,
    )
    .join('')

/**
 * EA is the code of buyer systems for a piece; otherwise the codes of Recommendation 20, which cXML
 * specifies.
 */
const unitOf = (unit: Unit = 'piece'): string => (unit === 'piece' ? 'EA' : unitCodes[unit])

/** Hand tools in UNSPSC: the shop sells nothing else, and a line must have a classification. */
const handTools = '27110000'

const moneyOf = (cents: number, currency: string): string =>
  `<Money currency="${currency}">${(cents / 100).toFixed(2)}</Money>`

export type OrderMessage = {
  readonly shop: string
  readonly currency: string
  /** The shop, by the name that the buyer system used. */
  readonly from: readonly Credential[]
  readonly to: readonly Credential[]
  readonly buyerCookie: string
  readonly lines: readonly BasketLine[]
}

/**
 * The basket: prices without tax, each for the number of units in `PriceBasisQuantity`, otherwise
 * one.
 */
export function orderMessage(envelope: Envelope, message: OrderMessage): string {
  const { shop, currency, from, to, buyerCookie, lines } = message
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  return documentOf(
    envelope,
    `<Header>
<From>${credentialsOf(from)}</From>
<To>${credentialsOf(to)}</To>
<Sender>${credentialsOf(from.slice(0, 1))}<UserAgent>${safe(shop)}</UserAgent></Sender>
</Header>
<Message>
<PunchOutOrderMessage>
<BuyerCookie>${safe(buyerCookie)}</BuyerCookie>
<PunchOutOrderMessageHeader operationAllowed="edit"><Total>${moneyOf(total, currency)}</Total></PunchOutOrderMessageHeader>
${lines.map((line, index) => itemOf(line, index + 1, currency)).join('\n')}
</PunchOutOrderMessage>
</Message>`,
  )
}

function itemOf(line: BasketLine, number: number, currency: string): string {
  const { tool, quantity, unitPrice, pricePer } = line
  const unit = `<UnitOfMeasure>${unitOf(tool.unit)}</UnitOfMeasure>`
  const basis =
    pricePer === 1
      ? ''
      : `<PriceBasisQuantity quantity="${pricePer}" conversionFactor="1">${unit}</PriceBasisQuantity>`
  return `<ItemIn quantity="${quantity}" lineNumber="${number}">
<ItemID><SupplierPartID>${safe(tool.sku)}</SupplierPartID></ItemID>
<ItemDetail>
<UnitPrice>${moneyOf(unitPrice, currency)}</UnitPrice>
<Description xml:lang="${languageTag()}">${safe(tool.name)}</Description>
${unit}${basis}
<Classification domain="UNSPSC">${handTools}</Classification>
</ItemDetail>
</ItemIn>`
}
