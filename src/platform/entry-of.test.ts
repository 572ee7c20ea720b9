/** Only a table's own entries are found, never inherited ones. */
import { expect, test } from 'vitest'
import { embeddedClient } from '../identity/in-browser/embedded.client.ts'
import { identityMessages } from '../identity/messages/identity.ts'
import { markupRows } from '../../packages/file-reader/formats/markup-table.ts'
import { entryOf } from './entry-of.ts'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '%s is no entry, unless the table says so',
  (key) => {
    expect(entryOf({ a: 1 }, key)).toBeUndefined()
    expect(entryOf(Object.fromEntries([[key, 1]]), key)).toBe(1)
  },
)

test('keys from addresses and files find nothing that the tables do not say', () => {
  expect(embeddedClient.redirectErrorMessage('constructor')).toBe(
    identityMessages.redirectErrorOtherwise,
  )
  const { rows } = markupRows('<table><tr><td>&toString;</td></tr></table>')
  expect(rows).toEqual([['&toString;']])
})
