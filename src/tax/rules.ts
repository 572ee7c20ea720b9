/**
 * The tax of a sale: a pure function of seller, destination, buyer, class and day. Amounts are
 * whole cents; rates are hundredths of a percent.
 *
 * Source: Directive 2006/112/EC (articles 33, 138, 146), EN 16931 (codes of UNCL 5305), and the
 * laws of GB, CH and NO for supplies at home and exports; for the USA the shopkeeper's own table of
 * sales tax. The shop computes and explains; an adviser confirms the settings.
 */
import { writtenForm } from '../platform/languages/written-form.ts'
import { countryInSentence, euCountries } from '../platform/addresses/countries.ts'
import { certificateFor, endedCertificate, type VerifiedCertificate } from './certificates.ts'
import type { TaxClass } from '../catalogue/tax-class.ts'
import { rateOf } from './rates.ts'
import { salesTaxRateOf, type SalesTaxPlace } from './sales-tax.ts'
import { taxSentences as sentences } from './tax-sentences.ts'
import { territoryOf } from './territories.ts'

/** UNCL 5305: standard or reduced, zero, exempt, intra-Community, export, not subject to tax. */
export const taxCategories = ['S', 'Z', 'E', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof taxCategories)[number]

/** The reason why a sale is not taxed, as a code of the VATEX list (EN 16931). */
export type ExemptionCode = 'VATEX-EU-IC' | 'VATEX-EU-G' | 'VATEX-EU-O'

export type TaxDecision = {
  readonly category: TaxCategory
  /** Hundredths of a percent, with at most one decimal; 0 if no tax is charged. */
  readonly rate: number
  /**
   * The explanation for the buyer, including legally required wording. Empty if tax is switched
   * off.
   */
  readonly reason: string
  readonly exemptionCode?: ExemptionCode
}

export type Sale = {
  readonly seller: { readonly country: string; readonly chargesTax: boolean }
  /** ISO 3166-1 alpha-2; empty: unknown, treated as the seller's country. */
  readonly destination: string
  /** The postcode of the destination: some places are taxed separately from their country. */
  readonly postcode?: string | undefined
  readonly buyer: {
    /** The buyer's VAT identification number, verified by the official service. */
    readonly verifiedVatId?: string | undefined
    /** A number that the service has not confirmed: it only changes the explanation. */
    readonly unconfirmedVatId?: string | undefined
    /** The buyer's verified exemption certificates, including expired ones. */
    readonly certificates?: readonly VerifiedCertificate[] | undefined
  }
  /** The destination within the USA, if the seller is there and it determines the tax. */
  readonly salesTax?: SalesTaxPlace | undefined
  readonly taxClass: TaxClass
  /** 'YYYY-MM-DD', in the shop's time zone. */
  readonly day: string
}

const isEu = (country: string): boolean => euCountries.includes(country)
/** For goods, Northern Ireland is treated as a Member State. */
const isInUnion = (territory: string): boolean => isEu(territory) || territory === 'XI'

/**
 * The tax of a sale of goods.
 * @throws RangeError if tax is charged and the seller's country has no rate on that day; the
 *   settings do not allow switching tax on there
 */
export function taxFor(sale: Sale): TaxDecision {
  const { seller, buyer } = sale
  if (!seller.chargesTax) return { category: 'O', rate: 0, reason: '', exemptionCode: 'VATEX-EU-O' }
  const destination = territoryOf(sale.destination || seller.country, sale.postcode)
  if (destination === seller.country || sameTerritory(seller.country, destination))
    return taxAtHome(sale)
  if (isEu(seller.country) && isInUnion(destination))
    return buyer.verifiedVatId && countryOfVatId(buyer.verifiedVatId) !== seller.country
      ? {
          category: 'K',
          rate: 0,
          reason: sentences.intraCommunity(buyer.verifiedVatId),
          exemptionCode: 'VATEX-EU-IC',
        }
      : domestic(sale, explainUnverified(sale))
  return {
    category: 'G',
    rate: 0,
    reason: isEu(seller.country)
      ? sentences.exportEu()
      : seller.country === 'US'
        ? sentences.exportUs()
        : sentences.export(),
    exemptionCode: 'VATEX-EU-G',
  }
}

/** For goods that stay in the seller's country. */
function taxAtHome(sale: Sale): TaxDecision {
  const { seller, day } = sale
  const { certificates = [] } = sale.buyer
  const place = { day, state: sale.salesTax?.state ?? '' }
  const exempt = certificateFor(certificates, place)
  return exempt
    ? {
        category: 'E',
        rate: 0,
        reason: sentences.certificate(exempt.number, exempt.until),
      }
    : explainEnded(
        seller.country === 'US' ? usSalesTax(sale) : domestic(sale, sentences.domestic),
        endedCertificate(certificates, place),
      )
}

/**
 * For all sales of a small business, to any destination. Source: Directive 2006/112/EC, article
 * 284.
 */
export const smallBusinessTax = (country: string): TaxDecision =>
  isEu(country)
    ? {
        category: 'E',
        rate: 0,
        reason: country === 'DE' ? sentences.smallBusinessDe() : sentences.smallBusinessEu(),
      }
    : {
        category: 'O',
        rate: 0,
        reason: sentences.smallBusiness(),
        exemptionCode: 'VATEX-EU-O',
      }

/** Explains to a buyer that their certificate has expired. */
const explainEnded = (decision: TaxDecision, ended: VerifiedCertificate | undefined): TaxDecision =>
  ended && decision.rate > 0
    ? {
        ...decision,
        reason: `${decision.reason} ${sentences.certificateEnded(ended.number, ended.until)}`,
      }
    : decision

/** Sales tax of the place of delivery; none if the shopkeeper's table has no rate for it. */
function usSalesTax({ salesTax, taxClass, day }: Sale): TaxDecision {
  const { state = '', stateName = '' } = salesTax ?? {}
  const row = salesTax && salesTaxRateOf(salesTax, day)
  if (!row)
    return {
      category: 'O',
      rate: 0,
      reason: state === '' ? sentences.unknownPlace() : sentences.notRegistered(stateName),
      exemptionCode: 'VATEX-EU-O',
    }
  if (taxClass === 'zero') return { category: 'Z', rate: 0, reason: sentences.freeGoods() }
  const rate = row.rate / 10
  return {
    category: rate === 0 ? 'Z' : 'S',
    rate,
    reason: sentences.salesTax(
      writeRate(rate),
      row.county === '' ? stateName : `${row.county}, ${stateName}`,
    ),
  }
}

/**
 * Why a supply to another Member State is not exempt, for buyers with an unconfirmed number or
 * none.
 */
const explainUnverified = ({
  buyer: { verifiedVatId, unconfirmedVatId },
}: Sale): typeof sentences.unverified =>
  !verifiedVatId && unconfirmedVatId
    ? (rate, country) => sentences.unconfirmed(rate, country, unconfirmedVatId)
    : sentences.unverified

/**
 * Switzerland with Liechtenstein and Büsingen, and Great Britain with Northern Ireland: each is one
 * domestic tax territory.
 */
const oneTax: readonly (readonly string[])[] = [
  ['CH', 'LI', 'DE-78266'],
  ['GB', 'XI'],
]
const sameTerritory = (first: string, second: string): boolean =>
  oneTax.some((territories) => territories.includes(first) && territories.includes(second))

/** The country of a VAT identification number; 'EL' is Greece. */
export const countryOfVatId = (vatId: string): string => {
  const prefix = vatId.slice(0, 2).toUpperCase()
  return prefix === 'EL' ? 'GR' : prefix
}

function domestic(
  { seller, taxClass, day }: Sale,
  explain: (rate: string, country: string) => string,
): TaxDecision {
  const rate = rateOf(seller.country, taxClass, day)
  if (rate === undefined) throw new RangeError(`No rate of ${seller.country} is known on ${day}`)
  return {
    category: rate === 0 ? 'Z' : 'S',
    rate,
    reason: explain(writeRate(rate), countryInSentence(seller.country, 'en')),
  }
}

/** Whether this country's rates are built in. Those of the USA are the shopkeeper's own. */
export const hasRates = (country: string, day: string): boolean =>
  rateOf(country, 'standard', day) !== undefined

/** In the form that orders store, in English. */
const writeRate = (rate: number): string => `${percentOf(rate)} %`

/** A rate for people and documents: 1900 → '19 %', 887.5 → '8.875 %', in German '8,875 %'. */
export const displayRate = (rate: number): string =>
  writeRate(rate).replace('.', writtenForm().decimal)

/** Hundredths of a percent as a decimal number: 1900 → '19', 887.5 → '8.875'. */
export const percentOf = (rate: number): string => String(Math.round(rate * 10) / 1000)

/** The part of a document at one rate: its base, and the tax on it. */
export type TaxAmount = TaxDecision & {
  /** Cents without tax. */
  readonly base: number
  /** Cents. */
  readonly amount: number
}

/**
 * The tax on a base, rounded half up to the cent, in integers.
 * @param base cents, never negative
 * @param rate hundredths of a percent, with at most one decimal
 */
export function taxOn(base: number, rate: number): number {
  const product = BigInt(base) * BigInt(Math.round(rate * 10))
  return Number((product * 2n + 100_000n) / 200_000n)
}

/**
 * Taxes of a document: amounts are added up for each category and rate, and tax is rounded once for
 * each. Source: EN 16931, BG-23 and BR-CO-17.
 */
export function taxesOf(
  parts: readonly { readonly amount: number; readonly tax: TaxDecision }[],
): readonly TaxAmount[] {
  const groups = new Map<string, { base: number; readonly tax: TaxDecision }>()
  for (const { amount, tax } of parts) {
    const key = `${tax.category} ${tax.rate}`
    const group = groups.get(key)
    if (group) group.base += amount
    else groups.set(key, { base: amount, tax })
  }
  return [...groups.values()].map(({ base, tax }) => ({
    ...tax,
    base,
    amount: taxOn(base, tax.rate),
  }))
}

/**
 * The tax of the next document of an order, so that the documents add up to the order's tax: the
 * tax on everything invoiced so far, less the tax already charged. A credit note has a negative
 * base.
 * @param before base and tax of the order's earlier documents at this rate, in cents
 * @returns cents; negative for a credit note
 */
export function nextTax(
  before: { readonly base: number; readonly tax: number },
  base: number,
  rate: number,
): number {
  return taxOn(before.base + base, rate) - before.tax
}

export const sumOf = (taxes: readonly { readonly amount: number }[]): number =>
  taxes.reduce((sum, { amount }) => sum + amount, 0)
