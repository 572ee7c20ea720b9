/**
 * The address to which a provider sends its events. It is not in the contract: the body is read as
 * raw bytes because the signature covers them, and the sender is not signed in.
 */
import type { FastifyInstance } from 'fastify'
import { malformedRequest, notFound } from '../../packages/contract/standard-problems.ts'
import { cardPaymentsMessages as messages } from './messages/card-payments.ts'
import { CardProviderError } from './provider.ts'
import type { CardPaymentsService } from './service.server.ts'

/** Bytes: larger than any event. */
const bodyLimit = 262_144

/**
 * Serves `POST /card-payments/{provider}/events`: 200 after the event is processed, 400 for a
 * forged one.
 */
export const eventRoute =
  (service: Pick<CardPaymentsService, 'receiveEvent'>) =>
  (api: FastifyInstance): void => {
    void api.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, bytes, done) =>
        done(null, bytes),
      )
      scope.post<{ Params: { provider: string } }>(
        '/card-payments/:provider/events',
        { bodyLimit },
        async ({ params, headers, body, log }, reply) => {
          const signature = headers['stripe-signature']
          if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw malformedRequest()
          try {
            if (!(await service.receiveEvent(params.provider, body, signature))) throw notFound()
          } catch (error) {
            if (!(error instanceof CardProviderError) || error.reason !== 'forged') throw error
            log.warn(messages.log.forged)
            throw malformedRequest({ detail: messages.forged })
          }
          return reply.code(200).send({ received: true })
        },
      )
    })
  }
