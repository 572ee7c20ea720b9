/** A script in the document itself: only scripts from this component may run there. */
import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'

/**
 * Marks the script as ours while the page is rendered (platform/http/script-marks.server.ts). In
 * the browser it has already run: the text is empty there, and so is the mark.
 */
export function InlineScript({ text }: { readonly text: string }) {
  const mark = useContext(UNSAFE_FrameworkContext)?.nonce
  return (
    <script nonce={mark} suppressHydrationWarning>
      {text}
    </script>
  )
}
