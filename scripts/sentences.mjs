/**
 * `npm run sentences -- --seed=1 --count=100`: draws English sentences of pages, mails, errors, the
 * API document and docs, a line each, for a reader who judges them without knowing the shop; in
 * brackets the sentence before it in the same text. The same seed draws the same sentences of the same
 * commit. `--sources` adds the file of each.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseSync } from 'vite'
import { CommandError, script } from './lib/command-error.mjs'
import { root } from './lib/node.mjs'

/** @typedef {{ readonly path: string, readonly sentence: string, readonly before: string | undefined }} Drawn */
/** @typedef {import('vite').ESTree.Node} Node */

/** Where texts of people and of programs are: each language but English has a folder of its own. */
const code = /^src\/(?:.*\/messages\/(?!\w\w\/).*|.*reference\.server|(?:.*\/)?[\w-]*contract)\.ts$/
const pages = /^(?:README|CONTRIBUTING|SECURITY|docs\/(?!specification|glossary)[\w-]+)\.md$/
const leastWords = 4

/** @returns {Drawn[]} every sentence once, in the order of their files */
function readSentences() {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  /** @type {Map<string, Drawn>} */
  const found = new Map()
  for (const path of files) {
    const texts = code.test(path) ? textsOfCode(path) : pages.test(path) ? textsOfPage(path) : []
    for (const text of texts) {
      /** @type {string | undefined} */
      let before
      for (const sentence of sentencesOf(text)) {
        if (isWhole(sentence) && !found.has(sentence))
          found.set(sentence, { path, sentence, before })
        before = sentence
      }
    }
  }
  return [...found.values()]
}

/** @param {string} path @returns {string[]} strings, with {name} for what is filled in */
function textsOfCode(path) {
  const source = readFileSync(`${root}/${path}`, 'utf8')
  const { program } = parseSync(path, source)
  /** @type {string[]} */
  const texts = []
  /** @param {unknown} node */
  const visit = (node) => {
    if (Array.isArray(node)) for (const part of node) visit(part)
    if (!isNode(node)) return
    if (isReference(path) && isExample(node)) return
    const text = textOf(node, source)
    if (text !== undefined) texts.push(text)
    if (text === undefined || node.type === 'TemplateLiteral')
      for (const [name, part] of Object.entries(node)) if (name !== 'quasis') visit(part)
  }
  visit(program.body)
  return texts
}

/** @param {string} path @returns {boolean} */
const isReference = (path) => path.endsWith('reference.server.ts')

/** Requests and responses of the API document are records, not sentences. @param {Node} node */
const isExample = (node) =>
  node.type === 'Property' &&
  node.key.type === 'Identifier' &&
  ['request', 'response'].includes(node.key.name)

/** @param {unknown} node @returns {node is Node} */
const isNode = (node) => typeof node === 'object' && node !== null && 'type' in node

/** @param {Node} node @param {string} source @returns {string | undefined} of a string, also of a joined one */
function textOf(node, source) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral')
    return node.quasis
      .map(({ value }, index) => {
        const filled = node.expressions[index]
        return value.cooked + (filled ? placeOf(source.slice(filled.start, filled.end)) : '')
      })
      .join('')
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const parts = [node.left, node.right].map(
    (part) => textOf(part, source) ?? placeOf(source.slice(part.start, part.end)),
  )
  return parts.join('')
}

/** @param {string} expression @returns {string} {price} for money(line.price) */
const placeOf = (expression) =>
  `{${/(\w+)\W*$/.exec(expression.replaceAll(/'[^']*'|`[^`]*`/g, ''))?.[1] ?? 'text'}}`

/** @param {string} path @returns {string[]} paragraphs, items and cells without their marks */
function textsOfPage(path) {
  const text = readFileSync(`${root}/${path}`, 'utf8').replaceAll(/```[\s\S]*?```/g, '')
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? line.split('|') : [line]))
    .map((part) => part.replace(/^(?:[\s#>]|[*-] |\d+\. )*/, ''))
}

/** @param {string} text @returns {string[]} */
const sentencesOf = (text) => text.split(/\n+/).flatMap(sentencesOfParagraph)

/** @param {string} paragraph @returns {string[]} */
const sentencesOfParagraph = (paragraph) =>
  paragraph
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?]["”’)*]*) (?=[A-Z{“`*[])/)
    .map((sentence) => sentence.trim())

/** @param {string} sentence @returns {boolean} */
const isWhole = (sentence) =>
  /^[A-Z{“`*[][\s\S]*[.!?]["”’)*]*$/.test(sentence) && sentence.split(' ').length >= leastWords

/**
 * @param {readonly Drawn[]} pool
 * @param {number} count
 * @param {number} seed
 * @returns {Drawn[]} different ones
 */
function draw(pool, count, seed) {
  const rest = [...pool]
  const random = randomOf(seed)
  return Array.from({ length: Math.min(count, pool.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}

/** Mulberry32. @param {number} seed @returns {() => number} numbers from 0 to below 1 */
function randomOf(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

await script(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '100' },
      sources: { type: 'boolean', default: false },
    },
  })
  const [seed, count] = [Number(values.seed), Number(values.count)]
  if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1)
    throw new CommandError('--seed and --count must be whole numbers.')
  const pool = readSentences()
  for (const [index, { path, sentence, before }] of draw(pool, count, seed).entries()) {
    const source = values.sources ? `${path}: ` : ''
    console.log(`${index + 1}. ${source}${before ? `[${before}] ` : ''}${sentence}`)
  }
  return 0
})
