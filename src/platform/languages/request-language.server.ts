/** The API answers in the language that a request accepts: what it refuses, and the texts that it sends. */
import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { acceptedLanguage } from './chosen-language.server.ts'
import { inLanguage } from './in-language.server.ts'
import { shopLanguages } from './languages.ts'

/** The rest of the request is worked on in its language. */
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
  // Again: what has read a body goes on in the context of its connection.
  api.addHook('preValidation', continueInLanguage)
}
