/**
 * The known elements of a UBL 2 order, by Peppol BIS Ordering 3 (T01, T114, T115). All other
 * elements are reported. Pure.
 */
import type { KnownElements } from './unread-elements.ts'

const address: KnownElements = {
  ID: 'silent',
  StreetName: 'read',
  AdditionalStreetName: 'read',
  'AddressLine*': { Line: 'read' },
  PostalZone: 'read',
  CityName: 'read',
  CountrySubentity: 'read',
  Country: { IdentificationCode: 'read', Name: 'silent' },
}

/** Start and end; times are reported. */
const period: KnownElements = { StartDate: 'day', EndDate: 'day' }

const delivery: KnownElements = {
  ID: 'silent',
  DeliveryLocation: { ID: 'silent', Name: 'read', Address: address },
  DeliveryParty: {
    EndpointID: 'silent',
    'PartyIdentification*': 'silent',
    PartyName: { Name: 'read' },
    PostalAddress: address,
    'PartyTaxScheme*': 'silent',
    'PartyLegalEntity*': 'silent',
    Contact: {
      ID: 'silent',
      Name: 'read',
      Telephone: 'read',
      Telefax: 'silent',
      ElectronicMail: 'read',
    },
  },
  RequestedDeliveryPeriod: period,
}

const item: KnownElements = {
  // Descriptions of the article that the numbers name.
  'Description*': 'silent',
  Name: 'read',
  'Keyword*': 'silent',
  'BrandName*': 'silent',
  'ModelName*': 'silent',
  SellersItemIdentification: { ID: 'read' },
  BuyersItemIdentification: { ID: 'read' },
  ManufacturersItemIdentification: { ID: 'read' },
  StandardItemIdentification: { ID: 'read' },
  // Classes of goods and of tax.
  'CommodityClassification*': 'silent',
  'ClassifiedTaxCategory*': 'silent',
  'ManufacturerParty*': 'silent',
}

const line: KnownElements = {
  ID: 'read',
  UUID: 'silent',
  SalesOrderID: 'silent',
  'Note*': 'read',
  Quantity: 'read',
  LineExtensionAmount: 'read',
  // Allowing something changes nothing; forbidding it is reported.
  PartialDeliveryIndicator: /^(?:true|1)$/,
  BackOrderAllowedIndicator: /^(?:true|1)$/,
  // The buyer's accounts, and the person at the buyer who requested it.
  AccountingCost: 'silent',
  AccountingCostCode: 'silent',
  OriginatorParty: 'silent',
  // Tax, which the shop calculates itself.
  TotalTaxAmount: 'silent',
  'TaxTotal*': 'silent',
  Delivery: { ID: 'silent', RequestedDeliveryPeriod: period },
  Price: {
    PriceAmount: 'read',
    BaseQuantity: 'read',
    // By BIS 3 (T01-R019) the price is net: this was already deducted from the gross price.
    AllowanceCharge: {
      ChargeIndicator: /^(?:false|0)$/,
      Amount: 'silent',
      BaseAmount: 'silent',
      MultiplierFactorNumeric: 'silent',
      AllowanceChargeReason: 'silent',
      AllowanceChargeReasonCode: 'silent',
    },
  },
  Item: item,
}

/**
 * Elements within the first one.
 * @param root its name: Order, OrderChange or OrderCancellation
 * @param isPriced whether each line has its price: then the price is compared, regardless of its
 *   source
 */
export const knownInUbl = (root: string, isPriced: boolean): KnownElements => ({
  ...known,
  'OrderLine*': { 'Note*': 'read', LineItem: { ...line, LineStatusCode: actionsIn(root) } },
  ...(root === 'Order' ? {} : changedOrder),
  ...(isPriced ? { 'Contract*': 'silent', 'QuotationDocumentReference*': 'silent' } : {}),
})

/** The action on a line: a new order has nothing to change or to keep. */
const actionsIn = (root: string): RegExp => (root === 'Order' ? /^[12]$/ : /^[1-4]$/)

/** The order that is changed. */
const changedOrder: KnownElements = {
  OrderReference: { ID: 'read', IssueDate: 'silent', UUID: 'silent', SalesOrderID: 'silent' },
}

const known: KnownElements = {
  // The message, and the rules by which it is written.
  UBLVersionID: 'silent',
  CustomizationID: 'silent',
  ProfileID: 'silent',
  ProfileExecutionID: 'silent',
  UUID: 'silent',
  IssueTime: 'silent',
  SequenceNumberID: 'silent',
  'Signature*': 'silent',
  CopyIndicator: /^(?:false|0)$/,
  ID: 'read',
  IssueDate: 'read',
  // By its code.
  OrderTypeCode: 'read',
  'Note*': 'read',
  'CancellationNote*': 'read',
  DocumentCurrencyCode: 'read',
  PricingCurrencyCode: 'read',
  TaxCurrencyCode: 'silent',
  // By what its lines are.
  LineCountNumeric: 'read',
  // The buyer's accounts, and the number that the seller gave the buyer.
  SalesOrderID: 'silent',
  CustomerReference: 'silent',
  AccountingCost: 'silent',
  AccountingCostCode: 'silent',
  'OriginatorDocumentReference*': 'silent',
  'ProjectReference*': 'silent',
  // The catalogue: the numbers and prices of the lines are compared instead.
  'CatalogueReference*': 'silent',
  // Parties: buyer, requester, seller. The invoicee is compared with the buyer.
  BuyerCustomerParty: 'silent',
  SellerSupplierParty: 'silent',
  OriginatorCustomerParty: 'silent',
  AccountingCustomerParty: 'silent',
  Delivery: delivery,
  TaxTotal: { TaxAmount: 'read', 'TaxSubtotal*': 'silent' },
  AnticipatedMonetaryTotal: {
    LineExtensionAmount: 'read',
    TaxExclusiveAmount: 'read',
    TaxInclusiveAmount: 'read',
    AllowanceTotalAmount: 'read',
    ChargeTotalAmount: 'read',
    PrepaidAmount: /^0*(?:\.0*)?$/,
    PayableRoundingAmount: 'read',
    PayableAmount: 'read',
  },
}
