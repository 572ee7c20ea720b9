/** What the page of a quote tells of its past: the newest first, the request with its words. */
import { expect, test } from 'vitest'
import { entriesOf } from './quote-entries.ts'

const at = (time: string): string => `2026-11-24T${time}:00.000Z`
const offer = {
  version: 1,
  lines: [],
  total: 163_800,
  validUntil: '2026-12-10',
  message: 'Nine percent for all of it.',
  by: 'Marta Ibarra',
  at: at('10:12'),
}
const message = (side: 'buyer' | 'shop', by: string, text: string, time: string) => ({
  side,
  by,
  text,
  at: at(time),
})

test('the newest comes first, and the words of the request stand with it', () => {
  const quote = {
    name: 'Celia Navarro',
    askedAt: at('08:00'),
    lineCount: 2,
    versions: [offer],
    messages: [
      message('buyer', 'Celia Navarro', 'For three crews.', '08:00'),
      message('shop', 'Marta Ibarra', 'When do you need it?', '09:00'),
      message('buyer', 'Celia Navarro', 'By Friday.', '09:30'),
    ],
  }
  expect(entriesOf(quote)).toEqual([
    {
      at: at('10:12'),
      what: 'Offer, version 1, by Marta Ibarra',
      text: 'Nine percent for all of it.',
    },
    { at: at('09:30'), what: 'Celia Navarro', text: 'By Friday.' },
    { at: at('09:00'), what: 'Marta Ibarra, for the shop', text: 'When do you need it?' },
    { at: at('08:00'), what: 'Requested by Celia Navarro, 2 tools', text: 'For three crews.' },
  ])
})

test('a request without words, and two messages of the same moment', () => {
  const quote = {
    name: 'Celia Navarro',
    askedAt: at('08:00'),
    lineCount: 1,
    versions: [],
    messages: [
      message('shop', 'Marta Ibarra', 'First.', '09:00'),
      message('shop', 'Marta Ibarra', 'Second.', '09:00'),
    ],
  }
  expect(entriesOf(quote).map(({ what, text }) => [what, text])).toEqual([
    ['Marta Ibarra, for the shop', 'Second.'],
    ['Marta Ibarra, for the shop', 'First.'],
    ['Requested by Celia Navarro, 1 tool', ''],
  ])
})
