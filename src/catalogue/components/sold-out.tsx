/** In a list, replaces the quantity of a sold-out tool: a link to being notified. */
import { Link } from '../../ui/link.tsx'
import type { Tool } from '../contract.ts'
import { toolCardMessages as messages } from '../messages/tool-card.ts'

/** The tool's page sends one mail when it is back, and shows alternatives in stock. */
export const SoldOut = ({
  tool: { name, slug },
}: {
  readonly tool: Pick<Tool, 'name' | 'slug'>
}) => (
  <Link className="link small tell-me" to={`/tools/${slug}`} aria-label={messages.tellMeOf(name)}>
    {messages.tellMe}
  </Link>
)
