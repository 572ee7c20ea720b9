/** German: see ../terms.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { termsMessages as english } from '../terms.ts'

export const termsMessages: Translated<typeof english> = {
  before: 'Mit der Bestellung akzeptieren Sie unsere',
  terms: 'AGB',
  after: '.',
}
