/** What the browser's bundle keeps of a contract: where an operation is, and what it takes and gives. */
import { expect, test } from 'vitest'
import { withoutDeclarations } from '../vite.contracts-trimming.ts'

const trimmed = (code: string): string =>
  withoutDeclarations(
    `import { endpoint } from '../platform/access/endpoint.ts'
import { describedAs, named, withWireFormat } from '../../packages/contract/wire-format.ts'
${code}`,
    '/shop/src/orders/contract.ts',
  )
    .split('\n')
    .slice(2)
    .join('\n')
    .replaceAll(/\s+/g, ' ')

test('an operation is an object of what the client reads', () => {
  expect(
    trimmed(`const read = () => endpoint({
      route: 'GET /order/:number',
      keys: 'buying',
      ...placement,
      forCompany: true,
      agents: { tool: 'read_order', route: 'none' },
      input: Input,
      summary: 'Get an order',
      problems: [notFound],
    })`),
  ).toBe(
    "const read = () => ({ route: 'GET /order/:number', ...placement, forCompany: true, input: Input, })",
  )
})

test('a schema has no name and no description, wherever it stands; its wire format stays', () => {
  expect(
    trimmed(
      "const Orders = z.array(named('Order', renameKeys(named('Inner', Order, 'New'), names)))",
    ),
  ).toBe('const Orders = z.array((renameKeys((Order), names)))')
  expect(trimmed("const One = endpoint({ summary: 's', output: named('One', Output) })")).toBe(
    'const One = ({ output: (Output) })',
  )
  expect(trimmed('const Line = describedAs(withWireFormat(Text, json), Other)')).toBe(
    'const Line = (withWireFormat(Text, json))',
  )
})

test('functions of the same names from elsewhere stay', () => {
  const code = `import { named } from './rows.ts'
export const row = named('a', b)`
  expect(withoutDeclarations(code, '/shop/src/rows.ts')).toBe(code)
})
