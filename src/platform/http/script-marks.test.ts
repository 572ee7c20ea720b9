/** Which inline scripts of a page get a hash: those with the mark of its rendering. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newScriptMark, readMarkedScripts } from './script-marks.server.ts'

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('scripts of our own code have a hash, each once, and the mark is gone', () => {
  const mark = newScriptMark()
  const { html, scriptHashes } = readMarkedScripts(
    [
      `<link rel="modulepreload" nonce="${mark}" href="/b.js"/>`,
      `<script nonce="${mark}">a()</script><script type="module" nonce="${mark}">c()</script>`,
      `<script src="/b.js" nonce="${mark}"></script><script nonce="${mark}">a()</script>`,
    ].join(''),
    mark,
  )
  expect(scriptHashes).toEqual([sha256('a()'), sha256('c()')])
  expect(html).not.toContain(mark)
  expect(html).toContain('<script>a()</script><script type="module">c()</script>')
})

test.each([
  ['a script', '<script>evil()</script>'],
  ['a guessed mark', '<script nonce="0123456789abcdef0123456789abcdef">evil()</script>'],
  ['no quotes', '<script nonce=>evil()</script>'],
  ['an attribute that is never closed', '<script a="'],
  ['a tag that is never closed', '<script x '],
  ['capitals', '<SCRIPT>evil()</SCRIPT>'],
])('a script that slipped into the page has none: %s', (_, planted) => {
  const mark = newScriptMark()
  const { scriptHashes } = readMarkedScripts(
    `<p>${planted}</p>${planted}<script nonce="${mark}">ours()</script>`,
    mark,
  )
  expect(scriptHashes.filter((hash) => hash !== sha256('ours()'))).toEqual([])
})

test('each rendering has a mark of its own', () => {
  expect(new Set(Array.from({ length: 100 }, newScriptMark)).size).toBe(100)
})
