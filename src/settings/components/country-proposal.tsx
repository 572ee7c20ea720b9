/** What is usual in the country of the shop, beside the fields: taken over by a button, never unasked. */
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { countryInSentence } from '../../platform/addresses/countries.ts'
import { Notice } from '../../ui/page-state.tsx'
import type { SettingsChange } from '../contract.ts'
import { proposalFor } from '../country-proposal.ts'
import type { ShopSettings } from '../declarations.ts'
import { settingsMessages as messages } from '../messages/settings.ts'

type Form = UseFormReturn<z.input<typeof SettingsChange>, unknown, SettingsChange>
type CountryProposalProps = { readonly form: Form; readonly saved: ShopSettings }

export function CountryProposal({ form, saved }: CountryProposalProps) {
  const typed = useWatch({ control: form.control })
  const country = typed.country ?? saved.country
  const { currency, timeZone, invoicing } = proposalFor({
    country,
    currency: typed.currency ?? saved.currency,
    timeZone: typed.timeZone ?? saved.timeZone,
    invoicing: typed.invoicing ?? saved.invoicing,
  })
  // Another way of issuing invoices is no reason to ask each time the page opens.
  const isAsked = currency !== undefined || timeZone !== undefined || country !== saved.country
  if (!isAsked || (currency ?? timeZone ?? invoicing) === undefined) return null
  const take = (): void => {
    if (currency !== undefined) form.setValue('currency', currency, { shouldDirty: true })
    if (timeZone !== undefined) form.setValue('timeZone', timeZone, { shouldDirty: true })
    if (invoicing !== undefined) form.setValue('invoicing', invoicing, { shouldDirty: true })
  }
  return (
    <Notice tone="info">
      <p>
        {messages.usual(countryInSentence(country), {
          currency,
          timeZone,
          invoices: invoicing !== undefined,
        })}
      </p>
      <button type="button" className="button tight mt-2" onClick={take}>
        {messages.takeUsual}
      </button>
    </Notice>
  )
}
