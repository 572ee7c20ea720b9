/** A shop behind HTTP with agents enabled, a company, and programs linked to people. */
import { hash, randomBytes } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Actor } from '../platform/access/endpoint.ts'
import { day, openKeyShop, type KeyShop } from '../../tests/key-shop.ts'

export type AgentShop = Awaited<ReturnType<typeof openAgentShop>>

export const redirectUri = 'http://127.0.0.1:4180/callback'
/** The client data in a message of the protocol's newest version. */
const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

export type Tokens = { readonly access_token: string; readonly refresh_token: string }
type Mandate = {
  readonly orderLimit?: number
  readonly monthLimit?: number
  readonly days?: number
  readonly company?: string
  /** By the endpoint's names. */
  readonly scopes?: readonly string[]
  /** The endpoint for which it is linked; MCP by default. */
  readonly resource?: string
}

const tokensOf = (response: LightMyRequestResponse): Tokens => JSON.parse(response.body)

export const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url')

export async function openAgentShop(env: Readonly<Record<string, string>> = {}) {
  const keyShop: KeyShop = await openKeyShop({ LIMIT_AGENT_CLIENTS: '1000/60', ...env })
  const { app, shop, owner } = keyShop
  const { origin } = shop.config
  const { revision } = await shop.settings.read({ actor: owner }, {})
  await shop.settings.save({ actor: owner }, { revision, agents: 'yes' })
  const oauth = createOAuthClient(keyShop)
  const { message, call } = createClient(app, '/api/mcp')
  /** An approved company to which a person belongs. */
  const company = async (person: Actor, name: string): Promise<string> => {
    const request = { name, address: '', vatId: '', taxNumber: '' }
    const { id } = await shop.companies.request({ actor: person }, request)
    await shop.companies.move({ actor: owner }, { id, state: 'approved' })
    return id
  }
  return {
    ...keyShop,
    origin,
    ...oauth,
    message,
    call,
    /** The staff endpoint. */
    staff: createClient(app, '/api/mcp/staff'),
    company,
    tokensOf,
    day,
  }
}

/** Links programs in the same way as they do, by OAuth. */
function createOAuthClient({ app, shop }: KeyShop) {
  const { origin } = shop.config
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url: `/api/agents/oauth/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  /**
   * Registers a program.
   * @returns its id
   */
  const register = async (name = 'Restocker'): Promise<string> => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/agents/oauth/register',
      payload: { client_name: name, redirect_uris: [redirectUri] },
    })
    const { client_id: id }: { client_id: string } = JSON.parse(response.body)
    return id
  }
  const mcp = `${origin}/api/mcp`
  const requestOf = (
    clientId: string,
    verifier: string,
    scopes?: readonly string[],
    resource = mcp,
  ) => ({
    clientId,
    redirectUri,
    responseType: 'code',
    codeChallenge: challengeOf(verifier),
    codeChallengeMethod: 'S256',
    scope: scopes?.join(' '),
    resource,
    state: 'state-1',
  })
  /**
   * Links a program to a person, with this mandate.
   * @returns the code
   */
  const consent = async (person: Actor, clientId: string, verifier: string, mandate: Mandate) => {
    const { redirectTo } = await shop.agents.link(
      { actor: person },
      {
        ...requestOf(clientId, verifier, mandate.scopes, mandate.resource),
        orderLimit: mandate.orderLimit ?? 100_000,
        monthLimit: mandate.monthLimit ?? 1_000_000,
        days: mandate.days ?? 30,
        ...(mandate.company === undefined ? {} : { company: mandate.company }),
      },
    )
    return new URL(redirectTo).searchParams.get('code') ?? ''
  }
  const exchange = (clientId: string, code: string, verifier: string, more = {}) =>
    form('token', {
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      code_verifier: verifier,
      redirect_uri: redirectUri,
      resource: mcp,
      ...more,
    })
  const refresh = (clientId: string, token: string) =>
    form('token', { grant_type: 'refresh_token', refresh_token: token, client_id: clientId })
  const link = async (person: Actor, mandate: Mandate = {}) => {
    const clientId = await register()
    const verifier = randomBytes(32).toString('base64url')
    const code = await consent(person, clientId, verifier, mandate)
    const { resource = mcp } = mandate
    const tokens = tokensOf(await exchange(clientId, code, verifier, { resource }))
    return { clientId, ...tokens }
  }
  return { form, register, requestOf, consent, exchange, refresh, link }
}

/** Sends messages like a client of the newest version. */
function createClient(app: FastifyInstance, url: string) {
  /** One message in the form of a client of the newest version. */
  const message = (
    method: string,
    params: Readonly<Record<string, unknown>> = {},
    { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
  ) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': method,
        ...(typeof params['name'] === 'string' ? { 'mcp-name': params['name'] } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      payload: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } },
    })
  /**
   * Calls a tool.
   * @returns the response with the tool's result
   */
  const call = async (name: string, fields: object, token?: string) => {
    const response = await message(
      'tools/call',
      { name, arguments: fields },
      token === undefined ? {} : { token },
    )
    const { result }: { result?: ToolAnswer } = JSON.parse(response.body)
    return { status: response.statusCode, ...result?.structuredContent, headers: response.headers }
  }
  return { message, call }
}

type ToolAnswer = {
  readonly structuredContent?: {
    readonly result?: unknown
    readonly problem?: { readonly type: string; readonly detail?: string }
  }
}
