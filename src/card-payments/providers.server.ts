/** The card payment providers: one entry each, selected by the environment settings. */
import type { CardsConfig } from '../platform/config/cards-config.server.ts'
import type { CardProvider } from './provider.ts'
import { createStripeProvider } from './stripe.server.ts'

type Configured = Exclude<CardsConfig, { readonly kind: 'none' }>

const providers: {
  readonly [K in Configured['kind']]: (
    config: Extract<Configured, { readonly kind: K }>,
    origin: string,
  ) => CardProvider
} = {
  stripe: createStripeProvider,
}

/** @returns undefined if the shop does not accept cards */
export const createCardProvider = (config: CardsConfig, origin: string): CardProvider | undefined =>
  config.kind === 'none' ? undefined : providers[config.kind](config, origin)
