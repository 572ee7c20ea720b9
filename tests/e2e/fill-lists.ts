/** What the demo shop lacks, so that a sweep sees rows in every list and every action that a row has. */
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { adminToken } from './catalogue-setup.ts'
import { followPayments } from './money-actions.ts'

/**
 * Adds to the shop under test: an export to accounting, a draft, what customers owe, and a line of an
 * order that is picked.
 */
export async function fillLists(): Promise<void> {
  const token = await adminToken()
  const send = async (call: `${'POST' | 'PUT'} /${string}`, body: object): Promise<void> => {
    const { status, body: answer } = await callApi(call, { token, body, key: crypto.randomUUID() })
    if (status >= 300) throw new Error(`${call}: ${status} ${JSON.stringify(answer)}`)
  }
  await followPayments('2026-01-01')
  await send('POST /accounting-runs', { month: new Date().toISOString().slice(0, 7) })
  await send('POST /tools/drafts', { name: 'Every Draft', price: '$4.50' })
  const { body: list } = await callApi('GET /pick-list', { token })
  const [row] = expectRows({ status: 200, body: fieldOf(list, 'rows') })
  const [part] = expectRows({ status: 200, body: fieldOf(row, 'parts') })
  const [number, line, pieces] = ['number', 'line', 'pieces'].map((name) => fieldOf(part, name))
  await send('PUT /pick-list/ticks', { number, line, pieces, picked: true })
}
