/**
 * Finds the content of a cXML 1.2 OrderRequest that is not read, so that it can be reported. Pure.
 */
import { attributeOf, part, parts, textIn, textsIn, type Node } from '../records/bmecat-elements.ts'
import { unreadElements, type KnownElements } from './unread-elements.ts'

const comments: KnownElements = { '#text': 'read', '@lang': 'silent' }

/** The addresses of delivery and invoice; a carrier and instructions beside them are not read. */
const place: KnownElements = {
  Address: {
    '@isoCountryCode': 'silent',
    '@addressID': 'silent',
    '@addressIDDomain': 'silent',
    Name: 'read',
    PostalAddress: {
      '@name': /^default$/i,
      'DeliverTo*': 'read',
      'Street*': 'read',
      City: 'read',
      State: 'read',
      PostalCode: 'read',
      Country: 'silent',
    },
    'Email*': 'silent',
    'Phone*': 'silent',
    'Fax*': 'silent',
    'URL*': 'silent',
  },
  'IdReference*': 'silent',
}

/** The known elements of an OrderRequest. */
export const knownInCxml: KnownElements = {
  OrderRequestHeader: {
    '@orderID': 'read',
    '@orderDate': 'read',
    // A second version replaces an order, regardless of its type.
    '@orderVersion': /^1?$/,
    // The number in the buyer's own accounts.
    '@requisitionID': 'silent',
    '@requestedDeliveryDate': 'day',
    '@pickUpDate': 'day',
    '@type': /^(?:new|update|delete)$/i,
    '@orderType': /^regular$/i,
    Total: { Money: 'read' },
    ShipTo: place,
    BillTo: place,
    // Reported if it is none of these.
    'Contact*': 'silent',
    'Comments*': comments,
  },
  'ItemOut*': {
    '@quantity': 'read',
    '@lineNumber': 'read',
    '@requisitionID': 'silent',
    '@requestedDeliveryDate': 'day',
    '@isReturn': 'read',
    '@itemType': /^item$/i,
    ItemID: {
      SupplierPartID: 'read',
      SupplierPartAuxiliaryID: /^$/,
      BuyerPartID: 'read',
      'IdReference*': 'silent',
    },
    ShipTo: place,
    // The buyer's account to which the cost is charged.
    'Distribution*': 'silent',
    'Comments*': comments,
    ItemDetail: {
      UnitPrice: { Money: 'read' },
      'Description*': 'silent',
      UnitOfMeasure: 'read',
      PriceBasisQuantity: {
        '@quantity': 'read',
        '@conversionFactor': /^1(?:\.0*)?$/,
        UnitOfMeasure: 'silent',
      },
      'Classification*': 'silent',
      ManufacturerPartID: 'read',
      ManufacturerName: 'silent',
      'IdReference*': 'silent',
      'URL*': 'silent',
    },
  },
}

/**
 * @param request the OrderRequest
 * @param mode the `deploymentMode` of its message
 * @returns names as written; empty if everything was read
 */
export function unreadInCxml(request: Node, mode: string): readonly string[] {
  const isTest = mode !== '' && mode !== 'production'
  return [
    ...(isTest ? [`deploymentMode="${mode}"`] : []),
    ...unreadElements(request, knownInCxml),
    ...otherContacts(part(request, 'OrderRequestHeader')),
  ]
}

/** Contacts whose name or street differs from the addresses of delivery and invoice. */
function otherContacts(header: Node): readonly string[] {
  const places = ['ShipTo', 'BillTo'].map((name) => part(part(header, name), 'Address'))
  const named = new Set(
    places
      .flatMap((address) => [
        textIn(address, ['Name']),
        ...textsIn(address, 'PostalAddress', 'DeliverTo'),
        ...textsIn(address, 'PostalAddress', 'Street'),
      ])
      .map(plain),
  )
  return parts(header, 'Contact').flatMap((contact) => {
    const [name, street] = [textIn(contact, ['Name']), textIn(contact, ['PostalAddress', 'Street'])]
    const said = [name, street].filter((text) => text !== '' && !named.has(plain(text)))
    const role = attributeOf(contact, 'role')
    return said.length === 0 ? [] : [`Contact role="${role}" ${said.join(', ')}`]
  })
}
const plain = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
