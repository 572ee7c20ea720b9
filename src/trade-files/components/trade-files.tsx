/** The downloads of trade files for the catalogue, a price list or a company. */
import { useId } from 'react'
import { accounts } from '../../accounts/api.client.ts'
import { ActButton } from '../../ui/buttons.tsx'
import type { Choice } from '../../ui/desk/choices-menu.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { tradeForms, type TradeForm } from '../forms.ts'
import type { TradeFileFor } from '../download.client.ts'
import { tradeFileMessages as messages } from '../messages/trade-files.ts'

type TradeFilesProps = {
  readonly file: TradeFileFor
  /** What the files have. */
  readonly lead: string
}

async function save(form: TradeForm, file: TradeFileFor): Promise<string> {
  // If staff must prove who they are, this call opens the dialog, so that the download needs no
  // proof.
  if (file.of !== 'own-company') await accounts.exportList({ list: 'trade-files' })
  const { downloadTradeFile } = await import('../download.client.ts')
  await downloadTradeFile(form, file)
  return messages.saved(messages.forms[form])
}

/** The same files as entries of a menu, such as an export menu. */
export const tradeFileChoices = (
  file: TradeFileFor,
  run: ReturnType<typeof useRowActions>['run'],
): readonly Choice[] =>
  tradeForms.map((form) => ({
    label: messages.forms[form],
    name: messages.download(messages.forms[form]),
    act: (button) => void run({ button, work: () => save(form, file) }),
  }))

export function TradeFiles({ file, lead }: TradeFilesProps) {
  const id = useId()
  const { busy, run } = useRowActions()
  return (
    <section className="mt-6" aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {messages.title}
      </h2>
      <p className="muted mb-2">{lead}</p>
      <p className="row">
        {tradeForms.map((form) => (
          <ActButton
            key={form}
            className="button tight"
            busy={busy}
            aria-label={messages.download(messages.forms[form])}
            act={(button) => run({ button, work: () => save(form, file) })}
          >
            {messages.forms[form]}
          </ActButton>
        ))}
        <span role="status">{busy ? messages.saving : ''}</span>
      </p>
    </section>
  )
}
