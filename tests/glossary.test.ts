/** Keeps names out that only we would understand: the terms to use instead stand in docs/glossary.md. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const files = globSync('{packages,src,tests,bench,scripts}/**/*.{ts,tsx,mjs}')

/**
 * Words of an identifier (`placedOrder` is `placed order`) that were our own inventions. An
 * identifier may not consist of one of them, nor end or begin with those marked so.
 */
const inventions = [
  'door',
  'threshold',
  'told',
  'said',
  'asked',
  'listed',
  'brought',
  'meant',
  'picked',
  'kept',
  'spelled',
  'shed',
  'hurry',
  'insist',
  'strangers',
  'deed',
  'waking',
  'late',
  'missed',
  'elsewhere',
  'lacking',
  'entrance',
  'errands',
  'announcing',
  'heard',
  'deaf',
  'shelf',
  'faces',
  'letters',
  'walk',
  'pick',
  'understand',
  'meaning',
  'thing',
  'equals',
  'hearing',
  'foot',
  'lost',
  'aliases',
  'belongings',
  'earlierorder',
  'foldsteps',
  'giveback',
  'joinalike',
  'keepspieces',
  'mapinturns',
  'passon',
  'placing',
  'playevents',
  'restock',
  'settlebasis',
  'withoneorder',
]
/** These may not stand anywhere in an exported name. */
const parts = [
  'door',
  'threshold',
  'told',
  'said',
  'brought',
  'spelled',
  'errand',
  'errands',
  'shelf',
  'deed',
  'deeds',
  'waking',
  'keeping',
  'papers',
  'paper',
  'announcing',
  'hurry',
  'insist',
  'most',
  'fewest',
  'shelve',
  'shelved',
  'lacking',
  'elsewhere',
  'entrance',
  'dear',
  'asked',
  'untold',
  'away',
  'tell',
  'meanings',
]
const wordsOf = (name: string): string[] =>
  name
    .split(/(?=[A-Z])|[-_.$]/)
    .map((word) => word.toLowerCase())
    .filter(Boolean)

const isInvention = (name: string): boolean => {
  const words = wordsOf(name)
  return (
    inventions.includes(words.join('')) ||
    words.some((word) => parts.includes(word)) ||
    /Door$|OnTheWire$|^judge[A-Z]|^may[A-Z]/.test(name)
  )
}

describe('names that an engineer would not search for', () => {
  test('no exported identifier has one', () => {
    const exported = files.flatMap((path) =>
      [
        ...readFileSync(path, 'utf8').matchAll(
          /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm,
        ),
      ].map(([, name = '']) => ({ path, name })),
    )
    expect(exported.length).toBeGreaterThan(800)
    expect(
      exported.filter(({ name }) => isInvention(name)).map(({ path, name }) => `${path}: ${name}`),
    ).toEqual([])
  })
  test('no file or folder has one', () => {
    const names = files.flatMap((path) =>
      path.split('/').map((part) => ({
        path,
        name: part.replace(/\.(test|server|client|browser)?\.?(tsx?|mjs)$/, ''),
      })),
    )
    expect([
      ...new Set(names.filter(({ name }) => isInvention(name)).map(({ path }) => path)),
    ]).toEqual([])
  })
})
