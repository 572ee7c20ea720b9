/** Lines of a text: signs, loose words, second numbers and lines about the line above ask. */
import { expect, test } from 'vitest'
import { useTexts } from '../test-texts.ts'

const states = useTexts()

test.each([
  // Signs and single letters.
  '24 HMR-1001 §',
  '24 HMR-1001 °',
  '24 HMR-1001 ¿',
  '24 HMR-1001 <',
  '24 HMR-1001 ^',
  '24 HMR-1001 {x}',
  '24 HMR-1001 -',
  '24 HMR-1001 —',
  '24 HMR-1001 n',
  '24 HMR-1001 V',
  '24 HMR-1001 (A)',
  '24 HMR-1001 (*)',
  '% 24 HMR-1001',
  'V 24 HMR-1001',
  // Second numbers.
  '24 HMR-1001 ;36',
  '24 HMR-1001 ,36',
  '24 HMR-1001 .36',
  '24 HMR-1001 @2',
  'HMR-1001 24 1/2',
  '24 HMR-1001 (12/12)',
  // Words that leave the line open.
  '24 HMR-1001 or',
  '24 HMR-1001 to',
  '24 HMR-1001 w/',
  'HMR-1001 24 t.b.d.',
  'HMR-1001 have 24',
  'HMR-1001 short 24',
  '24 HMR-1001 the long one',
  '24 HMR-1001 old',
  '24 HMR-1001 best price',
  '24 HMR-1001 lieber',
  '24 HMR-1001 s.o.',
  '24 HMR-1001 as ordered',
  'the usual please + 24 HMR-1001',
])('%s asks', async (text) => {
  expect(await states(text)).toEqual(['to-confirm'])
})

test.each([
  '- 24 HMR-1001',
  '• 24 HMR-1001',
  'HMR-1001 - 24',
  'HMR-1001 – 24 pcs',
  'HMR-1001 = 24',
  '24 x HMR-1001 (claw hammer)',
  '24 HMR-1001, please',
  'HMR-1001 24 x',
])('%s is an order', async (text) => {
  expect(await states(text)).toEqual(['certain'])
})

test('a dash before the number of one line may be a minus, if other lines have none', async () => {
  expect(await states('HMR-1001 - 24\nWRN-3010 - 48\n')).toEqual(['certain', 'certain'])
  expect(await states('HMR-1001 24\nWRN-3010 - 48\n')).toEqual(['certain', 'to-confirm'])
})

test.each([
  'do. 24 Houston',
  '" 12 Austin',
  'dito 36',
  'idem 36',
  '+ 36',
  'plus 36',
  'and 12 more',
  '& 12',
])('“%s” may belong to the line above', async (next) => {
  const [, above] = await states(`WRN-3010 12\nHMR-1001 24\n${next}\n`)
  expect(above).toBe('to-confirm')
})

test('a row of numbers that continue an article number asks, at each of them', async () => {
  expect(await states('WRN-3010, 3013 and 3014 24 each')).toEqual(['to-confirm'])
  expect(await states('WRN-3010 and 3013: 24')).toEqual(['to-confirm'])
})

test.each([
  'HMR-1001 24 ½',
  'HMR-1001 <24',
  '24 A HMR-1001',
  '24 R HMR-1001',
  'HMR-1001 no 24',
  'no. 24 HMR-1001',
  'HMR-1001 24 more',
  '24 more HMR-1001',
  'HMR-1001 first 24',
  'HMR-1001 price 24',
  'HMR-1001 24 per',
  'HMR-1001 24 at 5',
  'HMR-1001 24 je 5',
  'HMR-1001 24 price: 5',
  'HMR-1001 24 for 120',
  'HMR-1001 24 total 120',
  'HMR-1001 24 [5.00]',
  'HMR-1001 24 <5.00',
  'HMR-1001 24 24.00',
  '24 HMR-1001 your price',
  '24 HMR-1001 claw hammer 16 oz 20 oz',
  '24 WRN-3010 combination wrench 10 mm 13 mm',
  '24 HMR-1001 12-ct',
  '24 HMR-1001 3-piece',
  '24 HMR-1001 4x12',
])('every part of “%s” is explained, or it asks', async (text) => {
  expect(await states(text)).toEqual(['to-confirm'])
})

test.each([
  '1. HMR-1001 24',
  'HMR-1001 24 each',
  'Qty 24 HMR-1001',
  'HMR-1001 1,000 pcs claw hammer',
])('%s has nothing else', async (text) => {
  expect(await states(text)).toEqual(['certain'])
})
