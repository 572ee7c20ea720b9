/** For which company somebody buys: a choice where pages know their companies, else a line. */
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { onCompanyChange, readCompany } from '../../session/company.browser.ts'
import { SelectField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import type { Membership } from '../company-schemas.ts'
import { tradeAccountMessages as messages } from '../messages/pages.ts'
import { decideBuyingFor } from '../buying-for.client.ts'
import { isActive } from '../rules.ts'

const useChosenCompany = () => useSyncExternalStore(onCompanyChange, readCompany, () => undefined)

type BuyingForProps = {
  readonly memberships: readonly Membership[]
  /** Called before the choice counts: saves what belongs to the one before. */
  readonly before?: () => Promise<unknown>
  /** Called after another choice, before the page is loaded again. */
  readonly onChange?: () => Promise<void> | void
}

/** Nothing for those who buy for no company. */
export function BuyingFor({ memberships, before, onChange }: BuyingForProps) {
  const chosen = useChosenCompany()
  const { revalidate } = useRevalidator()
  const active = memberships.filter(({ state }) => isActive(state))
  if (active.length === 0) return null
  const choose = async (id: string): Promise<void> => {
    await before?.()
    await decideBuyingFor(id === '' ? undefined : id)
    const now = readCompany()
    toast(now ? messages.chosen(now.name) : messages.chosenMyself)
    await onChange?.()
    await revalidate()
  }
  return (
    <div className="narrow mb-4">
      <SelectField
        label={messages.buyingFor}
        value={active.some(({ id }) => id === chosen?.id) ? chosen?.id : ''}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        <option value="">{messages.myself}</option>
        {active.map(({ id, name, state }) => (
          <option key={id} value={id}>
            {state === 'on-hold' ? messages.onHold(name) : name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** For pages that do not know the companies: says which one is chosen, and leads to the choice. */
export function BuyingForLine() {
  const chosen = useChosenCompany()
  return chosen ? (
    <p className="mb-4">
      {messages.buyingForCompany(chosen.name)}{' '}
      <Link className="link" to="/dashboard/company">
        {messages.change}
      </Link>
    </p>
  ) : null
}
