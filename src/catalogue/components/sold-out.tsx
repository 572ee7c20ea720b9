/** In a list, in the place of the quantity of a tool that is sold out: the way to be told. */
import { Link } from '../../ui/link.tsx'
import type { Tool } from '../contract.ts'
import { toolCardMessages as messages } from '../messages/tool-card.ts'

/** The tool's page sends one mail when it is back, and shows what is in stock in its place. */
export const SoldOut = ({
  tool: { name, slug },
}: {
  readonly tool: Pick<Tool, 'name' | 'slug'>
}) => (
  <Link className="link small tell-me" to={`/tools/${slug}`} aria-label={messages.tellMeOf(name)}>
    {messages.tellMe}
  </Link>
)
