/**
 * The quantity input used everywhere: typing is never blocked, minus and plus change it by one
 * pack, and a live sentence states the rule or how to correct the quantity.
 */
import { Fragment, useId, type KeyboardEvent } from 'react'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { Icon } from '../../ui/icons.tsx'
import { quantityMessages } from '../messages/quantity.ts'
import { toolPageMessages as messages } from '../messages/tool-page.ts'
import { quantityRuleParts, typedFault, type RulePart } from '../quantity-messages.ts'
import {
  firstQuantity,
  quantityAdvice,
  stepByPack,
  type PriceTerms,
  type QuantityTerms,
} from '../rules.ts'

type QuantityBoxProps = {
  readonly terms: QuantityTerms & PriceTerms
  /** As typed. */
  readonly text: string
  /**
   * @param chosen whether a button or an arrow key set it, so that there is no need to wait for
   *   more typing
   */
  readonly onText: (text: string, chosen: boolean) => void
  readonly name?: string
  readonly onBlur?: () => void
  readonly inputRef?: React.Ref<HTMLInputElement>
  /** The server's message about this quantity, which replaces the client's own. */
  readonly error?: string | undefined
  /** Shown in the empty box; with it, an empty box is not an error yet. */
  readonly placeholder?: string
  readonly row?: Row
}
/**
 * For a box in a table row: narrow, with a label for screen readers only; only the part of the
 * sentence that other cells do not contain is visible. With a placeholder it may stay empty, and
 * minus leads back to empty.
 */
type Row = {
  /** The name of the row's subject. */
  readonly of: string
  readonly id?: string
  /** The id of the message in another cell that states the error and has its own buttons. */
  readonly errorId?: string
}

export function QuantityBox(props: QuantityBoxProps) {
  const { terms, text, onText, error, placeholder, row } = props
  const ownId = useId()
  const id = row?.id ?? ownId
  const quantity = parseQuantity(text)
  const { verdict, use, gain } = quantityAdvice(terms, quantity)
  const untouched = placeholder !== undefined && text === ''
  const fault = error ?? (untouched ? undefined : ownFault(text, terms, verdict))
  const short = row !== undefined
  const offered = untouched || row?.errorId !== undefined ? [] : use
  return (
    <div
      className={['quantity', short ? 'in-row' : '', fault === undefined ? '' : 'wrong']
        .filter(Boolean)
        .join(' ')}
    >
      <label htmlFor={id} className={row ? 'hidden-label' : 'small font-semibold'}>
        {row ? messages.quantityOf(row.of) : messages.quantity}
      </label>
      <Stepper {...props} id={id} quantity={quantity} invalid={fault !== undefined} />
      {row?.errorId === undefined ? (
        <div id={`${id}-rule`} aria-live="polite">
          <RuleOrFault parts={quantityRuleParts(terms, gain)} short={short} fault={fault} />
        </div>
      ) : null}
      <OfferedQuantities quantities={offered} row={row} onText={onText} />
    </div>
  )
}

const ownFault = (
  text: string,
  terms: QuantityTerms & PriceTerms,
  verdict: ReturnType<typeof quantityAdvice>['verdict'],
): string | undefined =>
  verdict.valid ? undefined : typedFault(text, terms, parseQuantity(text), verdict)

type RuleOrFaultProps = {
  readonly parts: readonly RulePart[]
  readonly short: boolean
  readonly fault: string | undefined
}

const RuleOrFault = ({ parts, short, fault }: RuleOrFaultProps) =>
  fault === undefined ? (
    <Rule parts={parts} short={short} />
  ) : (
    <p className="error">
      <Icon name="attention" size={16} />
      <span>{fault}</span>
    </p>
  )

type StepperProps = QuantityBoxProps & {
  readonly id: string
  /** In pieces; NaN if the text is not a quantity. */
  readonly quantity: number
  readonly invalid: boolean
}

/** The input between its minus and plus buttons; arrow keys change it, too. */
function Stepper(props: StepperProps) {
  const { terms, text, onText, name = 'quantity', onBlur, inputRef } = props
  const { placeholder, row, id, quantity, invalid } = props
  const step = (direction: 1 | -1): void => {
    const canStayEmpty = row !== undefined && placeholder !== undefined
    if (canStayEmpty && direction === -1 && (text === '' || quantity <= firstQuantity(terms)))
      onText('', true)
    else onText(String(stepByPack(terms, quantity, direction)), true)
  }
  const stepByKey = (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (direction === undefined) return
    event.preventDefault()
    step(direction)
  }
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={row ? messages.lessOf(row.of) : messages.less(terms.packSize)}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        id={id}
        name={name}
        ref={inputRef}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder={placeholder}
        aria-describedby={row?.errorId ?? `${id}-rule`}
        aria-invalid={invalid || undefined}
        onBlur={onBlur}
        onChange={({ target }) => onText(target.value, false)}
        onKeyDown={stepByKey}
      />
      <button
        type="button"
        aria-label={row ? messages.moreOf(row.of) : messages.more(terms.packSize)}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
}

/**
 * Buttons that set the quantity: valid ones near an invalid one, or a larger one that costs less.
 */
const OfferedQuantities = ({
  quantities,
  row,
  onText,
}: Pick<QuantityBoxProps, 'onText'> & {
  readonly quantities: readonly number[]
  readonly row: Row | undefined
}) =>
  quantities.length === 0 ? null : (
    <div className="row">
      {quantities.map((quantity) => (
        <button
          key={quantity}
          type="button"
          className="button small"
          aria-label={row ? messages.insteadOf(quantity, row.of) : undefined}
          onClick={() => onText(String(quantity), true)}
        >
          {quantityMessages.quantity.use(quantity)}
        </button>
      ))}
    </div>
  )

/**
 * @param short whether the terms and prices are in other cells of the row: then they are for screen
 *   readers only
 */
function Rule({ parts, short }: { readonly parts: readonly RulePart[]; readonly short: boolean }) {
  const visible = parts.filter(({ kind }) => !short || kind === 'less' || kind === 'last')
  return (
    <>
      {short ? (
        <span className="hidden-label">{parts.map(({ text }) => text).join(' · ')}</span>
      ) : null}
      {visible.length === 0 ? null : (
        <p className="rule" aria-hidden={short || undefined}>
          {visible.map(({ text, kind }, index) => (
            <Fragment key={text}>
              {index === 0 ? null : ' · '}
              {kind === 'gain' || kind === 'less' ? <span className="gain">{text}</span> : text}
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}
