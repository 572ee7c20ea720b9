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

test.each([
  'Mindestbestellwert',
  'Mindestauftragswert',
  'Minimum de commande (€)',
  'Minimum order (USD)',
  'Minimum order value',
  'Pedido mínimo (€)',
  'Ordine minimo (€)',
  'Min. bestelbedrag',
  'Minsta ordervärde',
  'Mindestpreis',
  'Mindesthaltbarkeit (Monate)',
])('“%s” is no number of pieces', (heading) => {
  const rows = [{ row: 2, cells: ['A-1', 'Hammer', '9,50', '250'] }]
  expect(guessTargets(['SKU', 'Name', 'Price', heading], rows)).not.toContain('minimum_quantity')
})

test.each([
  ['Carton weight', 'Carton qty'],
  ['Case weight (kg)', 'Case pack'],
  ['Case height', 'Case qty'],
  ['Carton number', 'Carton'],
  ['Cartons per pallet', 'Carton'],
  ['Kartongewicht', 'Karton'],
  ['Colis par palette', 'Colis'],
])('beside “%s” the carton is “%s”', (other, carton) => {
  const rows = [{ row: 2, cells: ['A-1', 'Hammer', '9,50', '14', '12'] }]
  expect(guessTargets(['SKU', 'Name', 'Price', other, carton], rows)[4]).toBe('carton')
})
