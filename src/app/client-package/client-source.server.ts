/** The generated part of packages/client: types, methods and events, made from the API document. */
import type { OpenApiDocument } from '../../../packages/contract/server/openapi.server.ts'
import { tokenPath } from '../../service-accounts/oauth.server.ts'
import { commentOf, objectAt, quoted, typeOf, union } from './json-types.server.ts'
import { describeOperation, type ClientOperation } from './client-operation.server.ts'

const head = '// Made of the contracts of the shop: changes belong there.\n'

/** The package's files generated from the document, by name. */
export function clientSource(document: OpenApiDocument): Readonly<Record<string, string>> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // The client exchanges a key itself (packages/client/credentials.ts).
      .filter(([, operation]) => operation['deprecated'] !== true && path !== tokenPath)
      .map(([method, operation]) => describeOperation(document, { path, method, operation })),
  )
  const common = commonTypes(operations)
  return {
    'types.ts': typesFile(document),
    'client.ts': clientFile(operations, common),
    'operations.ts': operationsFile(operations),
    'events.ts': eventsFile(document),
    'index.ts': indexFile(String(document.info['version'])),
  }
}

function typesFile({ components }: OpenApiDocument): string {
  const schemas = Object.entries(objectAt(components, 'schemas')).filter(
    ([name]) => !['Problem', 'FieldError'].includes(name),
  )
  return (
    head + schemas.map(([name, schema]) => `export type ${name} = ${typeOf(schema)}\n`).join('\n')
  )
}

/** What any operation may refuse with. */
const commonTypes = (operations: readonly ClientOperation[]): readonly string[] => {
  const [first, ...others] = operations
  return (first?.problems ?? []).filter((type) =>
    others.every(({ problems }) => problems.includes(type)),
  )
}

function clientFile(operations: readonly ClientOperation[], common: readonly string[]): string {
  const all = [...new Set(operations.flatMap(({ problems }) => problems))].toSorted()
  const groups = Object.entries(Object.groupBy(operations, ({ group }) => group))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, ofGroup = []]) => {
      const methods = ofGroup.map((operation) => methodOf(operation, common)).join('')
      return `readonly ${group}: {\n${methods}}\n`
    })
  return `${head}import type * as T from './types.ts'
import type { DownloadedFile, FileContent, Method, PagedMethod } from './operation.ts'

/** What any call may be refused with. */
export type CommonProblemType = ${union(common.map(quoted))}
/** All types of Problems. New ones may be added: treat those that you do not know by their status. */
export type ProblemType = ${union(all.map(quoted))}

/** The operations of the shop, by group. */
export interface Client {
${groups.join('')}}
export type { FileContent }
`
}

function methodOf(operation: ClientOperation, common: readonly string[]): string {
  const { name, comment, input, output, paged } = operation
  const own = operation.problems.filter((type) => !common.includes(type)).map(quoted)
  const problems = union(['CommonProblemType', ...own])
  const type = paged ? 'PagedMethod' : 'Method'
  return `${commentOf(comment)}readonly ${name}: ${type}<${input}, ${output}, ${problems}>\n`
}

function operationsFile(operations: readonly ClientOperation[]): string {
  const groups = Object.entries(Object.groupBy(operations, ({ group }) => group)).map(
    ([group, ofGroup = []]) =>
      `${group}: {\n${ofGroup.map(({ name, entry }) => `${name}: ${entry},\n`).join('')}},\n`,
  )
  return `${head}import type { Client } from './client.ts'
import type { OperationsOf } from './operation.ts'

export const operations: OperationsOf<Client> = {
${groups.join('')}}
`
}

/** The events in the document, each schema once: several types share one. */
function eventsFile({ webhooks }: OpenApiDocument): string {
  const schemas = Object.values(webhooks).map((webhook) => {
    const body = objectAt(webhook, 'post', 'requestBody', 'content', 'application/json', 'schema')
    const [payload] = Array.isArray(body['allOf']) ? body['allOf'] : []
    return typeOf(payload, 'T.')
  })
  return `${head}import type * as T from './types.ts'
import type { WebhookPayload } from './webhooks.ts'

/** What a webhook tells of, by \`type\`. New types may come: answer 2xx to those that you do not know. */
export type WebhookEvent = ${union(schemas)}

/** Whether the payload is of the version of this client; of types that it does not know, too. */
export const isWebhookEvent = (
  payload: WebhookPayload,
): payload is WebhookPayload & WebhookEvent => payload.version === 1
`
}

const indexFile = (
  version: string,
): string => `${head}import { createApi, type ClientSettings } from './api.ts'
import type { Client, ProblemType } from './client.ts'
import { isWebhookEvent, type WebhookEvent } from './events.ts'
import { operations } from './operations.ts'
import { isProblem as isProblemOf, type ApiProblem } from './problem.ts'
import type { ChangesPage } from './types.ts'
import {
  verifyMessage,
  type Verified,
  type VerifyOptions,
  type WebhookMessage,
} from './webhooks.ts'

/** One change, by \`of\`: the record as it is now, or that it is gone. */
export type Change = ChangesPage['changes'][number]

/** The version of the API of which this client was made. */
export const apiVersion = ${quoted(version)}

/**
 * The shop at an address, as anybody who the credentials name.
 * @throws TypeError for an origin that is no address
 */
export const createClient = (settings: ClientSettings): Client =>
  createApi<Client>(operations, settings)

/**
 * Verifies a message of a webhook (Standard Webhooks).
 * @param secrets the secret of the webhook (\`whsec_…\`), or several while it is being replaced
 * @throws WebhookRefused for a message that is not from the shop, or not from now
 */
export const verifyWebhook = (
  secrets: string | readonly string[],
  message: WebhookMessage,
  options?: VerifyOptions,
): Promise<Verified<WebhookEvent>> => verifyMessage(isWebhookEvent, secrets, message, options)

export { followChanges, type FollowOptions } from './changes.ts'
/** What is thrown beside the Problems of operations: by OAuth, and for an answer that is no Problem. */
export type OtherProblemType =
  | 'invalid_client'
  | 'invalid_request'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'about:blank'

/** Whether a caught value is a refusal of the shop, of one of these types if any are given. */
export function isProblem(error: unknown): error is ApiProblem
export function isProblem<T extends ProblemType | OtherProblemType>(
  error: unknown,
  ...types: readonly T[]
): error is ApiProblem<T>
export function isProblem(error: unknown, ...types: readonly string[]): boolean {
  return isProblemOf(error, ...types)
}

export { ApiProblem, NoAnswer, type FieldError } from './problem.ts'
export { WebhookRefused } from './webhooks.ts'
export type { ClientSettings } from './api.ts'
export type { Client, CommonProblemType, ProblemType } from './client.ts'
export type { WebhookEvent } from './events.ts'
export type { CallOptions, DownloadedFile, FileContent, Page, ProblemTypeOf } from './operation.ts'
export type * from './types.ts'
`
