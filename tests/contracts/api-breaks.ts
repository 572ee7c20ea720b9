/**
 * What in one OpenAPI document breaks clients that were made of an earlier one: operations,
 * parameters and schemas that are gone or renamed, requests that ask for more, answers that have
 * less.
 */
type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectAt = (value: unknown, ...path: readonly string[]): Json => {
  const found = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)
  return isObject(found) ? found : {}
}
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
const missing = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.filter((name) => !after.includes(name))

/** Both documents, in which references are followed. */
type Documents = { readonly before: Json; readonly after: Json }

function follow(document: Json, schema: unknown): Json {
  const seen = isObject(schema) ? schema : {}
  const reference = seen['$ref']
  if (typeof reference !== 'string') return seen
  return follow(document, objectAt(document, ...reference.split('/').slice(1)))
}

type Direction = 'request' | 'answer'
type Pair = readonly [before: Json, after: Json]

/** @param where the place of the schemas in the sentences */
function schemaBreaks(
  documents: Documents,
  [before, after]: readonly [unknown, unknown],
  { where, direction, depth = 0 }: { where: string; direction: Direction; depth?: number },
): readonly string[] {
  if (depth > 8) return []
  const old = follow(documents.before, before)
  const now = follow(documents.after, after)
  const inner = (a: unknown, b: unknown, name: string) =>
    schemaBreaks(documents, [a, b], { where: `${where}${name}`, direction, depth: depth + 1 })
  const properties = objectAt(old, 'properties')
  const left = objectAt(now, 'properties')
  const shared = Object.keys(properties).filter((name) => name in left)
  const gone =
    Object.keys(now).length === 0 ? [] : missing(Object.keys(properties), Object.keys(left))
  const required =
    direction === 'request'
      ? missing(texts(now['required']), texts(old['required'])).map((name) => `needs ${name}`)
      : missing(texts(old['required']), texts(now['required']))
          .filter((name) => shared.includes(name))
          .map((name) => `may lack ${name}`)
  return [
    ...gone.map((name) => `${where}: ${name} is gone`),
    ...required.map((text) => `${where}: ${text}`),
    ...valueBreaks(documents, [old, now], direction).map((text) => `${where}: ${text}`),
    ...shared.flatMap((name) => inner(properties[name], left[name], `.${name}`)),
    ...(old['items'] === undefined || now['items'] === undefined
      ? []
      : inner(old['items'], now['items'], '[]')),
    ...alternativesOf(documents, [old, now]).flatMap(([a, b]) => inner(a, b, '')),
  ]
}

/** Alternatives of both that are objects: where each has one, they are the same. */
function alternativesOf(documents: Documents, [old, now]: Pair): readonly Pair[] {
  const objectsOf = (document: Json, schema: Json) =>
    [schema['anyOf'], schema['oneOf']]
      .flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))
      .map((one) => follow(document, one))
      .filter((one) => one['properties'] !== undefined)
  const plain = (schema: Json) => (schema['properties'] === undefined ? [] : [schema])
  const before = [...objectsOf(documents.before, old), ...plain(old)]
  const after = [...objectsOf(documents.after, now), ...plain(now)]
  const [first, second] = [before[0], after[0]]
  const isNested = old['anyOf'] !== undefined || now['anyOf'] !== undefined
  return isNested && before.length === 1 && after.length === 1 && first && second
    ? [[first, second]]
    : []
}

/** The types of a value, of its alternatives too. */
function typesOf(document: Json, schema: Json): readonly string[] {
  const alternatives = [schema['anyOf'], schema['oneOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  const own = [schema['type']].flat().filter((type) => typeof type === 'string')
  return [
    ...new Set([
      ...own,
      ...alternatives.flatMap((one) => typesOf(document, follow(document, one))),
    ]),
  ]
}

/** Of a request: what it may be at most or at least. Whether a smaller number takes less. */
const limits: Readonly<Record<string, boolean>> = {
  maximum: true,
  maxLength: true,
  maxItems: true,
  minimum: false,
  minLength: false,
  minItems: false,
}

function limitBreaks(old: Json, now: Json): readonly string[] {
  return Object.entries(limits).flatMap(([name, isUpper]) => {
    const [before, after] = [old[name], now[name]]
    if (typeof after !== 'number') return []
    const was = typeof before === 'number' ? before : isUpper ? Infinity : 0
    return (isUpper ? after < was : after > was) ? [`${name} became ${after}`] : []
  })
}

/** Another type, values that are no longer taken, or an answer of a type that it never had. */
function valueBreaks(
  documents: Documents,
  [old, now]: Pair,
  direction: Direction,
): readonly string[] {
  const [types, typesNow] = [typesOf(documents.before, old), typesOf(documents.after, now)]
  const [values, valuesNow] = [texts(old['enum']), texts(now['enum'])]
  // A place without a type takes and has anything.
  const isKnown = types.length > 0 && typesNow.length > 0
  if (direction === 'answer')
    return isKnown ? missing(typesNow, types).map((type) => `may be ${type}`) : []
  return [
    ...(isKnown ? missing(types, typesNow).map((type) => `${type} is no longer taken`) : []),
    ...(values.length > 0 && valuesNow.length > 0
      ? missing(values, valuesNow).map((value) => `"${value}" is no longer taken`)
      : []),
    ...limitBreaks(old, now),
  ]
}

type Parameter = { readonly key: string; readonly required: boolean; readonly schema: unknown }

const parametersOf = (operation: Json): readonly Parameter[] =>
  (Array.isArray(operation['parameters']) ? operation['parameters'] : [])
    .filter(isObject)
    .map((parameter) => ({
      key: `${String(parameter['in'])} parameter ${String(parameter['name'])}`,
      required: parameter['required'] === true,
      schema: parameter['schema'],
    }))

function parameterBreaks(documents: Documents, before: Json, after: Json): readonly string[] {
  const [old, now] = [parametersOf(before), parametersOf(after)]
  return [
    ...missing(
      old.map(({ key }) => key),
      now.map(({ key }) => key),
    ).map((key) => `${key} is gone`),
    ...now.flatMap(({ key, required, schema }) => {
      const was = old.find((one) => one.key === key)
      if (was === undefined) return required ? [`${key} is needed`] : []
      return [
        ...(required && !was.required ? [`${key} is needed`] : []),
        ...schemaBreaks(documents, [was.schema, schema], { where: key, direction: 'request' }),
      ]
    }),
  ]
}

const content = (part: Json): Json => objectAt(part, 'content')

function contentBreaks(
  documents: Documents,
  [before, after]: readonly [Json, Json],
  { where, direction }: { where: string; direction: Direction },
): readonly string[] {
  const [old, now] = [content(before), content(after)]
  return [
    ...missing(Object.keys(old), Object.keys(now)).map((type) => `${where}: ${type} is gone`),
    ...Object.keys(old)
      .filter((type) => type in now)
      .flatMap((type) =>
        schemaBreaks(documents, [objectAt(old, type)['schema'], objectAt(now, type)['schema']], {
          where,
          direction,
        }),
      ),
  ]
}

const successOf = (operation: Json): readonly [status: string, response: Json] => {
  const responses = objectAt(operation, 'responses')
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? ''
  return [status, objectAt(responses, status)]
}

const idsOf = (document: Json): ReadonlySet<unknown> =>
  new Set(
    Object.values(objectAt(document, 'paths')).flatMap((methods) =>
      Object.values(objectAt(methods)).map((operation) => objectAt(operation)['operationId']),
    ),
  )

const isClosed = ({ security }: Json): boolean => Array.isArray(security) && security.length > 0

function operationBreaks(documents: Documents, before: Json, after: Json): readonly string[] {
  const [status, answer] = successOf(before)
  const [statusNow, answerNow] = successOf(after)
  const bodies = [objectAt(before, 'requestBody'), objectAt(after, 'requestBody')] as const
  // A method of this name calls the address that has come in the place of a deprecated one.
  const movedAway =
    after['deprecated'] === true && idsOf(documents.after).has(before['operationId'])
  return [
    ...(before['operationId'] === after['operationId'] || movedAway
      ? []
      : [`operationId ${String(before['operationId'])} is ${String(after['operationId'])}`]),
    ...(status === statusNow ? [] : [`answers ${statusNow}, not ${status}`]),
    ...(!isClosed(before) && isClosed(after) ? ['needs an access token'] : []),
    ...parameterBreaks(documents, before, after),
    ...contentBreaks(documents, bodies, { where: 'body', direction: 'request' }),
    ...contentBreaks(documents, [answer, answerNow], { where: 'answer', direction: 'answer' }),
  ]
}

/** @returns a sentence for each break, which begins with the operation or the schema */
export function apiBreaks(before: Json, after: Json): readonly string[] {
  const documents = { before, after }
  const [paths, pathsNow] = [objectAt(before, 'paths'), objectAt(after, 'paths')]
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(objectAt(methods)).map(([method, operation]) => ({ path, method, operation })),
  )
  return [
    ...operations.flatMap(({ path, method, operation }) => {
      const name = `${method.toUpperCase()} ${path}`
      const now = objectAt(pathsNow, path)[method]
      return isObject(now)
        ? operationBreaks(documents, objectAt(operation), now).map((text) => `${name}: ${text}`)
        : [`${name} is gone`]
    }),
    ...missing(
      Object.keys(objectAt(before, 'components', 'schemas')),
      Object.keys(objectAt(after, 'components', 'schemas')),
    ).map((name) => `schema ${name} is gone`),
  ]
}
