/**
 * What a schema is on the wire, where its own checks cannot say it in JSON Schema: kept beside the
 * schema, and read by whatever describes the API (server/json-schema.server.ts).
 */
import type { $ZodType, JSONSchema } from 'zod/v4/core'

export type Json = JSONSchema.BaseSchema

/** A schema as JSON Schema: what is taken in a request, and what an answer holds. */
export type WireFormat = { readonly request: Json; readonly response: Json }

/** What a schema describes: text is taken in more forms than it is sent. */
export type Direction = keyof WireFormat

/** A whole number, `asText` where its digits are taken as text too. */
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

/** Says what a schema is on the wire, in place of what is derived from it. */
export function withWireFormat<S extends $ZodType>(
  schema: S,
  request: Json,
  response: Json = request,
): S {
  formats.set(schema, { request, response })
  return schema
}

/** Says that a schema is a whole number on the wire. */
export function withIntegerFormat<S extends $ZodType>(schema: S, format: IntegerFormat): S {
  formats.set(schema, format)
  return schema
}

/**
 * Says that a schema takes more than it is described as: what else is sent has an answer of its own,
 * which is no refusal of the request.
 */
export function describedAs<S extends $ZodType>(schema: S, other: $ZodType): S {
  described.set(schema, other)
  return schema
}

/** Adds JSON Schema keywords to what is derived from a schema. */
export function withKeywords<S extends $ZodType>(schema: S, json: Json): S {
  keywords.set(schema, json)
  return schema
}

/**
 * Says that a field of an answer is absent for some callers, and only where the server is set up so:
 * elsewhere each answer has it, and the document says so (see `withOmissions`).
 */
export function omittable<S extends $ZodType>(schema: S): S {
  omitted.add(schema)
  return withKeywords(schema, { [omissionKeyword]: true })
}

/** Marks in the document of the API what `omittable` says. */
export const omissionKeyword = 'x-omittable'

/**
 * Gives a schema the name under which the document of the API has it.
 * @param requestName its name in requests, where it occurs in answers too
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
