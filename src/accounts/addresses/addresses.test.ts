/** Saved addresses: the address book of a buyer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'

let shop: TestShop
// Two addresses are never used at the same moment, however fast the machine is.
let clock = Date.now()
beforeAll(async () => {
  shop = await openTestShop({}, () => new Date((clock += 1)))
})
afterAll(() => shop.close())

const refused = (type: string) => ({ body: { type } })

describe('saved addresses', () => {
  const dock = { address: '7 Planer Row, Austin', phone: '+1 512 555 0199' }
  test('each address is saved once, the last used one first, and only its owner can see and delete it', async () => {
    const [owner, other] = [await shop.person('Ada Keeper'), await shop.person('Bo Other')]
    const first = await shop.accounts.saveAddress({ actor: owner }, dock)
    const second = await shop.accounts.saveAddress(
      { actor: owner },
      { ...dock, address: '9 Mill Lane' },
    )
    expect((await shop.accounts.saveAddress({ actor: owner }, dock)).id).toBe(first.id)
    expect((await shop.accounts.listAddresses({ actor: owner }, {})).map(({ id }) => id)).toEqual([
      first.id,
      second.id,
    ])
    expect(await shop.accounts.listAddresses({ actor: other }, {})).toEqual([])
    expect(await shop.accounts.deleteAddress({ actor: other }, { id: first.id })).toMatchObject({
      deletedCount: 0,
    })
    expect(await shop.accounts.deleteAddress({ actor: owner }, { id: first.id })).toMatchObject({
      deletedCount: 1,
    })
    expect((await shop.accounts.listAddresses({ actor: owner }, {})).map(({ id }) => id)).toEqual([
      second.id,
    ])
  })
  test('one of them is the default, whichever was used last; another takes its place, nobody else chooses it', async () => {
    const [owner, other] = [await shop.person('Fay Keeper'), await shop.person('Gus Other')]
    const mine = { actor: owner }
    const [first, second] = [
      await shop.accounts.saveAddress(mine, dock),
      await shop.accounts.saveAddress(mine, { ...dock, address: '9 Mill Lane' }),
    ]
    const listed = async () =>
      (await shop.accounts.listAddresses(mine, {})).map(({ id, preferred }) => [id, preferred])
    expect(await shop.accounts.setDefaultAddress(mine, { id: first.id })).toMatchObject({
      preferred: true,
    })
    expect(await listed()).toEqual([
      [first.id, true],
      [second.id, false],
    ])
    await Promise.all(
      [first, second, second, first, second].map(({ id }) =>
        shop.accounts.setDefaultAddress(mine, { id }),
      ),
    )
    expect((await listed()).filter(([, preferred]) => preferred)).toHaveLength(1)
    await shop.accounts.setDefaultAddress(mine, { id: second.id })
    await expect(
      shop.accounts.setDefaultAddress({ actor: other }, { id: first.id }),
    ).rejects.toMatchObject(refused('not-here'))
    await expect(
      shop.accounts.setDefaultAddress(mine, { id: crypto.randomUUID() }),
    ).rejects.toMatchObject(refused('not-here'))
    expect(await listed(), 'a choice that fails leaves the one before').toEqual([
      [second.id, true],
      [first.id, false],
    ])
  })
  test('are changed by their owner, but not into one that is kept already', async () => {
    const [owner, other] = [await shop.person('Hal Keeper'), await shop.person('Ida Other')]
    const mine = { actor: owner }
    const [first] = [
      await shop.accounts.saveAddress(mine, dock),
      await shop.accounts.saveAddress(mine, { ...dock, address: '9 Mill Lane' }),
    ]
    expect(
      await shop.accounts.updateAddress(mine, {
        id: first.id,
        address: '11 Adze Street',
        phone: '+46 8 555 01 99',
      }),
    ).toMatchObject({ id: first.id, address: '11 Adze Street', phone: '+46 8 555 01 99' })
    await expect(
      shop.accounts.updateAddress(mine, { id: first.id, ...dock, address: '9 Mill Lane' }),
    ).rejects.toMatchObject(refused('address-kept'))
    await expect(
      shop.accounts.updateAddress({ actor: other }, { id: first.id, ...dock }),
    ).rejects.toMatchObject(refused('not-here'))
    expect((await shop.accounts.listAddresses(mine, {})).map(({ address }) => address)).toEqual([
      '9 Mill Lane',
      '11 Adze Street',
    ])
  })
  test('are at most twenty', async () => {
    const owner = await shop.person('Cy Keeper')
    for (let row = 0; row < 20; row += 1)
      await shop.accounts.saveAddress({ actor: owner }, { ...dock, address: `${row} Mill Lane` })
    await expect(shop.accounts.saveAddress({ actor: owner }, dock)).rejects.toMatchObject({
      body: { type: 'addresses-full' },
    })
    await expect(
      shop.accounts.saveAddress({ actor: owner }, { ...dock, address: '3 Mill Lane' }),
    ).resolves.toMatchObject({ address: '3 Mill Lane' })
  })
  const berlin = { street: 'Am Markt 1', postcode: 'd-10115', town: 'Berlin', country: 'DE' }
  const label = 'Am Markt 1\n10115 Berlin\nGermany'
  test('in parts are composed to their text, with the postcode as the country has it', async () => {
    const mine = { actor: await shop.person('Eve Keeper') }
    const kept = await shop.accounts.saveAddress(mine, { ...dock, parts: berlin })
    expect(kept).toEqual({
      id: kept.id,
      address: label,
      phone: dock.phone,
      preferred: false,
      parts: { ...berlin, postcode: '10115' },
    })
    expect(await shop.accounts.listAddresses(mine, {})).toEqual([kept])
    const change = {
      id: kept.id,
      ...dock,
      parts: { ...berlin, company: 'Schmiede', deliveryNotes: 'Ring twice' },
    }
    expect(await shop.accounts.updateAddress(mine, change)).toMatchObject({
      address: `Schmiede\n${label}`,
      parts: { company: 'Schmiede', deliveryNotes: 'Ring twice' },
    })
    expect(
      await shop.accounts.updateAddress(mine, { id: kept.id, ...dock }),
      'a text alone has no parts',
    ).not.toHaveProperty('parts')
  })
  test('that are a text are kept as they are, until their parts are said', async () => {
    const mine = { actor: await shop.person('Fin Keeper') }
    const text = await shop.accounts.saveAddress(mine, { ...dock, address: label })
    expect(text).not.toHaveProperty('parts')
    const completed = await shop.accounts.saveAddress(mine, { ...dock, parts: berlin })
    expect(completed).toMatchObject({ id: text.id, parts: { town: 'Berlin' } })
    expect(
      await shop.accounts.saveAddress(mine, { ...dock, address: label }),
      'ordering to the text again takes no parts away',
    ).toMatchObject({ id: text.id, parts: { town: 'Berlin' } })
  })
  test.each([
    [{ postcode: '1011' }, '#/parts/postcode', '1011 is not a valid postcode for Germany.'],
    [{ postcode: '' }, '#/parts/postcode', 'An address in Germany needs a postcode'],
    [{ country: 'ZZ' }, '#/parts/country', 'ZZ is not an ISO 3166 country code'],
  ])('with %o are refused, and nothing is kept', async (change, pointer, detail) => {
    const mine = { actor: await shop.person('Gil Keeper') }
    await expect(
      shop.accounts.saveAddress(mine, { ...dock, parts: { ...berlin, ...change } }),
    ).rejects.toMatchObject({
      body: { status: 422, errors: [{ pointer, detail: expect.stringContaining(detail) }] },
    })
    expect(await shop.accounts.listAddresses(mine, {})).toEqual([])
  })
  test('go when their owner is deleted', async () => {
    const owner = await shop.person('Di Keeper')
    await shop.accounts.saveAddress({ actor: owner }, dock)
    await shop.accounts.remove({ actor: await shop.person('Ed Admin', 'admin') }, { id: owner.id })
    expect(await shop.accounts.listAddresses({ actor: owner }, {})).toEqual([])
  })
})
