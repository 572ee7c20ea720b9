/** The punch-out service: connections of companies, and the sessions of their buyer systems. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../packages/pg-kit/periodic-job.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import {
  listOrderAnswers,
  readOrderAnswer,
  saveAnswers,
  sendMessageAgain,
  toSentMessage,
} from './answers/answer-operations.server.ts'
import { deleteBodies, listAnswers } from './answers/answer-store.server.ts'
import { createAnswersJob, sealAgain, sendAnswers } from './answers/send-answers.server.ts'
import {
  tooManyConnections,
  type CompanyPunchOut,
  type Connection,
  type Message,
  type PunchOutOperations,
} from './contract.ts'
import type { PunchOutDependencies } from './dependencies.server.ts'
import { punchOutMessages as messages } from './messages/punch-out.ts'
import { readOrderWays } from './order-ways.server.ts'
import {
  buyerOrigin,
  maxConnections,
  messagesKept,
  punchOutPath,
  type BasketField,
  type Protocol,
} from './rules.ts'
import { registerCxml } from './doors/cxml-routes.server.ts'
import { cxmlPath } from './doors/cxml.server.ts'
import { idsPath, registerIds } from './doors/ids-routes.server.ts'
import { registerOci } from './doors/oci-routes.server.ts'
import { hashSecret } from './session/begin.server.ts'
import type { CallLimits } from './session/replies.server.ts'
import { registerSessions } from './session/routes.server.ts'
import {
  countConnections,
  deleteEnded,
  insertConnection,
  isNameTaken,
  listConnections,
  listMessages,
  lockCompanyName,
  revokeConnection,
  type ConnectionRow,
  type MessageRow,
} from './store.server.ts'

export interface PunchOutService extends PunchOutOperations {
  /** Deletes expired sessions and messages older than 30 days: one round. */
  sweep(): Promise<void>
  /** Does so regularly. */
  readonly sweeping: JobRunner
  /** Writes and sends the messages about orders that came as cXML: one round. */
  sendAnswers(): Promise<void>
  /** Does so regularly. */
  readonly answering: JobRunner
  /** The routes at which buyer systems sign in, and the pages of their sessions. */
  routes(app: FastifyInstance, limits: CallLimits): Promise<void>
}

const shownMessages = 200

const toConnection = (row: ConnectionRow): Connection => ({
  id: row.id,
  protocol: row.protocol,
  userName: row.user_name,
  origins: [...row.origins],
  createdAt: row.created_at.toISOString(),
  revokedAt: row.revoked_at?.toISOString(),
  ...(row.protocol === 'cxml' ? { basketField: row.basket_field } : {}),
  ...(row.answer_address === ''
    ? {}
    : { answerAddress: row.answer_address, hasAnswerSecret: row.has_answer_secret }),
})

const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  userName: row.user_name,
  at: row.at.toISOString(),
  kind: row.kind,
  reason: row.reason ?? undefined,
  fields: [...new URLSearchParams(row.content)].map(([name, value]) => ({ name, value })),
})

export function createPunchOutService(deps: PunchOutDependencies): PunchOutService {
  const sweep = async () => {
    const now = deps.now()
    const messagesBefore = new Date(now.getTime() - messagesKept)
    await deleteEnded(deps.database.handle, { now, messagesBefore })
    await deleteBodies(deps.database.handle, messagesBefore)
    await sealAgain(deps)
  }
  return {
    read: (_caller, { id }) => readPunchOut(deps, id),
    orderWays: ({ actor }, { id }) => readOrderWays(deps, actor, id),
    add: ({ actor }, connection) => addConnection(deps, actor, connection),
    saveAnswers: ({ actor }, answers) => saveAnswers(deps, actor, answers),
    sendAgain: ({ actor }, message) => sendMessageAgain(deps, actor, message),
    orderAnswers: ({ actor }, { number }) => listOrderAnswers(deps, actor, number),
    orderAnswer: ({ actor }, file) => readOrderAnswer(deps, actor, file),
    revoke: ({ actor }, input) => revoke(deps, actor, input),
    sendAnswers: () => sendAnswers(deps),
    answering: createAnswersJob(deps),
    sweep,
    sweeping: createPeriodicJob(deps.database, deps.log, {
      run: sweep,
      channel: 'punch-out',
      pollInterval: 3_600_000,
      failureMessage: messages.sweepFailed,
    }),
    async routes(app, limits) {
      await registerSessions(app, deps)
      registerOci(app, deps, limits)
      registerCxml(app, deps, limits)
      registerIds(app, deps, limits)
    },
  }
}

/** @throws notFound */
async function readPunchOut(
  { database, origin, readSettings }: PunchOutDependencies,
  companyId: string,
): Promise<CompanyPunchOut> {
  const company = await database.transact((tx) => lockCompanyName(tx, companyId))
  if (company === undefined) throw notFound()
  const [connections, log, answers, settings] = await Promise.all([
    listConnections(database.handle, companyId),
    listMessages(database.handle, companyId, shownMessages),
    listAnswers(database.handle, companyId, shownMessages),
    readSettings(),
  ])
  return {
    company,
    isOn: settings.punchOut === 'yes',
    ociAddress: `${origin}${punchOutPath}/oci`,
    cxmlAddress: `${origin}${cxmlPath}`,
    idsAddress: `${origin}${idsPath}`,
    connections: connections.map(toConnection),
    messages: [...log.map(toMessage), ...answers.map(toSentMessage)]
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, shownMessages),
  }
}

type NewConnection = {
  readonly id: string
  readonly protocol: Protocol
  readonly origins: readonly string[]
  readonly identity?: string | undefined
  readonly basketField?: BasketField | undefined
}

/**
 * @throws notFound; invalidInput for an invalid origin and for an identity of another connection;
 *   tooManyConnections
 */
async function addConnection(
  { audit, database, newId, now }: PunchOutDependencies,
  actor: Actor,
  connection: NewConnection,
) {
  const { id: companyId, protocol, origins: texts, identity } = connection
  const { basketField = 'cxml-urlencoded' } = connection
  const origins = [...new Set(texts.map(requireOrigin))]
  const [id, userName, secret] = [newId(), identity ?? `buyer-${randomName()}`, randomSecret()]
  await database.transact(async (tx) => {
    const company = await lockCompanyName(tx, companyId)
    if (company === undefined) throw notFound()
    if ((await countConnections(tx, companyId)) >= maxConnections)
      throw tooManyConnections({
        detail: messages.tooManyDetail(maxConnections),
        facts: { most: maxConnections },
      })
    if (identity !== undefined && (await isNameTaken(tx, identity)))
      throw invalidInput({
        errors: [{ pointer: '#/identity', detail: messages.identityTaken(identity) }],
      })
    const secretHash = hashSecret(secret)
    await insertConnection(tx, {
      id,
      companyId,
      protocol,
      userName,
      secretHash,
      origins,
      basketField,
      at: now(),
    })
    await audit.record(tx, actor, {
      operation: 'punchOut.add',
      kind: 'company',
      id: companyId,
      label: company,
      after: {
        userName,
        protocol,
        origins,
        ...(protocol === 'cxml' ? { basketField } : {}),
      },
    })
  })
  return { insertedId: id, userName, secret }
}

function requireOrigin(text: string, index: number): string {
  const origin = buyerOrigin(text)
  if (origin === undefined)
    throw invalidInput({
      errors: [{ pointer: `#/origins/${index}`, detail: messages.notOrigin(text) }],
    })
  return origin
}

const randomName = (): string => randomBytes(5).toString('hex')
/**
 * 192 bits in characters that need no escaping in forms, URLs or XML; short enough for every buyer
 * system.
 */
const randomSecret = (): string => randomBytes(24).toString('base64url')

function revoke(
  { audit, database, now }: PunchOutDependencies,
  actor: Actor,
  { id: companyId, connection }: { readonly id: string; readonly connection: string },
) {
  return database.transact(async (tx) => {
    const company = await lockCompanyName(tx, companyId)
    const userName = await revokeConnection(tx, { id: connection, companyId, at: now() })
    if (userName !== undefined)
      await audit.record(tx, actor, {
        operation: 'punchOut.revoke',
        kind: 'company',
        id: companyId,
        label: company ?? '',
        before: { userName },
      })
    return { acknowledged: true, deletedCount: userName === undefined ? 0 : 1 }
  })
}
