/** On the page of a discontinued tool: a note that it is discontinued, and its successor. */
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { Tool } from '../contract.ts'
import { toolStateMessages as messages } from '../messages/tool-states.ts'

type DiscontinuedProps = {
  readonly tool: Pick<Tool, 'stock'>
  readonly successor: { readonly slug: string; readonly name: string } | undefined
}

export const Discontinued = ({ tool, successor }: DiscontinuedProps) => (
  <div className="mb-4">
    <Notice tone="warn">
      <b>{messages.discontinued}</b> {tool.stock > 0 ? messages.whileStockLasts : messages.noMore}{' '}
      {successor ? (
        <>
          {messages.inItsPlace}{' '}
          <Link className="link" to={`/tools/${successor.slug}`}>
            {successor.name}
          </Link>
        </>
      ) : null}
    </Notice>
  </div>
)
