/** What an OrderRequest of cXML says that the reader leaves out, so that nobody takes it for read. Pure. */
import type { Node } from '../records/bmecat-elements.ts'

/** Elements that are read, or say nothing of what is ordered; with all that is in them. */
const known = new Set([
  'OrderRequestHeader/ShipTo',
  'OrderRequestHeader/BillTo',
  'OrderRequestHeader/Contact',
  'OrderRequestHeader/Total/Money',
  'ItemOut/ItemID',
  'ItemOut/ShipTo',
  'ItemOut/Distribution',
  'ItemOut/ItemDetail/UnitPrice/Money',
  'ItemOut/ItemDetail/Description',
  'ItemOut/ItemDetail/UnitOfMeasure',
  'ItemOut/ItemDetail/PriceBasisQuantity/UnitOfMeasure',
  'ItemOut/ItemDetail/Classification',
  'ItemOut/ItemDetail/ManufacturerPartID',
  'ItemOut/ItemDetail/ManufacturerName',
  'ItemOut/ItemDetail/IdReference',
  'ItemOut/ItemDetail/URL',
])
/** Elements of which the parts are looked at one by one. */
const opened = new Set([
  'OrderRequestHeader',
  'OrderRequestHeader/Total',
  'OrderRequestHeader/Comments',
  'ItemOut',
  'ItemOut/Comments',
  'ItemOut/ItemDetail',
  'ItemOut/ItemDetail/PriceBasisQuantity',
  'ItemOut/ItemDetail/UnitPrice',
])
/** Attributes, with the values that are read; undefined for any. */
const attributes = new Map<string, RegExp | undefined>([
  ['OrderRequestHeader/@orderID', undefined],
  ['OrderRequestHeader/@orderDate', undefined],
  ['OrderRequestHeader/@orderVersion', undefined],
  ['OrderRequestHeader/@requestedDeliveryDate', undefined],
  ['OrderRequestHeader/@pickUpDate', undefined],
  ['OrderRequestHeader/@type', /^(?:new|update|delete)$/i],
  ['OrderRequestHeader/@orderType', /^regular$/i],
  ['ItemOut/@quantity', undefined],
  ['ItemOut/@lineNumber', undefined],
  ['ItemOut/@requestedDeliveryDate', undefined],
  ['ItemOut/@isReturn', undefined],
  ['ItemOut/@itemType', /^item$/i],
  ['OrderRequestHeader/Comments/@lang', undefined],
  ['ItemOut/Comments/@lang', undefined],
  ['ItemOut/ItemDetail/PriceBasisQuantity/@quantity', undefined],
  ['ItemOut/ItemDetail/PriceBasisQuantity/@conversionFactor', /^1(?:\.0*)?$/],
])
const maxNamed = 5

/**
 * @param request the OrderRequest
 * @param mode the `deploymentMode` of its message
 * @returns names as they are written, each once; empty where all was read
 */
export function unreadInCxml(request: Node, mode: string): readonly string[] {
  const isTest = mode !== '' && mode !== 'production'
  const found = [...(isTest ? [`deploymentMode="${mode}"`] : []), ...unreadIn(request, '')]
  return [...new Set(found)].slice(0, maxNamed)
}

function unreadIn(node: Node, path: string): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]: [string, Node]) => {
    const at = path + name
    if (name.startsWith('@'))
      return isReadAttribute(at, value) ? [] : [`${name.slice(1)}="${String(value)}"`]
    if (name.startsWith('#') || known.has(at)) return []
    if (!opened.has(at)) return [name]
    const all: readonly Node[] = Array.isArray(value) ? value : [value]
    return all.flatMap((one) => unreadIn(one, `${at}/`))
  })
}

function isReadAttribute(at: string, value: Node): boolean {
  const values = attributes.get(at)
  return attributes.has(at) && (values === undefined || values.test(String(value)))
}
