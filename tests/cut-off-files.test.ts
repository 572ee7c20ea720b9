/** Files that are read in the browser and end in their last row, or whose amounts may be cents. */
import { describe, expect, test } from 'vitest'
import { readImport } from '../src/companies/customer-files/import-columns.ts'
import { readNumbers } from '../src/customer-part-numbers/import-columns.ts'
import { cutOffIn } from '../src/order-pad/read-file.client.ts'
import { isOpenFile, readSheetsOf } from '../src/platform/files/table-file.client.ts'

const fileOf = (text: string, name = 'list.csv') => new File([text], name)
const rowsOf = async (file: File) => (await readSheetsOf(file))[0]?.rows ?? []
const customersIn = async (text: string) => {
  const file = fileOf(text)
  return readImport(await rowsOf(file), [], await isOpenFile(file))
}
const numbersIn = async (text: string) => {
  const file = fileOf(text)
  return readNumbers(await rowsOf(file), await isOpenFile(file))
}

const limits = (last: string) =>
  `Company,Credit limit\nOne Ltd,5000.00\nTwo Ltd,2500.00\nThree Ltd,${last}`

describe('a text without a line end', () => {
  test('whose last credit limit lacks digits leaves that customer out, and says why', async () => {
    const read = await customersIn(limits('40'))
    expect(read?.rows.map(({ row }) => row.company)).toEqual(['One Ltd', 'Two Ltd'])
    expect(read?.wrong).toEqual([{ line: 4, why: expect.stringContaining("ends with '40'") }])
  })
  test('is whole where its last row is written as the others', async () => {
    expect((await customersIn(limits('400.00')))?.wrong).toEqual([])
    expect((await customersIn(`${limits('40')}\n`))?.wrong).toEqual([])
  })
  test('of part numbers that ends before its last cell leaves that row out', async () => {
    const text = 'SKU,Part number\nHAM-16,0042\nSAW-20,0043\nFILE-3'
    const read = await numbersIn(text)
    expect(read?.rows.map(({ number }) => number)).toEqual(['0042', '0043'])
    expect(read?.wrong).toEqual([
      { row: 4, why: expect.stringContaining('lacks cells that all other rows have') },
    ])
  })
  test('for the order pad is asked about', async () => {
    const text = 'SKU,Quantity\nHAM-16,120\nSAW-20,480\nFILE-3,2'
    expect(await cutOffIn(fileOf(text))).toContain("ends with '2'")
    expect(await cutOffIn(fileOf(`${text}40`))).toBeUndefined()
    expect(await cutOffIn(fileOf(`${text}\r\n`))).toBeUndefined()
  })
  test('is no workbook and no page', async () => {
    expect(await isOpenFile(fileOf('PK\u0003\u0004 and so on', 'list.xlsx'))).toBe(false)
    expect(await isOpenFile(fileOf('<table><tr><td>1</td></tr></table>', 'list.xls'))).toBe(false)
    expect(await isOpenFile(fileOf(''))).toBe(false)
  })
})

describe('credit limits that are whole, round and large', () => {
  const list = (...amounts: readonly string[]) =>
    ['Company,Credit limit', ...amounts.map((amount, index) => `Firm ${index},${amount}`), ''].join(
      '\n',
    )
  test('may be cents: nobody is added before somebody has said it', async () => {
    const read = await customersIn(list('500000', '250000'))
    expect(read?.rows).toEqual([])
    expect(read?.wrong.map(({ why }) => why).join(' ')).toContain('in cents')
  })
  test.each([
    ['five thousand', ['5000', '250000']],
    ['with decimals', ['500000.00', '250000']],
    ['with a currency', ['$500000', '$250000']],
    ['not round', ['512345', '250000']],
    ['one alone', ['500000']],
  ])('%s are no question', async (_what, amounts) => {
    expect((await customersIn(list(...amounts)))?.wrong).toEqual([])
  })
})
