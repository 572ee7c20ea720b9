/** What an OrderRequest of cXML 1.2 says that the reader leaves out, so that nobody takes it for read. Pure. */
import type { Node } from '../records/bmecat-elements.ts'
import { unreadElements, type KnownElements } from './unread-elements.ts'

const comments: KnownElements = { '#text': 'read', '@lang': 'silent' }

const known: KnownElements = {
  OrderRequestHeader: {
    '@orderID': 'read',
    '@orderDate': 'read',
    '@orderVersion': 'silent',
    // The number in the buyer's own books.
    '@requisitionID': 'silent',
    '@requestedDeliveryDate': 'day',
    '@pickUpDate': 'day',
    '@type': /^(?:new|update|delete)$/i,
    '@orderType': /^regular$/i,
    Total: { Money: 'read' },
    // Parties and their addresses.
    ShipTo: 'silent',
    BillTo: 'silent',
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
    ItemID: { SupplierPartID: 'read', BuyerPartID: 'read', 'IdReference*': 'silent' },
    ShipTo: 'silent',
    // To which account of the buyer it goes.
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
 * @returns names as they are written; empty where all was read
 */
export function unreadInCxml(request: Node, mode: string): readonly string[] {
  const isTest = mode !== '' && mode !== 'production'
  return [...(isTest ? [`deploymentMode="${mode}"`] : []), ...unreadElements(request, known)]
}
