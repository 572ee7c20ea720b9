/**
 * The known elements of an IDS Connect basket, 1.3 to 2.5. All other elements are reported. Pure.
 */
import type { KnownElements } from './unread-elements.ts'

const address: KnownElements = {
  Name1: 'read',
  Name2: 'read',
  Name3: 'read',
  Name4: 'read',
  Street: 'read',
  PCode: 'read',
  City: 'read',
  Country: 'read',
  ILN: 'silent',
  Contact: 'read',
  Phone: 'read',
  Fax: 'silent',
  Email: 'read',
  EMail: 'read',
}
const offer: KnownElements = { OfferNo: 'silent' }
const none = /^0*(?:\.0*)?$/

/**
 * Elements within Warenkorb.
 * @param isPriced whether each line has its price: then the price is compared, and no offer
 *   determines it
 */
export const knownInIds = (isPriced: boolean): KnownElements => ({
  WarenkorbInfo: { Date: 'read', Time: 'silent', RueckgabeKZ: 'silent', Version: 'silent' },
  'Order*': {
    OrderInfo: {
      // Numbers of the enquiry and of an earlier confirmation.
      InquiryNo: 'silent',
      OrderConfNo: 'silent',
      ...(isPriced ? offer : {}),
      PartNo: 'read',
      Kommission: 'read',
      DeliveryDate: 'day',
      // Goods for collection are reported.
      ModeOfShipment: /^Lieferung$/i,
      PartialDelivery: /^(?:true|1)$/i,
      'ZusatzText*': 'read',
      Cur: 'read',
    },
    SupplierInfo: 'silent',
    CustomerInfo: { IDNo: 'silent', Address: address },
    DeliveryPlaceInfo: { IDNo: 'silent', Address: address },
    'OrderItem*': {
      ItemChara: 'read',
      RefItems: {
        Customer: 'read',
        CustomerSubNo: 'silent',
        Supplier: 'silent',
        SupplierSubNo: 'silent',
      },
      EAN: 'read',
      ManufacturerID: 'silent',
      ManufacturerIDType: 'silent',
      ArtNo: 'read',
      Qty: 'read',
      QU: 'read',
      Kurztext: 'read',
      Langtext: 'silent',
      // The list price, before the customer's discounts.
      OfferPrice: 'silent',
      NetPrice: 'read',
      PriceBasis: 'read',
      // The shop calculates tax itself.
      VAT: 'silent',
      TechnClarification: /^no$/i,
      Zuschlag: none,
      Divers: /^(?:false|0)$/i,
      Fehlercode: none,
      Hinweis: 'read',
    },
  },
})
