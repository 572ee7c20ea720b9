/** Any addition to an ordinary XML order is reported, in each format. */
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readOrders } from './read-orders.ts'
import { forms } from '../../../tests/ordinary-orders.ts'

const orderIn = (text: string) => readOrders('order.xml', strToU8(text))?.orders[0]

/** The elements of a text with the names of those that they are in, and where each begins and ends. */
function elementsOf(text: string) {
  const open: { name: string; from: number; inner: number }[] = []
  const found: { path: readonly string[]; from: number; inner: number; until: number }[] = []
  for (const match of text.matchAll(/<(\/?)([\w]+)[^>]*?(\/?)>/g)) {
    const [tag, closing, name = '', single] = match
    const end = match.index + tag.length
    if (closing === '') open.push({ name, from: match.index, inner: end })
    const path = open.map((one) => one.name)
    if (closing === '' && single === '') continue
    const element = open.pop()
    if (element) found.push({ path, from: element.from, inner: element.inner, until: end })
  }
  return found
}
const isOf = (path: readonly string[], names: readonly string[]) =>
  names.some((name) => {
    const [last = '', parent] = name.split('/').toReversed()
    return path.at(-1) === last && (parent === undefined || path.at(-2) === parent)
  })

describe.each(Object.entries(forms))('an order of %s', (name, { good, silent, many }) => {
  const isOfMessage = (path: readonly string[]) => name === 'cxml' && !path.includes('OrderRequest')

  test('that is an ordinary one says nothing beside', () => {
    expect(orderIn(good)?.unread).toBeUndefined()
  })

  test('any element that is added to an order is reported, wherever it is', () => {
    let added = 0
    for (const { path, inner, from } of elementsOf(good)) {
      if (good[inner - 2] === '/' || isOfMessage(path)) continue
      const text = `${good.slice(0, inner)}<Surprise>9</Surprise>${good.slice(inner)}`
      const isSilent = path.some((one) => silent.includes(one))
      const at = `${path.join('/')} at ${from}`
      if (isSilent) expect(orderIn(text)?.unread, at).toBeUndefined()
      else expect(orderIn(text)?.unread, at).toContain('Surprise')
      added += 1
    }
    expect(added).toBeGreaterThan(15)
  })

  test('names an element of which only the first is read', () => {
    for (const { path, from, until } of elementsOf(good)) {
      if (path.length === 1 || isOfMessage(path)) continue
      const text = good.slice(0, until) + good.slice(from)
      const [own = ''] = path.slice(-1)
      // Orders and lines may be several; without the only transaction nothing is an order.
      const isWhole =
        /^(?:OrderRequest|OrderLine|ORDER_ITEM|IncludedSupplyChainTradeLineItem|Order|SupplyChainTradeTransaction)$/
      const isSilent = path.some((one) => silent.includes(one))
      if (isSilent || isOf(path, many) || isWhole.test(own)) continue
      const unread = orderIn(text)?.unread ?? []
      expect(
        unread.some((one) => one.startsWith('2 × ') && one.endsWith(own)),
        path.join('/'),
      ).toBe(true)
    }
  })
})
