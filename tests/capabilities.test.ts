/** The manifests say what is so: every capability has one, and anybody who reads them gets what the specification promises. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  actionLimits,
  capabilities,
  limitDefaults,
  pageParameters,
} from '../src/app/capabilities.server.ts'
import { menuFor } from '../src/app/dashboard-menu.ts'
import { deskMenuFor, findCurrent } from '../src/app/desk-menu.ts'

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
  test('is created by the composition root, or as a leaf', () => {
    const root = readFileSync('src/app/shop.server.ts', 'utf8')
    const leaves = readFileSync('src/app/leaf-capabilities.server.ts', 'utf8')
    const isCreated = (name: string): boolean =>
      root.includes(`create(${camelCase(name)}ServerCapability, `) ||
      leaves.includes(`leaf(${camelCase(name)}ServerCapability),`)
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

describe('the menu by job', () => {
  const labelsOf = (permissions: Parameters<typeof deskMenuFor>[0]['permissions']) =>
    deskMenuFor({ role: 'admin', permissions }).flatMap(({ items }) =>
      items.map(({ label }) => label),
    )
  // Source: product rule 8.2, and the drawing of the desk.
  test.each([
    [
      ['owner'],
      [
        'Today',
        'Manage Orders',
        'Pick and ship',
        'Quotes',
        'Manage Products',
        'Add Product',
        'Prices',
        'Purchasing',
        'Companies',
        'Manage Users',
        'Reviews',
        'Documents',
        'Payments',
        'Settings',
        'My Profile',
      ],
    ],
    [['content'], ['Today', 'Reviews', 'Text pages', 'My Profile']],
    [['orders'], ['Today', 'Manage Orders', 'Pick and ship', 'Quotes', 'Documents', 'My Profile']],
    [['money'], ['Today', 'Documents', 'Payments', 'My Profile']],
    [
      ['catalogue'],
      ['Today', 'Manage Products', 'Add Product', 'Prices', 'Purchasing', 'My Profile'],
    ],
    [[], ['Today', 'My Profile']],
  ] as const)('offers staff with %o what they may do', (permissions, labels) => {
    expect(labelsOf(permissions)).toEqual(labels)
  })
  test('offers no tab that only changes things to who may only read', () => {
    const tabs = deskMenuFor({ role: 'admin', permissions: ['read'] }).flatMap(({ items }) =>
      items.flatMap((item) => (item.tabs ?? []).map(({ label }) => label)),
    )
    expect(tabs).toContain('Bins')
    expect(tabs).toContain('Categories')
    expect(tabs).not.toContain('Import')
    expect(tabs).not.toContain('Bank statement')
  })

  const labels = (company?: { readonly id: string; readonly name: string }) =>
    deskMenuFor({ role: 'customer', permissions: [] }, company).map(({ label, items }) => [
      label,
      items.map((item) => item.label),
    ])
  test('offers a buyer what they buy, their company, themselves', () => {
    expect(labels({ id: 'navarro', name: 'Navarro Framing' })).toEqual([
      ['Buy', ['My Orders', 'Lists', 'Order by file', 'Quotes', 'Add A Review']],
      ['Company', ['Navarro Framing', 'Approvals', 'Company orders', 'Part numbers', 'Statement']],
      ['Me', ['My Profile']],
    ])
  })
  test('offers the owner of a company, and nobody else, to say how it orders', () => {
    const company = { id: 'navarro', name: 'Navarro Framing' }
    const entries = (owns: boolean) =>
      deskMenuFor({ role: 'customer', permissions: [] }, company, { owns })[1]?.items.map(
        ({ label }) => label,
      )
    expect(entries(true)).toContain('How you order')
    expect(entries(false)).not.toContain('How you order')
  })
  test('offers approvals to who decides about colleagues’ orders, also while they buy for themselves', () => {
    const of = (approves: boolean) =>
      deskMenuFor({ role: 'customer', permissions: [] }, undefined, { belongs: true, approves })
    const page = { pathname: '/dashboard/approvals', search: '' }
    expect(of(true)[1]?.items.map(({ label }) => label)).toEqual(['Trade account', 'Approvals'])
    expect(of(false)[1]?.items.map(({ label }) => label)).toEqual(['Trade account'])
    expect(findCurrent(of(true), page).item?.label).toBe('Approvals')
  })
  test('has no statement in a shop that does not follow payments', () => {
    const company = { id: 'navarro', name: 'Navarro Framing' }
    const hidden = ['/dashboard/statement']
    const paths = deskMenuFor({ role: 'customer', permissions: [] }, company, { hidden }).flatMap(
      ({ items }) => items.map(({ path }) => path),
    )
    expect(paths).toContain('/dashboard/approvals')
    expect(paths).not.toContain('/dashboard/statement')
  })
  test('offers to open a trade account to a buyer without a company, and to nobody else', () => {
    const companyGroup = (belongs: boolean) =>
      deskMenuFor({ role: 'customer', permissions: [] }, undefined, { belongs })[1]?.items.map(
        ({ path, label }) => ({ path, label }),
      )
    expect(companyGroup(false)).toEqual([
      { path: '/dashboard/company', label: 'Open a trade account' },
    ])
    // A member who buys for themselves now.
    expect(companyGroup(true)).toEqual([{ path: '/dashboard/company', label: 'Trade account' }])
  })

  test('has agents below a person’s own page where the shop takes them, else by their address', () => {
    const entryOf = (role: 'admin' | 'customer', takesAgents: boolean) =>
      findCurrent(deskMenuFor({ role, permissions: [] }, undefined, { takesAgents }), {
        pathname: '/dashboard/agents',
        search: '',
      }).item?.label
    expect(entryOf('customer', true)).toBe('Agents')
    expect(entryOf('admin', true)).toBe('Agents')
    expect(entryOf('customer', false)).toBe('My Profile')
    expect(entryOf('admin', false)).toBe('My Profile')
  })

  // Every page of the dashboard lights one entry; a page that belongs to several says which by its address.
  test.each([
    ['/dashboard', 'Today', undefined],
    ['/dashboard/orders/10023', 'Manage Orders', undefined],
    ['/dashboard/back-orders', 'Manage Orders', 'Back-orders'],
    ['/dashboard/telephone', 'Manage Orders', undefined],
    ['/dashboard/deleted?kind=tools', 'Manage Products', 'Deleted'],
    ['/dashboard/deleted?kind=orders', 'Manage Orders', 'Deleted'],
    ['/dashboard/deleted', 'Settings', undefined],
    ['/dashboard/history?kind=quote&record=7', 'Quotes', undefined],
    ['/dashboard/history', 'Settings', undefined],
    ['/dashboard/ManageProducts/', 'Manage Products', 'Products'],
    ['/dashboard/manageproducts/abc/stock', 'Manage Products', 'Products'],
    ['/dashboard/addproduct', 'Add Product', undefined],
    ['/dashboard/import/abc', 'Manage Products', 'Import'],
    ['/dashboard/import/count', 'Purchasing', 'Count'],
    ['/dashboard/settings/history', 'Settings', undefined],
    ['/dashboard/companies/certificates', 'Companies', 'Certificates'],
    ['/dashboard/company/abc/order-ways', 'Companies', undefined],
    ['/dashboard/company/abc/part-numbers', 'Companies', undefined],
    ['/dashboard/statement?customer=company.abc', 'Payments', undefined],
    ['/dashboard/accounting', 'Payments', 'Accounting'],
    ['/dashboard/email', 'My Profile', undefined],
    ['/dashboard/something-new', 'Today', undefined],
  ])('%s belongs to %s', (address, label, tab) => {
    const { pathname, search } = new URL(address, 'https://shop.example')
    const groups = deskMenuFor({ role: 'admin', permissions: ['owner'] })
    const current = findCurrent(groups, { pathname, search })
    expect([current.item?.label, current.tab?.label]).toEqual([label, tab])
  })
})

test('a cached page differs by what its loader reads of the address, and by nothing else', () => {
  const reading = ['q', 'category', 'sort', 'cursor', 'view', 'stars', 'reviews', '_routes']
  expect(reading.filter((name) => !pageParameters.has(name))).toEqual([])
  expect(pageParameters.has('utm_source')).toBe(false)
})
