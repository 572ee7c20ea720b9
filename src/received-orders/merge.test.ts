/** A change that names only some lines, and the order that it changes. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyLine,
  noParty,
  type LineAction,
} from '../../packages/file-reader/orders/order-document.ts'
import { unreadDraft, type Draft, type DraftLine } from './draft.ts'
import { mergeCorrections, mergeDrafts } from './merge.ts'

const line = (said: Partial<DraftLine>): DraftLine => Object.assign({ ...emptyLine }, said)
const draft = (lines: readonly Partial<DraftLine>[], more: Partial<Draft> = {}): Draft =>
  Object.assign({ ...unreadDraft }, more, { lines: lines.map(line) })
const change = (lines: readonly Partial<DraftLine>[], more: Partial<Draft> = {}): Draft =>
  draft(lines, { purpose: 'change', number: 'AEN-1', changes: 'PO-1', ...more })

const hammer = { number: '10', sellerNumber: 'HAM-16', name: 'Hammer', quantity: '5', unit: 'PCE' }
const saw = {
  number: '20',
  sellerNumber: 'SAW-1',
  quantity: '3',
  price: '118',
  priceQuantity: '10',
}
const file = { number: '30', gtin: '4006381333931', quantity: '7' }
const earlier = draft([hammer, saw, file], { number: 'PO-1' })
const shown = (merged: Draft | undefined) =>
  merged?.lines.map(({ number, quantity }) => [number, quantity])

describe('a merge', () => {
  test('has the total of the change, and none where only the earlier order says one', () => {
    const said = (total: string) => ({ totals: [{ said: total, besides: [0] }] })
    const before = draft([hammer, saw, file], { number: 'PO-1', unread: ['A'], ...said('100.00') })
    const lines = [{ ...hammer, quantity: '6', action: 'changed' as const }]
    expect(mergeDrafts(before, change(lines))?.totals).toBeUndefined()
    const newer = mergeDrafts(before, change(lines, { unread: ['A', 'B'], ...said('120.00') }))
    expect(newer).toMatchObject({ ...said('120.00'), unread: ['A', 'B'] })
  })
  test('adds, changes and deletes what the change names, and keeps the rest', () => {
    const merged = mergeDrafts(
      earlier,
      change([
        { ...hammer, quantity: '6', action: 'changed' },
        { ...file, action: 'deleted' },
        { number: '40', sellerNumber: 'RASP-2', quantity: '1', action: 'added' },
      ]),
    )
    expect(shown(merged)).toEqual([
      ['10', '6'],
      ['20', '3'],
      ['40', '1'],
    ])
    expect(merged).toMatchObject({ number: 'AEN-1', purpose: 'change', merged: true })
  })
  test('changes only what the change says of a line', () => {
    const merged = mergeDrafts(
      earlier,
      change([
        { number: '10', quantity: '8', action: 'changed' },
        { number: '20', sellerNumber: ' saw-1', price: '12.50', action: 'changed' },
        { number: '30', action: 'none' },
      ]),
    )
    expect(merged?.lines).toMatchObject([
      { sellerNumber: 'HAM-16', name: 'Hammer', quantity: '8', unit: 'PCE' },
      { quantity: '3', price: '12.50', priceQuantity: '' },
      { gtin: '4006381333931', quantity: '7' },
    ])
  })
  test('takes over the head where the change says nothing', () => {
    const pier = { ...noParty, name: 'Harbor', city: 'Oakland' }
    const before = draft([hammer], {
      deliverTo: pier,
      notes: ['Gate 4'],
      currency: 'EUR',
      wishedFrom: '2026-12-01',
      wishedUntil: '2026-12-04',
    })
    const named = [{ ...hammer, action: 'changed' as const }]
    expect(mergeDrafts(before, change(named, { notes: ['Ring twice'] }))).toMatchObject({
      deliverTo: pier,
      notes: ['Gate 4', 'Ring twice'],
      currency: 'EUR',
      wishedFrom: '2026-12-01',
    })
    expect(mergeDrafts(before, change(named, { wishedUntil: '2026-12-24' }))).toMatchObject({
      wishedFrom: '',
      wishedUntil: '2026-12-24',
    })
  })
  test.each<[string, Draft, Draft?]>([
    ['a line has no code', change([{ ...hammer, quantity: '6' }])],
    ['a number is of another article', change([{ ...saw, number: '10', action: 'changed' }])],
    ['a line to change is not there', change([{ ...hammer, number: '50', action: 'changed' }])],
    ['a line to delete is not there', change([{ number: '50', action: 'deleted' }])],
    ['a line to add is there', change([{ ...hammer, action: 'added' }])],
    [
      'a line stands twice',
      change([
        { ...hammer, action: 'changed' },
        { ...hammer, action: 'deleted' },
      ]),
    ],
    ['a line has no number', change([{ ...hammer, number: '', action: 'added' }])],
    [
      'the earlier order has no numbers',
      change([{ ...hammer, action: 'changed' }]),
      draft([{ ...hammer, number: '' }]),
    ],
    [
      'the currency is another',
      change([{ ...hammer, action: 'changed' }], { currency: 'USD' }),
      draft([hammer], { currency: 'EUR' }),
    ],
    ['nothing is left', change([{ ...hammer, action: 'deleted' }]), draft([hammer])],
  ])('is not proposed where %s', (_name, asked, before = earlier) => {
    expect(mergeDrafts(before, asked)).toBeUndefined()
  })
  test('keeps what was decided about the lines that stay', () => {
    const tool = { id: 't', sku: 'FILE-8' }
    const decided = {
      draft: earlier,
      corrections: [
        { line: 0, quantity: 12 },
        { line: 2, tool },
      ],
    }
    const asked = {
      draft: change([
        { number: '20', action: 'deleted' },
        { ...hammer, quantity: '6', action: 'changed' },
      ]),
      corrections: [{ line: 1, confirmed: true }],
    }
    // What was decided about the quantity that is changed, is for the old one.
    expect(mergeCorrections(decided, asked)).toEqual([
      { line: 0, confirmed: true },
      { line: 1, tool },
    ])
  })

  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })
  test('has each line of the earlier order that is not named, as it was', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.uniqueArray(
          fc.record({
            number: fc.integer({ min: 1, max: 12 }),
            action: fc.constantFrom<LineAction>('added', 'changed', 'deleted', 'none'),
            quantity: fc.constantFrom('1', '2'),
          }),
          { selector: ({ number }) => number, maxLength: 8 },
        ),
        (there, named) => {
          const before = draft(there.map((number) => ({ ...hammer, number: String(number) })))
          const merged = mergeDrafts(
            before,
            change(named.map((one) => ({ ...hammer, ...one, number: String(one.number) }))),
          )
          const isClear = named.every(
            ({ number, action }) => there.includes(number) === (action !== 'added'),
          )
          const kept = there.filter((number) => named.every((one) => one.number !== number))
          if (merged === undefined)
            return (
              !isClear || (kept.length === 0 && named.every(({ action }) => action === 'deleted'))
            )
          expect(isClear).toBe(true)
          for (const number of kept)
            expect(merged.lines).toContainEqual(
              expect.objectContaining({ number: String(number), quantity: '5' }),
            )
          const gone = named.filter(({ action }) => action === 'deleted').length
          const added = named.filter(({ action }) => action === 'added').length
          return merged.lines.length === there.length - gone + added
        },
      ),
    )
  })
})
