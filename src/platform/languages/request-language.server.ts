/**
 * The API responds in the language that a request accepts: this applies to errors and to the texts
 * that it returns.
 */
import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { acceptedLanguage } from './chosen-language.server.ts'
import { inLanguage } from './in-language.server.ts'
import { shopLanguages } from './languages.ts'

/** Processes the rest of the request in its language. */
const continueInLanguage = (
  { headers }: FastifyRequest,
  _reply: unknown,
  done: HookHandlerDoneFunction,
): void => {
  if (shopLanguages().all.length === 1) done()
  else inLanguage(acceptedLanguage(headers['accept-language']), done)
}

export function answerInAcceptedLanguage(api: FastifyInstance): void {
  api.addHook('onRequest', continueInLanguage)
  // Set again, because reading the body continues in the context of the connection.
  api.addHook('preValidation', continueInLanguage)
}
