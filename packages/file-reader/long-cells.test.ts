/**
 * A heading or number as long as a whole file causes no delay: its beginning determines its
 * meaning.
 */
import { expect, test } from 'vitest'
import {
  fieldOfHeading,
  priceQuantityOfHeading,
  quantityOfHeading,
  termOfHeading,
} from './headings/article-headings.ts'
import { fieldOfKey } from './headings/dictionary.ts'
import { fieldsOf, type Subject } from './headings/fields.ts'
import { headingKey, wordsOf } from './headings/heading-key.ts'
import { signOf } from './numbers/decimal-signs.ts'
import { onlyNumber, packPair, parseDecimal, splitAmount } from './numbers/numbers.ts'

/** What patterns begin to fit again and again. */
const repeated = ['a', ' a', '1 ', '1.', '-', '+', '(', 'ean ', 'per ', '/100 ', 'preis ', '<b>']
const subjects = Object.keys(fieldsOf).filter((name): name is Subject => name in fieldsOf)

// A pattern that takes the square of the length would need hours for one of them.
test.each(repeated)('five million characters of “%s”', (part) => {
  const text = part.repeat(5_000_000 / part.length)
  for (const subject of subjects)
    for (const key of [headingKey(text), wordsOf(text)]) fieldOfKey(subject, key)
  fieldOfHeading(text)
  termOfHeading(text)
  quantityOfHeading(text)
  priceQuantityOfHeading(text)
  expect(parseDecimal(text, 'comma')).toBeUndefined()
  expect(signOf(text)).toBeUndefined()
  expect(splitAmount(text)).toEqual({ amount: text })
  expect(packPair(text)).toBeUndefined()
  expect(onlyNumber(text)).toBeUndefined()
})
