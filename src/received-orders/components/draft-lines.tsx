/**
 * The lines of a draft: the text of the file, the tool that is meant, and the decision of a person.
 */
import { useState } from 'react'
import { displayPrice } from '../../catalogue/model/units.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { FormDialog } from '../../ui/desk/form-dialog.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { correctOrder } from '../api.client.ts'
import type { CorrectionInput, ReceivedLine, ReceivedOrder } from '../contract.ts'
import { receivedPageMessages as messages } from '../messages/pages.ts'
import { CorrectForm } from './correct-form.tsx'
import { LineStatePill } from './states.tsx'

/** The label of a line: its number in the file, else its position. */
export const nameOfLine = ({ written: { number }, line }: ReceivedLine): string =>
  number || String(line + 1)

/** Whether the line only needs somebody's agreement. */
export const isAgreeable = ({ state, tool, quantity, reasons }: ReceivedLine): boolean =>
  state === 'to-confirm' &&
  tool !== null &&
  quantity !== null &&
  reasons.every(({ code }) => code !== 'quantity' && code !== 'no-quantity')

type Decide = (changes: readonly CorrectionInput[], button: HTMLElement) => void

/** Saves decisions, which replace earlier decisions about these lines. */
export const decideWith =
  (order: Pick<ReceivedOrder, 'id' | 'revision'>, { run }: RowActions): Decide =>
  (changes, button) =>
    void run({
      button,
      work: async () => {
        await correctOrder(order, { lines: [...changes] })
        return messages.saved
      },
    })

type DraftLinesProps = {
  readonly order: ReceivedOrder
  readonly actions: RowActions
  /** Whether the reader may decide. */
  readonly canChange: boolean
  readonly onShow: (line: ReceivedLine) => void
}

export function DraftLines({ order, actions, canChange, onShow }: DraftLinesProps) {
  const [corrected, setCorrected] = useState<ReceivedLine>()
  const decide = decideWith(order, actions)
  const close = (): void => setCorrected(undefined)
  return (
    <>
      <div className="draft-lines">
        <Table
          caption={messages.caption}
          columns={columns({ decide, actions, canChange, onShow, onCorrect: setCorrected })}
          rows={order.lines}
          keyOf={({ line }) => String(line)}
        />
      </div>
      <FormDialog
        title={corrected ? messages.correctLine(nameOfLine(corrected)) : ''}
        open={corrected !== undefined}
        onClose={close}
      >
        {corrected ? (
          <CorrectForm key={corrected.line} order={order} line={corrected} onDone={close} />
        ) : null}
      </FormDialog>
    </>
  )
}

type CellContext = Pick<DraftLinesProps, 'actions' | 'canChange' | 'onShow'> & {
  readonly decide: Decide
  readonly onCorrect: (line: ReceivedLine) => void
}

const columns = (context: CellContext): readonly Column<ReceivedLine>[] => [
  {
    header: messages.line,
    cell: (line) => (
      <span>
        {line.written.from === 0 ? (
          <span className="block">{nameOfLine(line)}</span>
        ) : (
          <button
            type="button"
            className="link block"
            aria-label={messages.show(nameOfLine(line))}
            onClick={() => context.onShow(line)}
          >
            {nameOfLine(line)}
          </button>
        )}
        <LineStatePill state={line.state} />
      </span>
    ),
  },
  { header: messages.written, fullWidth: true, cell: ({ written }) => <Written line={written} /> },
  {
    header: messages.tool,
    fullWidth: true,
    cell: (line) => <Meant line={line} context={context} />,
  },
  {
    header: messages.ordered,
    numeric: true,
    cell: (line) => <Counted line={line} />,
  },
  ...(context.canChange
    ? [
        {
          header: messages.correct,
          actions: true,
          cell: (line: ReceivedLine) => <LineActions line={line} context={context} />,
        },
      ]
    : []),
]

/** The number of pieces and their price. */
const Counted = ({ line }: { readonly line: ReceivedLine }) => {
  const { quantity, total, unitPrice, pricePer, tool } = line
  return (
    <span>
      {quantity === null ? messages.none : displayNumber(quantity)}
      {total === null || unitPrice === null ? null : (
        <>
          <small className="block muted">
            {displayPrice(unitPrice, { unit: tool?.unit, pricePer })}
          </small>
          <small className="block">{displayMoney(total)}</small>
        </>
      )}
    </span>
  )
}

/** The line in the words of the file. */
function Written({ line }: { readonly line: ReceivedLine['written'] }) {
  const { sellerNumber, buyerNumber, gtin, makerNumber, name, quantity, unit, price, note } = line
  const numbers = [sellerNumber, buyerNumber, gtin, makerNumber].filter(Boolean).join(' · ')
  const counted = [quantity, unit, price === '' ? '' : `@ ${price}`].filter(Boolean).join(' ')
  return (
    <span className="break-words">
      {numbers || name}
      {numbers !== '' && name !== '' ? <small className="block">{name}</small> : null}
      <small className="block muted">{counted}</small>
      {note === '' ? null : <small className="block muted">{note}</small>}
    </span>
  )
}

type LineProps = { readonly line: ReceivedLine; readonly context: CellContext }

/** The tool, why it is not certain, and which other tools are possible. */
function Meant({ line, context: { decide, actions, canChange } }: LineProps) {
  const { tool, reasons, candidates, suggestions, decided, state } = line
  const pressFor = (change: Partial<CorrectionInput>) => ({
    type: 'button' as const,
    className: 'button small',
    'aria-disabled': actions.busy || undefined,
    onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) =>
      decide([{ line: line.line, ...decided, ...change }], currentTarget),
  })
  const offers = canChange && state !== 'certain' && state !== 'left-out'
  return (
    <span>
      {tool ? (
        <>
          {tool.name} <small className="muted">{tool.sku}</small>
        </>
      ) : (
        messages.none
      )}
      {state === 'left-out'
        ? null
        : reasons.map(({ text }) => (
            <small key={text} className="block">
              {text}
            </small>
          ))}
      {offers && candidates.length + suggestions.length > 0 ? (
        <span className="row mt-2">
          {candidates.map(({ id, sku, name }) => (
            <button key={id} title={name} {...pressFor({ sku })}>
              {messages.pickTool(sku)}
            </button>
          ))}
          {suggestions.map((quantity) => (
            <button key={quantity} {...pressFor({ quantity })}>
              {messages.pickQuantity(quantity)}
            </button>
          ))}
        </span>
      ) : null}
    </span>
  )
}

function LineActions({ line, context: { decide, actions, onCorrect } }: LineProps) {
  const name = nameOfLine(line)
  const of = messages.lineOf(name)
  const leftOut = line.state === 'left-out'
  const set = (change: Partial<CorrectionInput>, button: HTMLElement): void =>
    decide([{ line: line.line, ...line.decided, ...change }], button)
  return (
    <>
      {isAgreeable(line) ? (
        <ActButton
          className="button small"
          aria-label={messages.confirmLine(name)}
          busy={actions.busy}
          act={(button) => set({ confirmed: true }, button)}
        >
          {messages.confirm}
        </ActButton>
      ) : null}
      <DotsMenu
        of={of}
        busy={actions.busy}
        choices={
          leftOut
            ? [{ label: messages.restore, act: (button) => set({ leftOut: false }, button) }]
            : [
                { label: messages.correct, act: () => onCorrect(line) },
                { label: messages.leaveOut, act: (button) => set({ leftOut: true }, button) },
              ]
        }
      />
    </>
  )
}
