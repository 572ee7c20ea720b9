/** What a buyer system that has signed in asks by XML, and what it is answered. */
import type { CxmlMessage } from '../cxml/read-message.ts'
import type { Status } from '../cxml/write-message.ts'
import type { MessageKind } from '../rules.ts'
import type { CallingConnection } from '../store.server.ts'

/** The status of an answer, and the rest of it as XML. */
export type Answer = Status & { readonly content?: string | undefined }

export type Called = {
  readonly caller: CallingConnection
  readonly message: CxmlMessage
  /** Keeps the message for staff. */
  readonly log: (kind: MessageKind, reason: string | null) => Promise<void>
}
