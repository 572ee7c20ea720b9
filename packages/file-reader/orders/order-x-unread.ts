/**
 * The known elements of Order-X 1.0: a Cross Industry Order (UN/CEFACT D20B) of the profiles Basic,
 * Comfort and Extended. All other elements are reported. Pure.
 */
import type { KnownElements } from './unread-elements.ts'

const day: KnownElements = { DateTimeString: 'day' }
/** A number of a paper of buyer or seller. */
const silentPapers: KnownElements = {
  'SellerOrderReferencedDocument*': 'silent',
  'RequisitionReferencedDocument*': 'silent',
  'CatalogueReferencedDocument*': 'silent',
  'UltimateCustomerOrderReferencedDocument*': 'silent',
}
/** Documents with prices: irrelevant if each line has its own price, which is compared. */
const pricePapers: KnownElements = {
  'QuotationReferencedDocument*': 'silent',
  'ContractReferencedDocument*': 'silent',
}
const indicator = (known: RegExp): KnownElements => ({ Indicator: known })
const isTrue = indicator(/^(?:true|1)$/)
const isFalse = indicator(/^(?:false|0)$/)

const note: KnownElements = { 'Content*': 'read', SubjectCode: 'silent' }

const shipTo: KnownElements = {
  'ID*': 'silent',
  'GlobalID*': 'silent',
  Name: 'read',
  SpecifiedLegalOrganization: 'silent',
  DefinedTradeContact: {
    PersonName: 'read',
    DepartmentName: 'read',
    TypeCode: 'silent',
    TelephoneUniversalCommunication: 'silent',
    FaxUniversalCommunication: 'silent',
    EmailURIUniversalCommunication: 'silent',
  },
  PostalTradeAddress: {
    PostcodeCode: 'read',
    LineOne: 'read',
    LineTwo: 'read',
    LineThree: 'read',
    CityName: 'read',
    CountryID: 'read',
    CountrySubDivisionName: 'read',
  },
  'URIUniversalCommunication*': 'silent',
  'SpecifiedTaxRegistration*': 'silent',
}

const wished: KnownElements = {
  OccurrenceDateTime: day,
  OccurrenceSpecifiedPeriod: { StartDateTime: day, EndDateTime: day },
}

const agreement = (isPriced: boolean): KnownElements => ({
  BuyerReference: 'silent',
  SellerTradeParty: 'silent',
  BuyerTradeParty: 'silent',
  BuyerRequisitionerTradeParty: 'silent',
  BuyerOrderReferencedDocument: {
    IssuerAssignedID: 'read',
    FormattedIssueDateTime: 'silent',
    // Of a line: its number in that order.
    LineID: 'silent',
  },
  PreviousOrderChangeReferencedDocument: 'silent',
  PreviousOrderResponseReferencedDocument: 'silent',
  SpecifiedProcuringProject: 'silent',
  ...silentPapers,
  ...(isPriced ? pricePapers : {}),
})

const product: KnownElements = {
  ID: 'silent',
  'GlobalID*': 'read',
  SellerAssignedID: 'read',
  BuyerAssignedID: 'read',
  ManufacturerAssignedID: 'read',
  IndustryAssignedID: 'silent',
  ModelID: 'silent',
  // Words for the article that the numbers name.
  'Name*': 'read',
  'Description*': 'silent',
  BrandName: 'silent',
  ModelName: 'silent',
  'DesignatedProductClassification*': 'silent',
  ManufacturerTradeParty: 'silent',
}

const line = (isChange: boolean, isPriced: boolean): KnownElements => ({
  AssociatedDocumentLineDocument: {
    LineID: 'read',
    LineStatusCode: isChange ? /^[1-4]$/ : /^[12]$/,
    'IncludedNote*': note,
  },
  SpecifiedTradeProduct: product,
  SpecifiedLineTradeAgreement: {
    ...agreement(isPriced),
    // Before what is deducted to come to the net price.
    GrossPriceProductTradePrice: 'silent',
    NetPriceProductTradePrice: { ChargeAmount: 'read', BasisQuantity: 'read' },
  },
  SpecifiedLineTradeDelivery: {
    PartialDeliveryAllowedIndicator: isTrue,
    RequestedQuantity: 'read',
    // Said as another address than that of the order.
    'ShipToTradeParty*': 'silent',
    RequestedDeliverySupplyChainEvent: wished,
  },
  SpecifiedLineTradeSettlement: {
    'ApplicableTradeTax*': 'silent',
    'ReceivableSpecifiedTradeAccountingAccount*': 'silent',
    SpecifiedTradeSettlementLineMonetarySummation: { LineTotalAmount: 'read' },
  },
})

/**
 * Elements within the first one.
 * @param isPriced whether each line has its price
 */
export const knownInOrderX = (isChange: boolean, isPriced: boolean): KnownElements => ({
  ExchangedDocumentContext: {
    TestIndicator: isFalse,
    'BusinessProcessSpecifiedDocumentContextParameter*': 'silent',
    'GuidelineSpecifiedDocumentContextParameter*': 'silent',
  },
  ExchangedDocument: {
    ID: 'read',
    // What it is called is compared with what an order is called.
    'Name*': 'silent',
    TypeCode: 'read',
    IssueDateTime: { DateTimeString: 'read' },
    CopyIndicator: isFalse,
    PurposeCode: /^(?:1|4|5|7|9|31)$/,
    RequestedResponseTypeCode: 'silent',
    'LanguageID*': 'silent',
    'IncludedNote*': note,
  },
  SupplyChainTradeTransaction: {
    'IncludedSupplyChainTradeLineItem*': line(isChange, isPriced),
    ApplicableHeaderTradeAgreement: agreement(isPriced),
    ApplicableHeaderTradeDelivery: {
      ShipToTradeParty: shipTo,
      RequestedDeliverySupplyChainEvent: wished,
    },
    ApplicableHeaderTradeSettlement: {
      OrderCurrencyCode: 'read',
      TaxCurrencyCode: 'silent',
      // Compared with the buyer.
      InvoiceeTradeParty: 'silent',
      'ApplicableTradeTax*': 'silent',
      'ReceivableSpecifiedTradeAccountingAccount*': 'silent',
      SpecifiedTradeSettlementHeaderMonetarySummation: {
        LineTotalAmount: 'read',
        ChargeTotalAmount: 'read',
        AllowanceTotalAmount: 'read',
        TaxBasisTotalAmount: 'read',
        'TaxTotalAmount*': 'read',
        GrandTotalAmount: 'read',
      },
    },
  },
})
