/**
 * Parses a cXML message of a buyer system: its sender and its request. Pure.
 * Source: cXML 1.2 (cxml.org), User's Guide, and its document types up to 1.2.063.
 */
import { decodeText } from '../../../packages/file-reader/encoding/text-encoding.ts'
import { parseOrderXml } from '../../../packages/file-reader/orders/order-xml.ts'
import {
  attributeOf,
  part,
  parts,
  textIn,
  type Node,
} from '../../../packages/file-reader/records/bmecat-elements.ts'
import { UnreadableFile } from '../../../packages/file-reader/unreadable-file.ts'
import { maxReturnAddress, type Operation } from '../rules.ts'

export type Credential = { readonly domain: string; readonly identity: string }

export type SetupRequest = {
  readonly operation: Operation
  /** Returned unchanged with the basket. */
  readonly buyerCookie: string
  readonly returnAddress: string
  /** The article that the buyer wants to see; '' for the whole catalogue. */
  readonly selected: string
  /** For `edit` and `inspect`: the basket as it was returned before. */
  readonly lines: readonly { readonly sku: string; readonly quantity: string }[]
}

export type CxmlMessage = {
  readonly payloadId: string
  readonly from: readonly Credential[]
  readonly to: readonly Credential[]
  readonly secret: string
  /** The name of the request, such as `OrderRequest`. */
  readonly asks: string
  /** Undefined if the request is of another kind, or incomplete. */
  readonly setup: SetupRequest | undefined
  /** The whole message without its secret. */
  readonly text: string
}

/** The maximum length of texts that are used: identities, numbers, addresses. */
const maxLength = 255
const maxCredentials = 10
const maxCookie = 4000

/** Replaces a secret, which must not be shown or logged. */
const secrets = /(<(?:\w+:)?(?:SharedSecret|CredentialMac)\b[^>]*>)[^<]*(?=<)/g

/**
 * @returns undefined for text that is not a cXML message: not well-formed, with entities, a bomb,
 *   another message
 */
export function readCxmlMessage(bytes: Uint8Array): CxmlMessage | undefined {
  const text = decodeText(bytes)
  if (text === undefined) return undefined
  const node = rootOf(text.replace(/^\uFEFF/, ''))
  const header = part(node, 'Header')
  const [request] = parts(node, 'Request')
  const message = {
    payloadId: attributeOf(node, 'payloadID'),
    from: credentialsOf(part(header, 'From')),
    to: credentialsOf(part(header, 'To')),
    secret: textIn(header, ['Sender', 'Credential', 'SharedSecret']),
    asks: nameOfRequest(request),
    setup: setupOf(part(request, 'PunchOutSetupRequest')),
    text: text.replaceAll(secrets, '$1***'),
  }
  const texts = [message.payloadId, message.secret, message.asks]
  return message.from.length > 0 && texts.every((one) => one !== '' && one.length <= maxLength)
    ? message
    : undefined
}

function rootOf(text: string): Node {
  try {
    const { root, node } = parseOrderXml('', text)
    return root === 'cXML' ? node : undefined
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return undefined
  }
}

const credentialsOf = (node: Node): readonly Credential[] =>
  parts(node, 'Credential')
    .slice(0, maxCredentials)
    .map((one) => ({ domain: attributeOf(one, 'domain'), identity: textIn(one, ['Identity']) }))
    .filter(({ domain, identity }) => identity !== '' && (domain + identity).length <= maxLength)

const nameOfRequest = (request: Node): string =>
  typeof request === 'object' && request !== null
    ? (Object.keys(request).find((key) => /^[A-Z]\w*$/.test(key)) ?? '')
    : ''

function setupOf(request: Node): SetupRequest | undefined {
  const operation = attributeOf(request, 'operation')
  const [buyerCookie, returnAddress] = [
    textIn(request, ['BuyerCookie']),
    textIn(request, ['BrowserFormPost', 'URL']),
  ]
  if (operation !== 'create' && operation !== 'edit' && operation !== 'inspect') return undefined
  // A cookie that contains elements, which the interface allows, could not be returned unchanged.
  if (!buyerCookie || buyerCookie.length > maxCookie || !isText(part(request, 'BuyerCookie')))
    return undefined
  if (!returnAddress || returnAddress.length > maxReturnAddress) return undefined
  return {
    operation,
    buyerCookie,
    returnAddress,
    selected: textIn(request, ['SelectedItem', 'ItemID', 'SupplierPartID']).slice(0, maxLength),
    lines: parts(request, 'ItemOut').map((item) => ({
      sku: textIn(item, ['ItemID', 'SupplierPartID']).slice(0, maxLength),
      quantity: attributeOf(item, 'quantity'),
    })),
  }
}

const isText = (node: Node): boolean =>
  typeof node === 'string' || Object.keys(Object(node)).every((key) => !/^[A-Za-z]/.test(key))
