/**
 * The sentences of the project are plain English: none has a phrase that no clerk and no engineer
 * would write. Names on the wire and quoted texts of the specification are left alone.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What is not written, and what to write in its place. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/(?<![-\w])anew\b/i, 'again'],
  [/\bany more\b/i, 'no longer'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, on its own'],
  [/\bwhoever\b/i, 'anybody who, the person who'],
  [/\bsuch a one\b/i, 'one like this'],
  [/\bbe had\b/i, 'is available, could be loaded'],
  [/\blooked after by\b/i, 'account manager, responsible'],
  [/\bstands? here\b/i, 'is here, is shown here'],
]

/** Migrations are left as they were released. */
const files = globSync([
  '{src,packages,tests,scripts,bench}/**/*.{ts,tsx,mjs,md}',
  'docs/**/*.md',
  '*.md',
]).filter(
  (path) =>
    !/node_modules|^CHANGELOG\.md$|^docs\/specification\.|^docs\/glossary\.md$|^tests\/(?:words|glossary)\.test\.ts$|field-cases/.test(
      path,
    ),
)

test('no sentence has a phrase that people do not use', () => {
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        phrases
          .filter(([phrase]) => phrase.test(line))
          .map(([phrase, instead]) => `${path}:${index + 1} ${String(phrase)}: write ${instead}`),
      ),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test('no answer of the API speaks of a page: programs have none', () => {
  // What is said in the browser only, and to people who sign in.
  const ofPeople = /\/messages\/(?:ui|identity|hidden-price|.*page.*)\.ts$/
  const found = files.filter(
    (path) =>
      /\/messages\//.test(path) &&
      !ofPeople.test(path) &&
      /\b(?:re)?(?:load|fresh) (?:the|this) page\b/i.test(readFileSync(path, 'utf8')),
  )
  expect(found).toEqual([])
})

test.each([
  'It goes on by itself.',
  'Whoever asks gets it.',
  'Type it anew.',
  'It is not sold any more.',
  'Prices could not be had.',
])('%s is found', (sentence) => {
  expect(phrases.some(([phrase]) => phrase.test(sentence))).toBe(true)
})
