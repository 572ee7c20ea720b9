/** Copies a tool's id; loaded with the first click, which few visitors make. */
import { toast } from '../../ui/toast.tsx'
import { toolListMessages as messages } from '../messages/tool-list.ts'

/** The clipboard is missing on pages without TLS, and the user may refuse it. */
export async function copyId(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id)
    toast(messages.copied)
  } catch {
    toast(messages.notCopied, 'info')
  }
}
