/**
 * The content of a document, stored when it is issued: the order as sold, the shop as it was then.
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
  /** ISO 3166-1 and an address for questions; documents before 0.2 do not say them. */
  country: z.optional(z.string()),
  email: z.optional(z.string()),
  /** For questions about an invoice. */
  phone: z.optional(z.string()),
  /** What the foot of a letter says of the company. */
  taxNumber: z.optional(z.string()),
  register: z.optional(z.string()),
  directors: z.optional(z.string()),
  /** The key of its logo; absent where the name stands alone. */
  logo: z.optional(z.string()),
})

/** The delivery that is invoiced; the charge in cents without tax. */
const Delivery = z.strictObject({
  kind: z.enum(deliveryKinds),
  zone: z.string(),
  country: z.string(),
  postcode: z.string(),
  charge: z.int(),
  reason: z.string(),
})

/** The taxes of what is invoiced; cents, hundredths of a percent. */
const Tax = z.strictObject({
  country: z.string(),
  /** The buyer's VAT number, where the tax depends on it. */
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

/** The shipment whose lines a document has; absent, those of the whole order. */
const DocumentedShipment = z.strictObject({
  /** As printed: '10001-2'. */
  number: z.string(),
  /** 'YYYY-MM-DD' */
  shippedOn: z.string(),
  /** Tracking numbers. */
  parcels: z.array(z.string()),
})
export type DocumentedShipment = z.output<typeof DocumentedShipment>

/** When an invoice is due, and what may be deducted until when; cents. Absent: payable on receipt. */
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

/** Where a transfer goes, and what it says. Absent: the shop's bank account names no IBAN. */
const FrozenTransfer = z.strictObject({
  iban: z.string(),
  /** ISO 11649, without blanks; absent for a number that is too long for one. */
  reference: z.optional(z.string()),
})
export type FrozenTransfer = z.output<typeof FrozenTransfer>

/** The company for which an order was placed. */
const Customer = z.strictObject({
  name: z.string(),
  /** As its record has it; empty where it says none. */
  address: z.string(),
  vatId: z.string(),
  /** Of its record; absent before 0.3. */
  number: z.optional(z.int()),
  /** What its invoices name as its reference (BT-10). */
  buyerReference: z.optional(z.string()),
})
export type Customer = z.output<typeof Customer>

/** The invoice that a credit note corrects. */
const CorrectedDocument = z.strictObject({ number: z.string(), issueDate: z.string() })
export type CorrectedDocument = z.output<typeof CorrectedDocument>

/**
 * In which a document was issued; absent: in English, as all were before 0.3. One that the program
 * has no longer is read as English: the document opens.
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
  /** Absent where somebody ordered for themselves, and before 0.2. */
  customer: z.optional(Customer),
  shipment: z.optional(DocumentedShipment),
  /** The day of the last shipment, of an invoice of the whole order that was issued after it. */
  suppliedOn: z.optional(z.string()),
  corrects: z.optional(CorrectedDocument),
  /** Why a credit note gives back although nothing was cancelled or came back. */
  reason: z.optional(z.string()),
  /** What of the order leaves later, of a delivery note; absent where nothing does. */
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
    /** Absent where it is a text alone, and before 0.2. */
    shipTo: z.optional(AddressParts),
    poNumber: z.string(),
    note: z.string(),
    /** A day; of documents of 0.1 a time, of which UTC's day is printed. */
    placedAt: z.string(),
    pieces: z.int(),
    /** Goods and delivery, without tax. */
    total: z.int(),
    /** Absent where the shop charges no delivery, and before 0.2. */
    delivery: z.optional(Delivery),
    /** ISO 4217; documents of 0.1 do not say it: those are in US dollars. */
    currency: z.optional(z.string()),
    /** Absent where the shop charges no tax. */
    tax: z.optional(Tax),
    lines: z.array(
      z.strictObject({
        /** The position of the order's line; absent where all lines stand in their order. */
        line: z.optional(z.int()),
        sku: z.string(),
        name: z.string(),
        /** 0: a part of the price is given back, and no pieces. */
        quantity: z.int(),
        /** Absent: pieces, priced by the piece, as all were before 0.2. */
        unit: z.optional(z.enum(unitNames)),
        pricePer: z.optional(z.int()),
        /** The packs that the tool had when it was ordered. */
        packs: z.optional(Packs),
        /** What the buyer's company calls it. */
        partNumber: z.optional(z.string()),
        /** For customs, of an export: number, country of origin, grams of a unit. */
        customsNumber: z.optional(z.string()),
        tariffOrigin: z.optional(z.string()),
        netWeight: z.optional(z.int()),
        /** The customs number and origin of goods that stay: of electronic invoices only. */
        commodityCode: z.optional(z.string()),
        originCountry: z.optional(z.string()),
        /** What the documents warn of. */
        ...SafetyValues,
        unitPrice: z.int(),
        total: z.int(),
        /** Absent where all lines bear the first tax of the document. */
        tax: z.optional(z.strictObject({ category: z.enum(taxCategories), rate: z.number() })),
      }),
    ),
  }),
})
export type DocumentContent = z.output<typeof DocumentContent>

/** A line as a document is given it. */
export type DocumentedLine = DocumentContent['order']['lines'][number]

/** Without the country at its end, which follows by its setting. */
function addressLines(address: string, country: string): readonly string[] {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return country !== '' && countryNamed(lines.at(-1) ?? '') === country ? lines.slice(0, -1) : lines
}

/** What a document says of the shop only where the settings do. */
const saidIfSet = ['email', 'phone', 'taxNumber', 'register', 'directors', 'logo'] as const

/** The shop as documents print it, by its settings. */
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

/**
 * A customer abroad whose address is one text without its country has it as the last line, which mail
 * needs: that of the VAT number, else that of a delivery to the same town.
 */
function withCountry(
  customer: Customer,
  { shipTo }: Pick<Order, 'shipTo'>,
  { country: home }: SellerDetails,
): Customer {
  const last = customer.address.trim().split('\n').at(-1) ?? ''
  const ofVatId = countryOfVatId(customer.vatId)
  const isSameTown = shipTo !== undefined && last.includes(shipTo.town) && last !== ''
  const country = countryCodes.includes(ofVatId) ? ofVatId : isSameTown ? shipTo.country : home
  if (last === '' || country === home || country === undefined || countryNamed(last))
    return customer
  return { ...customer, address: `${customer.address.trim()}\n${countryName(country)}` }
}

/** What a document says of its language; English says none. */
export const writtenLanguage = (): Pick<DocumentContent, 'language'> => {
  const language = currentLanguage()
  return language === 'en' ? {} : { language }
}

/** The content of a document that is issued now, in the language of the moment. */
export const toDocumentContent = (
  seller: SellerDetails,
  order: Omit<Order, 'lines' | 'tax'> & {
    readonly lines: readonly DocumentedLine[]
    readonly tax?: FrozenTax | undefined
  },
  timeZone: string,
  customer?: Customer,
): DocumentContent => ({
  ...writtenLanguage(),
  shop: seller,
  ...(customer ? { customer: withCountry(customer, order, seller) } : {}),
  order: {
    number: order.number,
    name: order.name,
    email: order.email,
    phone: order.phone,
    address: spokenAddress(order.address, order.shipTo),
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
