/**
 * Other actions of a quote: download its file, decline (buyer), withdraw and show the history
 * (staff).
 */
import { confirm } from '../../ui/dialog.tsx'
import type { Choice } from '../../ui/desk/choices-menu.tsx'
import { MenuButton } from '../../ui/desk/menu-button.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { quotes } from '../api.client.ts'
import type { Quote } from '../contract.ts'
import { quotePageMessages as messages } from '../messages/pages.ts'
import { fetchOffer } from '../fetch-offer.client.ts'
import { isOpen } from '../rules.ts'

type QuoteMenuProps = {
  readonly quote: Pick<Quote, 'id' | 'number' | 'state' | 'versions'>
  readonly isBuyer: boolean
  readonly canAnswer: boolean
  /** Starts or discards an offer while another next step is shown. */
  readonly draft: Choice | undefined
  /** Whether the reader may see its history. */
  readonly isStaff: boolean
}

export function QuoteMenu({ quote, isBuyer, canAnswer, draft, isStaff }: QuoteMenuProps) {
  const { id, number, state, versions } = quote
  const { busy, run } = useRowActions()
  const end = (
    detail: string,
    label: string,
    call: () => Promise<unknown>,
    done: string,
  ): Choice => {
    const work = async (): Promise<string | undefined> => {
      if (!(await confirm({ detail, confirmLabel: label }))) return undefined
      await call()
      return done
    }
    return { label, danger: true, act: (button) => void run({ button, work }) }
  }
  const sayNo = state === 'asked' ? messages.takeBack : messages.decline
  const decline = end(
    messages.sureToDecline,
    sayNo,
    () => quotes.decline({ id }),
    messages.isDeclined,
  )
  const withdraw = end(
    messages.sureToWithdraw,
    messages.withdraw,
    () => quotes.withdraw({ id }),
    messages.isWithdrawn,
  )
  const choices: readonly Choice[] = [
    ...(draft ? [draft] : []),
    ...versions.slice(0, 1).map(({ version }) => ({
      label: messages.saveFile,
      act: (button: HTMLElement) =>
        void run({ button, work: async () => messages.saved(await fetchOffer(quote, version)) }),
    })),
    ...(isStaff
      ? [{ label: messages.history, to: `/dashboard/history?kind=quote&record=${id}` }]
      : []),
    ...(isOpen(state) && isBuyer ? [decline] : []),
    ...(isOpen(state) && canAnswer ? [withdraw] : []),
  ]
  return choices.length === 0 ? null : (
    <MenuButton label={messages.moreFor(number)} busy={busy} choices={choices}>
      {messages.more}
    </MenuButton>
  )
}
