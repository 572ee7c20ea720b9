/** The tools of the MCP binding, as described by `tools/list`. */
import {
  jsonSchemaOf,
  type NamedSchemas,
} from '../../../packages/contract/server/json-schema.server.ts'
import type { Json } from '../../../packages/contract/wire-format.ts'
import { ucpOperations, type UcpOperation } from './operations.server.ts'

const agent: Json = {
  type: 'object',
  required: ['profile'],
  properties: { profile: { type: 'string', format: 'uri' } },
}
const metaOf = (needsKey: boolean): Json => ({
  type: 'object',
  required: needsKey ? ['ucp-agent', 'idempotency-key'] : ['ucp-agent'],
  properties: { 'ucp-agent': agent, 'idempotency-key': { type: 'string' } },
})

function describe({ tool, describes, member, content, hasId, needsKey }: UcpOperation): object {
  const named: NamedSchemas = new Map()
  const body: Json = content ? jsonSchemaOf(content, 'request', named) : { type: 'object' }
  const isNeeded = member !== undefined && content !== undefined
  return {
    name: tool,
    description: describes,
    inputSchema: {
      type: 'object',
      required: ['meta', ...(hasId ? ['id'] : []), ...(isNeeded ? [member] : [])],
      properties: {
        meta: metaOf(needsKey),
        ...(hasId ? { id: { type: 'string' } } : {}),
        ...(member === undefined ? {} : { [member]: body }),
      },
    },
  }
}

/** Created once, on the first request. */
let described: readonly object[] | undefined
export const describeTools = (): readonly object[] => (described ??= ucpOperations.map(describe))
