/** Who is shown prices, by the setting and by who asks. */
import { expect, test } from 'vitest'
import type { ActingCompany } from '../platform/access/acting-company.ts'
import { canSeePrices, pricesHiddenTo, type Viewer } from './price-viewers.ts'

const buyer = { id: 'b', role: 'customer' } as const
const company: ActingCompany = {
  id: 'c',
  name: 'Joiners',
  memberId: 'm',
  role: 'buyer',
  onHold: false,
  minimumOrder: 0,
  priceList: null,
  backOrders: null,
  isLimited: false,
  hasCreditLimit: false,
  paysInAdvance: false,
}
const viewers: Readonly<Record<string, Viewer>> = {
  nobody: undefined,
  buyer,
  'who acts for a company': { ...buyer, company },
  staff: { id: 's', role: 'admin', permissions: ['orders'] },
  'staff by an operation without a permission': { ...buyer, permissions: ['orders'] },
  'staff who lack the second factor': {
    ...buyer,
    permissions: ['orders'],
    lacksSecondFactor: true,
  },
}

// Undefined: it depends on whether they are members.
test.each([
  ['nobody', true, false, false],
  ['buyer', true, true, undefined],
  ['who acts for a company', true, true, true],
  ['staff', true, true, true],
  ['staff by an operation without a permission', true, true, true],
  ['staff who lack the second factor', true, true, undefined],
])('%s', (name, everybody, signedIn, companies) => {
  const viewer = viewers[name]
  expect(canSeePrices('everybody', viewer)).toBe(everybody)
  expect(canSeePrices('signed-in', viewer)).toBe(signedIn)
  expect(canSeePrices('companies', viewer)).toBe(companies)
})

test('the refusal says what to do: sign in, or open a trade account', () => {
  expect(pricesHiddenTo('signed-in', undefined).body.detail).toMatch(/^Sign in to see prices/)
  expect(pricesHiddenTo('companies', undefined).body.detail).toMatch(/Sign in as a member/)
  expect(pricesHiddenTo('companies', buyer).body.detail).toMatch(/Request a trade account/)
})
