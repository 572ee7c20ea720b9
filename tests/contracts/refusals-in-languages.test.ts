/**
 * What the schemas of all operations say when they refuse: in the language of the request. A sentence
 * that is put together when a module is loaded stays English, so it is found here.
 */
import { expect, test } from 'vitest'
import type { $ZodType } from 'zod/v4/core'
import { inLanguage } from '../../src/platform/languages/in-language.server.ts'
import type { Language } from '../../src/platform/languages/languages.ts'
import { inCurrentLanguage } from '../../src/platform/languages/messages-by-language.server.ts'
import { operations } from './api-under-test.ts'

/** Values of each kind that many fields refuse, so that errors which look at the value say all. */
const refused = ['', 'x', '007', '1.5', '24.12.2026', -1, undefined]

test.each(operations)('%s refuses in German', (_, { input }) => {
  const errors = errorsIn(input)
  const unspoken = errors.flatMap((error) =>
    refused.flatMap((value) => {
      const [english, german] = (['en', 'de'] as const).map((language) =>
        sentence(error, value, language),
      )
      return english !== undefined && english === german ? [english] : []
    }),
  )
  expect([...new Set(unspoken)]).toEqual([])
})

type SaysWhy = (issue: object) => unknown

function sentence(error: SaysWhy, input: unknown, language: Language): string | undefined {
  const said = inLanguage(language, () => error({ code: 'custom', path: [], input }))
  return typeof said === 'string' ? inLanguage(language, () => inCurrentLanguage(said)) : undefined
}

/** The errors of a schema, of its checks, and of all schemas within. */
function errorsIn(schema: $ZodType): readonly SaysWhy[] {
  const found = new Set<SaysWhy>()
  const seen = new Set<unknown>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if ('_zod' in value) return walk(entry(entry(value, '_zod'), 'def'))
    const error = entry(value, 'error')
    if (isSaying(error)) found.add(error)
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(schema)
  return [...found]
}

const entry = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const isSaying = (value: unknown): value is SaysWhy => typeof value === 'function'
