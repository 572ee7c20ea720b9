/** Tax as a service: an order's tax by the present settings, and confirmed VAT numbers. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { isGranted } from '../platform/access/permissions.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { countryInSentence } from '../platform/addresses/countries.ts'
import { dayOf } from '../platform/time/time-zone.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import type { OrderTax, TaxOperations, TaxQuestion } from './contract.ts'
import type { TaxDependencies } from './dependencies.server.ts'
import { taxMessages as messages } from './messages/tax.ts'
import { vatMessages } from './messages/vat.ts'
import { taxOfOrder, type TaxedPlace, type TaxTerms } from './order-tax.ts'
import { hasRates } from './rules.ts'
import { createCertificates, readDueCertificates } from './certificates.server.ts'
import type { CertificatesOperations } from './certificates-contract.ts'
import { salesTaxMessages } from './messages/sales-tax.ts'
import { createSalesTax, findSalesTaxPlace } from './sales-tax.server.ts'
import type { SalesTaxOperations } from './sales-tax-contract.ts'
import { hasAnyRate } from './sales-tax-store.server.ts'
import type { SalesTaxPlace } from './sales-tax.ts'
import { spokenTax } from './spoken-tax.ts'
import { createVatChecks } from './vat-checks.server.ts'
import { findTaxBuyer, readVatNumber, requestVatCheck } from './vat-numbers.server.ts'

export type { TaxDependencies } from './dependencies.server.ts'

export interface TaxService extends TaxOperations, CertificatesOperations, SalesTaxOperations {
  /** Checks VAT numbers in the background. */
  readonly vatChecks: JobRunner
  /** The tax status of a buyer and a place; no query is made if the shop charges no tax. */
  termsOf(db: Handle, actor: Pick<Actor, 'company'>, place: TaxedPlace): Promise<TaxTerms>
  /** The number of rows of `dueCertificates`. */
  countDueCertificates(): Promise<number>
  /** The US sales tax rates that may apply to a place; undefined if none are needed. */
  salesTaxAt(db: Handle, place: TaxedPlace): Promise<SalesTaxPlace | undefined>
}

/** Also registers the conditions for changing the tax settings. */
export function createTaxService(deps: TaxDependencies): TaxService {
  const { database, readSettings, now } = deps
  guardSettings(deps)
  return {
    ...createCertificates(deps),
    ...createSalesTax(deps),
    async preview({ actor }, { net, country = '', postcode = '' }) {
      const terms = await termsOf(deps, database.handle, actor?.company?.id, { country, postcode })
      const settings = await readSettings()
      const tax = taxOfOrder(settings, {
        ...terms,
        destination: country,
        postcode,
        parts: [{ amount: net, taxClass: 'standard' }],
        at: now(),
      })
      return { tax: tax ? spokenTax(tax, settings.country) : null }
    },
    quote: ({ actor }, question) => quoteTax(deps, actor, question),
    vatNumber: ({ actor }, { id }) => readVatNumber(deps, actor, id),
    checkVatNumber: ({ actor }, { id }) => requestVatCheck(deps, actor, id),
    vatChecks: createVatChecks(deps),
    countDueCertificates: async () => (await readDueCertificates(deps)).length,
    termsOf: (db, { company }, place) => termsOf(deps, db, company?.id, place),
    salesTaxAt: async (db, place) => findSalesTaxPlace(db, await readSettings(), place),
  }
}

async function termsOf(
  deps: TaxDependencies,
  db: Handle,
  companyId: string | undefined,
  place: TaxedPlace,
): Promise<TaxTerms> {
  const [buyer, salesTax] = await Promise.all([
    findTaxBuyer(deps, db, companyId),
    findSalesTaxPlace(db, await deps.readSettings(), place),
  ])
  return { buyer, ...(salesTax ? { salesTax } : {}) }
}

/**
 * The tax of goods; tools that are no longer sold count as standard class.
 * @throws notFound if anybody other than order staff names a company
 */
async function quoteTax(
  deps: TaxDependencies,
  actor: Actor | undefined,
  { lines, delivery = 0, country = '', postcode = '', company }: TaxQuestion,
): Promise<{ tax: OrderTax | null }> {
  if (company !== undefined && !isGranted(actor?.permissions ?? [], 'orders', { reading: false }))
    throw notFound()
  const settings = await deps.readSettings()
  const db = deps.database.handle
  if (settings.tax === 'none') return { tax: null }
  const ids = [...new Set(lines.map(({ toolId }) => toolId))]
  const tools = await deps.catalogue.offers(db, ids, { kept: true })
  const classes = new Map(tools.map(({ id, taxClass }) => [id, taxClass]))
  const tax = taxOfOrder(settings, {
    ...(await termsOf(deps, db, company ?? actor?.company?.id, { country, postcode })),
    destination: country,
    postcode,
    parts: lines.map(({ toolId, amount }) => ({
      amount,
      taxClass: classes.get(toolId) ?? 'standard',
    })),
    delivery,
    at: deps.now(),
  })
  return { tax: tax ? spokenTax(tax, settings.country) : null }
}

/** Tax can only be charged if the rates of the shop's country are known. */
function guardSettings({ settings, vatTestOrigins, now }: TaxDependencies): void {
  const isKnown = ({ country, timeZone }: Pick<ShopSettings, 'country' | 'timeZone'>) =>
    hasRates(country, dayOf(now(), timeZone))
  settings.guard('tax', async (tx, mode, _saver, after) => {
    const { country, salesTaxZip } = after
    if (mode === 'small-business') return country === '' ? messages.countryFirst : undefined
    if (mode !== 'vat' || isKnown(after)) return undefined
    if (country === 'US') return refuseSalesTax(tx, salesTaxZip)
    return country === '' ? messages.countryFirst : messages.noRates(countryInSentence(country))
  })
  settings.guard('country', async (tx, _country, _saver, after) => {
    const { country, tax, salesTaxZip } = after
    if (tax === 'small-business' && country === '') return messages.noRates('')
    if (tax !== 'vat' || isKnown(after)) return undefined
    return country === 'US'
      ? refuseSalesTax(tx, salesTaxZip)
      : messages.noRates(countryInSentence(country))
  })
  settings.guard('salesTaxZip', async (_tx, zip, _saver, { tax, country }) => {
    return zip === '' && tax === 'vat' && country === 'US' ? salesTaxMessages.zipFirst : undefined
  })
  settings.guard('vatService', async (_tx, address) => {
    if (address === '') return undefined
    const url = URL.parse(String(address))
    return url && (url.protocol === 'https:' || vatTestOrigins.includes(url.origin))
      ? undefined
      : vatMessages.notService
  })
}

/** Why sales tax cannot be charged yet: without this check, no tax would be charged silently. */
const refuseSalesTax = async (tx: Handle, zip: string): Promise<string | undefined> =>
  zip === ''
    ? salesTaxMessages.zipFirst
    : (await hasAnyRate(tx))
      ? undefined
      : salesTaxMessages.ratesFirst
