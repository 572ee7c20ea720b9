/** The rights of a service account: a choice for each area, with its description. */
import { useId } from 'react'
import type { Scope } from '../../platform/access/scopes.ts'
import { FieldNote } from '../../ui/field.tsx'
import { accountFormMessages as messages } from '../messages/pages.ts'
import { companyAreas, modeOf, modes, shopAreas, withMode, type Area } from '../scope-choice.ts'

type ScopeFieldsProps = {
  readonly granted: readonly Scope[]
  /** Whether it buys for a company. */
  readonly forCompany: boolean
  readonly error?: string | undefined
  readonly onChange: (granted: Scope[]) => void
}

export function ScopeFields({ granted, forCompany, error, onChange }: ScopeFieldsProps) {
  const areas: readonly Area[] = forCompany ? companyAreas : shopAreas
  return (
    <fieldset className="field">
      <legend className="label">{messages.scopes}</legend>
      <p className="small muted mb-2">{messages.scopesHelp}</p>
      <div className="scope-fields">
        {areas.map((area) => (
          <AreaField key={area} area={area} granted={granted} onChange={onChange} />
        ))}
      </div>
      {error === undefined ? null : <FieldNote id={undefined} error={error} />}
    </fieldset>
  )
}

type AreaFieldProps = Pick<ScopeFieldsProps, 'granted' | 'onChange'> & { readonly area: Area }

function AreaField({ area, granted, onChange }: AreaFieldProps) {
  const id = useId()
  const choose = (value: string): void => {
    const mode = modes.find((one) => one === value)
    if (mode) onChange(withMode(granted, area, mode))
  }
  return (
    <div className="scope-field">
      <label htmlFor={id}>
        {messages.areas[area]}
        <small id={`${id}-opens`}>{messages.opens[area]}</small>
      </label>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}-opens`}
        value={modeOf(granted, area)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {messages.modes[mode]}
          </option>
        ))}
      </select>
    </div>
  )
}
