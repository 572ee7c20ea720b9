/** Two buttons with which a company approves or refuses an order on hold, with a note to its buyer. */
import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { holds } from '../api.client.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'
import { useReleaseHold } from './use-release-hold.ts'

type HoldDecisionProps = {
  readonly number: number
  /** As the reader sees it. */
  readonly revision: number
  /** What the button says that releases it. */
  readonly label: string
}

export function HoldDecision({ number, revision, label }: HoldDecisionProps) {
  const { busy, run } = useRowActions()
  const { short, release } = useReleaseHold(number, revision)
  const [note, setNote] = useState('')
  const refuse = async (): Promise<string> => {
    await holds.refuseHold({ number, note })
    return messages.refused(number)
  }
  return (
    <div className="form mt-4">
      {short === undefined ? null : <Notice tone="bad">{short}</Notice>}
      <TextField
        label={messages.refuseNote}
        optional
        help={messages.refuseHelp}
        maxLength={300}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className="row">
        <button
          type="button"
          className="button primary"
          aria-disabled={busy || undefined}
          aria-label={messages.actOn(label, number)}
          onClick={({ currentTarget: button }) => void run({ button, work: release })}
        >
          {label}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          aria-label={messages.actOn(messages.refuse, number)}
          onClick={({ currentTarget: button }) => void run({ button, work: refuse })}
        >
          {messages.refuse}
        </button>
      </div>
    </div>
  )
}
