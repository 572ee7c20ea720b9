/**
 * What an order of UBL 2 says that is known: by Peppol BIS Ordering 3 (T01, T114, T115). All else is
 * named. Pure.
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

/** Start and end; times are named. */
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
  // Words for the article that the numbers name.
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
  // What is allowed changes nothing; what is not allowed is named.
  PartialDeliveryIndicator: /^(?:true|1)$/,
  BackOrderAllowedIndicator: /^(?:true|1)$/,
  // The books of the buyer, and who of the buyer asked for it.
  AccountingCost: 'silent',
  AccountingCostCode: 'silent',
  OriginatorParty: 'silent',
  // Tax, which the shop reckons itself.
  TotalTaxAmount: 'silent',
  'TaxTotal*': 'silent',
  Delivery: { ID: 'silent', RequestedDeliveryPeriod: period },
  Price: {
    PriceAmount: 'read',
    BaseQuantity: 'read',
    // By BIS 3 (T01-R019) the price is net: this was deducted from the gross price to come to it.
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
 * @param isPriced whether each line says its price: then it is compared, from wherever it comes
 */
export const knownInUbl = (root: string, isPriced: boolean): KnownElements => ({
  ...known,
  'OrderLine*': { 'Note*': 'read', LineItem: { ...line, LineStatusCode: actionsIn(root) } },
  ...(root === 'Order' ? {} : changedOrder),
  ...(isPriced ? { 'Contract*': 'silent', 'QuotationDocumentReference*': 'silent' } : {}),
})

/** What becomes of a line: in a new order there is nothing to change, or to leave as it is. */
const actionsIn = (root: string): RegExp => (root === 'Order' ? /^[12]$/ : /^[1-4]$/)

/** The order that is changed. */
const changedOrder: KnownElements = {
  OrderReference: { ID: 'read', IssueDate: 'silent', UUID: 'silent', SalesOrderID: 'silent' },
}

const known: KnownElements = {
  // The message, and by which rules it is written.
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
  // The books of the buyer, and the number that the seller gave it.
  SalesOrderID: 'silent',
  CustomerReference: 'silent',
  AccountingCost: 'silent',
  AccountingCostCode: 'silent',
  'OriginatorDocumentReference*': 'silent',
  'ProjectReference*': 'silent',
  // From which catalogue: the numbers and prices of the lines are compared.
  'CatalogueReference*': 'silent',
  // Parties: who buys, asks for it, sells. Who is invoiced is compared with the buyer.
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
