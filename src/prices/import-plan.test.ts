/** What a file of prices changes: values, and for all days what the list then says. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../platform/time/time-zone.ts'
import { planImport, type LiveRow, type WantedRow } from './import-plan.ts'
import type { RowValues } from './row-store.server.ts'

const price = (
  cents: number,
  from: string | null = null,
  until: string | null = null,
): RowValues => ({
  percent_off: null,
  price_cents: cents,
  price_breaks: [],
  price_per: 1,
  valid_from: from,
  valid_until: until,
})
const wanted = (values: RowValues, row = 2): WantedRow => ({
  row,
  target: 'tool',
  name: 'HAM-16',
  targetId: 't',
  values,
})
const live = (values: RowValues, id = 'a'): LiveRow => ({
  id,
  target: 'tool',
  targetId: 't',
  values,
})
const added = (plan: ReturnType<typeof planImport>) => plan.added.map(({ values }) => values)

test('a price that begins later ends the present one the day before', () => {
  const plan = planImport([wanted(price(1120, '2027-01-01'))], [live(price(1090))])
  expect(plan.rows).toEqual([{ row: 2, kind: 'changed', why: '', before: [price(1090)] }])
  expect(plan.ended).toEqual(['a'])
  expect(added(plan)).toEqual([price(1120, '2027-01-01'), price(1090, null, '2026-12-31')])
})

test('a price of some days leaves the days before and after', () => {
  const plan = planImport(
    [wanted(price(900, '2026-12-24', '2026-12-26'))],
    [live(price(1090, '2026-12-01'))],
  )
  expect(added(plan)).toEqual([
    price(900, '2026-12-24', '2026-12-26'),
    price(1090, '2026-12-01', '2026-12-23'),
    price(1090, '2026-12-27'),
  ])
})

test('what is so already is the same, and writes nothing', () => {
  const plan = planImport([wanted(price(1090, '2026-12-01', '2026-12-05'))], [live(price(1090))])
  expect(plan).toEqual({
    rows: [{ row: 2, kind: 'same', why: '', before: [] }],
    ended: [],
    added: [],
  })
})

test('two rows for one day and a target that is not there are wrong, and the others count', () => {
  const plan = planImport(
    [
      wanted(price(1000, null, '2026-12-31'), 2),
      wanted(price(1100, '2026-12-31'), 3),
      { ...wanted(price(1100), 4), targetId: undefined, name: 'HAM-99' },
      wanted(price(1200, '2027-01-01'), 5),
    ],
    [],
  )
  expect(plan.rows.map(({ row, kind, why }) => [row, kind, why])).toEqual([
    [2, 'new', ''],
    [3, 'wrong', 'Row 2 already has a price for this period. Change one of the rows.'],
    [4, 'wrong', 'No tool has the SKU HAM-99. Check the SKU.'],
    [5, 'new', ''],
  ])
  expect(added(plan)).toEqual([price(1000, null, '2026-12-31'), price(1200, '2027-01-01')])
})

const days = fc
  .tuple(
    fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
  )
  .map(([start, length]) => {
    const from = start === undefined ? null : addDays('2026-12-01', start)
    const until = length === undefined ? null : addDays(from ?? '2026-12-01', length)
    return [from, until] as const
  })
const isOn = ({ valid_from: from, valid_until: until }: RowValues, day: string) =>
  (from ?? '') <= day && day <= (until ?? '9999')

test('on every day there is one price: that of the file, else what it was', () => {
  fc.assert(
    fc.property(
      fc.array(days, { maxLength: 4 }),
      fc.array(days, { maxLength: 4 }),
      (inList, inFile) => {
        const listed = inList
          .map(([from, until], n) => live(price(100 + n, from, until), `row ${n}`))
          .filter((row, index, all) =>
            all
              .slice(0, index)
              .every(({ values }) =>
                calendar.every((day) => !(isOn(values, day) && isOn(row.values, day))),
              ),
          )
        const rows = inFile.map(([from, until], n) => wanted(price(200 + n, from, until), n))
        const plan = planImport(rows, listed)
        const right = rows.filter((_, n) => plan.rows[n]?.kind !== 'wrong')
        const after = [
          ...listed.filter(({ id }) => !plan.ended.includes(id)).map(({ values }) => values),
          ...added(plan),
        ]
        for (const day of calendar) {
          const expected =
            right.find(({ values }) => isOn(values, day))?.values.price_cents ??
            listed.find(({ values }) => isOn(values, day))?.values.price_cents
          const found = after.filter((values) => isOn(values, day)).map((one) => one.price_cents)
          expect(found).toEqual(expected === undefined ? [] : [expected])
        }
      },
    ),
  )
})
/** All days on which something may begin or end, and one long before and after. */
const calendar = [
  '2026-01-01',
  ...Array.from({ length: 40 }, (_, n) => addDays('2026-11-30', n)),
  '2027-12-31',
]
