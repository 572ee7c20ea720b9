/**
 * The answer to an EDIFACT order: an ORDRSP in the same release as the order, with the same
 * parties. Pure.
 * Source: UN/EDIFACT directories D.96A and D.01B, message ORDRSP; code lists 1225, 1229.
 */
import { component, type Segment } from '../../../packages/file-reader/orders/edifact.ts'
import type { AnswerLine, OrderAnswer } from './answer.ts'
import { decimalOf, unitOf } from './unit-of.ts'

const functions = { accepted: '29', changed: '4', rejected: '27' } as const
const actions = { accepted: '5', changed: '3', rejected: '7' } as const

/**
 * Escapes the syntax characters of a text with the release character; characters that the syntax
 * does not allow are removed.
 */
const text = (value: string, most = 35): string =>
  value
    .replaceAll(/[\p{C}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/[?+:']/g, (sign) => `?${sign}`)

/** A segment; empty elements at the end are removed. */
const segment = (tag: string, ...elements: readonly string[]): string =>
  `${[tag, ...elements].join('+').replace(/\++$/, '')}'`

/**
 * @param segments the segments of the interchange
 * @param position which of its messages is answered, from 0
 */
export function edifactResponse(
  answer: OrderAnswer,
  segments: readonly Segment[],
  position: number,
): string {
  const starts = segments.flatMap(({ tag }, at) => (tag === 'UNH' ? [at] : []))
  const from = starts[position] ?? 0
  const message = segments.slice(from, starts[position + 1] ?? segments.length)
  const envelope = segments.find(({ tag }) => tag === 'UNB')
  const first = message.findIndex(({ tag }) => tag === 'LIN')
  const head = first < 0 ? message : message.slice(0, first)
  const day = answer.at.toISOString().replaceAll(/\D/g, '')
  const number = component(head.find(({ tag }) => tag === 'BGM') ?? none, 1)
  const body = [
    segment('UNH', '1', `ORDRSP:${kindOf(head.find(({ tag }) => tag === 'UNH') ?? none)}`),
    segment('BGM', '231', text(String(answer.order ?? answer.id)), functions[answer.outcome]),
    segment('DTM', `137:${day.slice(0, 8)}:102`),
    ...(answer.reason === '' ? [] : [segment('FTX', 'AAI', '', '', text(answer.reason, 70))]),
    segment('RFF', `ON:${text(number)}`),
    ...['BY', 'SU'].flatMap((role) => partyOf(head, role)),
    segment('CUX', `2:${answer.currency}:9`),
    ...answer.lines.flatMap((line, index) => lineOf(line, index + 1, number)),
    segment('UNS', 'S'),
    segment('CNT', `2:${answer.lines.length}`),
  ]
  const whole = [...body, segment('UNT', String(body.length + 1), '1')]
  const reference = day.slice(2, 14)
  const syntax = envelope ? segmentText(envelope, 0) : 'UNOC:3'
  const sender = envelope ? segmentText(envelope, 2) : 'SELLER'
  const recipient = envelope ? segmentText(envelope, 1) : 'BUYER'
  return [
    "UNA:+.? '",
    segment('UNB', syntax, sender, recipient, `${day.slice(2, 8)}:${day.slice(8, 12)}`, reference),
    ...whole,
    segment('UNZ', '1', reference),
    '',
  ].join('\n')
}

const none: Segment = { tag: '', elements: [] }

/** An element as it was written, with its texts escaped again. */
const segmentText = ({ elements }: Segment, place: number): string =>
  (elements[place] ?? []).map((one) => text(one)).join(':')

/** Version, release and agency of the order: 'D:96A:UN'. */
const kindOf = (start: Segment): string =>
  [1, 2, 3].map((place) => component(start, 1, place) || ['', 'D', '96A', 'UN'][place]).join(':')

const partyOf = (head: readonly Segment[], role: string): readonly string[] =>
  head
    .filter((one) => one.tag === 'NAD' && component(one, 0) === role)
    .slice(0, 1)
    .map((one) => segment('NAD', role, segmentText(one, 1)))

function lineOf(line: AnswerLine, place: number, order: string): readonly string[] {
  const { ordered, outcome, quantity, written } = line
  const unit = text(unitOf(line, 'PCE'), 3)
  const sku = ordered?.sku ?? written.sellerNumber
  const numbers = [
    sku === '' ? '' : `${text(sku)}:SA`,
    written.buyerNumber === '' ? '' : `${text(written.buyerNumber)}:IN`,
  ].filter(Boolean)
  const gtin = /^\d{8,14}$/.test(written.gtin) ? `${written.gtin}:EN` : ''
  return [
    segment('LIN', String(place), actions[outcome], gtin),
    ...(numbers.length > 0 ? [segment('PIA', '5', ...numbers)] : []),
    segment('QTY', `21:${quantity}:${unit}`),
    ...(ordered
      ? [segment('PRI', `AAA:${decimalOf(ordered.unitPrice)}:::${ordered.pricePer ?? 1}:${unit}`)]
      : []),
    segment('RFF', `ON:${text(order)}:${text(written.number || String(place), 6)}`),
  ]
}
