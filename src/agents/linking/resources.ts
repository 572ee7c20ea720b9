/** The endpoint of the shop for which a token is valid (RFC 8707). Pure. */
import type { ShopSettings } from '../../settings/declarations.ts'
import { mcpPath, namesUcpScope } from '../rules.ts'

/** Whether the shop supports the Universal Commerce Protocol: only if people can link agents. */
export const speaksUcp = ({ agents, ucp }: Pick<ShopSettings, 'agents' | 'ucp'>): boolean =>
  agents === 'yes' && ucp === 'yes'

/** The resource of UCP is the shop as a whole: its metadata is at the root (RFC 9728, 3.1). */
export const ucpResource = (origin: string): string => origin

/** An address without the trailing slash that clients add to an origin. */
export const plainResource = (origin: string, text: string): string =>
  text === `${origin}/` ? origin : text

/** @returns undefined if it is not an endpoint of this shop */
export function resourceOf(
  origin: string,
  {
    resource,
    scope = '',
  }: { readonly resource?: string | undefined; readonly scope?: string | undefined },
  settings: Pick<ShopSettings, 'agents' | 'ucp'>,
): string | undefined {
  const [mcp, ucp] = [origin + mcpPath, ucpResource(origin)]
  const isUcp = speaksUcp(settings)
  if (resource === undefined) return isUcp && namesUcpScope(scope) ? ucp : mcp
  if (resource === mcp) return mcp
  return isUcp && plainResource(origin, resource) === ucp ? ucp : undefined
}
