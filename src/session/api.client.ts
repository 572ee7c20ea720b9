/** The browser's client of the API: its address, and the access token of this browser. */
import { createApiClient, type ApiClient } from '../../packages/contract/client/api-client.ts'
import type { Contract } from '../../packages/contract/endpoint.ts'
import { installValidationMessages } from '../../packages/contract/validation-messages.ts'
import { endCompany, readCompany } from './company.browser.ts'
import { readAccessToken } from './access-token.browser.ts'
import { askForProof } from './step-up.browser.ts'

// Every page with a form calls the API, so this is where the browser gets its validation messages.
installValidationMessages()

/** The address of the API, which the server writes into each page. */
export const backendUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="backend"]')?.content ?? '/api'

/**
 * A client for one contract, which sends the access token of this browser and the company of this
 * tab. Of a company that is not theirs any more, the choice ends.
 */
export const createShopClient = <C extends Contract>(contract: C): ApiClient<C> =>
  createApiClient(contract, {
    baseUrl: backendUrl,
    readToken: readAccessToken,
    readCompany: () => readCompany()?.id,
    onCompanyRefused: endCompany,
    onStepUp: askForProof,
  })
