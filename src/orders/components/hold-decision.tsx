/** Two buttons with which a company approves or refuses an order on hold. */
import type { ReactNode } from 'react'
import { ActButton } from '../../ui/buttons.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'
import { RefuseHold } from './refuse-hold.tsx'
import { useReleaseHold } from './use-release-hold.ts'

type HoldDecisionProps = {
  readonly number: number
  /** As the reader sees it. */
  readonly revision: number
  /** The order that has waited longest; its button is the page's next step. */
  readonly isFirst: boolean
  /** Of a part of the page that is there after the decision, too: the focus goes on from it. */
  readonly actions: RowActions
  /** What else can be done with the order. */
  readonly children: ReactNode
}

export function HoldDecision({ number, revision, isFirst, actions, children }: HoldDecisionProps) {
  const { short, release } = useReleaseHold(number, revision)
  const { busy, run } = actions
  return (
    <>
      {short === undefined ? null : (
        <div className="mt-4">
          <Notice tone="bad">{short}</Notice>
        </div>
      )}
      <div className="row mt-4">
        <ActButton
          className={isFirst ? 'button primary' : 'button'}
          busy={busy}
          aria-label={messages.actOn(messages.approve, number)}
          act={(button) => run({ button, work: release })}
        >
          {messages.approve}
        </ActButton>
        {children}
        <RefuseHold number={number} actions={actions} />
      </div>
    </>
  )
}
