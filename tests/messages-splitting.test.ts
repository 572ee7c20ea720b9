/** What the browser's bundle makes of texts: each stands for itself, and says the same. */
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { partsIn, splitObjects, splitUses } from '../vite.messages-splitting.ts'

const texts = `
const pieces = (count: number) => \`\${count} pieces\`
export const cartMessages = {
  title: 'Cart',
  lines: (count: number) => \`\${count} lines\`,
  sum: pieces(3),
  kinds: { one: 'One', two: 'Two' },
} as const
export const mixedMessages = { ...cartMessages, own: 'Own' }
`
const partsOf = () => partsIn(texts, 'messages/cart.ts')
const split = (code: string): string => splitUses(code, '/shop/src/cart/page.ts', partsOf)

test('a text is a part, as are those of an object; the rest has no value, a mixture no parts', () => {
  expect([...partsOf()].map(([name, parts]) => [name, [...parts]])).toEqual([
    [
      'cartMessages',
      [
        ['title', "'Cart'"],
        ['lines', undefined],
        ['sum', undefined],
        [
          'kinds',
          new Map([
            ['one', "'One'"],
            ['two', "'Two'"],
          ]),
        ],
      ],
    ],
  ])
})

test('the objects are what they were, in the same order', async () => {
  const run = async (code: string): Promise<Record<string, Record<string, unknown>>> => {
    const { code: script } = await transformWithOxc(code, 'cart.ts')
    return import(`data:text/javascript,${encodeURIComponent(script)}`)
  }
  const [before, after] = await Promise.all([run(texts), run(splitObjects(texts, 'cart.ts'))])
  for (const name of ['cartMessages', 'mixedMessages'])
    expect(JSON.stringify(after[name])).toBe(JSON.stringify(before[name]))
  expect(after['cartMessages']?.['lines']).toBe(after['cartMessages$lines'])
  expect(after['cartMessages$sum']).toBe('3 pieces')
})

test('a text stands where it is shown; the rest is imported by its own name', () => {
  const code = `import { cartMessages as messages } from './messages/cart.ts'
const { kinds: names, lines } = messages
export const page = () => [messages.title, messages.kinds.two, messages.sum, names.one, lines(2)]
export const kind = (name) => messages.kinds[name] + messages.title.length`
  const result = split(code)
  expect(result).toContain("['Cart', 'Two', messages$sum, names.one, lines(2)]")
  expect(result).toContain("messages$kinds[name] + 'Cart'.length")
  expect(result).toContain('const names = messages$kinds, lines = messages$lines')
  expect(result.split('\n')[0]).toBe(
    'import { cartMessages$kinds as messages$kinds, cartMessages$lines as messages$lines, ' +
      "cartMessages$sum as messages$sum } from './messages/cart.ts'",
  )
})

test.each([
  ['taken as a whole', 'export const all = messages'],
  ['read by a name that is not known', 'export const one = (name) => messages[name]'],
  ['destructured with a rest', 'export const { title, ...others } = messages'],
  ['hidden by a parameter', 'export const f = (messages) => messages.title'],
  ['hidden in a pattern', 'export const f = ({ a: [messages = 1] }) => messages.title'],
  ['hidden by an error', 'try {} catch ({ messages }) { console.log(messages.title) }'],
])('an object that is %s stays as it is', (_, use) => {
  const code = `import { cartMessages as messages } from './messages/cart.ts'\n${use}`
  expect(split(code)).toBe(code)
})

test('types, other imports and objects without parts stay as they are', () => {
  const code = `import type { cartMessages } from './messages/cart.ts'
import { mixedMessages } from './messages/cart.ts'
import { messages } from 'library/messages.ts'
export const page = [mixedMessages.own, messages.title] satisfies (typeof cartMessages.title)[]`
  expect(split(code)).toBe(code)
})
