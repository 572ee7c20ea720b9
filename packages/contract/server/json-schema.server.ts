/** Converts the schemas of a contract to JSON Schema, in wire format for requests and responses. */
import { toJSONSchema, type $ZodType } from 'zod/v4/core'
import type { Schema } from '../endpoint.ts'
import {
  descriptionOf,
  formatOf,
  isOmittable,
  keywordsOf,
  nameOf,
  type IntegerFormat,
  type Json,
  type Direction,
} from '../wire-format.ts'
import { digitsPattern } from './digits-pattern.server.ts'

/** The named schemas, which others refer to. */
export type NamedSchemas = Map<string, Json>

/**
 * The JSON Schema of a schema's wire side, which is the first side of a codec. A named schema
 * becomes a reference wherever it occurs inside another; the outermost schema is always written
 * out.
 * @param schemas receives the referenced schemas
 * @throws Error if two different schemas have the same name
 */
export function jsonSchemaOf(
  schema: Schema,
  direction: Direction = 'request',
  schemas: NamedSchemas = new Map(),
): Json {
  // zod modifies its results until the end, so they are compared afterwards.
  const found: [name: string, json: Json][] = []
  const { $schema: _, ...json } = toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const other = descriptionOf(zodSchema)
      if (other) replaceBy(jsonSchema, jsonSchemaOf(other, direction, schemas))
      else describe(zodSchema, jsonSchema, direction)
      const name = nameOf(zodSchema, direction)
      if (name === undefined || zodSchema === schema) return
      found.push([name, { ...jsonSchema }])
      replaceBy(jsonSchema, reference(name))
    },
  })
  for (const [name, definition] of found) define(schemas, name, definition)
  return json
}

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/**
 * Adds a named schema.
 * @returns a reference to it
 * @throws Error if another schema has this name
 */
export function define(schemas: NamedSchemas, name: string, json: Json): Json {
  const known = schemas.get(name)
  if (known && JSON.stringify(known) !== JSON.stringify(json))
    throw new Error(`Two schemas have the name ${name}`)
  schemas.set(name, json)
  return reference(name)
}

function describe(schema: $ZodType, json: Json, direction: Direction): void {
  const format = formatOf(schema)
  if (format) replaceBy(json, 'request' in format ? format[direction] : integer(format, direction))
  Object.assign(json, keywordsOf(schema))
  requireOmittable(schema, json)
  if (json.propertyNames && json.additionalProperties) replaceBy(json, objectOfRecord(json))
  if (direction === 'request') return
  // Responses need no text checks.
  if (!format)
    for (const keyword of ['pattern', 'minLength', 'maxLength', 'maxItems']) delete json[keyword]
  // Clients must tolerate fields that later versions add, and need no meaningless bounds.
  if (json.additionalProperties === false) delete json.additionalProperties
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
}

/** A field that is hidden from some callers is present in every other response. */
function requireOmittable({ _zod: { def } }: $ZodType, json: Json): void {
  const shape = def.type === 'object' && 'shape' in def ? Object.entries(def.shape ?? {}) : []
  const omittable = new Set(shape.flatMap(([key, field]) => (isOmittable(field) ? [key] : [])))
  if (omittable.size === 0) return
  const required = new Set(json.required)
  json.required = shape.map(([key]) => key).filter((key) => required.has(key) || omittable.has(key))
}

function integer({ minimum, maximum, asText }: IntegerFormat, direction: Direction): Json {
  if (direction === 'response') return { type: 'integer' }
  const number: Json = { type: 'integer', minimum, maximum }
  if (!asText) return number
  return { anyOf: [number, { type: 'string', pattern: digitsPattern(minimum, maximum) }] }
}

function replaceBy(json: Json, replacement: Json): void {
  const copy = { ...replacement }
  for (const key of Object.keys(json)) delete json[key]
  Object.assign(json, copy)
}

/** A record whose keys are an enumeration has all of them: an object with these properties. */
function objectOfRecord(json: Json): Json {
  const { propertyNames, additionalProperties, ...rest } = json
  const keys = typeof propertyNames === 'object' ? (propertyNames.enum ?? []).map(String) : []
  if (keys.length === 0 || additionalProperties === undefined) return json
  return {
    ...rest,
    properties: Object.fromEntries(keys.map((key) => [key, additionalProperties])),
    required: keys,
  }
}
