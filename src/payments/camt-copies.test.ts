/** A statement that a file contains twice is read once; two statements with equal entries are not. */
import { expect, test } from 'vitest'
import { readCamt } from './read-camt.server.ts'

const statement = (id: string, more = '', text = 'INV-5') =>
  `<Stmt><Id>${id}</Id>${more}<Acct><Id><IBAN>DE2</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">458.40</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt>`
const read = (...statements: readonly string[]) => {
  const file = readCamt(
    `<?xml version="1.0"?><Document><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`,
  )
  return {
    entries: file.flatMap(({ entries }) => entries).length,
    doubts: file.flatMap(({ doubts = [] }) => doubts),
  }
}
const copy = '<CpyDplctInd>DUPL</CpyDplctInd>'

test('a copy with its mark, or with the number of the first, is read once', () => {
  const once = { entries: 1, doubts: [expect.stringContaining('twice in the file (1)')] }
  expect(read(statement('1'), statement('1', copy))).toEqual(once)
  expect(read(statement('1'), statement('1'))).toEqual(once)
})

test('a copy alone, another number, and other entries are read', () => {
  expect(read(statement('1', copy))).toEqual({ entries: 1, doubts: [] })
  expect(read(statement('1'), statement('2'))).toEqual({ entries: 2, doubts: [] })
  expect(read(statement('1'), statement('1', copy, 'INV-6'))).toEqual({ entries: 2, doubts: [] })
})
