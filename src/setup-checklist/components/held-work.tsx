/** Mails and refunds that are held since a restore, and the owner's decision. */
import { ActButton } from '../../ui/buttons.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { checklist } from '../api.client.ts'
import type { HeldWork as Held } from '../contract.ts'
import { checklistMessages } from '../messages/checklist.ts'

const messages = checklistMessages.held

export function HeldWork({ held: { mails, refunds, rehearsal, since } }: { readonly held: Held }) {
  const { busy, run } = useRowActions()
  const releaseLabel = mails === 0 ? messages.goOn : messages.release
  const release = async (): Promise<string | undefined> =>
    (await confirm({
      confirmLabel: releaseLabel,
      cancelLabel: messages.notNow,
      detail: messages.releaseDetail(mails),
    }))
      ? messages.released((await checklist.release({})).mails)
      : undefined
  const drop = async (): Promise<string | undefined> =>
    (await confirm({ confirmLabel: messages.drop, detail: messages.dropDetail(mails) }))
      ? messages.dropped((await checklist.drop({})).mails)
      : undefined
  return (
    <section className="notice warn mb-6" aria-labelledby="held-work">
      <div>
        <h2 id="held-work" className="text-base">
          {messages.title(rehearsal)} · <DateTime at={since} />
        </h2>
        <p className="mt-2">
          {messages.lead(mails, rehearsal)} {messages.refunds(refunds)}
        </p>
        {mails === 0 ? null : <p className="mt-2">{messages.advice}</p>}
        <p className="row mt-4">
          {mails === 0 ? null : (
            <ActButton className="button" busy={busy} act={(button) => run({ button, work: drop })}>
              {messages.drop}
            </ActButton>
          )}
          <ActButton
            className="button"
            busy={busy}
            act={(button) => run({ button, work: release })}
          >
            {releaseLabel}
          </ActButton>
        </p>
      </div>
    </section>
  )
}
