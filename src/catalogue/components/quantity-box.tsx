/** Asks for a quantity, wherever one is asked: typing is never blocked, minus and plus go by the pack, one live sentence says the rule or the mend. */
import { Fragment, useId } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { quantityMessages } from '../messages/quantity.ts'
import { toolPageMessages as messages } from '../messages/tool-page.ts'
import {
  quantityAdvice,
  firstQuantity,
  stepByPack,
  type PriceTerms,
  type QuantityTerms,
} from '../rules.ts'
import { parseQuantity } from '../../platform/quantity-input.ts'
import { quantityFaultMessage, quantityRuleParts, type RulePart } from '../quantity-messages.ts'

const { use: mend } = quantityMessages.quantity

type Asked = {
  readonly terms: QuantityTerms & PriceTerms
  /** What stands in the box, as typed. */
  readonly text: string
  /** @param chosen by a button or an arrow key, not typed: there is nothing to wait for */
  readonly onText: (text: string, chosen: boolean) => void
  readonly name?: string
  readonly onBlur?: () => void
  readonly inputRef?: React.Ref<HTMLInputElement>
  /** What the server says of this quantity; it comes before our own sentence. */
  readonly error?: string | undefined
  /** Stands in the empty box; with it, an empty box is no mistake yet. */
  readonly placeholder?: string
  readonly row?: Row
}
/**
 * Stands in a row of a table: narrow, its label is for screen readers only, and of the sentence one sees only what
 * the row's other cells do not say. With a placeholder it may stay empty, and minus comes back to that.
 */
type Row = {
  /** what the row is about */ readonly of: string
  readonly id?: string
  /** the id of the sentence in another cell that says what is wrong, and has its own buttons */ readonly saidBy?: string
}

export function QuantityBox({
  terms,
  text,
  onText,
  name = 'quantity',
  onBlur,
  inputRef,
  error,
  placeholder,
  row,
}: Asked) {
  const own = useId()
  const id = row?.id ?? own
  const quantity = parseQuantity(text)
  const { verdict, use, gain } = quantityAdvice(terms, quantity)
  const untouched = placeholder !== undefined && text === ''
  const fault =
    error ??
    (verdict.valid || untouched ? undefined : quantityFaultMessage(terms, quantity, verdict))
  const offered = untouched || row?.saidBy !== undefined ? [] : use
  const step = (direction: 1 | -1): void => {
    const mayStayEmpty = row !== undefined && placeholder !== undefined
    if (mayStayEmpty && direction === -1 && (text === '' || quantity <= firstQuantity(terms)))
      onText('', true)
    else onText(String(stepByPack(terms, quantity, direction)), true)
  }
  return (
    <div
      className={['quantity', row ? 'in-row' : '', fault === undefined ? '' : 'wrong']
        .filter(Boolean)
        .join(' ')}
    >
      <label htmlFor={id} className={row ? 'hidden-label' : 'small font-semibold'}>
        {row ? messages.quantityOf(row.of) : messages.quantity}
      </label>
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
          aria-describedby={row?.saidBy ?? `${id}-rule`}
          aria-invalid={fault === undefined ? undefined : true}
          onBlur={onBlur}
          onChange={({ target }) => onText(target.value, false)}
          onKeyDown={(event) => {
            const direction =
              event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
            if (direction === undefined) return
            event.preventDefault()
            step(direction)
          }}
        />
        <button
          type="button"
          aria-label={row ? messages.moreOf(row.of) : messages.more(terms.packSize)}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
      {row?.saidBy === undefined ? (
        <div id={`${id}-rule`} aria-live="polite">
          {fault === undefined ? (
            <Rule parts={quantityRuleParts(terms, gain)} short={row !== undefined} />
          ) : (
            <p className="error">
              <Icon name="attention" size={16} />
              <span>{fault}</span>
            </p>
          )}
        </div>
      ) : null}
      {offered.length === 0 ? null : (
        <div className="row">
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              className="button small"
              aria-label={row ? messages.insteadOf(one, row.of) : undefined}
              onClick={() => onText(String(one), true)}
            >
              {mend(one)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** @param short the terms are said in other cells of the row: they are only heard here */
function Rule({ parts, short }: { readonly parts: readonly RulePart[]; readonly short: boolean }) {
  const seen = parts.filter(({ kind }) => !short || kind !== 'terms')
  return (
    <>
      {short ? (
        <span className="hidden-label">{parts.map(({ text }) => text).join(' · ')}</span>
      ) : null}
      {seen.length === 0 ? null : (
        <p className="rule" aria-hidden={short || undefined}>
          {seen.map(({ text, kind }, place) => (
            <Fragment key={text}>
              {place === 0 ? null : ' · '}
              {kind === 'gain' ? <span className="gain">{text}</span> : text}
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}
