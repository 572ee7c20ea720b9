/** The browser's way to the API: where it is, and who is signed in. */
import { createApiClient, type ApiClient } from '../../packages/contract/client/api-client.ts'
import type { Contract } from '../../packages/contract/endpoint.ts'
import { installValidationMessages } from '../../packages/contract/validation-messages.ts'
import { readToken } from './access-token.ts'

// Every page with a form calls the API, so this is where the browser gets its validation messages.
installValidationMessages()

/** The address of the API, which the server writes into each page. */
export const backendUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="backend"]')?.content ?? '/api'

/** A client for one contract, which sends the access token of this browser. */
export const createShopClient = <C extends Contract>(contract: C): ApiClient<C> =>
  createApiClient(contract, { baseUrl: backendUrl, readToken })
