/** Clients of the last release go on working, or docs/api.md says what breaks them. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiVersion, createApiDocument } from '../../src/app/api-document.server.ts'
import { apiBreaks } from './api-breaks.ts'

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

test.each([
  ['an operation', 'GET /api/tools is gone', (doc) => delete doc.paths['/api/tools'].get],
  [
    'an operation id',
    'GET /api/tools: operationId searchList is other',
    (doc) => (doc.paths['/api/tools'].get.operationId = 'other'),
  ],
  [
    'a parameter',
    'GET /api/tools/{id}: path parameter id is gone',
    (doc) => doc.paths['/api/tools/{id}'].get.parameters.shift(),
  ],
  [
    'a field of an answer',
    'GET /api/tools: answer[]: Stock is gone',
    (doc) => delete doc.components.schemas.Tool.properties.Stock,
  ],
  ['a schema', 'schema ToolEdit is gone', (doc) => delete doc.components.schemas.ToolEdit],
  [
    'a field that is asked for',
    'POST /api/addreview: body: needs tool',
    (doc) => doc.components.schemas.NewReview.required.push('tool'),
  ],
] satisfies readonly (readonly [string, string, (document: any) => unknown])[])(
  'a change of %s is found',
  (_, sentence, change) => {
    const document = released()
    change(document)
    expect(apiBreaks(released(), document)).toContain(sentence)
  },
)

test('what is added breaks nothing', () => {
  const document = released()
  document.paths['/api/new'] = { get: { operationId: 'new', responses: { 200: {} } } }
  document.components.schemas.Tool.properties.fresh = { type: 'string' }
  expect(apiBreaks(released(), document)).toEqual([])
})
