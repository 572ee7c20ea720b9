/** The documents of a tool on its page. */
import { toolDocumentsMessages as messages } from '../messages/tool-documents.ts'
import type { ToolDocument } from '../tool-documents/tool-documents-contract.ts'

export const ToolDocuments = ({ documents }: { readonly documents: readonly ToolDocument[] }) => (
  <section className="section ruled">
    <h2>{messages.heading}</h2>
    <ul>
      {documents.map(({ id, title, bytes, path }) => (
        <li key={id}>
          <a className="link" href={path} download>
            {title}
          </a>{' '}
          <span className="muted small">{messages.type(bytes)}</span>
        </li>
      ))}
    </ul>
  </section>
)
