/**
 * The content of a document, stored when it is issued: the order as sold, and the shop at that
 * time.
 */
import * as z from 'zod/mini'
import { spokenAddress } from '../platform/addresses/compose-address.ts'
import { AddressParts } from '../platform/addresses/address-parts.ts'
import { currentLanguage } from '../platform/languages/current-language.ts'
import { isLanguage, type Language } from '../platform/languages/languages.ts'
import { countryCodes, countryName, countryNamed } from '../platform/addresses/countries.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import { dayOf } from '../platform/time/time-zone.ts'
import { Packs } from '../catalogue/units/pack-fields.ts'
import { SafetyValues } from '../catalogue/safety-fields.ts'
import { safetyOf } from '../catalogue/safety.ts'
import { saleBasis, unitNames } from '../catalogue/model/units.ts'
import { deliveryKinds } from '../delivery/contract.ts'
import { countryOfVatId, taxCategories } from '../tax/rules.ts'
import { spokenTax } from '../tax/spoken-tax.ts'
import type { FrozenTax } from '../tax/tax-rows.ts'
import type { Order } from '../orders/contract.ts'

export const Seller = z.strictObject({
  name: z.string(),
  address: z.array(z.string()),
  vatId: z.string(),
  bank: z.string(),
  /** ISO 3166-1, and an address for questions; missing in documents before 0.2. */
  country: z.optional(z.string()),
  email: z.optional(z.string()),
  /** The telephone number for questions about an invoice. */
  phone: z.optional(z.string()),
  /** The company details in the footer of a letter. */
  taxNumber: z.optional(z.string()),
  register: z.optional(z.string()),
  directors: z.optional(z.string()),
  /** The key of its logo; absent if only the name is shown. */
  logo: z.optional(z.string()),
})

/** The invoiced delivery; the charge in cents without tax. */
const Delivery = z.strictObject({
  kind: z.enum(deliveryKinds),
  zone: z.string(),
  country: z.string(),
  postcode: z.string(),
  charge: z.int(),
  reason: z.string(),
})

/** The taxes of the invoiced amounts; cents, hundredths of a percent. */
const Tax = z.strictObject({
  country: z.string(),
  /** The buyer's VAT number, if the tax depends on it. */
  buyerVatId: z.optional(z.string()),
  lines: z.array(
    z.strictObject({
      category: z.enum(taxCategories),
      rate: z.number(),
      reason: z.string(),
      base: z.int(),
      amount: z.int(),
    }),
  ),
  amount: z.int(),
  gross: z.int(),
})
/** The shop's name, address, VAT id and bank account as documents print them. */
export type SellerDetails = z.output<typeof Seller>

/** The shipment whose lines the document contains; absent: those of the whole order. */
const DocumentedShipment = z.strictObject({
  /** As printed: '10001-2'. */
  number: z.string(),
  /** 'YYYY-MM-DD' */
  shippedOn: z.string(),
  /** Tracking numbers. */
  parcels: z.array(z.string()),
})
export type DocumentedShipment = z.output<typeof DocumentedShipment>

/** The due date, and the discount with its last day; cents. Absent: payable on receipt. */
const FrozenTerms = z.strictObject({
  /** 'YYYY-MM-DD' */
  dueDate: z.string(),
  discount: z.optional(
    z.strictObject({
      /** Hundredths of a percent. */
      rate: z.int(),
      /** 'YYYY-MM-DD' */
      until: z.string(),
      amount: z.int(),
    }),
  ),
})

/** The account and the reference of a transfer. Absent: the shop's bank account has no IBAN. */
const FrozenTransfer = z.strictObject({
  iban: z.string(),
  /** ISO 11649, without blanks; absent if the number is too long for one. */
  reference: z.optional(z.string()),
})
export type FrozenTransfer = z.output<typeof FrozenTransfer>

/** The company for which an order was placed. */
const Customer = z.strictObject({
  name: z.string(),
  /** The address in its record; may be empty. */
  address: z.string(),
  vatId: z.string(),
  /** The customer number in its record; absent before 0.3. */
  number: z.optional(z.int()),
  /** The buyer reference on its invoices (BT-10). */
  buyerReference: z.optional(z.string()),
})
export type Customer = z.output<typeof Customer>

/** The invoice that a credit note corrects. */
const CorrectedDocument = z.strictObject({ number: z.string(), issueDate: z.string() })
export type CorrectedDocument = z.output<typeof CorrectedDocument>

/**
 * The language of a document; absent: English, as all before 0.3. A language that the program no
 * longer supports is read as English, so that the document can be opened.
 */
export const IssuedLanguage = z.optional(
  z.pipe(
    z.string(),
    z.transform((code): Language => (isLanguage(code) ? code : 'en')),
  ),
)

export const DocumentContent = z.strictObject({
  language: IssuedLanguage,
  shop: Seller,
  /** Absent if the buyer ordered for themselves, and before 0.2. */
  customer: z.optional(Customer),
  shipment: z.optional(DocumentedShipment),
  /** For an invoice of the whole order issued after the last shipment: the day of that shipment. */
  suppliedOn: z.optional(z.string()),
  corrects: z.optional(CorrectedDocument),
  /** The reason of a credit note without a cancellation or return. */
  reason: z.optional(z.string()),
  /** For a delivery note: the part of the order that follows later; absent if there is none. */
  follows: z.optional(
    z.array(
      z.strictObject({
        sku: z.string(),
        name: z.string(),
        quantity: z.int(),
        unit: z.optional(z.enum(unitNames)),
      }),
    ),
  ),
  terms: z.optional(FrozenTerms),
  transfer: z.optional(FrozenTransfer),
  order: z.strictObject({
    number: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    /** Absent if the address is only text, and before 0.2. */
    shipTo: z.optional(AddressParts),
    poNumber: z.string(),
    note: z.string(),
    /** A day; in documents of 0.1 a time, whose UTC day is printed. */
    placedAt: z.string(),
    pieces: z.int(),
    /** Goods and delivery, without tax. */
    total: z.int(),
    /** Absent if the shop charges no delivery, and before 0.2. */
    delivery: z.optional(Delivery),
    /** ISO 4217; missing in documents of 0.1, which are in US dollars. */
    currency: z.optional(z.string()),
    /** Absent if the shop charges no tax. */
    tax: z.optional(Tax),
    lines: z.array(
      z.strictObject({
        /** The position of the order line; absent if the document has all lines in order. */
        line: z.optional(z.int()),
        sku: z.string(),
        name: z.string(),
        /** 0: a part of the price is credited, without pieces. */
        quantity: z.int(),
        /** Absent: pieces, priced per piece, as all before 0.2. */
        unit: z.optional(z.enum(unitNames)),
        pricePer: z.optional(z.int()),
        /** The tool's packs at the time of the order. */
        packs: z.optional(Packs),
        /** The part number of the buyer's company. */
        partNumber: z.optional(z.string()),
        /** For customs, on exports: customs number, country of origin, grams per unit. */
        customsNumber: z.optional(z.string()),
        tariffOrigin: z.optional(z.string()),
        netWeight: z.optional(z.int()),
        /**
         * The customs number and origin of goods that are not exported: only in electronic
         * invoices.
         */
        commodityCode: z.optional(z.string()),
        originCountry: z.optional(z.string()),
        /** Safety warnings on documents. */
        ...SafetyValues,
        unitPrice: z.int(),
        total: z.int(),
        /** Absent if all lines have the first tax of the document. */
        tax: z.optional(z.strictObject({ category: z.enum(taxCategories), rate: z.number() })),
      }),
    ),
  }),
})
export type DocumentContent = z.output<typeof DocumentContent>

/** A line as passed to a document. */
export type DocumentedLine = DocumentContent['order']['lines'][number]

/** Without the country on the last line, which is added from its own setting. */
function addressLines(address: string, country: string): readonly string[] {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return country !== '' && countryNamed(lines.at(-1) ?? '') === country ? lines.slice(0, -1) : lines
}

/** Shop details that a document contains only if they are set. */
const saidIfSet = ['email', 'phone', 'taxNumber', 'register', 'directors', 'logo'] as const

/** The shop's details on documents, from its settings. */
export const sellerOf = (
  settings: Pick<
    ShopSettings,
    'name' | 'legalName' | 'address' | 'country' | 'vatId' | 'bank' | (typeof saidIfSet)[number]
  >,
): SellerDetails => ({
  name: settings.legalName || settings.name,
  address: [
    ...addressLines(settings.address, settings.country),
    countryName(settings.country),
  ].filter(Boolean),
  vatId: settings.vatId,
  bank: settings.bank,
  ...(settings.country === '' ? {} : { country: settings.country }),
  ...Object.fromEntries(
    saidIfSet.flatMap((name) => (settings[name] === '' ? [] : [[name, settings[name]]])),
  ),
})

const documentedTax = (tax: FrozenTax, { country = '' }: SellerDetails) => {
  const spoken = spokenTax(tax, country)
  return { ...spoken, lines: [...spoken.lines] }
}

/** A text address abroad, with its country, which mail needs, as the last line. */
function withCountry(address: string, country: string | undefined, home = ''): string {
  const last = address.trim().split('\n').at(-1) ?? ''
  return last === '' || !country || country === home || countryNamed(last)
    ? address
    : `${address.trim()}\n${countryName(country)}`
}

type Destined = Pick<Order, 'address' | 'shipTo' | 'delivery'> & {
  readonly tax?: FrozenTax | undefined
  /** Where the goods go, for a document without tax and delivery. */
  readonly destination?: string | undefined
}

/** Where the goods of an order go, as far as it says so; ISO 3166-1. */
export const destinationOf = ({
  shipTo,
  tax,
  delivery,
  destination,
}: Omit<Destined, 'address'>): string | undefined =>
  shipTo?.country || tax?.country || delivery?.country || destination

/**
 * A customer whose address has no country: that of the VAT number, else that of a delivery to the
 * same town.
 */
function customerAbroad(
  customer: Customer,
  order: Destined,
  { country: home }: SellerDetails,
): Customer {
  const last = customer.address.trim().split('\n').at(-1) ?? ''
  const ofVatId = countryOfVatId(customer.vatId)
  const isSameTown =
    order.shipTo === undefined
      ? order.address.split('\n').includes(last)
      : last.includes(order.shipTo.town)
  const country = countryCodes.includes(ofVatId)
    ? ofVatId
    : isSameTown
      ? destinationOf(order)
      : home
  return { ...customer, address: withCountry(customer.address, country, home) }
}

/** The language of a document's content; absent for English. */
export const writtenLanguage = (): Pick<DocumentContent, 'language'> => {
  const language = currentLanguage()
  return language === 'en' ? {} : { language }
}

/** The content of a document that is issued now, in the current language. */
export const toDocumentContent = (
  seller: SellerDetails,
  order: Omit<Order, 'lines' | 'tax'> & {
    readonly lines: readonly DocumentedLine[]
    readonly tax?: FrozenTax | undefined
    readonly destination?: string | undefined
  },
  timeZone: string,
  customer?: Customer,
): DocumentContent => ({
  ...writtenLanguage(),
  shop: seller,
  ...(customer ? { customer: customerAbroad(customer, order, seller) } : {}),
  order: {
    number: order.number,
    name: order.name,
    email: order.email,
    phone: order.phone,
    address: withCountry(
      spokenAddress(order.address, order.shipTo),
      destinationOf(order),
      seller.country,
    ),
    ...(order.shipTo ? { shipTo: order.shipTo } : {}),
    poNumber: order.poNumber,
    note: order.note,
    placedAt: dayOf(new Date(order.placedAt), timeZone),
    pieces: order.quantity,
    total: order.total,
    currency: order.currency,
    ...(order.delivery ? { delivery: order.delivery } : {}),
    ...(order.tax ? { tax: documentedTax(order.tax, seller) } : {}),
    lines: order.lines.map((line) => ({
      ...(line.line === undefined ? {} : { line: line.line }),
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      ...saleBasis(line.unit, line.pricePer),
      ...(line.packs ? { packs: line.packs } : {}),
      ...(line.partNumber ? { partNumber: line.partNumber } : {}),
      ...safetyOf(line),
      unitPrice: line.unitPrice,
      total: line.total,
      ...(line.tax ? { tax: line.tax } : {}),
    })),
  },
})
