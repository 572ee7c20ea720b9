/**
 * The rules of quantity and price, as properties over every tool one could think of (product rules
 * 2.1 and 2.2).
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  savingsAdvice,
  quantityAdvice,
  firstQuantity,
  validateQuantity,
  nearestQuantities,
  priceFor,
  priceLadder,
  quantitiesNear,
  stepByPack,
  unitPriceFor,
  type PriceTerms,
  type QuantityTerms,
} from './rules.ts'
import { savingsText, quantityFaultMessage, quantityRuleParts } from './quantity-messages.ts'

const terms = fc
  .record({
    packSize: fc.integer({ min: 1, max: 48 }),
    packs: fc.integer({ min: 1, max: 12 }),
    stock: fc.integer({ min: 0, max: 2_000 }),
  })
  .map(({ packSize, packs, stock }): QuantityTerms => ({
    packSize,
    minimumQuantity: packSize * packs,
    stock,
  }))
const oddTerms = fc.record({
  packSize: fc.integer({ min: 1, max: 48 }),
  minimumQuantity: fc.integer({ min: 1, max: 300 }),
  stock: fc.integer({ min: 0, max: 2_000 }),
})
const quantity = fc.integer({ min: -5, max: 2_100 })
const prices = fc.record({
  price: fc.integer({ min: 1, max: 50_000 }),
  rows: fc.array(
    fc.record({ gap: fc.integer({ min: 1, max: 40 }), percent: fc.integer({ min: 1, max: 20 }) }),
    { maxLength: 5 },
  ),
})

const ladderOn = (
  { packSize, minimumQuantity }: QuantityTerms,
  { price, rows }: { price: number; rows: { gap: number; percent: number }[] },
): PriceTerms => {
  let from = minimumQuantity
  let cents = price
  const priceBreaks = rows.flatMap(({ gap, percent }) => {
    from += gap * packSize
    const lower = Math.floor((cents * (100 - percent)) / 100)
    if (lower >= cents) return []
    cents = lower
    return [{ from, price: lower }]
  })
  return { price, priceBreaks }
}

/** Every quantity that may be ordered, found the slow way. */
const allValid = (one: QuantityTerms): number[] =>
  Array.from({ length: one.stock + 1 }, (_, at) => at).filter(
    (at) => validateQuantity(one, at).valid,
  )

describe('which quantities may be ordered', () => {
  test('at least the minimum, full packs, at most the stock', () => {
    fc.assert(
      fc.property(oddTerms, quantity, (one, asked) => {
        if (!validateQuantity(one, asked).valid || asked === one.stock) return
        expect(asked).toBeGreaterThanOrEqual(one.minimumQuantity)
        expect(asked % one.packSize).toBe(0)
        expect(asked).toBeLessThanOrEqual(one.stock)
      }),
    )
  })
  test('with less than the minimum left, exactly the whole remainder', () => {
    fc.assert(
      fc.property(
        terms.filter((one) => one.stock > 0 && one.stock < one.minimumQuantity),
        (one) => {
          expect(allValid(one)).toEqual([one.stock])
        },
      ),
      { numRuns: 50 },
    )
  })
  test('the two nearest are valid, and nothing valid lies between', () => {
    fc.assert(
      fc.property(oddTerms, quantity, (one, asked) => {
        const { below, above } = nearestQuantities(one, asked)
        const valid = allValid(one)
        expect(below).toBe(valid.findLast((at) => at <= asked))
        expect(above).toBe(valid.find((at) => at >= asked))
      }),
    )
  })
  test('what is offered instead are the two nearest: one on each side, or the two on the only side from below', () => {
    fc.assert(
      fc.property(oddTerms, quantity, (one, asked) => {
        if (validateQuantity(one, asked).valid) return
        const valid = allValid(one)
        const [below, ...above] = [
          valid.findLast((at) => at < asked),
          ...valid.filter((at) => at > asked),
        ]
        expect(quantitiesNear(one, asked)).toEqual(
          [below, ...above.slice(0, below === undefined ? 2 : 1)].filter((at) => at !== undefined),
        )
      }),
    )
  })
  test('something can be ordered unless nothing is there', () => {
    fc.assert(
      fc.property(oddTerms, (one) => {
        expect(validateQuantity(one, firstQuantity(one)).valid).toBe(one.stock > 0)
      }),
    )
  })
  test('plus and minus always land on a valid quantity', () => {
    fc.assert(
      fc.property(
        oddTerms.filter((one) => one.stock > 0),
        quantity,
        fc.constantFrom(1 as const, -1 as const),
        (one, asked, direction) => {
          expect(validateQuantity(one, stepByPack(one, asked, direction)).valid).toBe(true)
        },
      ),
    )
  })
  test('halves, infinities and nothing at all are refused with a way on', () => {
    for (const odd of [2.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      const verdict = validateQuantity({ packSize: 6, minimumQuantity: 12, stock: 100 }, odd)
      expect(verdict).toMatchObject({ valid: false, fault: 'not-whole' })
    }
  })
})

describe('what a quantity costs', () => {
  const offers = fc
    .tuple(terms, prices)
    .map(([one, price]) => ({ ...one, ...ladderOn(one, price) }))

  test('the price of a piece never rises by buying more', () => {
    fc.assert(
      fc.property(offers, quantity, quantity, (offer, one, other) => {
        expect(unitPriceFor(offer, Math.max(one, other))).toBeLessThanOrEqual(
          unitPriceFor(offer, Math.min(one, other)),
        )
      }),
    )
  })
  test('when buying more would cost less in total, it is said, with the true sum', () => {
    fc.assert(
      fc.property(offers, fc.nat(60), (offer, at) => {
        const valid = allValid(offer)
        const bought = valid[at]
        if (bought === undefined || offer.stock < offer.minimumQuantity) return
        const cheapest = Math.min(
          ...valid.filter((more) => more >= bought).map((more) => priceFor(offer, more)),
        )
        const advice = savingsAdvice(offer, bought)
        if (cheapest < priceFor(offer, bought))
          expect(advice).toMatchObject({
            kind: 'costs-less',
            cents: priceFor(offer, bought) - cheapest,
          })
        else expect(advice?.kind).not.toBe('costs-less')
        if (advice?.kind === 'costs-less')
          expect(quantityAdvice(offer, bought)).toMatchObject({
            use: [advice.quantity],
            total: priceFor(offer, bought),
          })
        if (advice?.kind === 'costs-less') expect(priceFor(offer, advice.quantity)).toBe(cheapest)
      }),
    )
  })
  test('"buying 24 costs less than 20": said in money, and offered', () => {
    const offer = {
      packSize: 1,
      minimumQuantity: 1,
      stock: 100,
      price: 500,
      priceBreaks: [{ from: 24, price: 400 }],
    }
    const { gain, use } = quantityAdvice(offer, 20)
    expect([gain && savingsText(gain), use]).toEqual([
      'buying 24 costs $4.00 less than buying this quantity',
      [24],
    ])
  })
  test('"N more saves X" reaches the next row, and X is its quantity times the difference of a piece', () => {
    const offer = {
      packSize: 6,
      minimumQuantity: 12,
      stock: 940,
      price: 890,
      priceBreaks: [
        { from: 24, price: 854 },
        { from: 60, price: 819 },
      ],
    }
    expect(savingsAdvice(offer, 18)).toEqual({ kind: 'saves', more: 6, cents: 24 * (890 - 854) })
    expect(
      quantityRuleParts(offer, quantityAdvice(offer, 18).gain)
        .map((part) => part.text)
        .join(' · '),
    ).toBe('Min 12 · packs of 6 · 6 more saves $8.64 · 940 in stock')
  })
  test('nothing is advised that is not in stock', () => {
    fc.assert(
      fc.property(offers, quantity, (offer, asked) => {
        const advice = savingsAdvice(offer, asked)
        if (advice)
          expect(
            validateQuantity(offer, advice.kind === 'saves' ? asked + advice.more : advice.quantity)
              .valid,
          ).toBe(true)
      }),
    )
  })
  test('the ladder begins at the lowest quantity and says what each row saves', () => {
    expect(
      priceLadder({
        packSize: 6,
        minimumQuantity: 12,
        price: 890,
        priceBreaks: [
          { from: 24, price: 854 },
          { from: 120, price: 774 },
        ],
      }),
    ).toEqual([
      { from: 12, price: 890, saves: 0 },
      { from: 24, price: 854, saves: 4 },
      { from: 120, price: 774, saves: 13 },
    ])
  })
})

describe('the sentence that mends', () => {
  const say = (one: QuantityTerms, asked: number): string => {
    const verdict = validateQuantity(one, asked)
    return verdict.valid ? 'valid' : quantityFaultMessage(one, asked, verdict)
  }
  test.each([
    [
      { packSize: 24, minimumQuantity: 48, stock: 310 },
      50,
      '50 is not a multiple of 24. Use 48 or 72.',
    ],
    [
      { packSize: 24, minimumQuantity: 48, stock: 310 },
      10,
      '10 is below the minimum of 48. Use 48.',
    ],
    [
      { packSize: 24, minimumQuantity: 48, stock: 310 },
      400,
      '400 is more than the 310 in stock. Use 288.',
    ],
    [
      { packSize: 24, minimumQuantity: 48, stock: 30 },
      24,
      'The last 30 are sold only together, so 24 cannot be ordered. Use 30.',
    ],
    [
      { packSize: 24, minimumQuantity: 48, stock: 0 },
      24,
      'Out of stock. This tool cannot be ordered at the moment.',
    ],
    [
      { packSize: 24, minimumQuantity: 48, stock: 310 },
      Number.NaN,
      'Enter a whole number of pieces. Use 48.',
    ],
  ])('%j, %s: %s', (one, asked, sentence) => {
    expect(say(one, asked)).toBe(sentence)
  })
})

test.each([
  [1, 10],
  [6, 24],
  [48, 48],
])('in packs of %d, the minimum %d is the least that can be ordered', (packSize, minimum) => {
  const sold: QuantityTerms = { packSize, minimumQuantity: minimum, stock: 500 }
  expect(validateQuantity(sold, minimum).valid).toBe(true)
  expect(validateQuantity(sold, minimum - 1).valid).toBe(false)
  expect(validateQuantity(sold, minimum - packSize).valid).toBe(false)
  expect(firstQuantity(sold)).toBe(minimum)
})
