/** A signed-in buyer system's request by XML, and the response to it. */
import type { CxmlMessage } from '../cxml/read-message.ts'
import type { Status } from '../cxml/write-message.ts'
import type { MessageKind } from '../rules.ts'
import type { CallingConnection } from '../store.server.ts'

/** The status of a response, and its body as XML. */
export type Answer = Status & { readonly content?: string | undefined }

export type Called = {
  readonly caller: CallingConnection
  readonly message: CxmlMessage
  /** Keeps the message for staff. */
  readonly log: (kind: MessageKind, reason: string | null) => Promise<void>
}
