/**
 * The usual values in the shop's country, beside the fields: applied by a button, never
 * automatically.
 */
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { countryInSentence } from '../../platform/addresses/countries.ts'
import { definedOf } from '../../platform/defined-of.ts'
import { Notice } from '../../ui/page-state.tsx'
import type { CurrentSettings, SettingsChange } from '../contract.ts'
import { proposalFor, proposedNames } from '../country-proposal.ts'
import { countryProposalMessages as messages } from '../messages/country-proposal.ts'

type Form = UseFormReturn<z.input<typeof SettingsChange>, unknown, SettingsChange>
/** The rates of value added tax that the program charges in a country, in words: '19 %'. */
export type RatesIn = (country: string) => readonly string[]
type CountryProposalProps = {
  readonly form: Form
  readonly current: CurrentSettings
  readonly ratesIn: RatesIn
}

/**
 * Suggested even if the country was not chosen just now: the others are not important enough to
 * suggest each time.
 */
const alwaysAsked = ['currency', 'timeZone'] as const

export function CountryProposal({ form, current, ratesIn }: CountryProposalProps) {
  const { values: saved, fixed } = current
  const typed = useWatch({ control: form.control })
  const country = typed.country ?? saved.country
  const proposal = proposalFor({ ...saved, ...definedOf(typed), country }, fixed)
  const names = proposedNames.filter((name) => proposal[name] !== undefined)
  const isAsked = country !== saved.country || alwaysAsked.some((name) => names.includes(name))
  if (!isAsked || names.length === 0) return null
  const take = (): void => {
    for (const name of names) form.setValue(name, proposal[name], { shouldDirty: true })
  }
  return (
    <Notice tone="info">
      <p>{messages.usual(countryInSentence(country), proposal, ratesIn(country))}</p>
      <button type="button" className="button tight mt-2" onClick={take}>
        {messages.takeUsual}
      </button>
    </Notice>
  )
}
