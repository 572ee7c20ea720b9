/** Tax as a service: what an order would bear by the present settings, and whose number counts. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { countryName } from '../platform/countries.ts'
import { dayOf } from '../platform/time-zone.ts'
import type { TaxOperations } from './contract.ts'
import type { TaxDependencies } from './dependencies.server.ts'
import { taxMessages as messages } from './messages/tax.ts'
import { vatMessages } from './messages/vat.ts'
import { taxOfOrder } from './order-tax.ts'
import { hasRates, type Sale } from './rules.ts'
import { createVatChecks } from './vat-checks.server.ts'
import { findTaxBuyer, readVatNumber, requestVatCheck } from './vat-numbers.server.ts'

export type { TaxDependencies } from './dependencies.server.ts'

export interface TaxService extends TaxOperations {
  /** Asks about VAT numbers in the background. */
  readonly vatChecks: JobRunner
  /** What a buyer is for tax; nothing is asked where the shop charges none. */
  buyerOf(db: Handle, actor: Pick<Actor, 'company'>): Promise<Sale['buyer']>
}

/** Also registers under which conditions the settings of tax may be changed. */
export function createTaxService(deps: TaxDependencies): TaxService {
  const { database, readSettings, now } = deps
  guardSettings(deps)
  return {
    async preview({ actor }, { net, country = '' }) {
      const tax = taxOfOrder(await readSettings(), {
        destination: country,
        buyer: actor ? await findTaxBuyer(deps, database.handle, actor) : {},
        parts: [{ amount: net, taxClass: 'standard' }],
        at: now(),
      })
      return { tax: tax ?? null }
    },
    vatNumber: ({ actor }, { id }) => readVatNumber(deps, actor, id),
    checkVatNumber: ({ actor }, { id }) => requestVatCheck(deps, actor, id),
    vatChecks: createVatChecks(deps),
    buyerOf: (db, actor) => findTaxBuyer(deps, db, actor),
  }
}

/** Tax is charged only where the rates of the shop's country are known. */
function guardSettings({ settings, readSettings, vatTestOrigins, now }: TaxDependencies): void {
  const isKnown = async (country: string) =>
    hasRates(country, dayOf(now(), (await readSettings()).timeZone))
  settings.guard('tax', async (_tx, mode) => {
    const { country } = await readSettings()
    if (mode !== 'vat' || (await isKnown(country))) return undefined
    return country === '' ? messages.countryFirst : messages.noRates(countryName(country))
  })
  settings.guard('country', async (_tx, country) =>
    typeof country === 'string' && (await readSettings()).tax === 'vat' && !(await isKnown(country))
      ? messages.noRates(countryName(country))
      : undefined,
  )
  settings.guard('vatService', async (_tx, address) => {
    if (address === '') return undefined
    const url = URL.parse(String(address))
    return url && (url.protocol === 'https:' || vatTestOrigins.includes(url.origin))
      ? undefined
      : vatMessages.notService
  })
}
