/** Clients of the last release go on working, or docs/api.md says what breaks them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiVersion, createApiDocument } from '../../src/app/api-document.server.ts'
import { apiBreaks } from './api-breaks.ts'
import { releasedDocument } from './released-document.ts'

const folder = 'docs/api'
const release = readdirSync(folder)
  .flatMap((file) => /^openapi-(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? [])
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1)
const toJson = (document: object) => JSON.parse(JSON.stringify(document))
const released = () => JSON.parse(readFileSync(`${folder}/openapi-${release}.json`, 'utf8'))

/** The lines of docs/api.md under the heading of this version. */
const changesOf = (version: string): string =>
  readFileSync('docs/api.md', 'utf8').split(`\n### ${version}\n`)[1]?.split('\n### ')[0] ?? ''

test('what breaks clients of the last release is said under the version of the API', () => {
  const document = toJson(createApiDocument('https://shop.example', 'Ironmonger'))
  const said = changesOf(apiVersion)
  expect(said, `docs/api.md has a heading "### ${apiVersion}"`).not.toBe('')
  expect(
    apiBreaks(released(), document).filter((sentence) => !said.includes(`- ${sentence}\n`)),
    'add each as a line "- …" to docs/api.md, and raise the first number of apiVersion',
  ).toEqual([])
})

/** The released document with another value at a place; without one, it has nothing there. */
function changed(path: readonly string[], value?: unknown): object {
  const document = released()
  const last = path.at(-1) ?? ''
  const holder: object = path.slice(0, -1).reduce((at, key) => at[key], document)
  if (value === undefined) Reflect.deleteProperty(holder, last)
  else Reflect.set(holder, last, value)
  return document
}
const toolFields = ['components', 'schemas', 'Tool', 'properties']

test.each([
  ['an operation', 'GET /api/tools is gone', changed(['paths', '/api/tools', 'get'])],
  [
    'an operation id',
    'GET /api/tools: operationId searchList is other',
    changed(['paths', '/api/tools', 'get', 'operationId'], 'other'),
  ],
  [
    'a parameter',
    'GET /api/tools/{id}: path parameter id is gone',
    changed(['paths', '/api/tools/{id}', 'get', 'parameters'], []),
  ],
  [
    'a field of an answer',
    'GET /api/tools: answer[]: Stock is gone',
    changed([...toolFields, 'Stock']),
  ],
  ['a schema', 'schema ToolEdit is gone', changed(['components', 'schemas', 'ToolEdit'])],
  [
    'a field that is asked for',
    'POST /api/addreview: body: needs tool',
    changed(['components', 'schemas', 'NewReview', 'required'], ['review', 'tool']),
  ],
  [
    'the type of an answer',
    'GET /api/tools: answer[].Stock: may be string',
    changed([...toolFields, 'Stock', 'type'], 'string'),
  ],
  [
    'an answer that had a value always',
    'GET /api/tools: answer[].name: may be null',
    changed([...toolFields, 'name', 'type'], ['string', 'null']),
  ],
  [
    'the values of a field',
    'POST /api/order/{number}/steps: body.status: "cancelled" is no longer taken',
    changed(
      ['components', 'schemas', 'NewOrderStep', 'properties', 'status', 'enum'],
      ['confirmed'],
    ),
  ],
  [
    'the type of a field',
    'POST /api/addorder: body.phoneNum: string is no longer taken',
    changed(['components', 'schemas', 'NewOrder', 'properties', 'phoneNum'], { type: 'integer' }),
  ],
  [
    'how long a text may be',
    'POST /api/addorder: body.phoneNum: maxLength became 10',
    changed(['components', 'schemas', 'NewOrder', 'properties', 'phoneNum', 'maxLength'], 10),
  ],
  [
    'a status',
    'POST /api/addorder: answers 200, not 201',
    changed(['paths', '/api/addorder', 'post', 'responses'], { 200: {} }),
  ],
  [
    'a field of a record that may be missing',
    'POST /api/tax/quote: answer.tax: amount is gone',
    changed(['components', 'schemas', 'OrderTax', 'properties', 'amount']),
  ],
  [
    'who may call',
    'GET /api/tools: needs an access token',
    changed(['paths', '/api/tools', 'get', 'security'], [{ bearer: [] }]),
  ],
] as const)('a change of %s is found', (_, sentence, document) => {
  expect(apiBreaks(released(), toJson(document))).toContain(sentence)
})

test('what is added breaks nothing', () => {
  const operation = { operationId: 'new', responses: { 200: {} } }
  for (const document of [
    changed(['paths', '/api/new'], { get: operation }),
    changed([...toolFields, 'fresh'], { type: 'string' }),
  ])
    expect(apiBreaks(released(), toJson(document))).toEqual([])
})

test('a path with another name breaks nothing while the former one is answered', () => {
  const list = released().paths['/api/tools'].get
  const path = ['paths', '/api/tools', 'get']
  const kept = changed(path, { ...list, deprecated: true, operationId: 'searchListAtFormer' })
  Reflect.set(Object(kept).paths, '/api/all-tools', { get: list })
  expect(apiBreaks(released(), toJson(kept))).toEqual([])
  const dropped = changed(['paths', '/api/tools'])
  Reflect.set(Object(dropped).paths, '/api/all-tools', { get: list })
  expect(apiBreaks(released(), toJson(dropped))).toContain('GET /api/tools is gone')
})

const { RELEASE } = process.env
test.runIf(RELEASE)('the document of a release is written', () => {
  const document = createApiDocument('https://shop.example', 'Ironmonger')
  const file = `${folder}/openapi-${RELEASE}.json`
  writeFileSync(file, releasedDocument(document))
  expect(apiBreaks(JSON.parse(readFileSync(file, 'utf8')), toJson(document))).toEqual([])
})
