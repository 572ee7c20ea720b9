/**
 * The wire format of a schema, if its own checks cannot express it in JSON Schema: kept beside the
 * schema, and read by everything that describes the API (server/json-schema.server.ts).
 */
import type { $ZodType, JSONSchema } from 'zod/v4/core'

export type Json = JSONSchema.BaseSchema

/** A schema as JSON Schema: what a request accepts, and what a response contains. */
export type WireFormat = { readonly request: Json; readonly response: Json }

/** The direction that a schema describes: text is accepted in more forms than it is sent. */
export type Direction = keyof WireFormat

/** A whole number; `asText` if its digits are also accepted as text. */
export type IntegerFormat = {
  readonly minimum: number
  readonly maximum: number
  readonly asText: boolean
}

const formats = new WeakMap<$ZodType, WireFormat | IntegerFormat>()
const keywords = new WeakMap<$ZodType, Json>()
const omitted = new WeakSet<$ZodType>()
const described = new WeakMap<$ZodType, $ZodType>()
const names = new WeakMap<$ZodType, Readonly<Record<Direction, string>>>()

/** Declares a schema's wire format, in place of the derived one. */
// A bundle leaves out the schemas that nothing uses:
/* @__NO_SIDE_EFFECTS__ */
export function withWireFormat<S extends $ZodType>(
  schema: S,
  request: Json,
  response: Json = request,
): S {
  formats.set(schema, { request, response })
  return schema
}

/** Declares that a schema is a whole number on the wire. */
export function withIntegerFormat<S extends $ZodType>(schema: S, format: IntegerFormat): S {
  formats.set(schema, format)
  return schema
}

/**
 * Declares that a schema accepts more than is described: other input gets a specific response
 * instead of a validation error.
 */
export function describedAs<S extends $ZodType>(schema: S, other: $ZodType): S {
  described.set(schema, other)
  return schema
}

/** Adds JSON Schema keywords to a derived schema. */
export function withKeywords<S extends $ZodType>(schema: S, json: Json): S {
  keywords.set(schema, json)
  return schema
}

/**
 * Declares that a response field is absent for some callers, but only if the server is configured
 * that way: otherwise each response has it, and the document states so (see `withOmissions`).
 */
export function omittable<S extends $ZodType>(schema: S): S {
  omitted.add(schema)
  return withKeywords(schema, { [omissionKeyword]: true })
}

/** The keyword for `omittable` in the API document. */
export const omissionKeyword = 'x-omittable'

/**
 * Gives a schema its name in the API document.
 * @param requestName its name in requests, if it also occurs in responses
 */
export function named<S extends $ZodType>(name: string, schema: S, requestName = name): S {
  names.set(schema, { response: name, request: requestName })
  return schema
}

export const formatOf = (schema: $ZodType): WireFormat | IntegerFormat | undefined =>
  formats.get(schema)
export const descriptionOf = (schema: $ZodType): $ZodType | undefined => described.get(schema)
export const keywordsOf = (schema: $ZodType): Json | undefined => keywords.get(schema)
export const isOmittable = (schema: $ZodType): boolean => omitted.has(schema)
export const nameOf = (schema: $ZodType, direction: Direction): string | undefined =>
  names.get(schema)?.[direction]
