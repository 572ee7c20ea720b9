/** Lists in encodings of other scripts: KOI8-R is read, and all others are reported as doubtful. */
import { expect, test } from 'vitest'
import { decodeText, openWordOf } from './text-encoding.ts'

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))

test('Russian in KOI8-R is read', () => {
  // 'Артикул;Наименование;Цена с НДС' and 'РУ-1;Молоток;120,00'
  const list = bytesOf(
    'e1d2d4c9cbd5cc3beec1c9cdc5cecfd7c1cec9c53be3c5cec120d320eee4f30af2f52d313bedcfcccfd4cfcb3b3132302c30300a',
  )
  expect(decodeText(list)).toBe('Артикул;Наименование;Цена с НДС\nРУ-1;Молоток;120,00\n')
  expect(openWordOf(list)).toBeUndefined()
})

test.each([
  // '商品コード,商品名' and 'JP-1,ハンマー'
  ['Shift-JIS', '8fa495698352815b83682c8fa4956996bc0a4a502d312c836e8393837d815b0a', '商品コード'],
  // '货号,品名,单价' and 'CN-1,锤子,12.50'
  ['GBK', 'bbf5bac52cc6b7c3fb2cb5a5bcdb0a434e2d312cb4b8d7d32c31322e35300a', '货号'],
  // '품번,품명' and 'KR-1,망치': which of these scripts it is, remains open.
  ['EUC-KR', 'c7b0b9f82cc7b0b8ed0a4b522d312cb8c1c4a10a', expect.stringMatching(/^\p{L}+$/u)],
])('%s is not read silently: the question shows the words', (_name, hex, other) => {
  expect(openWordOf(bytesOf(hex))).toMatchObject({ other })
})
