/** All keys of the dashboard, as they work for its reader on the page that is open. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { deskMenuFor } from '../app/desk-menu.ts'
import { FormDialog } from '../ui/desk/form-dialog.tsx'
import { hasNew, keyPlaces } from './desk-keys.browser.ts'
import { deskKeysMessages as messages } from './messages/desk-keys.ts'

type KeysDialogProps = {
  readonly groups: ReturnType<typeof deskMenuFor>
  readonly onClose: () => void
}

export function KeysDialog({ groups, onClose }: KeysDialogProps) {
  const isMac = navigator.userAgent.includes('Mac')
  const control = isMac ? '⌘' : messages.control
  const hasRows = document.querySelector('main .desk-rows tbody tr') !== null
  return (
    <FormDialog title={messages.title} open onClose={onClose}>
      <h2>{messages.title}</h2>
      <p className="muted small">{messages.lead}</p>
      <KeyList title={messages.everywhere}>
        <Key keys={[`${control} K`, messages.or, '/']} does={messages.find} />
        <Key keys={[`${control} Enter`]} does={messages.inPlace} />
        <Key keys={[`${control} S`]} does={messages.save} />
        <Key keys={[`${control} Z`]} does={messages.undo} />
        {hasNew() ? <Key keys={['n']} does={messages.isNew} /> : null}
        <Key keys={['?']} does={messages.all} />
      </KeyList>
      <KeyList title={messages.goTo}>
        {keyPlaces(groups).map(({ letter, item }) => (
          <Key key={letter} keys={['g', messages.andThen, letter]} does={item.label} />
        ))}
      </KeyList>
      {hasRows ? (
        <KeyList title={messages.lists}>
          <Key keys={['j', messages.or, 'k']} does={messages.rows} />
          <Key keys={['x']} does={messages.choose} />
          <Key keys={[`${messages.shift} ${messages.click}`]} does={messages.range} />
          <Key keys={['Enter']} does={messages.open} />
          <Key keys={['e']} does={messages.act} />
        </KeyList>
      ) : null}
      <p>
        <Link className="link" to="/dashboard/me#keys" onClick={onClose}>
          {messages.switchOff}
        </Link>
      </p>
    </FormDialog>
  )
}

type KeyListProps = { readonly title: string; readonly children: ReactNode }

const KeyList = ({ title, children }: KeyListProps) => (
  <section className="key-list" aria-label={title}>
    <h3>{title}</h3>
    <dl>{children}</dl>
  </section>
)

type KeyProps = {
  /** Keys, and every second one the word between them. */
  readonly keys: readonly string[]
  readonly does: string
}

const Key = ({ keys, does }: KeyProps) => (
  <div>
    <dt>
      {keys.map((key, index) =>
        index % 2 === 0 ? <kbd key={key}>{key}</kbd> : <span key={key}> {key} </span>,
      )}
    </dt>
    <dd>{does}</dd>
  </div>
)
