/** Content of an order that is read, but needs a person. */
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openTrans, orderX, ubl } from '../../../tests/ordinary-orders.ts'
import { withNotes } from './order-doubts.ts'
import { readOrders } from './read-orders.ts'

const orderIn = (text: string) => readOrders('order', strToU8(text))?.orders[0]

/** An ordinary message of EDIFACT, with its document, numbers of its lines and a price. */
const edifact = ({ begin = '220', lines = ['1', '2'], price = 'AAA:7.69' } = {}) =>
  `UNB+UNOC:3+A+B+261129:1000+1'UNH+1+ORDERS:D:96A:UN'BGM+${begin}+PO-7+9'CUX+2:USD:9'${lines
    .map((number) => `LIN+${number}++A-${number}:SA'QTY+21:24:PCE'PRI+${price}'`)
    .join('')}UNS+S'UNT+${lines.length * 3 + 5}+1'UNZ+1+1'`

describe('a document that calls itself otherwise than an order', () => {
  test.each(['', 'Bestellung', 'Purchase Order', 'ORDER', 'Bon de commande', 'Inkooporder'])(
    'is one as "%s"',
    (name) => {
      expect(orderIn(edifact({ begin: `220:::${name}` }))?.unread).toBeUndefined()
      const named = orderX.good.replace('<TypeCode>', `<Name>${name}</Name><TypeCode>`)
      expect(orderIn(named)?.unread).toBeUndefined()
    },
  )
  test.each(['Preisanfrage', 'Auftragsbestätigung', 'Order forecast', 'Bestellung storniert'])(
    'is named as "%s"',
    (name) => {
      expect(orderIn(edifact({ begin: `220:::${name}` }))?.unread).toEqual([`BGM ${name}`])
      const named = orderX.good.replace('<TypeCode>', `<Name>${name}</Name><TypeCode>`)
      expect(orderIn(named)?.unread).toEqual([`ExchangedDocument/Name ${name}`])
    },
  )
})

test('a provisional price is reported, but a catalogue price is not', () => {
  expect(orderIn(edifact({ lines: ['1'], price: 'AAA:7.69:CA' }))?.unread).toBeUndefined()
  expect(orderIn(edifact({ lines: ['1'], price: 'AAA:7.69:CA:PRV' }))?.unread).toEqual([
    'PRI+AAA:7.69:CA:PRV',
  ])
})

test('a line number that is used twice is reported', () => {
  expect(orderIn(edifact({ lines: ['1', '01', '2'] }))?.unread).toEqual(['2 × line 1'])
  const [line = ''] = /<OrderLine>.*<\/OrderLine>/s.exec(ubl.good) ?? []
  expect(orderIn(ubl.good.replace(line, line + line))?.unread).toEqual(['2 × line 1'])
})

test('a quantity of zero is reported, however it is written', () => {
  const nil = ubl.good.replace('<Quantity unitCode', '<Quantity xsi:nil="true" unitCode')
  expect(orderIn(nil)?.unread).toEqual(['LineItem/Quantity xsi:nil'])
})

test('notes of the order and of its lines are named for what is placed without a person', () => {
  const notes = (text: string) => {
    const order = orderIn(text)
    return order && withNotes(order).unread
  }
  expect(notes(ubl.good)).toEqual(['Note: Gate 4', 'Note of line 1: Sharp'])
  expect(notes(openTrans.good)).toEqual(['Note: Gate 4'])
  expect(notes(edifact())).toBeUndefined()
  const noted = edifact({ lines: ['1'] })
    .replace('PRI+', "FTX+AAI+++bitte 20 oz'PRI+")
    .replace('UNT+8', 'UNT+9')
  expect(notes(noted)).toEqual(['Note of line 1: bitte 20 oz'])
})
