/** What a file states besides its lines, and what the reader must know before ordering. */
import { Fragment } from 'react'
import { Link } from 'react-router'
import { displayDay } from '../../platform/time/display-day.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { answeredForms } from '../answers/answered-forms.ts'
import { downloadAnswer, downloadOriginal } from '../api.client.ts'
import type { ReceivedOrder } from '../contract.ts'
import { AnswerMail } from './answer-mail.tsx'
import { correctionOf } from '../corrected.ts'
import { nameOfLine } from './draft-lines.tsx'
import { answerMessages } from '../messages/answers.ts'
import { differenceMessages } from '../messages/differences.ts'
import { mailMessages } from '../messages/mails.ts'
import { placementMessages } from '../messages/placement.ts'
import { formNames, receivedPageMessages as messages } from '../messages/pages.ts'
import { canReplace, isAllRejected, isNewOrder } from '../rules.ts'
import { namedParts } from '../unread-parts.ts'
import { totalSentence } from '../written-amounts.ts'
import { useRowActions } from '../../ui/use-row-actions.ts'

type EarlierOrder = ReceivedOrder['earlier'][number]
type OfOrder = { readonly order: ReceivedOrder }

type DraftFactsProps = OfOrder & {
  /** Whether the reader may send the answer. */
  readonly canAnswer: boolean
}

export const DraftFacts = ({ order, canAnswer }: DraftFactsProps) => (
  <>
    <dl className="facts mt-4 mb-4">
      {factsOf(order).map(([term, value]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd className="whitespace-pre-line">{value}</dd>
        </Fragment>
      ))}
      <dt>{messages.facts.file}</dt>
      <dd>
        <Original order={order} />
      </dd>
      <Answer order={order} canAnswer={canAnswer} />
      {order.order === null ? null : (
        <>
          <dt>{messages.facts.order}</dt>
          <dd>
            <Link className="link" to={`/dashboard/orders/${order.order}`}>
              {order.order}
            </Link>
          </dd>
        </>
      )}
    </dl>
    <div className="mb-4 grid gap-2">
      <Warnings order={order} />
    </div>
  </>
)

function factsOf(order: ReceivedOrder): readonly (readonly [string, string])[] {
  const { facts } = messages
  const { street, street2, postcode, city, country, name, contact } = order.deliverTo
  const day = (text: string): string => (text === '' ? '' : displayDay(text))
  const [from, until] = [day(order.wishedFrom), day(order.wishedUntil || order.wishedFrom)]
  const buyer = order.buyer
    ? [order.company?.name, order.buyer.name, order.buyer.email].filter(Boolean).join(', ')
    : ''
  const address = [
    name,
    contact,
    street,
    street2,
    [postcode, city].filter(Boolean).join(' '),
    country,
  ]
  return (
    [
      [
        facts.sender,
        [order.sender, order.from.contact, order.from.email].filter(Boolean).join(', '),
      ],
      [facts.buyer, buyer],
      [facts.date, day(order.date)],
      [facts.wished, until === '' ? '' : facts.between(from || until, until)],
      [facts.deliverTo, address.filter(Boolean).join(', ')],
      [facts.notes, order.notes.join('\n')],
      [facts.corrected, correctedIn(order)],
      [facts.reason, order.reason],
      [mailMessages.fact, mailOf(order)],
      [placementMessages.fact, order.placement === 'placed' ? placementMessages.placed : ''],
    ] as const
  ).filter(([, value]) => value !== '')
}

/** How many lines a person has corrected, and which ones. */
function correctedIn({ lines, correctedCount, lineCount }: ReceivedOrder): string {
  if (correctedCount === 0) return ''
  const { facts } = messages
  const texts = lines.flatMap((line) => {
    const correction = correctionOf(line.written, line.decided)
    if (!correction) return []
    const said =
      correction.kind === 'left-out'
        ? [facts.leftOut]
        : [
            ...(correction.sku === undefined ? [] : [facts.correctedTool(correction.sku)]),
            ...(correction.quantity
              ? [facts.correctedQuantity(correction.quantity.was, correction.quantity.is)]
              : []),
          ]
    return [facts.correctedLine(nameOfLine(line), said.join(', '))]
  })
  return [facts.correctedOf(correctedCount, lineCount), ...texts].join('\n')
}

/** The mail that brought the order: its sender, its subject, and the proof of its sender. */
function mailOf({ mail }: ReceivedOrder): string {
  if (!mail) return ''
  const { from, name, subject, proof } = mail
  const sender = name === '' ? from : `${name} <${from}>`
  return [sender, subject, mailMessages.proofs[proof]].filter(Boolean).join('\n')
}

const Original = ({ order: { id, fileName, form } }: OfOrder) => (
  <>
    {fileName} ({formNames[form]}){' '}
    <Download save={() => downloadOriginal(id, fileName)}>{messages.facts.download}</Download>
  </>
)

/**
 * The answer, once the order was placed or rejected: its file, if the format has one, and its mail.
 */
function Answer({ order, canAnswer }: DraftFactsProps) {
  const { id, form, state, order: number, mail, replacedBy } = order
  const hasFile = replacedBy === null && answeredForms.some((one) => one === form)
  if (state === 'open' || (!hasFile && !mail)) return null
  const name = `answer-${number ?? id}.${form === 'edifact' ? 'edi' : 'xml'}`
  return (
    <>
      <dt>{answerMessages.fact}</dt>
      <dd>
        {hasFile ? (
          <Download save={() => downloadAnswer(id, name)}>{answerMessages.download}</Download>
        ) : null}
        <AnswerMail order={order} canSend={canAnswer} />
      </dd>
    </>
  )
}

type DownloadProps = { readonly save: () => Promise<void>; readonly children: string }

function Download({ save, children }: DownloadProps) {
  const { run, busy } = useRowActions()
  return (
    <ActButton
      className="link"
      busy={busy}
      act={(button) =>
        run({
          button,
          work: async () => {
            await save()
            return undefined
          },
        })
      }
    >
      {children}
    </ActButton>
  )
}

/** What happened to the earlier order, with a link to it. */
const Earlier = ({ earlier: { id, order } }: { readonly earlier: EarlierOrder }) => (
  <>
    {order === null ? null : `${messages.repeatedOrder(order)} `}
    <Link className="link" to={`/dashboard/received-orders/${id}`}>
      {messages.repeatedOpen}
    </Link>
  </>
)

/** Why it is not a new order, and what to do with it. */
function notNewText(
  order: ReceivedOrder,
  purpose: Exclude<ReceivedOrder['purpose'], 'order'>,
): string {
  const { changes, number, differences } = order
  const changed = changes || number
  if (purpose !== 'change') return messages.purposes[purpose](changed)
  if (canReplace(order)) return messages.changesOpen(changed, Boolean(differences?.merged))
  return isAllRejected(order)
    ? messages.changesRejected(changed)
    : messages.purposes.change(changed)
}

/** How other files relate to this one: repeated, changed or replaced. */
function OtherFiles({ order }: OfOrder) {
  const { id, purpose, replacedBy } = order
  const [earlier] = order.earlier
  return (
    <>
      {replacedBy === null ? null : (
        <Notice tone="info">
          <b>{differenceMessages.replaced}</b>{' '}
          <Link className="link" to={`/dashboard/received-orders/${replacedBy}`}>
            {differenceMessages.replacedOpen}
          </Link>
        </Notice>
      )}
      {earlier && earlier.replacedBy !== id && purpose === 'order' ? (
        <Notice tone="warn">
          <b>{messages.repeated}</b> <Earlier earlier={earlier} />
        </Notice>
      ) : null}
      {purpose === 'order' || isNewOrder(order) ? null : (
        <Notice tone="warn">
          {notNewText(order, purpose)} {earlier ? <Earlier earlier={earlier} /> : null}
        </Notice>
      )}
    </>
  )
}

const saysText = (form: ReceivedOrder['form']) =>
  form === 'table' ? placementMessages.fileSays : placementMessages.textSays

function Warnings({ order }: OfOrder) {
  const {
    severalAddresses,
    otherSheets,
    unread,
    saysMore = [],
    otherTotals = [],
    emptyRows,
    fault,
    placement,
  } = order
  return (
    <>
      {fault === '' ? null : (
        <Notice tone="warn">
          <b>{mailMessages.unread}</b> {fault}
        </Notice>
      )}
      <OtherFiles order={order} />
      {placement === 'due' ? <Notice tone="info">{placementMessages.due}</Notice> : null}
      {placement === 'kept' && order.state === 'open' ? (
        <Notice tone="warn">
          <b>{placementMessages.kept}</b> {order.placementReason}
        </Notice>
      ) : null}
      {severalAddresses ? <Notice tone="warn">{messages.severalAddresses}</Notice> : null}
      {unread ? (
        <Notice tone="warn">{placementMessages.unread(namedParts(order.form, unread))}</Notice>
      ) : null}
      {saysMore.length > 0 && placement !== 'kept' ? (
        <Notice tone="warn">{saysText(order.form)(saysMore)}</Notice>
      ) : null}
      {otherTotals.map((total) => (
        <Notice tone="warn" key={total.said}>
          {totalSentence(total)}
        </Notice>
      ))}
      {emptyRows === undefined ? null : (
        <Notice tone="info">{placementMessages.emptyRows(emptyRows)}</Notice>
      )}
      {otherSheets.length > 0 ? (
        <Notice tone="warn">{messages.otherSheets(otherSheets)}</Notice>
      ) : null}
    </>
  )
}
