/** The packed client, installed into an empty project: its README compiles there, and its programs run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKeyShop, type KeyShop } from '../key-shop.ts'
import { openEmptyProject, readmeSurroundings, type EmptyProject } from './packed-client.ts'

let project: EmptyProject
let shop: KeyShop
let origin: string
beforeAll(async () => {
  project = await openEmptyProject()
  shop = await openKeyShop()
  origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
}, 120_000)
afterAll(async () => {
  await shop?.close()
  project?.remove()
})

test('it brings no other package', () => {
  const lock = JSON.parse(readFileSync(join(project.folder, 'package-lock.json'), 'utf8'))
  expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/@ironmonger/client'])
})

test('the examples of its README compile under strict', { timeout: 60_000 }, async () => {
  const blocks = readFileSync('packages/client/README.md', 'utf8').matchAll(/```ts\n(.*?)```/gs)
  await project.compile({
    'example.ts': [...blocks].map(([, code = '']) => code).join('\n'),
    'yours.ts': readmeSurroundings,
  })
})

/** By what is wrong: code, and what the compiler says of it. */
const wrong: Readonly<Record<string, readonly [code: string, said: string]>> = {
  operation: ['await shop.orders.explode({})', "Property 'explode' does not exist"],
  input: ["await shop.orders.step({ numbr: 1, status: 'confirmed' })", "'numbr' does not exist"],
  value: ["await shop.orders.step({ number: 1, status: 'eaten' })", `'"eaten"' is not assignable`],
  missing: ['await shop.orders.read({})', "Property 'number' is missing"],
  answer: ['return (await shop.orders.read({ number: 1 })).totl', "Property 'totl' does not exist"],
  type: ["return isProblem(new Error(), 'sold-up')", `'"sold-up"' is not assignable`],
  problem: ["return 'out-of-stock' satisfies Refused", `'"out-of-stock"' does not satisfy`],
}

test('what is wrong with a call is found before it runs', { timeout: 60_000 }, async () => {
  const programs = Object.entries(wrong).map(([name, [code]]) => [
    `${name}.ts`,
    `import { createClient, isProblem, type ProblemTypeOf } from '@ironmonger/client'
    export { isProblem }
    const shop = createClient({ origin: 'https://shop.example' })
    export type Refused = ProblemTypeOf<typeof shop.orders.read>
    export const run = async () => { ${code} }`,
  ])
  const output = await project.compile(Object.fromEntries(programs)).then(
    () => '',
    (error: unknown) => String(error),
  )
  const lines = output.split('\n')
  for (const [name, [, said]] of Object.entries(wrong))
    expect(lines.find((line) => line.includes(`${name}.ts(`)) ?? '', name).toContain(said)
})

test('a program pages, writes by SKU, and is refused by type', { timeout: 120_000 }, async () => {
  for (const name of ['Anvil', 'Bellows', 'Chisel'])
    await shop.shop.tool({ name, stock: 100, minimumQuantity: 1 })
  const { id, key } = await shop.program({ scopes: ['catalogue:write', 'orders:read'] })
  await project.compile({
    'program.ts': `
        import { createClient, isProblem } from '@ironmonger/client'
        const { ORIGIN = '', KEY = '', ID = '' } = process.env
        const shop = createClient({
          origin: ORIGIN,
          credentials: { clientId: ID, clientSecret: KEY, scopes: ['catalogue:write'] },
        })
        const skus: string[] = []
        for await (const tool of shop.search.list.each({ limit: 2 })) skus.push(tool.sku)
        const rows = skus.map((sku) => ({ sku, Stock: 7 }))
        const { counts } = await shop.bulk.setStock({ rows })
        const refused = await shop.orders.all({}).catch((error) => error)
        console.log(JSON.stringify({
          skus: skus.length,
          changed: counts.changed,
          refused: isProblem(refused, 'scope-missing') && refused.facts,
        }))`,
  })
  const printed = await project.run('program.js', { ORIGIN: origin, KEY: key, ID: id })
  expect(JSON.parse(printed)).toEqual({
    skus: 3,
    changed: 3,
    refused: { scopes: ['orders:read'] },
  })
})
