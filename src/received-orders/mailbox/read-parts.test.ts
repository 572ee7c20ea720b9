/** What a mail says beside the orders in its files. */
import { expect, test } from 'vitest'
import type { ReadMail } from '../../../packages/file-reader/mails/read-mail.ts'
import { readParts } from './read-parts.server.ts'

const mail = (subject: string, text: string): ReadMail => ({
  from: 'buyer@example.com',
  fromName: '',
  subject,
  thread: { id: '', references: [] },
  isOfProgram: false,
  isGenerated: false,
  results: [],
  texts: [text],
  says: [],
  files: [{ name: 'order.csv', bytes: new TextEncoder().encode('SKU;Qty\nHAM-16;12\n') }],
  unread: [],
  unsure: [],
})
const unreadOf = async (subject: string, text: string) =>
  (await readParts(mail(subject, text))).flatMap(({ drafts }) =>
    drafts.flatMap(({ unread = [] }) => unread),
  )

test.each([
  ['Order 4711', 'Hello,\nonly a quote please.\nBest, Ann', ['only a quote please.']],
  [
    'Bestellung 4711',
    'Bitte stornieren wir die Position 2.',
    ['Bitte stornieren wir die Position 2.'],
  ],
  ['Anfrage 4711', 'Siehe Anlage.', ['Anfrage 4711']],
  ['Order 4711', 'Please find our order attached.', []],
  ['Order 4711', 'If you are not the intended recipient, delete this mail.', []],
  ['Order 4711', 'As agreed.\n> Please cancel the old one.', []],
])('of %j and %j, what is against its order is named', async (subject, text, unread) => {
  expect(await unreadOf(subject, text)).toEqual(unread)
})

test('a text of a mail is not cut off where its last line ends without a line end', async () => {
  const text = 'Artikel\tMenge\nHMR-1001\t24\nHMR-1002\t12\n36'
  const parts = await readParts({ ...mail('Bestellung', text), files: [] })
  const lines = parts.flatMap(({ drafts }) => drafts.flatMap((draft) => draft.lines))
  expect(lines.map(({ quantity }) => quantity).slice(0, 2)).toEqual(['24', '12'])
  expect(lines.flatMap(({ cutOff }) => cutOff ?? [])).toEqual([])
})
