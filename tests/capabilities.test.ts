/** The manifests say what is so: every capability has one, and whoever reads them gets what the specification promises. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  actionLimits,
  capabilities,
  limitDefaults,
  pageParameters,
} from '../src/app/capabilities.ts'
import { menuFor } from '../src/app/dashboard-menu.ts'
import { staffMenuFor } from '../src/app/staff-menu.ts'

const contracts = globSync('src/*/contract.ts').map((path) => path.split('/')[1] ?? '')
const endpoints = capabilities.flatMap(({ name, contracts: all }) =>
  all.flatMap((contract) =>
    Object.entries(contract).map(([operation, endpoint]) => ({ name, operation, endpoint })),
  ),
)

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('every capability', () => {
  test('that has a contract has a manifest in two files, and is named like its folder', () => {
    expect(capabilities.map(({ name }) => name).toSorted()).toEqual(contracts.toSorted())
    expect(
      contracts.filter(
        (name) =>
          !existsSync(`src/${name}/capability.ts`) ||
          !existsSync(`src/${name}/capability.server.ts`),
      ),
    ).toEqual([])
  })
  test('is created by the composition root', () => {
    const root = readFileSync('src/app/shop.server.ts', 'utf8')
    const isCreated = (name: string): boolean =>
      root.includes(`create(${camelCase(name)}ServerCapability, `)
    expect(contracts.filter((name) => !isCreated(name))).toEqual([])
  })
  test('declares the tags under which its answers are cached', () => {
    const declared = new Set(capabilities.flatMap(({ cacheTags }) => cacheTags))
    const used = endpoints.flatMap(({ endpoint }) => endpoint.cacheTags ?? [])
    expect(used.length).toBeGreaterThan(4)
    expect(used.filter((tag) => !declared.has(tag))).toEqual([])
  })
  test('declares the limits that its endpoints count by', () => {
    const used = endpoints.flatMap(({ endpoint }) => endpoint.rateLimit ?? [])
    expect(new Set(used)).toContain('orders')
    expect(used.filter((name) => limitDefaults[name] === undefined)).toEqual([])
  })
})

describe('limits', () => {
  test('are those of the manifests, unless the environment says otherwise', () => {
    const limits = actionLimits(new Map([['LIMIT_ORDERS', { points: 2, seconds: 9 }]]))
    expect(limits['orders']).toMatchObject({ points: 2, seconds: 9 })
    // Source: docs/security.md, "Passwords, sessions, limits".
    expect(limits['login']).toMatchObject({ points: 10, seconds: 300 })
    expect(limits['signup']).toMatchObject({ points: 10, seconds: 3600 })
    expect(limits['reset']).toMatchObject({ points: 3, seconds: 3600 })
    expect(limits['reviews']).toMatchObject({ points: 5, seconds: 60 })
    expect(actionLimits(new Map())['orders']).toMatchObject({ points: 30, seconds: 60 })
  })
})

describe('the dashboard', () => {
  // Source: specification, point 2, in its order.
  test('offers customers their profile, a review, their orders', () => {
    expect(
      menuFor({ role: 'customer', permissions: [] }).map(({ path, label }) => [path, label]),
    ).toEqual([
      ['/dashboard', 'My Profile'],
      ['/dashboard/addreview', 'Add A Review'],
      ['/dashboard/myorders', 'My Orders'],
    ])
  })
  test('offers admins profile, new product, users, orders, products', () => {
    const owner = { role: 'admin', permissions: ['owner'] } as const
    expect(menuFor(owner).map(({ path, label }) => [path, label])).toEqual([
      ['/dashboard', 'My Profile'],
      ['/dashboard/addproduct', 'Add Product'],
      ['/dashboard/makeadmin', 'Manage Users'],
      ['/dashboard/manageorders', 'Manage Orders'],
      ['/dashboard/manageproducts', 'Manage Products'],
    ])
  })
  // Source: product rule 8.2.
  test.each([
    [['orders'], ['/dashboard', '/dashboard/manageorders']],
    [['catalogue'], ['/dashboard', '/dashboard/addproduct', '/dashboard/manageproducts']],
    [
      ['customers', 'content'],
      ['/dashboard', '/dashboard/makeadmin'],
    ],
    [[], ['/dashboard']],
    [
      ['read'],
      [
        '/dashboard',
        '/dashboard/makeadmin',
        '/dashboard/manageorders',
        '/dashboard/manageproducts',
      ],
    ],
  ] as const)('offers staff with %o what they may do', (permissions, paths) => {
    expect(menuFor({ role: 'admin', permissions }).map(({ path }) => path)).toEqual(paths)
  })
})

describe('the second menu, for running the shop', () => {
  // Source: product rule 8.2.
  test.each([
    [
      ['owner'],
      {
        Sell: ['quotes', 'back-orders', 'telephone'],
        Money: ['documents', 'payments', 'accounting'],
        Catalogue: ['purchasing', 'prices', 'import', 'categories', 'pictures', 'searchwords'],
        Customers: ['companies', 'reviews'],
        Shop: [
          'checklist',
          'settings',
          'pages',
          'staff',
          'service-accounts',
          'webhooks',
          'deleted',
          'history',
        ],
      },
    ],
    [['content'], { Customers: ['reviews'], Shop: ['pages', 'deleted', 'history'] }],
    [
      ['catalogue'],
      {
        Catalogue: ['purchasing', 'prices', 'import', 'categories', 'pictures', 'searchwords'],
        Shop: ['deleted', 'history'],
      },
    ],
    [
      ['read'],
      {
        Sell: ['quotes', 'back-orders'],
        Money: ['documents', 'payments', 'accounting'],
        Catalogue: ['purchasing', 'prices', 'categories', 'searchwords'],
        Customers: ['companies', 'reviews'],
        Shop: [
          'checklist',
          'settings',
          'staff',
          'service-accounts',
          'webhooks',
          'deleted',
          'history',
        ],
      },
    ],
    [[], {}],
  ] as const)('offers staff with %o what they may do, in groups', (permissions, groups) => {
    expect(
      staffMenuFor({ role: 'admin', permissions }).map(({ label, entries }) => [
        label,
        entries.map(({ path }) => path.replace('/dashboard/', '')),
      ]),
    ).toEqual(Object.entries(groups))
  })
  test('offers customers nothing', () => {
    expect(staffMenuFor({ role: 'customer', permissions: ['owner'] })).toEqual([])
  })
})

test('a cached page differs by what its loader reads of the address, and by nothing else', () => {
  const reading = ['q', 'category', 'sort', 'cursor', 'view', 'stars', 'reviews', '_routes']
  expect(reading.filter((name) => !pageParameters.has(name))).toEqual([])
  expect(pageParameters.has('utm_source')).toBe(false)
})
