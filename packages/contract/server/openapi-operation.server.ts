/** One operation in OpenAPI: its parameters, body and responses. */
import type { AccessRules } from '../access-rules.ts'
import { anyone, type Endpoint } from '../endpoint.ts'
import { openApiMessages as messages, requestMessages } from '../messages.ts'
import { nameOf, type Json } from '../wire-format.ts'
import { define, jsonSchemaOf, type NamedSchemas } from './json-schema.server.ts'
import type { OpenApiObject } from './openapi.server.ts'
import { problemResponses } from './openapi-problems.server.ts'
import type { OperationReference } from './reference.server.ts'
import { hasBody, idempotencyKeyPattern } from './request-input.server.ts'

export type DescribedOperation = {
  readonly capability: string
  readonly operation: string
  readonly endpoint: Endpoint
  /** The names of its path parameters in the document, in their order. */
  readonly parameterNames: readonly string[]
  readonly reference?: OperationReference | undefined
  readonly access: AccessRules
}

/** @param schemas receives the named schemas that it references */
export function describeOperation(
  { capability, operation, endpoint, parameterNames, reference, access }: DescribedOperation,
  schemas: NamedSchemas,
): OpenApiObject {
  const asked = access.describe(endpoint)
  const input = jsonSchemaOf(endpoint.input, 'request', schemas)
  const inPath = [...endpoint.route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const rest = withoutFields(input, inPath)
  const example = new Map(Object.entries(isObject(reference?.request) ? reference.request : {}))
  const parameters = [
    ...inPath.map((name, position) => ({
      name: parameterNames[position] ?? name,
      in: 'path',
      required: true,
      ...textOf(reference, name),
      schema: fieldOf(input, name),
      ...exampleOf(example, name, fieldOf(input, name)),
    })),
    ...(endpoint.idempotent ? [keyParameter(endpoint)] : []),
    ...(asked.parameters ?? []),
    ...(hasBody(endpoint) ? [] : queryParameters(rest, example, reference)),
  ]
  const body = requestBody(endpoint, rest, example, schemas)
  return {
    operationId: capability + operation.charAt(0).toUpperCase() + operation.slice(1),
    tags: [capability],
    summary: endpoint.summary,
    ...(reference
      ? { description: [reference.description, asked.note].filter(Boolean).join(' ') }
      : {}),
    security:
      endpoint.access === anyone && !endpoint.passBearer
        ? []
        : [{ bearer: [] }, ...(asked.security ?? [])],
    ...asked.extensions,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      ...successResponses(endpoint, schemas, reference, asked.headers),
      ...problemResponses(endpoint, access),
    },
  }
}

const keyParameter = ({ idempotent }: Endpoint): OpenApiObject => ({
  name: 'Idempotency-Key',
  in: 'header',
  ...(idempotent === 'optional' ? {} : { required: true }),
  description: requestMessages.idempotencyKey,
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
  example: '0190a0b0c0d04e1f8a1b2c3d4e5f6071',
})

const textOf = (reference: OperationReference | undefined, name: string): OpenApiObject => {
  const description = reference?.parameters?.[name]
  return description === undefined ? {} : { description }
}

/** A parameter is text in an address, but may be a number in the document. */
const exampleOf = (
  example: ReadonlyMap<string, unknown>,
  name: string,
  schema: Json | boolean,
): OpenApiObject => {
  const value = example.get(name)
  if (value === undefined) return {}
  return { example: schemaOf(schema).type === 'integer' ? Number(value) : value }
}

const queryParameters = (
  { properties = {}, required = [] }: Json,
  example: ReadonlyMap<string, unknown>,
  reference: OperationReference | undefined,
): OpenApiObject[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true } : {}),
    ...textOf(reference, name),
    schema,
    ...exampleOf(example, name, schema),
  }))

function requestBody(
  endpoint: Endpoint,
  fields: Json,
  example: ReadonlyMap<string, unknown>,
  schemas: NamedSchemas,
): OpenApiObject | undefined {
  if (endpoint.maxFileBytes !== undefined)
    return {
      required: true,
      description: messages.file(endpoint.maxFileBytes),
      content: Object.fromEntries(
        (endpoint.fileTypes ?? ['application/octet-stream']).map((type) => [
          type,
          { schema: { type: 'string', format: 'binary' } },
        ]),
      ),
    }
  if (!hasBody(endpoint) || fieldNames(fields).length === 0) return undefined
  const name = nameOf(endpoint.input, 'request')
  const names = new Set(fieldNames(fields))
  const value = Object.fromEntries([...example].filter(([field]) => names.has(field)))
  return {
    required: true,
    content: {
      'application/json': {
        schema: name === undefined ? fields : define(schemas, name, fields),
        ...(Object.keys(value).length > 0 ? { example: value } : {}),
      },
    },
  }
}

function successResponses(
  endpoint: Endpoint,
  schemas: NamedSchemas,
  reference: OperationReference | undefined,
  headerNames: readonly string[] = [],
): OpenApiObject {
  const { mediaType, streamed = false, paged, cacheTags, status = 200 } = endpoint
  const headers = {
    ...(paged ? { Link: { description: messages.nextPageLink, schema: { type: 'string' } } } : {}),
    ...Object.fromEntries(
      headerNames.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
  }
  return {
    [String(status)]: {
      description: messages.success,
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      content:
        mediaType === undefined
          ? { 'application/json': jsonAnswer(endpoint, schemas, reference) }
          : { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
    },
    ...(cacheTags || (mediaType && !streamed)
      ? { 304: { description: messages.notModified } }
      : {}),
  }
}

function jsonAnswer(
  { output }: Endpoint,
  schemas: NamedSchemas,
  reference: OperationReference | undefined,
): OpenApiObject {
  const json = jsonSchemaOf(output, 'response', schemas)
  const name = nameOf(output, 'response')
  return {
    schema: name === undefined ? json : define(schemas, name, json),
    ...(reference?.response === undefined ? {} : { example: reference.response }),
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

// In a union of bodies every alternative contains the path parameters: they are removed from each.
function withoutFields(json: Json, names: readonly string[]): Json {
  const { properties = {}, required, anyOf, ...more } = json
  if (anyOf) return { ...more, anyOf: anyOf.map((one) => withoutFields(schemaOf(one), names)) }
  const remaining = required?.filter((name) => !names.includes(name)) ?? []
  return {
    ...more,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !names.includes(name)),
    ),
    ...(remaining.length > 0 ? { required: remaining } : {}),
  }
}

const schemaOf = (schema: Json | boolean): Json => (typeof schema === 'boolean' ? {} : schema)

function fieldOf({ properties, anyOf: [first] = [] }: Json, name: string): Json | boolean {
  return properties?.[name] ?? (first === undefined ? {} : fieldOf(schemaOf(first), name))
}

function fieldNames({ properties = {}, anyOf = [] }: Json): string[] {
  return [...Object.keys(properties), ...anyOf.flatMap((one) => fieldNames(schemaOf(one)))]
}
