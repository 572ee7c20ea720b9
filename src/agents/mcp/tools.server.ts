/** The tools of agents, created from contracts whose operations are marked for agents. */
import type { Tool } from '@modelcontextprotocol/server'
import type { CallableOperation } from '../../../packages/contract/server/dependencies.server.ts'
import {
  jsonSchemaOf,
  type NamedSchemas,
} from '../../../packages/contract/server/json-schema.server.ts'
import type { Json } from '../../../packages/contract/wire-format.ts'
import type { Actor, AgentUse, Endpoint } from '../../platform/access/endpoint.ts'

/** A tool's description for clients. */
export type DescribedTool = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: Tool['inputSchema']
  readonly annotations: { readonly readOnlyHint: boolean; readonly destructiveHint: boolean }
}

export type AgentTool = AgentUse & {
  readonly operation: CallableOperation<Endpoint, Actor>
  readonly described: DescribedTool
}

export type AgentTools = {
  /**
   * Adds an operation, if it is marked.
   * @throws Error for a name that is already used
   */
  add(operation: CallableOperation<Endpoint, Actor>): void
  readonly byName: ReadonlyMap<string, AgentTool>
}

export function createAgentTools(): AgentTools {
  const byName = new Map<string, AgentTool>()
  return {
    byName,
    add(operation) {
      const { agents: use } = operation.endpoint
      if (!use) return
      if (byName.has(use.tool)) throw new Error(`Two tools are called ${use.tool}`)
      byName.set(use.tool, { ...use, operation, described: describe(operation.endpoint, use) })
    },
  }
}

function describe(endpoint: Endpoint, use: AgentUse): DescribedTool {
  return {
    name: use.tool,
    title: endpoint.summary,
    description: use.scope === 'public' ? use.use : `${use.use} Requires the ${use.scope} scope.`,
    inputSchema: inputSchemaOf(endpoint, use),
    annotations: {
      readOnlyHint: use.writes !== true,
      destructiveHint: use.writes === true,
    },
  }
}

/**
 * The wire schema, without fields that the shop fills in; an idempotency key is one of its fields.
 */
export function inputSchemaOf(
  endpoint: Endpoint,
  { own = {} }: Pick<AgentUse, 'own'> = {},
): Tool['inputSchema'] {
  const named: NamedSchemas = new Map()
  const schema = jsonSchemaOf(endpoint.input, 'request', named)
  const isOwn = (name: string): boolean => Object.hasOwn(own, name)
  const hasKey = endpoint.idempotent === true
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !isOwn(name))
  const required = (schema.required ?? []).filter((name) => !isOwn(name))
  const text = JSON.stringify({
    type: 'object',
    properties: {
      ...Object.fromEntries(properties),
      idempotencyKey: hasKey ? keySchema : undefined,
    },
    required: hasKey ? [...required, 'idempotencyKey'] : required,
    additionalProperties: false,
    $defs: named.size === 0 ? undefined : Object.fromEntries(named),
  })
  const relocated: Tool['inputSchema'] = JSON.parse(
    text.replaceAll('#/components/schemas/', '#/$defs/'),
  )
  return relocated
}

const keySchema: Json = {
  type: 'string',
  pattern: '^[\\w-]{8,64}$',
  description:
    'A new random value for each order. If the same value is sent again, the first order is returned and no other order is placed.',
}
