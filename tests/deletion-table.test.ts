/** docs/security.md, *What is deleted, and when*: has every table whose rows are deleted by age. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Compares a time, but deletes nothing because of its age: the demo shop's entries. */
const others = ['audit_entries']

/** `delete from …` and `deleteFrom('…')` whose condition is that a time is in the past. */
function tablesDeletedByAge(source: string): string[] {
  const time = String.raw`\b(?:at|day|expire|\w+_at)['",]*\s*(?:'|,\s*')?<`
  const isByAge = (condition: string) => new RegExp(time).test(condition)
  const [, constant] = /const tableName = '(\w+)'/.exec(source) ?? []
  return [
    ...source.matchAll(/\bdelete from (?:(\w+)|\$\{tableName\})([^`]*)`/g),
    ...source.matchAll(/\.deleteFrom\('(\w+)'\)([^]*?)\.execute\(/g),
  ]
    .filter(([, , condition = '']) => isByAge(condition))
    .map(([, table = constant ?? 'unknown']) => table)
}

test('the table in docs/security.md has every table whose rows are deleted by age, and no other', () => {
  const sources = globSync('{src,packages}/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
  const deleted = sources.flatMap((path) => tablesDeletedByAge(readFileSync(path, 'utf8')))
  const [, section = ''] =
    /^## What is deleted, and when$([^]*?)^## /m.exec(readFileSync('docs/security.md', 'utf8')) ??
    []
  const listed = [...section.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
  expect(listed.toSorted()).toEqual(
    [...new Set(deleted)].filter((table) => !others.includes(table)).toSorted(),
  )
})

test.each([
  ['await sql`delete from old_mails where sent_at < ${before}`', ['old_mails']],
  ["tables.deleteFrom('links').where('expires_at', '<', now).execute()", ['links']],
  ['await sql`delete from old_mails where id = ${id}`', []],
  ['sql`delete from changes where id < ${id}`', []],
])('%s', (source, tables) => {
  expect(tablesDeletedByAge(source)).toEqual(tables)
})
