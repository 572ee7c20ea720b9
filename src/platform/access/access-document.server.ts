/** Describes in the API reference who may call an operation. */
import type { AccessRules } from '../../../packages/contract/access-rules.ts'
import { forbidden, unauthenticated } from '../../../packages/contract/standard-problems.ts'
import {
  accessDocumentMessages as messages,
  permissionMessages,
  scopeMessages,
  scopeWords,
} from '../messages/access.ts'
import {
  connectionRefused,
  connectionsExhausted,
  diskFull,
  misdirectedRequest,
  overloaded,
  readOnly,
  statementTimedOut,
  supersededVersion,
} from '../outage-problems.ts'
import { unavailable } from '../unavailable.ts'
import {
  closedToKeys,
  companyNotFound,
  keyNotAccepted,
  permissionMissing,
  scopeMissing,
  secondFactorMissing,
  stepUpNeeded,
} from './access-problems.ts'
import { companyHeader } from './acting-company.ts'
import type { Endpoint } from './endpoint.ts'
import { keyAccessOf, scopes } from './scopes.ts'

const company = {
  name: companyHeader,
  in: 'header',
  description: messages.company,
  schema: { type: 'string', format: 'uuid' },
}

export const accessRules: AccessRules<Endpoint> = {
  bearer: messages.bearer,
  commonProblems: [
    unavailable,
    overloaded,
    statementTimedOut,
    connectionRefused,
    connectionsExhausted,
    diskFull,
    readOnly,
    supersededVersion,
  ],
  httpProblems: [misdirectedRequest],
  refusals: [
    unauthenticated,
    keyNotAccepted,
    forbidden,
    permissionMissing,
    secondFactorMissing,
    scopeMissing,
    closedToKeys,
  ],
  headers: {
    RateLimit: {
      description: messages.rateLimit,
      schema: { type: 'string' },
      example: '"key";r=597;t=41',
    },
    'RateLimit-Policy': {
      description: messages.rateLimitPolicy,
      schema: { type: 'string' },
      example: '"key";q=600;w=60',
    },
  },
  securitySchemes: {
    key: { type: 'http', scheme: 'bearer', bearerFormat: 'im_live_…', description: messages.key },
    clientCredentials: {
      type: 'oauth2',
      description: messages.clientCredentials,
      flows: {
        clientCredentials: {
          tokenUrl: '/api/oauth/token',
          scopes: Object.fromEntries(scopes.map((scope) => [scope, scopeWords[scope]])),
        },
      },
    },
  },
  describe(endpoint) {
    const { permission, stepUp, forCompany } = endpoint
    const { isPublic, scopes: needed } = keyAccessOf(endpoint)
    const isClosed = !isPublic && needed.length === 0
    return {
      problems: [
        ...(stepUp ? [stepUpNeeded] : []),
        ...(forCompany ? [companyNotFound] : []),
        ...(endpoint.access === 'anyone' ? [keyNotAccepted] : []),
        ...(endpoint.access === 'anyone' && isClosed ? [closedToKeys] : []),
      ],
      parameters: forCompany ? [company] : [],
      note: [
        permission && permissionMessages.needed([permission].flat()),
        needed.length > 0 ? scopeMessages.needed(needed) : undefined,
        isClosed ? scopeMessages.closedInDocument : undefined,
      ]
        .filter(Boolean)
        .join(' '),
      // A bearer token has no scopes in OpenAPI: the scopes are in the note and in `x-scopes`.
      security: [
        ...(needed.length > 0 ? [{ key: [] }] : []),
        ...needed.map((scope) => ({ clientCredentials: [scope] })),
      ],
      headers: isClosed ? [] : ['RateLimit', 'RateLimit-Policy'],
      extensions: needed.length > 0 ? { 'x-scopes': needed } : {},
    }
  },
}
