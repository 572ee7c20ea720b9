/** A supplier's list that says from when its prices count: the dry run says what becomes of the day. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop({}, () => new Date('2026-11-26T12:00:00Z'))
  jobs = jobsOf(shop, await shop.person('Ada Admin', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

/** The day that is proposed for a list of these days, the last column of its rows. */
async function proposedOf(heading: string, days: readonly string[], title = '') {
  const lines = days.map((day, index) => `B${index};Hammer ${index};9,90;${day}`)
  const text = [...(title === '' ? [] : [title, '']), `SKU;Name;Price;${heading}`, ...lines]
  const job = await jobs.check(await jobs.upload('list.csv', strToU8(text.join('\n'))))
  return job.pricesFrom
}

test.each([
  ['01.01.2027', '2027-01-01'],
  ['2027-01-01', '2027-01-01'],
])('a day to come that all rows say, such as %s, is proposed', async (day, proposed) => {
  expect(await proposedOf('Gültig ab', [day, day, day])).toBe(proposed)
})
test.each([
  ['two days', ['01.01.2027', '01.02.2027']],
  ['a row without one', ['01.01.2027', '']],
  ['a day that is past', ['26.11.2026', '26.11.2026']],
  ['a day that can be read in two ways', ['01/02/2027', '01/02/2027']],
  ['a day in more than a year', ['01.01.2028', '01.01.2028']],
])('nothing is proposed for %s', async (_, days) => {
  expect(await proposedOf('Valid from', days)).toBe('')
})
test('until when a price counts is no proposal', async () => {
  expect(await proposedOf('Valid until', ['01.01.2027'])).toBe('')
})
test.each([
  ['Preisliste 2027, gültig ab 01.01.2027', '2027-01-01'],
  ['Prices valid from 2027-02-01', '2027-02-01'],
  ['Preisliste gültig ab Januar 2027', '2027-01-01'],
  ['Prices valid from March 2027', '2027-03-01'],
  ['Printed on 01.01.2027', ''],
  ['Price list of 2027', ''],
])('the title “%s” proposes “%s”', async (title, proposed) => {
  expect(await proposedOf('Colour', ['red', 'red'], title)).toBe(proposed)
})

/** The warnings about the price of each row. */
async function warningsOf(heading: string, ...days: string[]) {
  const lines = days.map((day, index) => `A${index};Hammer ${index};9,90;${day}`)
  const text = [`SKU;Name;Price;${heading}`, ...lines].join('\n')
  const job = await jobs.check(await jobs.upload('list.csv', strToU8(text)))
  return (await jobs.rows(job)).map(({ warnings }) =>
    warnings.filter(({ why }) => why.includes(heading)).map(({ why }) => why),
  )
}

test('a price that counts from a later day says so in each row, and where to say the time', async () => {
  expect(await warningsOf('Valid from', '01.01.2027', '2027-01-01', '01/02/2027')).toEqual([
    [
      "'Valid from' contains 01.01.2027, but the price takes effect when the list is applied. Choose " +
        "the time under 'Apply later, at'.",
    ],
    [expect.stringContaining('2027-01-01')],
    [expect.stringContaining('01/02/2027')],
  ])
})
test.each(['Valid from', 'Gültig ab', 'Valable à partir du'])(
  'of the column %s, a day that is here or past, and an empty cell, say nothing',
  async (heading) => {
    expect(await warningsOf(heading, '01.01.2027', '26.11.2026', '2020-01-01', '')).toEqual([
      [expect.stringContaining('01.01.2027')],
      [],
      [],
      [],
    ])
  },
)
test('a price that counts until a day says that it stays', async () => {
  expect(await warningsOf('Gültig bis', '31.12.2027')).toEqual([
    [
      "'Gültig bis' contains 31.12.2027 and is not used. The price will apply until somebody changes it.",
    ],
  ])
})
