/** Clients that others generate from the served document compile, and buy in a running shop. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idTokenOf, signUp } from '../identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../identity/listening-shop.ts'
import { areUnwanted, runNode, runTool, temporaryFolder } from './api-tools.ts'
import { generators } from './buyers.ts'

const compilerOptions = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'CommonJS',
  moduleResolution: 'node10',
  ignoreDeprecations: '5.0',
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  esModuleInterop: true,
  types: [],
  outDir: 'out',
}

describe.skipIf(areUnwanted())('a generated client', { timeout: 300_000 }, () => {
  let site: ListeningShop
  let document: string
  beforeAll(async () => {
    site = await listeningShop()
    document = await (await fetch(`${site.origin}/api/openapi.json`)).text()
    await site.shop.tool({ name: 'Claw Hammer', minimumQuantity: 5, stock: 100 })
  })
  afterAll(() => site.close())

  test.each(Object.entries(generators))(
    '%s: compiles under strict, signs in, finds a tool, orders it and reads the order',
    async (_, { program, args, buyer, exactOptional }) => {
      const folder = temporaryFolder({
        'openapi.json': document,
        'package.json': '{ "type": "commonjs" }',
        'buyer.ts': buyer,
        'tsconfig.json': JSON.stringify({
          compilerOptions: { ...compilerOptions, exactOptionalPropertyTypes: exactOptional },
          files: ['buyer.ts'],
        }),
      })
      try {
        const generated = await runTool(program, args, folder.path)
        expect(generated.code, generated.output).toBe(0)
        const compiled = await runTool('typescript/bin/tsc', ['-p', 'tsconfig.json'], folder.path)
        expect([compiled.code, compiled.output]).toEqual([0, ''])
        const { visitor, person } = await signUp(site)
        const bought = await runNode(['out/buyer.js'], folder.path, {
          ORIGIN: site.origin,
          EMAIL: person.email,
          ID_TOKEN: await idTokenOf(visitor),
        })
        expect(bought.code, bought.output).toBe(0)
        expect(JSON.parse(bought.output)).toMatchObject({
          email: person.email,
          OrderQuentuty: 5,
          total: '$50.00',
          status: 'placed',
          lines: [{ name: 'Claw Hammer', unitPrice: '$10.00' }],
        })
      } finally {
        folder.remove()
      }
    },
  )
})
