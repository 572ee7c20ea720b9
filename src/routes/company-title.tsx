/** The title row of a company's record: its state, the step that is taken most, the rest in a menu. */
import { Link } from 'react-router'
import { CompanyPill } from '../companies/components/company-pill.tsx'
import { companies } from '../companies/api.client.ts'
import type { Company } from '../companies/contract.ts'
import { companiesPageMessages as messages, stateNames } from '../companies/messages/pages.ts'
import { statesAfter, type CompanyState } from '../companies/rules.ts'
import { ActButton } from '../ui/buttons.tsx'
import { MenuButton } from '../ui/desk/menu-button.tsx'
import { TitleBar } from '../ui/desk/title-bar.tsx'
import { confirm } from '../ui/dialog.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'

/** For its only member, else to choose one of them. */
function orderAddress({ id, name, members: [first, second] }: Company): string {
  const isOne = first !== undefined && second === undefined
  const search = isOne ? { user: first.userId, company: id } : { q: name }
  return `/dashboard/telephone?${String(new URLSearchParams(search))}`
}

type CompanyTitleProps = {
  readonly company: Company
  readonly canChange: boolean
  /** Whether the reader may order for its members. */
  readonly canOrder: boolean
  /** Whether its step is the primary button: other parts have one of their own. */
  readonly isMain: boolean
}

/** Name and state; what is done most in this state is its step, the rest is behind *More*. */
export function CompanyTitle({ company, canChange, canOrder, isMain }: CompanyTitleProps) {
  const stepClass = isMain ? 'button primary tight' : 'button tight'
  const { id, name, number, state } = company
  const { busy, run } = useRowActions()
  const move = async (to: CompanyState): Promise<string | undefined> => {
    const sure =
      to !== 'closed' ||
      (await confirm({
        detail: messages.sureToClose(name),
        confirmLabel: messages.move.closed,
        cancelLabel: messages.leaveIt,
      }))
    if (!sure) return undefined
    await companies.move({ id, state: to })
    return messages.moved(name, stateNames[to])
  }
  const moves = canChange ? statesAfter(state) : []
  const first = moves.find((to) => to === 'approved')
  const others = moves.filter((to) => to !== first)
  return (
    <TitleBar
      title={<bdi title={name}>{name}</bdi>}
      state={<CompanyPill state={state} />}
      who={messages.number(number)}
      more={
        others.length === 0 ? null : (
          <MenuButton
            label={messages.moreFor(name)}
            busy={busy}
            choices={others.map((to) => ({
              label: messages.move[to],
              danger: to === 'closed',
              act: (button) => void run({ button, work: () => move(to) }),
            }))}
          >
            {messages.more}
          </MenuButton>
        )
      }
      step={
        first ? (
          <ActButton
            className={stepClass}
            busy={busy}
            act={(button) => run({ button, work: () => move(first) })}
          >
            {messages.move[first]}
          </ActButton>
        ) : canOrder && state === 'approved' && company.members.length > 0 ? (
          <Link className={stepClass} to={orderAddress(company)}>
            {messages.newOrder}
          </Link>
        ) : null
      }
    />
  )
}
