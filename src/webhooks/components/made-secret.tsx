/** A new secret, shown once. */
import { ShownOnce } from '../../ui/shown-once.tsx'
import { webhookPageMessages as messages } from '../messages/pages.ts'

type MadeSecretProps = { readonly secret: string; readonly onDone: () => void }

export const MadeSecret = ({ secret, onDone }: MadeSecretProps) => (
  <ShownOnce
    heading="h2"
    title={messages.shownOnce}
    detail={messages.shownOnceDetail}
    text={secret}
    name={messages.theSecret}
    done={messages.done}
    onDone={onDone}
  />
)
