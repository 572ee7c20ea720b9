/** Finds the text of a mail beyond a cover note: anything that is not known to be harmless. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beyondCover, isTellingName, nobody } from './cover-note.ts'

const names = {
  words: ['Celia Navarro'],
  phrases: ['Navarro Framing', 'PO-123', '+1 512 555 0142'],
}

test.each([
  'Dear Sir or Madam, please find attached our order PO-123. Kind regards, Celia, Navarro Framing',
  'Bestellung PO-123',
  'Mit freundlichen Grüßen\nTel. +49 30 901820',
  'Veuillez trouver ci-joint notre bon de commande n° PO-123.',
  'Spett. Navarro Framing, in allegato il nostro ordine. Distinti saluti',
  'Estimados señores: adjuntamos nuestro pedido PO-123. Un cordial saludo',
  'Bijgaand onze bestelling PO-123. Met vriendelijke groeten',
])('a cover note says no more than its order: %s', (text) => {
  expect(beyondCover([text], names)).toEqual([])
})

test.each([
  ['Please find attached our order. Only if it ships today.', 'Only if it ships today.'],
  ['Is this our order?', 'Is this our order?'],
  ['Please find attached our order PO-124', 'Please find attached our order PO-124'],
  ['Navarro', 'Navarro'],
  ['Order 24', 'Order 24'],
  ['Bitte am 15. Januar liefern. Danke', 'Bitte am 15. Januar liefern.'],
  ['please ~~find~~ see', 'please ~~find~~ see'],
  ['annulé', 'annulé'],
])('more is quoted as it is written: %s', (text, said) => {
  expect(beyondCover([text], nobody)).toContain(said)
})

test('a sentence with an unknown word is quoted, wherever the word is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('please', 'find', 'our', 'order', 'Bestellung', 'Grüße'), {
        maxLength: 6,
      }),
      fc.array(fc.constantFrom('anbei', 'attached', 'regards'), { maxLength: 6 }),
      fc.stringMatching(/^[b-z]{3,8}q[b-z]{2}$/),
      (before, after, word) => {
        const sentence = [...before, word, ...after].join(' ')
        expect(beyondCover(['Hello,', sentence], names)).toEqual([sentence])
      },
    ),
  )
})

test.each([
  ['order.csv', false],
  ['Bestellung_4711.xlsx', false],
  ['ORD-20261129-0001.xml', false],
  ['OLD_do_not_use_order.csv', true],
  ['Storno.pdf', true],
])('the name %s of a file says more: %s', (name, says) => {
  expect(isTellingName(name)).toBe(says)
})
