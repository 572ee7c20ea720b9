/** A picture never contradicts its tool: every one is shipped, an upgraded demo shop names them too. */
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import demoTools from '../../demo/tools.json' with { type: 'json' }
import { migrations } from '../../migrations/index.ts'
import type { Migrations } from '../../packages/pg-kit/migrate.server.ts'
import { freshDatabase } from '../../tests/postgres/fresh-database.ts'
import { generateTools } from './generated-tools.ts'

const steps: Migrations = migrations
const shippedFile = (image: string): string => `public${image}`

test('the picture of every demo tool and of every generated tool is shipped', () => {
  const images = new Set([
    ...demoTools.map(({ image }) => `/pictures/${image}-800.webp`),
    ...[...generateTools(3000)].map(({ image }) => image),
  ])
  expect([...images].filter((image) => !existsSync(shippedFile(image)))).toEqual([])
})

test('tools that look different have different pictures', () => {
  const pictureOf = (sku: string) => demoTools.find((tool) => tool.sku === sku)?.image
  // Left and right snips; inch and metric keys; tapes of 25 ft and 8 m; straight and bent pliers.
  for (const [one, other] of [
    ['CUT-5302', 'CUT-5303'],
    ['SCR-2031', 'SCR-2032'],
    ['MSR-7003', 'MSR-7002'],
    ['PLR-4101', 'PLR-4103'],
  ] as const)
    expect(pictureOf(one), `${one} and ${other}`).not.toBe(pictureOf(other))
})

test('a demo shop of version 0.1.0 is upgraded to them; what the shopkeeper chose stays', async () => {
  const database = await freshDatabase()
  const add = (sku: string, image: string) =>
    sql`
      insert into tools (id, slug, sku, name, brand, category, image, description, price_cents,
        minimum_quantity, pack_size, specs, price_breaks, created_at)
      values (gen_random_uuid(), ${sku.toLowerCase()}, ${sku}, ${sku}, 'Brackmoor', 'Tools',
        ${image}, 'A tool.', 100, 1, 1, '[]', '[]', now())`.execute(database.handle)
  try {
    await add('CUT-5302', '/pictures/tin-snips-800.webp')
    await add('HMR-1001', 'https://pictures.example/own-hammer.webp')
    await add('OWN-1', '/pictures/bench-vise-800.webp')
    await steps['0032_demo_pictures']?.up(database.handle)
    const { rows } = await sql<{ sku: string; image: string }>`
      select sku, image from tools order by sku`.execute(database.handle)
    expect(rows).toEqual([
      { sku: 'CUT-5302', image: '/pictures/tin-snips-left-800.webp' },
      { sku: 'HMR-1001', image: 'https://pictures.example/own-hammer.webp' },
      { sku: 'OWN-1', image: '/pictures/swivel-base-vise-800.webp' },
    ])
  } finally {
    await database.close()
  }
})
