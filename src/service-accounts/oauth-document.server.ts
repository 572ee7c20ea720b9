/**
 * The exchange of a key in the API reference: it is not a contract, since OAuth has its own format.
 */
import type { OpenApiObject } from '../../packages/contract/server/openapi.server.ts'
import { scopes } from '../platform/access/scopes.ts'
import { oauthDocumentMessages as messages } from './messages/oauth-document.ts'
import { accessTokenLifetime, oauthErrors } from './rules.ts'

const text = (description: string): OpenApiObject => ({ type: 'string', description })
const shared = (name: string): OpenApiObject => ({ $ref: `#/components/responses/${name}` })
const refusal = (description: string): OpenApiObject => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error', 'error_description'],
        properties: {
          error: { type: 'string', enum: oauthErrors },
          error_description: text(messages.errorDescription),
        },
      },
    },
  },
})

/** `POST /api/oauth/token`. */
export const tokenOperation: OpenApiObject = {
  operationId: 'serviceAccountsExchangeKey',
  tags: ['serviceAccounts'],
  summary: messages.summary,
  description: messages.description,
  security: [{ clientIdAndKey: [] }, {}],
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          required: ['grant_type'],
          properties: {
            grant_type: { type: 'string', const: 'client_credentials' },
            scope: text(messages.scope),
            client_id: text(messages.clientId),
            client_secret: text(messages.clientSecret),
          },
        },
        example: { grant_type: 'client_credentials', scope: 'orders:read' },
      },
    },
  },
  responses: {
    200: {
      description: messages.success,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['access_token', 'token_type', 'expires_in', 'scope'],
            properties: {
              access_token: text(messages.accessToken),
              token_type: { type: 'string', const: 'Bearer' },
              expires_in: { type: 'integer', description: messages.expiresIn },
              scope: text(messages.granted(scopes.length)),
            },
          },
          example: {
            access_token: 'im_access_…',
            token_type: 'Bearer',
            expires_in: accessTokenLifetime / 1000,
            scope: 'orders:read',
          },
        },
      },
    },
    400: refusal(messages.refused),
    401: refusal(messages.notKnown),
    413: shared('ContentTooLarge'),
    415: shared('UnsupportedMediaType'),
    429: shared('TooManyRequests'),
    500: shared('InternalServerError'),
    503: shared('ServiceUnavailable'),
    default: shared('Refused'),
  },
}

/** How its caller authenticates. */
export const clientIdAndKey: OpenApiObject = {
  type: 'http',
  scheme: 'basic',
  description: messages.basic,
}
