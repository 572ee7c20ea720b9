/** What the document of the shop's API says of who may call. */
import type { AccessRules } from '../../../packages/contract/access-rules.ts'
import { forbidden, unauthenticated } from '../../../packages/contract/standard-problems.ts'
import { accessDocumentMessages as messages, permissionMessages } from '../messages/access.ts'
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
  companyNotFound,
  permissionMissing,
  secondFactorMissing,
  stepUpNeeded,
} from './access-problems.ts'
import { companyHeader } from './acting-company.ts'
import type { Endpoint } from './endpoint.ts'

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
  refusals: [unauthenticated, forbidden, permissionMissing, secondFactorMissing],
  describe: ({ permission, stepUp, forCompany }) => ({
    problems: [...(stepUp ? [stepUpNeeded] : []), ...(forCompany ? [companyNotFound] : [])],
    parameters: forCompany ? [company] : [],
    note: permission && permissionMessages.needed([permission].flat()),
  }),
}
