/** What the name of an article in a form of the trade says against its line. */
import { expect, test } from 'vitest'
import { readFile } from './read-file.server.ts'
import { ublOrder } from './test-files.ts'

const doubtOf = async (name: string) => {
  const lines = [{ sku: 'HAM-16', name, quantity: 2 }]
  const { drafts } = await readFile('order.xml', ublOrder({ lines }))
  return drafts[0]?.lines[0]?.doubt?.kind
}

test('a name that cancels its line is asked about, one that describes an article is not', async () => {
  expect(await doubtOf('Claw hammer - please cancel')).toBe('not-ordered')
  expect(await doubtOf('Hammer, storniert')).toBe('not-ordered')
  expect(await doubtOf('Pliers with return spring, optional handle, nicht rostend')).toBeUndefined()
})
