/** Converts JSON Schemas of the API document to TypeScript types. */
export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const objectAt = (value: unknown, ...path: readonly string[]): Json => {
  const found = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)
  return isObject(found) ? found : {}
}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A string literal in code. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const propertyName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)

/** The comment before a declaration; empty if there is no text. */
export const commentOf = (text: string | undefined, indent = ''): string =>
  text === undefined || text === ''
    ? ''
    : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', `\n${indent} * `)} */\n`

/**
 * @param module the prefix of schema names: 'T.'
 * @throws Error for an unknown schema: a less specific type would hide it
 */
export function typeOf(schema: unknown, module = ''): string {
  if (!isObject(schema)) return 'unknown'
  const reference = schema['$ref']
  if (typeof reference === 'string') return module + (reference.split('/').at(-1) ?? 'unknown')
  if ('const' in schema) return literal(schema['const'])
  if (Array.isArray(schema['enum'])) return union(schema['enum'].map(literal))
  const alternatives = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (alternatives.length > 0) return union(alternatives.map((one) => typeOf(one, module)))
  return typeByName(schema, module)
}

function typeByName(schema: Json, module: string): string {
  const { type } = schema
  if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...schema, type: one }, module)))
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string' || type === 'boolean' || type === 'null') return type
  if (type === 'array') return `readonly ${grouped(typeOf(schema['items'], module))}[]`
  if (type === 'object') return objectType(schema, module)
  if (Object.keys(schema).length === 0) return 'unknown'
  throw new Error(`No type for the schema ${JSON.stringify(schema).slice(0, 200)}`)
}

function objectType(schema: Json, module: string): string {
  const others = schema['additionalProperties']
  const fields = Object.keys(objectAt(schema, 'properties'))
  const map = isObject(others) ? `Readonly<Record<string, ${typeOf(others, module)}>>` : undefined
  if (fields.length === 0) return map ?? 'Readonly<Record<string, never>>'
  const own = `{\n${fieldsOf(schema, module)}}`
  return map === undefined ? own : `${own} & ${map}`
}

/** The fields of an object, one per line. */
export function fieldsOf(schema: Json, module = ''): string {
  const required = new Set(listOf(schema['required']))
  return Object.entries(objectAt(schema, 'properties'))
    .map(([name, field]) => {
      const { description } = objectAt(field)
      const comment = commentOf(typeof description === 'string' ? description : undefined)
      const isRequired = required.has(name)
      const type = isRequired ? typeOf(field, module) : union([typeOf(field, module), 'undefined'])
      return `${comment}readonly ${propertyName(name)}${isRequired ? '' : '?'}: ${type}\n`
    })
    .join('')
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? quoted(value) : JSON.stringify(value)
export const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')
const grouped = (type: string): string => (/[|&]/.test(type) ? `(${type})` : type)
