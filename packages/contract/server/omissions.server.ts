/** The document of an API whose responses leave out fields that not every caller may see. */
import { omissionKeyword } from '../wire-format.ts'
import type { OpenApiDocument } from './openapi.server.ts'

/** Makes `omittable` fields optional in every schema of the document. */
export const withOmissions = (document: OpenApiDocument): OpenApiDocument => ({
  ...document,
  paths: omitting(document.paths),
  components: omitting(document.components),
})

const omitting = <T>(json: T): T => JSON.parse(JSON.stringify(json), requireNoOmittable)

function requireNoOmittable(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!('properties' in value && 'required' in value && Array.isArray(value.required))) return value
  const properties = new Map(Object.entries(value.properties ?? {}))
  const required = value.required.filter((name) => !isOmittable(properties.get(String(name))))
  return { ...value, required }
}

const isOmittable = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && omissionKeyword in schema
