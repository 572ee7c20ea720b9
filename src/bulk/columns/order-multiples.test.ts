/** The least quantity of an order and the multiple in which it is sold, in the languages of lists. */
import { expect, test } from 'vitest'
import { guessTargets } from './fields.ts'

test.each([
  ['Minimo ordine', 'Multiplo'],
  ['Lotto minimo', 'Multiplo vendita'],
  ['Q.tà minima', 'Multipli di'],
  ['Minimum order', 'Order multiple'],
  ['Min qty', 'Sold in multiples of'],
  ['Mindestbestellmenge', 'Abnahmeintervall'],
  ['Mindestmenge', 'Bestellvielfaches'],
  ['Minimum de commande', 'Multiple de commande'],
  ['Qté mini', 'Multiple'],
  ['Pedido mínimo', 'Múltiplo'],
  ['Minimale afname', 'Veelvoud'],
  ['Min. bestelhoeveelheid', 'Bestelveelvoud'],
  ['Minimum zamówienia', 'Wielokrotność'],
  ['Minimální odběr', 'Násobek'],
  ['Minimális rendelés', 'Többszörös'],
  ['Minsta order', 'Multipel'],
  ['Minimum ordre', 'Multiplum'],
  ['Encomenda mínima', 'Múltiplo'],
])('“%s” is the least quantity, and “%s” the pack', (least, multiple) => {
  const rows = [
    { row: 2, cells: ['A-1', 'Hammer', '9,50', '20', '10'] },
    { row: 3, cells: ['A-2', 'Zange', '8,50', '24', '12'] },
  ]
  expect(guessTargets(['SKU', 'Name', 'Price', least, multiple], rows)).toEqual([
    'sku',
    'name',
    'price',
    'minimum_quantity',
    'pack_size',
  ])
})
