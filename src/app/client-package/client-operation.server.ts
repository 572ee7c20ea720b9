/**
 * An operation of the API document as a method of the client: its name, input, output and Problems.
 */
import type {
  OpenApiDocument,
  OpenApiObject,
} from '../../../packages/contract/server/openapi.server.ts'
import { fieldsOf, isObject, objectAt, quoted, typeOf, type Json } from './json-types.server.ts'

export type ClientOperation = {
  readonly group: string
  readonly name: string
  readonly comment: string
  /** Types. */
  readonly input: string
  readonly output: string
  /** The types of its Problems. */
  readonly problems: readonly string[]
  readonly paged: boolean
  /** The data that the client needs at run time. */
  readonly entry: string
}

type Placed = { readonly path: string; readonly method: string; readonly operation: OpenApiObject }

const jsonType = 'application/json'
const problemType = 'application/problem+json'
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** @throws Error for an operation in a format that the client does not support */
export function describeOperation(
  document: OpenApiDocument,
  { path, method, operation }: Placed,
): ClientOperation {
  const group = textOf(Array.isArray(operation['tags']) ? operation['tags'][0] : '')
  const id = textOf(operation['operationId'])
  const name = id.slice(group.length)
  const call = `${method.toUpperCase()} ${path}`
  const { answer, headers } = successOf(operation)
  const [mediaType = '', content] = Object.entries(objectAt(answer, 'content'))[0] ?? []
  const paged = 'Link' in headers
  const parameters = parametersOf(operation)
  const upload = uploadTypes(operation)
  const output =
    mediaType === jsonType ? typeOf(objectAt(content)['schema'], module) : 'DownloadedFile'
  const flags = {
    key: parameters.some((one) => one['name'] === 'Idempotency-Key'),
    company: parameters.some((one) => one['name'] === 'x-company'),
    paged,
    file: mediaType !== jsonType,
    upload: upload.length > 0,
  }
  const set = Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [`${flag}: true`] : []))
  return {
    group,
    name: name.charAt(0).toLowerCase() + name.slice(1),
    comment:
      `${textOf(operation['summary'])}. \`${call}\`\n${textOf(operation['description'])}`.trim(),
    input: inputOf(operation, parameters, upload),
    output: paged ? elementOf(output, call) : output,
    problems: problemsOf(document, operation),
    paged,
    entry: `{ ${[`call: ${quoted(call)}`, ...set].join(', ')} }`,
  }
}

function successOf(operation: OpenApiObject): { readonly answer: Json; readonly headers: Json } {
  const responses = objectAt(operation, 'responses')
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? ''
  return { answer: objectAt(responses, status), headers: objectAt(responses, status, 'headers') }
}

const parametersOf = ({ parameters }: OpenApiObject): readonly Json[] =>
  Array.isArray(parameters) ? parameters.filter(isObject) : []

/** The types module, as imported by the methods module. */
const module = 'T.'

function elementOf(type: string, call: string): string {
  const element = /^readonly ([\s\S]*)\[\]$/.exec(type)?.[1]
  if (element === undefined) throw new Error(`${call} is paged, and answers no list`)
  return element
}

const bodyOf = (operation: OpenApiObject): Json => objectAt(operation, 'requestBody', 'content')
const uploadTypes = (operation: OpenApiObject): readonly string[] =>
  Object.keys(bodyOf(operation)).filter((type) => type !== jsonType)

function inputOf(
  operation: OpenApiObject,
  parameters: readonly Json[],
  upload: readonly string[],
): string {
  const own = parameters.filter((one) => one['in'] === 'path' || one['in'] === 'query')
  const schema: Json = {
    properties: Object.fromEntries(
      own.map(({ name, schema: field, description }) => [
        textOf(name),
        { ...objectAt(field), ...(description === undefined ? {} : { description }) },
      ]),
    ),
    required: own.filter(({ required }) => required === true).map(({ name }) => name),
  }
  const types = upload.map(quoted).join(' | ')
  const file =
    upload.length > 0
      ? `readonly file: FileContent\nreadonly mediaType?: ${types} | undefined\n`
      : ''
  const fields = own.length > 0 || file ? [`{\n${fieldsOf(schema, module)}${file}}`] : []
  const body = objectAt(bodyOf(operation), jsonType)['schema']
  const parts = [...fields, ...(body === undefined ? [] : [typeOf(body, module)])]
  return parts.length === 0 ? 'Record<never, never>' : parts.map((one) => `(${one})`).join(' & ')
}

/**
 * The Problem types of its responses, without those of HTTP itself, which the client never
 * receives.
 */
function problemsOf(document: OpenApiDocument, operation: OpenApiObject): readonly string[] {
  const answers = Object.entries(objectAt(operation, 'responses')).flatMap(([status, answer]) => {
    if (status === 'default' || !isObject(answer)) return []
    const reference = answer['$ref']
    return typeof reference === 'string'
      ? [objectAt(document.components, 'responses', reference.split('/').at(-1) ?? '')]
      : [answer]
  })
  const types = answers.flatMap((answer) =>
    Object.keys(objectAt(answer, 'content', problemType, 'examples')),
  )
  return [...new Set(types)].toSorted()
}
