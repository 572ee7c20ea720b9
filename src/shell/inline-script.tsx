/** A script that stands in the document itself: only what this component writes may run there. */
import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'

/**
 * Marks the script as ours while the page is rendered (platform/http/script-marks.server.ts). In
 * the browser it has run already: the text is empty there, and so is the mark.
 */
export function InlineScript({ text }: { readonly text: string }) {
  const mark = useContext(UNSAFE_FrameworkContext)?.nonce
  return (
    <script nonce={mark} suppressHydrationWarning>
      {text}
    </script>
  )
}
