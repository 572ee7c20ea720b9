/**
 * No component says anything that is not in a file of messages: nobody could translate it. What the
 * browser draws, of the dashboard above all, is judged here by its source.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Attributes that eyes or screen readers are shown, of elements and of components. */
const spoken = new Set(
  (
    'aria-label aria-description title placeholder alt ' +
    'label hint help caption heading lead legend empty'
  ).split(' '),
)
const isWord = (text: string): boolean => /\p{L}{3,}/u.test(text)

type Node = Readonly<Record<string, unknown>> & { readonly type: string }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'
const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []

/** The texts that an expression may be, calls and names apart. */
function textsOf(value: unknown): readonly string[] {
  return nodesIn(value).flatMap((node) => {
    if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
    if (node.type === 'TemplateLiteral')
      return nodesIn(node['quasis']).map((quasi) =>
        String(Reflect.get(Object(quasi['value']), 'raw')),
      )
    if (node.type === 'ConditionalExpression')
      return [...textsOf(node['consequent']), ...textsOf(node['alternate'])]
    if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression')
      return [...textsOf(node['left']), ...textsOf(node['right'])]
    return node.type === 'JSXExpressionContainer' ? textsOf(node['expression']) : []
  })
}

/** What a component says: text between tags, spoken attributes, toasts. */
function said(node: Node): readonly string[] {
  if (node.type === 'JSXText') return [String(node['value'])]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return textsOf(
      nodesIn(node['children']).filter(({ type }) => type === 'JSXExpressionContainer'),
    )
  if (node.type === 'JSXAttribute') {
    const [name] = nodesIn(node['name'])
    return spoken.has(String(name?.['name'])) ? textsOf(node['value']) : []
  }
  if (node.type === 'CallExpression' && nodesIn(node['callee'])[0]?.['name'] === 'toast')
    return textsOf(nodesIn(node['arguments']).slice(0, 1))
  return []
}

const allSaid = (value: unknown): readonly string[] =>
  nodesIn(value).flatMap((node) => [...said(node), ...Object.values(node).flatMap(allSaid)])

const wordsOf = (path: string, source: string): readonly string[] =>
  allSaid(parseSync(path, source).program)
    .filter(isWord)
    .map((text) => `${path}: ${text.trim()}`)

/** The letters of the program's own sign, drawn as text. */
const signs = ['src/ui/icons.tsx: NGER']

test('no component has words of its own', () => {
  const files = globSync('src/**/*.tsx').filter((path) => !path.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((path) => wordsOf(path, readFileSync(path, 'utf8')))
  expect(found.filter((each) => !signs.includes(each))).toEqual([])
})

test.each([
  '<p>Saved just now</p>',
  '<p>{isNew ? "New order" : title}</p>',
  '<p>{`Order ${number}`}</p>',
  '<button aria-label="Close it" />',
  '<Field label={wide && "Company name"} />',
  'toast("Not saved", "error")',
])('%s is found', (source) => {
  expect(wordsOf('a.tsx', `const found = ${source}`)).toHaveLength(1)
})

test.each([
  '<p className="muted small">{messages.saved}</p>',
  '<p>{messages.of("invoice")} · </p>',
  'toast(messages.notSaved, "error")',
])('%s is not', (source) => {
  expect(wordsOf('a.tsx', `const found = ${source}`)).toEqual([])
})
