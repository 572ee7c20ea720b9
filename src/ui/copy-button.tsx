/** A short text with a button that copies it. */
import { listPageMessages as messages } from './messages/list-page.ts'
import { toast } from './toast.tsx'
import { Icon } from './icons.tsx'

/** @param name names the text in the button's label: 'Copy _id' */
export const CopyButton = ({ text, name }: { readonly text: string; readonly name: string }) => (
  <span className="copyable">
    <span className="small muted">{text}</span>
    <button
      type="button"
      className="icon-button"
      aria-label={messages.copy(name)}
      onClick={() => void copy(text)}
    >
      <Icon name="copy" size={16} />
    </button>
  </span>
)

/**
 * The clipboard is missing on pages without TLS, and the user may refuse it.
 * @returns whether it was copied
 */
export const copyText = (text: string): Promise<boolean> =>
  (navigator.clipboard
    ? navigator.clipboard.writeText(text)
    : Promise.reject(new Error('no clipboard'))
  ).then(
    () => true,
    () => false,
  )

const copy = async (text: string): Promise<void> =>
  (await copyText(text)) ? toast(messages.copied) : toast(messages.notCopied, 'info')
