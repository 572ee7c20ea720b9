/** Settings: saved with revisions, checked against each other, put back, filled by the environment. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { createShop } from '../app/shop.server.ts'
import { proposalFor } from './country-proposal.ts'
import { notPutBack, settingsChanged } from './contract.ts'

let shop: TestShop
let ada: Actor
let ben: Actor
beforeAll(async () => {
  shop = await openTestShop({ SHOP_VAT_ID: 'US123' })
  ada = await shop.person('Ada Admin', 'admin')
  ben = await shop.person('Ben Boss', 'admin')
})
afterAll(() => shop.close())

const read = () => shop.settings.read({ actor: ada }, {})
const save = async (values: object, actor = ada, revision?: number) =>
  shop.settings.save({ actor }, { revision: revision ?? (await read()).revision, ...values })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => error,
  )

describe('a fresh shop', () => {
  test('has the defaults, and what the environment has filled in', async () => {
    expect((await read()).values).toMatchObject({
      name: 'Ironmonger',
      timeZone: 'UTC',
      address: '',
      vatId: 'US123',
    })
    const [first] = await shop.settings.revisions({ actor: ada }, {})
    expect(first).toMatchObject({
      by: null,
      changes: [{ name: 'vatId', before: null, after: 'US123' }],
    })
  })
  test('goes by the database when the environment says something else later', async () => {
    await shop.settings.fillUnset({ vatId: 'US999', bank: 'First Bank' })
    expect((await read()).values).toMatchObject({ vatId: 'US123', bank: 'First Bank' })
    await save({ bank: '' })
    await shop.settings.fillUnset({ bank: 'First Bank' })
    expect((await read()).values.bank).toBe('')
  })
})

describe('saving', () => {
  test.each(['DE', 'AT', 'GB', 'NO', 'CH'])(
    'the country %s and all that it proposes are one save',
    async (country) => {
      const fresh = await openTestShop()
      try {
        const owner = { actor: await fresh.person('Olga Owner', 'admin') }
        const { revision, values } = await fresh.settings.read(owner, {})
        const proposal = proposalFor({ ...values, country })
        const saved = await fresh.settings.save(owner, { revision, country, ...proposal })
        expect(saved.values).toMatchObject({ country, tax: 'vat', ...proposal })
      } finally {
        await fresh.close()
      }
    },
  )
  test('tax as it is counts as a decision, once', async () => {
    expect(await shop.settings.isSaved('tax')).toBe(false)
    const { revision } = await save({ tax: 'none' })
    expect(await shop.settings.isSaved('tax')).toBe(true)
    expect((await save({ tax: 'none' })).revision).toBe(revision)
  })
  test('changes what is named, and leaves a revision with who, when and what was before', async () => {
    const { values, revision } = await save({ name: 'Anvil & Sons' })
    expect(values).toMatchObject({ name: 'Anvil & Sons', vatId: 'US123' })
    const [newest] = await shop.settings.revisions({ actor: ada }, { limit: 1 })
    expect(newest).toMatchObject({
      revision,
      by: 'Ada Admin',
      changes: [{ name: 'name', before: null, after: 'Anvil & Sons' }],
    })
    expect((await shop.settings.current()).name).toBe('Anvil & Sons')
  })
  test('of what is set already leaves no revision', async () => {
    const { revision } = await read()
    expect((await save({ name: 'Anvil & Sons' })).revision).toBe(revision)
  })
  test('is refused when somebody else has changed the same setting since it was read, and says what', async () => {
    const { revision } = await read()
    await save({ tagline: 'files and rasps' }, ben)
    const error = await refusal(save({ tagline: 'hammers' }, ada, revision))
    expect(isProblem(error, settingsChanged) && error.body).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Ben Boss has changed'),
      facts: { changed: [{ name: 'tagline', value: 'files and rasps', by: 'Ben Boss' }] },
    })
    expect((await read()).values.tagline).toBe('files and rasps')
  })
  test('goes through when somebody else has changed other settings since', async () => {
    const { revision } = await read()
    await save({ tagline: 'rasps' }, ben)
    expect((await save({ bank: 'Second Bank' }, ada, revision)).values).toMatchObject({
      tagline: 'rasps',
      bank: 'Second Bank',
    })
  })
  test('a hundred times at once loses nothing: one wins, the others are told', async () => {
    const { revision } = await read()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => save({ bank: `Bank ${index}` }, ada, revision)),
    )
    const won = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(isProblem(outcome.reason, settingsChanged)).toBe(true)
    expect((await read()).revision).toBe(revision + 1)
  })
})

test('an accent that cannot be read is refused with the nearest that can, which is taken', async () => {
  const error = await refusal(save({ accent: '#000080' }))
  const nearest = isProblem(error)
    ? /is (#[0-9a-f]{6})\.$/.exec(error.body.errors?.[0]?.detail ?? '')
    : null
  expect(isProblem(error) && error.body.status).toBe(422)
  expect((await save({ accent: nearest?.[1] ?? '' })).values.accent).toBe(nearest?.[1])
})

describe('putting back', () => {
  test('sets again what was before, as a revision of its own', async () => {
    const before = (await read()).values.tagline
    const { revision } = await save({ tagline: 'chisels' })
    const { values } = await shop.settings.putBack({ actor: ben }, { revision })
    expect(values.tagline).toBe(before)
    const [newest] = await shop.settings.revisions({ actor: ada }, { limit: 1 })
    expect(newest).toMatchObject({ revision: revision + 1, by: 'Ben Boss' })
  })
  test('is refused when it was changed again since', async () => {
    const { revision } = await save({ tagline: 'saws' })
    await save({ tagline: 'planes' })
    const error = await refusal(shop.settings.putBack({ actor: ada }, { revision }))
    expect(isProblem(error, notPutBack) && error.body.detail).toContain('Tagline')
    expect((await read()).values.tagline).toBe('planes')
  })
})

test('a value of an older version that is not understood stays stored, and the default counts', async () => {
  const { handle } = shop.database
  await sql`insert into settings (name, value, revision)
    values ('country', '"Atlantis"', 1), ('colour_of_1999', '"beige"', 1)`.execute(handle)
  expect((await read()).values.country).toBe('')
  const { rows } = await sql`select value from settings where name = 'country'`.execute(handle)
  expect(rows).toEqual([{ value: 'Atlantis' }])
  expect((await save({ country: 'DE' })).values.country).toBe('DE')
})

test('another instance has a change as soon as it was notified', async () => {
  const log = createLogger('error')
  const other = await createShop(shop.config, { log, schema: 'leave', statementTimeout: 15_000 })
  try {
    await other.settings.listen()
    await other.settings.current()
    const arrived = Promise.withResolvers<void>()
    await other.database.listen(
      'settings',
      () => arrived.resolve(),
      () => undefined,
    )
    await save({ name: 'Two Anvils' })
    await arrived.promise
    expect((await other.settings.current()).name).toBe('Two Anvils')
  } finally {
    await other.close()
  }
})
