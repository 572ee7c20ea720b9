/** Tax as a service: what an order would bear by the present settings. */
import { countryName } from '../platform/countries.ts'
import { dayOf } from '../platform/time-zone.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { SettingsService } from '../settings/service.server.ts'
import type { TaxOperations } from './contract.ts'
import { taxMessages as messages } from './messages/tax.ts'
import { taxOfOrder } from './order-tax.ts'
import { hasRates } from './rules.ts'

export type TaxDependencies = {
  readonly readSettings: ReadSettings
  /** Has tax asked before a setting is changed. */
  readonly guardSetting: SettingsService['guard']
  readonly now: () => Date
}
export interface TaxService extends TaxOperations {}

/** Also registers that tax is charged only where the rates of the shop's country are known. */
export function createTaxService({ readSettings, guardSetting, now }: TaxDependencies): TaxService {
  const isKnown = async (country: string) =>
    hasRates(country, dayOf(now(), (await readSettings()).timeZone))
  guardSetting('tax', async (_tx, mode) => {
    const { country } = await readSettings()
    if (mode !== 'vat' || (await isKnown(country))) return undefined
    return country === '' ? messages.countryFirst : messages.noRates(countryName(country))
  })
  guardSetting('country', async (_tx, country) =>
    typeof country === 'string' && (await readSettings()).tax === 'vat' && !(await isKnown(country))
      ? messages.noRates(countryName(country))
      : undefined,
  )
  return {
    async preview(_, { net, country = '' }) {
      const tax = taxOfOrder(await readSettings(), {
        destination: country,
        buyer: {},
        parts: [{ amount: net, taxClass: 'standard' }],
        at: now(),
      })
      return { tax: tax ?? null }
    },
  }
}
