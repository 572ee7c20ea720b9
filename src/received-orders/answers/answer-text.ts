/** An answer as text for people: which order it is about, and the outcome of each line. Pure. */
import { lineText } from '../../catalogue/model/units.ts'
import { answerMessages } from '../messages/answers.ts'
import type { AnswerLine, OrderAnswer } from './answer.ts'

const messages = answerMessages.mail

export type AnsweredOrder = OrderAnswer & {
  /** The buyer's order number; '' if the file has none. */
  readonly number: string
}

/** @param name the name in the greeting; '' if it is not known */
export const answerText = (
  answers: readonly AnsweredOrder[],
  {
    name,
    shop,
    hasFiles,
  }: { readonly name: string; readonly shop: string; readonly hasFiles: boolean },
): string =>
  [
    messages.hello(name),
    '',
    ...answers.flatMap((answer) => [...orderText(answer), '']),
    ...(hasFiles ? [messages.attached, ''] : []),
    shop,
    '',
  ].join('\n')

function orderText({ outcome, number, order, reason, lines }: AnsweredOrder): readonly string[] {
  if (order === undefined || outcome === 'rejected')
    return [messages.rejected(number), ...(reason === '' ? [] : [messages.reason(reason)])]
  return [messages[outcome](number, order), '', ...lines.map(lineOf)]
}

function lineOf({ written, ordered, quantity, outcome }: AnswerLine): string {
  const { sellerNumber, buyerNumber, gtin, name } = written
  if (!ordered)
    return messages.notOrdered(
      [sellerNumber || buyerNumber || gtin, name].filter(Boolean).join(' '),
    )
  const what = `${ordered.sku} ${ordered.name}`
  const count = lineText(quantity, ordered.unitPrice, ordered)
  if (outcome === 'accepted') return messages.asOrdered(what, count)
  return messages.otherwise(what, count, {
    quantity: [written.quantity, written.unit].filter(Boolean).join(' '),
    price: written.price,
  })
}

/** The subject of an answer: the subject of the mail, marked as a reply once. */
export const answerSubject = (subject: string): string =>
  /^\s*(?:re|aw|antw)\s*(?:\[\d+\])?:/i.test(subject) ? subject.trim() : `Re: ${subject}`.trim()
