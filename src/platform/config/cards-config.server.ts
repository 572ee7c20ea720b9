/** The settings of card payments: the provider on whose page buyers pay, or none. */
import { isLoopback } from './loopback.ts'
import type { SettingsReader } from './settings-reader.ts'

export type CardsConfig =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'stripe'
      readonly secretKey: string
      /** The secret with which the provider signs its messages. */
      readonly webhookSecret: string
      /** Scheme, host and port of the provider's API. */
      readonly api: string
    }

const officialApi = 'https://api.stripe.com'

/** Whether it is the origin of a server (scheme, host, port) with https, or on this machine. */
function isProviderOrigin(api: string): boolean {
  const url = URL.parse(api)
  const isOrigin = url?.pathname === '/' && !url.search && !url.username
  return isOrigin && (url.protocol === 'https:' || isLoopback(url.hostname))
}

/**
 * STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: without the first, no card payments.
 */
export function readCardsConfig(reader: SettingsReader): CardsConfig {
  const secretKey = reader.text('STRIPE_SECRET_KEY')
  const webhookSecret = reader.text('STRIPE_WEBHOOK_SECRET')
  const api = reader.text('STRIPE_API_URL') ?? officialApi
  // The values are secrets: error messages must not contain them.
  if (secretKey !== undefined && !/^[rs]k_\w{8,250}$/.test(secretKey))
    reader.reject('STRIPE_SECRET_KEY', 'a secret or restricted key, which begins with sk_ or rk_')
  if (webhookSecret !== undefined && !/^whsec_[\w+/=-]{8,250}$/.test(webhookSecret))
    reader.reject('STRIPE_WEBHOOK_SECRET', 'the secret of the endpoint, which begins with whsec_')
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    reader.reject(
      secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET',
      'set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither',
    )
  if (!isProviderOrigin(api)) reader.reject('STRIPE_API_URL', `an address such as ${officialApi}`)
  return secretKey === undefined || webhookSecret === undefined
    ? { kind: 'none' }
    : { kind: 'stripe', secretKey, webhookSecret, api }
}
