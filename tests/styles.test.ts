/** Rules of the style sheets are for something, and know no language. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Of libraries, which draw them: toasts and charts. */
const drawnByLibraries = /^(?:Toastify__|u-)/
/** Written by components from a number: `at-100`, `of-7`, `p3`. */
const numbered = /^(?:at|of)-\d+$|^p\d$/

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

/** The words in the texts of the components: a class is one of them. */
function wordsOfComponents(): ReadonlySet<string> {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$|\.server\.ts$|\/messages\//.test(path),
  )
  const texts = files.flatMap((path) =>
    [
      ...withoutComments(readFileSync(path, 'utf8')).matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g),
    ].map(([, , text = '']) => text),
  )
  return new Set(texts.flatMap((text) => text.split(/[^\w-]+/)))
}

test('every class of a style sheet is one that a component has', () => {
  const used = wordsOfComponents()
  const unused = globSync('src/**/*.css').flatMap((path) => {
    const rules = withoutComments(readFileSync(path, 'utf8')).replaceAll(/url\([^)]*\)/g, '')
    const names = new Set(
      [...rules.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name),
    )
    return [...names]
      .filter((name) => !used.has(name) && !drawnByLibraries.test(name) && !numbered.test(name))
      .map((name) => `${path}: .${name}`)
  })
  expect(used.size).toBeGreaterThan(500)
  expect(unused).toEqual([])
})

test('no rule is for a text, which is another one in every language', () => {
  const texts = globSync('src/**/*.css').flatMap((path) =>
    [
      ...withoutComments(readFileSync(path, 'utf8')).matchAll(
        /\[(?:aria-label|data-label|title|alt)[~|^$*]?=[^\]]*\]/g,
      ),
    ].map(([rule]) => `${path}: ${rule}`),
  )
  expect(texts).toEqual([])
})
