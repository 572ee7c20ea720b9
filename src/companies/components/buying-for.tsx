/**
 * The company for which somebody buys: the choice in the bar of every page, and a line that leads
 * to it.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { onCompanyChange, readCompany } from '../../session/company.browser.ts'
import styles from '../../ui/styles/buying-for.css?url&no-inline'
import { problemMessage } from '../../ui/problem-message.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import type { BuyingForAnswer } from '../buying-for-contract.ts'
import {
  decideBuyingFor,
  followBuyingFor,
  onBuyingForChange,
  postponeBuyingFor,
  readBuyingFor,
  refreshApprovals,
} from '../buying-for.client.ts'
import { tradeAccountMessages as messages } from '../messages/pages.ts'

const chooserId = 'buying-for'
export const useAnswer = () =>
  useSyncExternalStore(onBuyingForChange, readBuyingFor, () => undefined)
export const useCompany = () => useSyncExternalStore(onCompanyChange, readCompany, () => undefined)

type BuyingForProps = {
  /** The signed-in account: for each account the tab applies its choice once. */
  readonly email: string
  /** Called after the choice has changed, before the page is reloaded. */
  readonly onChange: () => Promise<void>
}

/** Renders nothing for people who buy for no company. */
export function BuyingFor({ email, onChange }: BuyingForProps) {
  const answer = useAnswer()
  const company = useCompany()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const reload = useRef(async (): Promise<void> => undefined)
  useEffect(() => {
    reload.current = async () => {
      await onChange()
      await revalidate()
    }
  })
  const { pathname } = useLocation()
  useEffect(() => {
    // Errors are ignored: the page's own requests report them, and the next page asks again.
    refreshApprovals().catch(() => undefined)
  }, [pathname])
  useEffect(() => {
    const follow = async (): Promise<void> => {
      if (await followBuyingFor()) await reload.current()
    }
    // Errors are ignored: the page's own requests report them, and the next page asks again.
    follow().catch(() => undefined)
  }, [email])
  if (!answer || answer.companies.length === 0) return null
  const choose = async (id: string): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      await decideBuyingFor(id === '' ? undefined : id)
      const now = readCompany()
      toast(now ? messages.chosen(now.name) : messages.chosenMyself)
      await reload.current()
    } catch (error) {
      toast(isProblem(error) ? problemMessage(error) : formMessages.failedDetail, 'error')
    }
    setBusy(false)
  }
  const choices = choicesOf(answer)
  const [only] = choices
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="buying-for" />
      <label className="when-in buying-for">
        <span>{messages.buyingFor}</span>
        {choices.length === 1 ? (
          <b>{only?.label}</b>
        ) : (
          <select
            id={chooserId}
            value={company?.id ?? ''}
            aria-disabled={busy || undefined}
            onChange={({ currentTarget }) => void choose(currentTarget.value)}
          >
            {answer.myself || company ? null : <option value="">{messages.choose}</option>}
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </label>
      {answer.approvals ? (
        <Link className="when-in approvals" to="/dashboard/approvals">
          {messages.approvalsWait(answer.approvals)}
        </Link>
      ) : null}
      {/* Outside the bar, which has other colours and buttons. */}
      {answer.asks
        ? createPortal(<Question choices={choices} onChoose={choose} />, document.body)
        : null}
    </>
  )
}

type Choice = { readonly id: string; readonly label: string }

const choicesOf = ({ companies, myself }: BuyingForAnswer): readonly Choice[] => [
  ...(myself ? [{ id: '', label: messages.myself }] : []),
  ...companies.map(({ id, name, onHold }) => ({
    id,
    label: onHold ? messages.onHold(name) : name,
  })),
]

type QuestionProps = {
  readonly choices: readonly Choice[]
  readonly onChoose: (id: string) => Promise<void>
}

/** Asked once: several are possible, and none was chosen on any device. */
function Question({ choices, onChoose }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="buying-for-question"
      aria-describedby="buying-for-detail"
      onCancel={(event) => {
        event.preventDefault()
        postponeBuyingFor()
      }}
    >
      <h2 id="buying-for-question">{messages.question}</h2>
      <p id="buying-for-detail">{messages.questionDetail}</p>
      <div className="choices">
        {choices.map(({ id, label }) => (
          <button key={id} type="button" className="button wide" onClick={() => void onChoose(id)}>
            {label}
          </button>
        ))}
        <button type="button" className="button plain" onClick={postponeBuyingFor}>
          {messages.later}
        </button>
      </div>
    </dialog>
  )
}

/** Opens the menu first if the bar has no room for the choice. */
export function focusChooser(): void {
  const chooser = document.querySelector<HTMLElement>(`#${chooserId}`)
  if (!chooser) return
  if (!chooser.checkVisibility()) chooser.closest<HTMLElement>('[popover]')?.showPopover()
  chooser.focus()
}

/** Shows on a page which company is chosen, and links to the choice in the bar. */
export function BuyingForLine() {
  const company = useCompany()
  const answer = useAnswer()
  if (!company) return null
  return (
    <p className="mb-4">
      {messages.buyingForCompany(company.name)}{' '}
      {answer && choicesOf(answer).length > 1 ? (
        <button type="button" className="link" onClick={focusChooser}>
          {messages.change}
        </button>
      ) : null}
    </p>
  )
}
