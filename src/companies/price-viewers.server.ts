/** Checks whether somebody may see prices, by the settings and, if needed, their companies. */
import type { ReadSettings } from '../settings/declarations.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { canSeePrices, pricesHiddenTo, type Viewer } from './price-viewers.ts'
import { isActive } from './rules.ts'
import { listMemberships } from './store.server.ts'

export interface PriceViewersService {
  /**
   * Whether prices are shown. It queries the database only for a viewer without an acting company,
   * if that matters.
   */
  seesPrices(viewer: Viewer): Promise<boolean>
  /** @throws pricesHidden for viewers who may not see prices */
  requirePrices(viewer: Viewer): Promise<void>
}

type Dependencies = { readonly database: Database; readonly readSettings: ReadSettings }

export function createPriceViewers({ database, readSettings }: Dependencies): PriceViewersService {
  const isMember = async ({ id }: NonNullable<Viewer>): Promise<boolean> =>
    (await listMemberships(database.handle, id)).some(({ state }) => isActive(state))
  const seesPrices = async (viewer: Viewer): Promise<boolean> => {
    const { whoSeesPrices } = await readSettings()
    return canSeePrices(whoSeesPrices, viewer) ?? (viewer !== undefined && (await isMember(viewer)))
  }
  return {
    seesPrices,
    requirePrices: async (viewer) => {
      const { whoSeesPrices } = await readSettings()
      if (whoSeesPrices !== 'everybody' && !(await seesPrices(viewer)))
        throw pricesHiddenTo(whoSeesPrices, viewer)
    },
  }
}
