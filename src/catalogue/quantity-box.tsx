/** Asks for a quantity: typing is never blocked, minus and plus go by the pack, one live sentence says the rule or the mend. */
import { Fragment, useId } from 'react'
import { Icon } from '../web/icons.tsx'
import { catalogueWords } from '../words/en/catalogue.ts'
import { toolWords as words } from '../words/en/pages/tool.ts'
import { judgeQuantity, readQuantity, stepQuantity, type PriceTerms, type QuantityTerms } from './rules.ts'
import { quantityFault, quantityRule } from './sentences.ts'

type Asked = {
  readonly terms: QuantityTerms & PriceTerms
  /** What stands in the box, as typed. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly name?: string
  readonly onBlur?: () => void
  readonly inputRef?: React.Ref<HTMLInputElement>
  /** What the server says of this quantity; it comes before our own sentence. */
  readonly error?: string | undefined
  /** Stands in the empty box; with it, an empty box is no mistake yet. */
  readonly placeholder?: string
  /** Stands in a row: this name is for screen readers only, and of the rule only what buying more would save is said. */
  readonly rowOf?: string
}

export function QuantityBox({ terms, text, onText, name = 'quantity', onBlur, inputRef, error, placeholder, rowOf }: Asked) {
  const id = useId()
  const quantity = readQuantity(text)
  const verdict = judgeQuantity(terms, quantity)
  const untouched = placeholder !== undefined && text === ''
  const fault = error ?? (verdict.valid || untouched ? undefined : quantityFault(terms, quantity, verdict))
  const near = verdict.valid || untouched ? [] : [...new Set([verdict.below, verdict.above])].filter((one) => one !== undefined)
  const step = (direction: 1 | -1) => () => onText(String(stepQuantity(terms, quantity, direction)))
  return (
    <div className={fault === undefined ? 'quantity' : 'quantity wrong'}>
      <label htmlFor={id} className={rowOf === undefined ? 'small font-semibold' : 'hidden-label'}>{rowOf === undefined ? words.quantity : words.quantityOf(rowOf)}</label>
      <div className="stepper">
        <button type="button" aria-label={words.less(terms.packSize)} onClick={step(-1)}><Icon name="minus" size={16} /></button>
        <input
          id={id} name={name} ref={inputRef} value={text} inputMode="numeric" autoComplete="off" maxLength={12} placeholder={placeholder}
          aria-describedby={`${id}-rule`} aria-invalid={fault === undefined ? undefined : true} onBlur={onBlur} onChange={({ target }) => onText(target.value)}
        />
        <button type="button" aria-label={words.more(terms.packSize)} onClick={step(1)}><Icon name="plus" size={16} /></button>
      </div>
      <div id={`${id}-rule`} aria-live="polite">
        {fault === undefined ? <Rule terms={terms} quantity={quantity} gainOnly={rowOf !== undefined} /> : <p className="error"><Icon name="attention" size={16} /><span>{fault}</span></p>}
      </div>
      {near.length === 0 ? null : (
        <div className="row">
          {near.map((one) => <button key={one} type="button" className="button small" onClick={() => onText(String(one))}>{catalogueWords.quantity.use(one)}</button>)}
        </div>
      )}
    </div>
  )
}

type Ruled = { readonly terms: QuantityTerms & PriceTerms; readonly quantity: number; readonly gainOnly: boolean }

const Rule = ({ terms, quantity, gainOnly }: Ruled) => (
  <p className="rule">
    {quantityRule(terms, quantity).filter(({ gain }) => gain || !gainOnly).map(({ text, gain }, place) => (
      <Fragment key={text}>
        {place === 0 ? null : ' · '}
        {gain ? <span className="gain">{text}</span> : text}
      </Fragment>
    ))}
  </p>
)
