/**
 * Creates the OpenAPI 3.1 document from the declarations of contracts, even if they are not served.
 */
import type { AccessRules } from '../access-rules.ts'
import type { Contract, Endpoint, Route } from '../endpoint.ts'
import { openApiMessages as messages } from '../messages.ts'
import type { NamedSchemas } from './json-schema.server.ts'
import { describeOperation } from './openapi-operation.server.ts'
import { problemSchemas, sharedResponses } from './openapi-problems.server.ts'
import { describeWebhook, type DescribedWebhook } from './openapi-webhooks.server.ts'
import type { ContractReference } from './reference.server.ts'

export type OpenApiObject = { readonly [key: string]: unknown }

/** A contract, with the name of its group of operations; `reference` contains its descriptions. */
export type DescribedContract = {
  readonly name: string
  readonly contract: Contract
  readonly reference?: ContractReference<Contract> | undefined
}

export type ApiDescription = {
  readonly info: OpenApiObject
  /** The public origin, such as 'https://shop.example'. */
  readonly origin: string
  /** The prefix of each path of the contracts, such as '/api'. */
  readonly prefix: string
  readonly contracts: readonly DescribedContract[]
  /** The messages that the server sends on its own. */
  readonly webhooks?: readonly DescribedWebhook[]
  /** Who may call what, in the document's words. */
  readonly access: AccessRules
}

export type OpenApiDocument = {
  readonly openapi: string
  readonly info: OpenApiObject
  readonly servers: readonly OpenApiObject[]
  readonly tags: readonly OpenApiObject[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiObject>>>>
  readonly webhooks: Readonly<Record<string, OpenApiObject>>
  readonly components: OpenApiObject
}

/** One tag for each name, even if a capability has several contracts. */
const uniqueTags = (contracts: ApiDescription['contracts']): readonly OpenApiObject[] => {
  const byName = Map.groupBy(contracts, ({ name }) => name)
  return [...byName].map(([name, all]) => {
    // Several contracts of a capability share the description of the first.
    const descriptions = new Set(
      all.flatMap(({ reference }) => (reference ? [reference.description] : [])),
    )
    return { name, ...(descriptions.size > 0 ? { description: [...descriptions].join(' ') } : {}) }
  })
}

/**
 * Describes contracts in OpenAPI.
 * @throws Error if two different schemas have the same name
 */
export function openApiDocument({
  info,
  origin,
  prefix,
  contracts,
  webhooks = [],
  access,
}: ApiDescription): OpenApiDocument {
  const schemas: NamedSchemas = new Map(Object.entries(problemSchemas))
  const parameterNames = sharedParameterNames(contracts)
  const paths: Record<string, Record<string, OpenApiObject>> = {}
  const namesOf = (route: Route) => parameterNames.get(templateOf(pathOf(route))) ?? []
  const add = (route: Route, operation: OpenApiObject): string => {
    let position = 0
    const names = namesOf(route)
    const address = `${prefix}${pathOf(route).replace(/:\w+/g, () => `{${names[position++]}}`)}`
    const methods = (paths[address] ??= {})
    const [method = ''] = route.split(' ')
    methods[method.toLowerCase()] = operation
    return `${method} ${address}`
  }
  for (const { name: capability, contract, reference } of contracts)
    for (const [operation, endpoint] of Object.entries(contract)) {
      const described = describeOperation(
        {
          capability,
          operation,
          endpoint,
          parameterNames: namesOf(endpoint.route),
          reference: reference?.operations[operation],
          access,
        },
        schemas,
      )
      const present = add(endpoint.route, described)
      if (endpoint.former)
        add(endpoint.former.route, {
          ...described,
          operationId: `${String(described['operationId'])}AtFormerAddress`,
          deprecated: true,
          responses: withDeprecation(Object(described['responses'])),
          description: messages.formerAddress(present),
        })
    }
  const sent = Object.fromEntries(
    webhooks.map((webhook) => [webhook.name, describeWebhook(webhook, schemas)]),
  )
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: origin }],
    tags: uniqueTags(contracts),
    paths,
    webhooks: sent,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: access.bearer },
        ...access.securitySchemes,
      },
      schemas: Object.fromEntries([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      responses: sharedResponses(access),
      headers: { Deprecation: deprecationHeader, ...access.headers },
    },
  }
}

const deprecationHeader = {
  description: messages.deprecation,
  schema: { type: 'string' },
  example: '@1795737600',
}

/** The responses of a former address state that it is deprecated. */
const withDeprecation = (responses: Readonly<Record<string, OpenApiObject>>): OpenApiObject =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      status.startsWith('2')
        ? {
            ...response,
            headers: {
              ...Object(response['headers']),
              Deprecation: { $ref: '#/components/headers/Deprecation' },
            },
          }
        : response,
    ]),
  )

const pathOf = (route: Route): string => route.slice(route.indexOf(' ') + 1)

const addressesOf = ({ route, former, parameterNames }: Endpoint) =>
  [route, ...(former ? [former.route] : [])].map((one) => ({ path: pathOf(one), parameterNames }))

const templateOf = (path: string): string => path.replaceAll(/:\w+/g, ':')

/**
 * The names of the path parameters of each path. OpenAPI requires one name for a parameter, but GET
 * may use an e-mail address where DELETE uses an id: then it is called `emailOrId`.
 */
function sharedParameterNames(
  contracts: readonly DescribedContract[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>[]>()
  for (const { contract } of contracts)
    for (const { path, parameterNames = {} } of Object.values(contract).flatMap(addressesOf)) {
      const ofPath = names.get(templateOf(path)) ?? []
      for (const [position, [, name = '']] of [...path.matchAll(/:(\w+)/g)].entries())
        (ofPath[position] ??= new Set()).add(parameterNames[name] ?? name)
      names.set(templateOf(path), ofPath)
    }
  const joined = (ofPosition: ReadonlySet<string>): string =>
    [...ofPosition].toSorted().reduce((one, other) => `${one}Or${capitalize(other)}`)
  return new Map([...names].map(([path, sets]) => [path, sets.map(joined)]))
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
