/** The first page of /api/docs: its examples, run in a shell one after the other, do what it says. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchange, idTokenOf, signUp } from '../identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../identity/listening-shop.ts'
import { companyNamed } from './company.ts'
import { shellExamples } from './guide.ts'

const run = promisify(execFile)
const hasShell = ['curl', 'sed'].every((program) => spawnSync(program, ['--version']).status === 0)

/**
 * One script of all examples, for any POSIX shell; a refused call ends it where the page says
 * nothing of a refusal.
 */
const script = [
  'set -eu',
  // Where the shell has it, the first program of a pipe may not fail either.
  '(set -o pipefail) 2>/dev/null && set -o pipefail',
  'curl() { command curl --fail-with-body "$@"; }',
  ...shellExamples().map(({ fence, code }) => {
    const mark = `printf '\\n====\\n'\n`
    return mark + (fence === 'sh refused' ? `(unset -f curl; ${code})\n` : code)
  }),
].join('\n')

describe.skipIf(!hasShell)('the examples of the first page', () => {
  let site: ListeningShop
  let folder: string
  let answers: readonly string[]
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  /** What the example prints that has these words. */
  const printed = (words: string): string => {
    const at = shellExamples().findIndex(({ code }) => code.includes(words))
    expect(at, words).toBeGreaterThanOrEqual(0)
    return answers[at] ?? ''
  }

  beforeAll(async () => {
    site = await listeningShop()
    const { shop } = site
    folder = mkdtempSync(join(tmpdir(), 'ironmonger-guide-'))
    // Tools that a search for the SKU finds, too: the example takes none of them.
    await shop.tool({ sku: 'HAM-160', name: 'HAM-16 HAM-16 HAM-16', stock: 480 })
    await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer 16 oz', minimumQuantity: 12, stock: 480 })
    await shop.tool({ name: 'Ball-peen Hammer', stock: 480 })
    const owner = await shop.person('Olga Owner', 'admin')
    const company = await companyNamed(shop, owner, 'Buying Ltd')
    const { insertedId: id } = await shop.serviceAccounts.add(
      { actor: owner },
      { name: 'Their ERP', purpose: '', scopes: ['buying:write'], company },
    )
    const { key } = await shop.serviceAccounts.addKey({ actor: owner }, { id, name: '' })
    const { person } = await signUp(site)
    const colleague = await signUp(site)
    const staff = colleague.person.email
    await exchange(site, staff, await idTokenOf(colleague.visitor))
    await shop.accounts.exchangeIdToken({ actor: owner }, { address: staff, role: 'admin' })
    const { stdout } = await run('sh', ['-c', script], {
      cwd: folder,
      env: {
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
        HOME: folder,
        SHOP: site.origin,
        SKU: 'HAM-16',
        KEY: key,
        CLIENT_ID: id,
        EMAIL: person.email,
        PASSWORD: person.password,
        STAFF: staff,
        STAFF_PASSWORD: colleague.person.password,
      },
    }).catch(({ stdout: out, stderr }) => {
      throw new Error(`${out}\n${stderr}`)
    })
    answers = stdout.split('\n====\n').slice(1)
  }, 120_000)
  afterAll(async () => {
    await site?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('the five calls find a tool, its price, and an order with its proforma invoice', () => {
    expect(JSON.parse(printed('/api/tools?limit=5'))).toHaveLength(3)
    expect(JSON.parse(printed('"sku=$SKU" |'))).toMatchObject([{ sku: 'HAM-16', Stock: 480 }])
    expect(JSON.parse(printed('/api/prices?ids='))).toMatchObject([{ price: '$10.00' }])
    expect(json('order.json')).toMatchObject({
      status: 'placed',
      company: 'Buying Ltd',
      poNumber: 'PO-77',
      lines: [{ sku: 'HAM-16', quantity: 12 }],
    })
    expect(JSON.parse(printed('curl -s "$SHOP/api/order/$ORDER" '))).toMatchObject({
      number: json('order.json').number,
      status: 'placed',
    })
    const pdf = readFileSync(join(folder, 'proforma.pdf'), 'latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
  })

  test('each of the four callers is answered as the page says', () => {
    expect(() => JSON.parse(printed('/api/search/suggestions'))).not.toThrow()
    expect(JSON.parse(printed('client_credentials'))).toMatchObject({
      access_token: expect.stringMatching(/^im_access_/),
      expires_in: 1800,
      scope: 'buying:read',
    })
    expect(JSON.parse(printed('sign_in() {'))).toEqual([])
    expect(json('customer-order.json')).toMatchObject({ lines: [{ sku: 'HAM-16', quantity: 12 }] })
    expect(JSON.parse(printed('$STAFF_PASSWORD'))).toContainEqual(
      expect.objectContaining({ number: json('order.json').number }),
    )
  })

  test('a refusal names its type and the field that is wrong', () => {
    expect(JSON.parse(printed('NO-SUCH-TOOL'))).toMatchObject({
      type: 'not-valid',
      status: 422,
      errors: [{ pointer: '#/lines/0/sku' }],
    })
  })

  test('the same call twice is one order', async () => {
    expect(json('again.json').number).toBe(json('order.json').number)
    // That of the customer is another.
    const own = await fetch(`${site.origin}/api/tools?sku=HAM-16`)
    expect(await own.json()).toMatchObject([{ Stock: 480 - 12 - 12 }])
  })

  test('without a key of idempotency a step is not done twice, and an invoice keeps its number', async () => {
    expect(
      JSON.parse(printed('erp "order/$ORDER/transitions" -d \'{ "status": "confirmed" }\'\n')),
    ).toMatchObject({
      type: 'step-not-allowed',
      status: 409,
      facts: { status: 'shipped' },
    })
    const { number } = json('order.json')
    const owner = await site.shop.person('Second Owner', 'admin')
    const again = await site.shop.documents.issue(
      { actor: owner },
      { number, kind: 'invoice', size: 'a4' },
    )
    expect(again.name).toBe(json('issued.json').name)
  })

  test('a service account made by the API ships the order and fetches its invoice', () => {
    expect(json('webhook.json').secret).toMatch(/^whsec_/)
    expect(json('confirmed.json').status).toBe('confirmed')
    expect(json('shipment.json')).toMatchObject({ order: json('order.json').number })
    const pdf = readFileSync(join(folder, 'invoice.pdf'), 'latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
  })

  test('the link of a page leads to the next one', () => {
    const [first, second] = [json('page-1.json'), json('page-2.json')]
    expect([first.length, second.length]).toEqual([1, 1])
    expect(second[0].sku).not.toBe(first[0].sku)
  })

  test('what is left of the minute is said', () => {
    expect(printed('ratelimit')).toMatch(/^ratelimit-policy: "key";q=600;w=60/im)
  })
})
