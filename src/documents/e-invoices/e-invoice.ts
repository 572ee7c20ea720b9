/**
 * An electronic invoice or credit note by EN 16931, as the JSON from which the library writes UBL,
 * CII and Factur-X: its keys are those of UBL. Comments give the standard's business terms.
 */
import { toAddress, type EInvoiceAddress, type Json } from './e-invoice-address.ts'
import { percentOf, type TaxAmount, type TaxDecision } from '../../tax/rules.ts'

export type EInvoiceLine = {
  readonly sku: string
  /** The buyer's part number. */
  readonly partNumber?: string | undefined
  readonly name: string
  /** BT-158: the customs number, which begins with the Harmonised System code. */
  readonly commodityCode?: string | undefined
  /** BT-159: ISO 3166-1. */
  readonly originCountry?: string | undefined
  readonly quantity: number
  /** UN/ECE Recommendation 20: 'H87' is a piece. */
  readonly unitCode: string
  /** Cents for `pricePer` units. */
  readonly price: number
  readonly pricePer: number
  /** Cents without tax, as rounded on the document. */
  readonly total: number
  readonly tax: TaxDecision
}

export type EInvoiceParty = EInvoiceAddress & {
  readonly name: string
  readonly email: string
  readonly vatId?: string | undefined
}

/**
 * The content of an electronic document; amounts in cents, never negative, not even in a credit
 * note.
 */
export type EInvoice = {
  readonly kind: 'invoice' | 'credit-note'
  /** The rules: the core of EN 16931, or in addition those of German public buyers. */
  readonly profile?: 'xrechnung' | undefined
  readonly number: string
  /** Days: 'YYYY-MM-DD'. */
  readonly issueDate: string
  readonly supplyDate: string
  readonly dueDate?: string | undefined
  /** ISO 4217 */
  readonly currency: string
  /** The invoice that a credit note corrects. */
  readonly corrects?: { readonly number: string; readonly issueDate: string } | undefined
  readonly seller: EInvoiceParty & {
    readonly iban?: string | undefined
    /** A number that is not a VAT number, as sellers in the USA have. */
    readonly taxNumber?: string | undefined
    readonly phone?: string | undefined
  }
  readonly buyer: EInvoiceParty & {
    /** The person who ordered, if it is not the name. */
    readonly contact?: string | undefined
  }
  /** The delivery address; absent for collection. */
  readonly deliverTo?: (EInvoiceAddress & { readonly name: string }) | undefined
  /** The reference of a transfer (ISO 11649); if absent, the document number. */
  readonly paymentReference?: string | undefined
  /** The buyer's reference: for public buyers in Germany the Leitweg-ID. */
  readonly buyerReference?: string | undefined
  /** The buyer's purchase order number. */
  readonly poNumber: string
  readonly orderNumber: string
  readonly lines: readonly EInvoiceLine[]
  /** A charge (delivery) or, with `discount`, an allowance on the whole document. */
  readonly charges: readonly {
    readonly label: string
    readonly amount: number
    readonly tax: TaxDecision
    readonly discount?: boolean
  }[]
  readonly taxes: readonly TaxAmount[]
  /** Payment terms in words. */
  readonly terms: string
}

/** BT-24: the specification that applies. */
const specifications = {
  core: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const
/** BT-23: billing, one of many processes (PEPPOL-EN16931-R001, adopted by XRechnung). */
const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/**
 * The buyer's order (BT-13), if the buyer gave a number, and the shop's (BT-14). UBL cannot contain
 * the second without the first: then the library writes 'NA', as Peppol BIS Billing 3.0 requires.
 */
const toOrderReference = ({ poNumber, orderNumber }: EInvoice): Json =>
  poNumber === ''
    ? { 'cbc:SalesOrderID': orderNumber }
    : { 'cbc:ID': poNumber, 'cbc:SalesOrderID': orderNumber }

/** The document in the library's JSON. */
export function toUblJson(invoice: EInvoice): Json {
  const money = moneyIn(invoice.currency)
  const reference = invoice.buyerReference ?? invoice.poNumber
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': specifications[invoice.profile ?? 'core'],
      ...(invoice.profile === 'xrechnung' ? { 'cbc:ProfileID': process } : {}),
      'cbc:ID': invoice.number,
      'cbc:IssueDate': invoice.issueDate,
      ...(invoice.kind === 'invoice' && invoice.dueDate ? { 'cbc:DueDate': invoice.dueDate } : {}),
      // UNCL 1001: commercial invoice, credit note.
      'cbc:InvoiceTypeCode': invoice.kind === 'invoice' ? '380' : '381',
      'cbc:DocumentCurrencyCode': invoice.currency,
      // BT-10: the reference requested by the buyer.
      ...(reference === '' ? {} : { 'cbc:BuyerReference': reference }),
      'cac:OrderReference': toOrderReference(invoice),
      ...(invoice.corrects
        ? {
            'cac:BillingReference': [
              {
                'cac:InvoiceDocumentReference': {
                  'cbc:ID': invoice.corrects.number,
                  'cbc:IssueDate': invoice.corrects.issueDate,
                },
              },
            ],
          }
        : {}),
      'cac:AccountingSupplierParty': { 'cac:Party': toSeller(invoice) },
      'cac:AccountingCustomerParty': { 'cac:Party': toBuyer(invoice) },
      'cac:Delivery': {
        'cbc:ActualDeliveryDate': invoice.supplyDate,
        ...(invoice.deliverTo ? toDelivery(invoice.deliverTo) : {}),
      },
      ...(invoice.seller.iban || invoice.profile === 'xrechnung'
        ? { 'cac:PaymentMeans': [toPayment(invoice)] }
        : {}),
      ...(invoice.terms === '' ? {} : { 'cac:PaymentTerms': { 'cbc:Note': invoice.terms } }),
      ...(invoice.charges.length > 0
        ? { 'cac:AllowanceCharge': invoice.charges.map((charge) => toCharge(charge, money)) }
        : {}),
      ...toTotals(invoice, money),
      'cac:InvoiceLine': invoice.lines.map((line, index) => toLine(line, index + 1, money)),
    },
  }
}

/** `money('cbc:Amount', 1250)`: the amount and its currency, as two keys. */
type Money = (key: string, cents: number) => Json
const moneyIn =
  (currency: string): Money =>
  (key, cents) => ({ [key]: decimal(cents), [`${key}@currencyID`]: currency })

/** Cents in the standard's notation: 1250 → '12.50', exact for any whole number. */
export const decimal = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

const isTaxed = ({ taxes }: EInvoice): boolean => taxes.some(({ category }) => category !== 'O')

/**
 * BG-4. BT-31 and BT-32 are left out if nothing is subject to tax (BR-O-2); without BT-31 the
 * number is written as BT-30, since something must identify the seller (BR-CO-26).
 */
function toSeller(invoice: EInvoice): Json {
  const { seller } = invoice
  const { vatId, taxNumber, name } = seller
  const number = vatId ?? taxNumber
  const scheme = vatId ? vat : { 'cac:TaxScheme': { 'cbc:ID': 'TAX' } }
  return {
    ...toParty(seller),
    ...(number && isTaxed(invoice)
      ? { 'cac:PartyTaxScheme': [{ 'cbc:CompanyID': number, ...scheme }] }
      : {}),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      ...(number && !(vatId && isTaxed(invoice)) ? { 'cbc:CompanyID': number } : {}),
    },
    // BG-6
    ...(seller.phone
      ? {
          'cac:Contact': {
            'cbc:Name': name,
            'cbc:Telephone': seller.phone,
            'cbc:ElectronicMail': seller.email,
          },
        }
      : {}),
  }
}

/** BG-7. */
function toBuyer(invoice: EInvoice): Json {
  const { name, vatId, contact } = invoice.buyer
  return {
    ...toParty(invoice.buyer),
    ...(vatId && isTaxed(invoice)
      ? { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vatId, ...vat } }
      : {}),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
    ...(contact ? { 'cac:Contact': { 'cbc:Name': contact } } : {}),
  }
}

/** BG-15 and BT-70. */
const toDelivery = (place: NonNullable<EInvoice['deliverTo']>): Json => ({
  'cac:DeliveryLocation': { 'cac:Address': toAddress(place) },
  'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': place.name } },
})

const toParty = (party: EInvoiceParty): Json => ({
  // BT-34, BT-49: the electronic address, here an e-mail address.
  'cbc:EndpointID': party.email,
  'cbc:EndpointID@schemeID': 'EM',
  'cac:PostalAddress': toAddress(party),
})

/**
 * BG-16: a SEPA credit transfer (UNCL 4461: 58), with its reference (BT-83); without an account, as
 * in a credit note, the terms apply (1).
 */
const toPayment = ({ seller, number, paymentReference }: EInvoice): Json =>
  seller.iban
    ? {
        'cbc:PaymentMeansCode': '58',
        'cbc:PaymentID': paymentReference ?? number,
        'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban, 'cbc:Name': seller.name },
      }
    : { 'cbc:PaymentMeansCode': '1' }

/**
 * BT-95, BT-118, BT-151 and the related rates; amounts that are not subject to tax have no rate.
 */
const toCategory = ({ category, rate }: TaxDecision): Json => ({
  'cbc:ID': category,
  ...(category === 'O'
    ? {}
    : { 'cbc:Percent': Number.isInteger(rate) ? decimal(rate) : percentOf(rate) }),
  ...vat,
})

/** BG-20, BG-21. */
const toCharge = (charge: EInvoice['charges'][number], money: Money): Json => ({
  'cbc:ChargeIndicator': charge.discount ? 'false' : 'true',
  'cbc:AllowanceChargeReason': charge.label,
  ...money('cbc:Amount', charge.amount),
  'cac:TaxCategory': toCategory(charge.tax),
})

/** The sums of a document, in cents: lines, allowances, charges, tax. */
export function totalsOf({ lines, charges, taxes }: Pick<EInvoice, 'lines' | 'charges' | 'taxes'>) {
  const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
  const goods = sum(lines.map(({ total }) => total))
  const allowances = sum(charges.map(({ discount, amount }) => (discount ? amount : 0)))
  const added = sum(charges.map(({ discount, amount }) => (discount ? 0 : amount)))
  const net = goods - allowances + added
  const tax = sum(taxes.map(({ amount }) => amount))
  return { goods, allowances, charges: added, net, tax, gross: net + tax }
}

/** BG-22 and BG-23. */
function toTotals(invoice: EInvoice, money: Money): Json {
  const totals = totalsOf(invoice)
  return {
    'cac:TaxTotal': [
      {
        ...money('cbc:TaxAmount', totals.tax),
        'cac:TaxSubtotal': invoice.taxes.map((tax) => ({
          ...money('cbc:TaxableAmount', tax.base),
          ...money('cbc:TaxAmount', tax.amount),
          'cac:TaxCategory': toExplainedCategory(tax),
        })),
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...money('cbc:LineExtensionAmount', totals.goods),
      ...money('cbc:TaxExclusiveAmount', totals.net),
      ...money('cbc:TaxInclusiveAmount', totals.gross),
      ...(totals.allowances > 0 ? money('cbc:AllowanceTotalAmount', totals.allowances) : {}),
      ...(totals.charges > 0 ? money('cbc:ChargeTotalAmount', totals.charges) : {}),
      ...money('cbc:PayableAmount', totals.gross),
    },
  }
}

/** BT-120, BT-121: the reason why no tax is charged. */
const toExplainedCategory = (tax: TaxAmount): Json => {
  const { 'cac:TaxScheme': scheme, ...category } = toCategory(tax)
  return {
    ...category,
    ...(tax.exemptionCode ? { 'cbc:TaxExemptionReasonCode': tax.exemptionCode } : {}),
    ...(['E', 'K', 'G', 'O'].includes(tax.category) && tax.reason !== ''
      ? { 'cbc:TaxExemptionReason': tax.reason }
      : {}),
    'cac:TaxScheme': scheme,
  }
}

/** BG-25; the price is for `pricePer` units (BT-149). */
const toLine = (line: EInvoiceLine, number: number, money: Money): Json => ({
  'cbc:ID': String(number),
  'cbc:InvoicedQuantity': String(line.quantity),
  'cbc:InvoicedQuantity@unitCode': line.unitCode,
  ...money('cbc:LineExtensionAmount', line.total),
  'cac:Item': {
    'cbc:Name': line.name,
    // BT-156, BT-155
    ...(line.partNumber ? { 'cac:BuyersItemIdentification': { 'cbc:ID': line.partNumber } } : {}),
    ...(line.sku === '' ? {} : { 'cac:SellersItemIdentification': { 'cbc:ID': line.sku } }),
    ...(line.originCountry
      ? { 'cac:OriginCountry': { 'cbc:IdentificationCode': line.originCountry } }
      : {}),
    // UNTDID 7143: 'HS', the Harmonised System.
    ...(line.commodityCode
      ? {
          'cac:CommodityClassification': [
            {
              'cbc:ItemClassificationCode': line.commodityCode,
              'cbc:ItemClassificationCode@listID': 'HS',
            },
          ],
        }
      : {}),
    'cac:ClassifiedTaxCategory': toCategory(line.tax),
  },
  'cac:Price': {
    ...money('cbc:PriceAmount', line.price),
    'cbc:BaseQuantity': String(line.pricePer),
    'cbc:BaseQuantity@unitCode': line.unitCode,
  },
})
