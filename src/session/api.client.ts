/** The browser's client of the API: its address, and the access token of this browser. */
import { createApiClient, type ApiClient } from '../../packages/contract/client/api-client.ts'
import type { Contract } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { installValidationMessages } from '../../packages/contract/validation-messages.ts'
import { companyNotFound, stepUpNeeded } from '../platform/access/access-problems.ts'
import { companyHeader } from '../platform/access/acting-company.ts'
import { noAnswerMessages } from '../platform/messages/no-answer.ts'
import { endCompany, readCompany } from './company.browser.ts'
import { readAccessToken } from './access-token.browser.ts'
import { askForProof } from './step-up.browser.ts'

// Every page with a form calls the API, so the browser gets its validation messages here.
installValidationMessages()

/** The address of the API, which the server writes into each page. */
export const backendUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="backend"]')?.content ?? '/api'

/**
 * A client for one contract, which sends the access token of this browser and the company of this
 * tab. If the user no longer belongs to the company, the choice is reset.
 */
export const createShopClient = <C extends Contract>(contract: C): ApiClient<C> =>
  createApiClient(contract, {
    baseUrl: backendUrl,
    readToken: readAccessToken,
    readLanguage: () => document.documentElement.lang,
    readHeaders: ({ forCompany }) => ({
      [companyHeader]: forCompany ? readCompany()?.id : undefined,
    }),
    async onProblem(problem) {
      if (isProblem(problem, companyNotFound)) endCompany()
      return isProblem(problem, stepUpNeeded) && askForProof(problem)
    },
    messages: noAnswerMessages,
  })
