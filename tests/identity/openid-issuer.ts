/**
 * A real OpenID Connect issuer for tests: oidc-provider with its own accounts, pages and keys, on its
 * own port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import OpenIdProvider, {
  errors,
  interactionPolicy,
  type Configuration,
  type Provider,
} from 'oidc-provider'

type Account = {
  readonly sub: string
  readonly name: string
  readonly email: string
  password: string
  readonly verified: boolean
}
export type OpenIdIssuer = {
  readonly issuer: string
  readonly accounts: Map<string, Account>
  close(): Promise<void>
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const page = (title: string, body: string): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">',
    `<title>${title}</title><h1>${title}</h1>${body}</html>`,
  ].join('')
const autocomplete: Readonly<Record<string, string>> = {
  email: 'username',
  password: 'current-password',
}
const field = (label: string, name: string, type: string): string =>
  [
    `<p><label>${label} <input name="${name}" type="${type}"`,
    `autocomplete="${autocomplete[type] ?? type}" required></label></p>`,
  ].join(' ')
const form = (...content: string[]): string => `<form method="post">${content.join('')}</form>`

/** The interaction pages; each posts to its own address. */
const pages: Readonly<Record<string, (mistake: string) => string>> = {
  login: (mistake) =>
    page(
      'Issuer: log in',
      [
        mistake,
        form(
          field('E-mail at the issuer', 'email', 'email'),
          field('Password at the issuer', 'password', 'password'),
          '<button>Go on</button>',
        ),
        form('<button name="cancel" value="yes">Stop</button>'),
        '<a href="?page=create">Open an account</a> ',
        '<a href="?page=forgotten">I forgot my password</a>',
      ].join(''),
    ),
  create: (mistake) =>
    page(
      'Issuer: open an account',
      mistake +
        form(
          field('Name at the issuer', 'name', 'text'),
          field('E-mail at the issuer', 'email', 'email'),
          field('Password at the issuer', 'password', 'password'),
          '<button>Open the account</button>',
        ),
    ),
  forgotten: (mistake) =>
    page(
      'Issuer: a new password',
      mistake +
        form(
          field('E-mail at the issuer', 'email', 'email'),
          field('New password at the issuer', 'password', 'password'),
          '<button>Set it</button>',
        ),
    ),
}

/** @param shops origins of the shops that may use it, all as the client 'ironmonger' */
export async function startOpenIdIssuer(
  port: number,
  shops: readonly string[],
): Promise<OpenIdIssuer> {
  const issuer = `http://127.0.0.1:${port}`
  const accounts = new Map<string, Account>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new OpenIdProvider(issuer, {
    ...settings,
    ...clientsOf(shops),
    ...accountLookup(accounts),
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'issuer-1' }],
    },
    interactions: {
      policy: createPolicy(),
      url: (_ctx, { uid, prompt }) => `/interaction/${uid}?page=${prompt.name}`,
    },
  })
  const handle = provider.callback()
  const server = createServer((request, reply) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, reply)
    interact(provider, accounts, request, reply).catch((error: unknown) =>
      reply.writeHead(error instanceof errors.OIDCProviderError ? 410 : 500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    issuer,
    accounts,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The settings that are the same for every issuer. Times to live are in seconds. */
const settings: Configuration = {
  cookies: { keys: ['for-tests-only'] },
  clientBasedCORS: () => true,
  pkce: { required: () => true },
  scopes: ['openid', 'email', 'profile', 'offline_access'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  discovery: { prompt_values_supported: ['none', 'login', 'consent', 'create'] },
  issueRefreshToken: async () => true,
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, logoutForm) => {
        const button =
          '<button form="op.logoutForm" name="logout" value="yes">Sign out of the issuer</button>'
        ctx.body = page('Issuer: sign out', logoutForm + button)
      },
    },
  },
  ttl: {
    AccessToken: 300,
    AuthorizationCode: 60,
    IdToken: 300,
    Interaction: 600,
    Session: 3600,
    Grant: 3600,
    RefreshToken: 3600,
  },
}

/** One public client, which may redirect to the login page of each shop. */
function clientsOf(shops: readonly string[]): Pick<Configuration, 'clients'> {
  const loginPages = shops.map((shop) => `${shop}/login`)
  return {
    clients: [
      {
        client_id: 'ironmonger',
        token_endpoint_auth_method: 'none',
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: loginPages,
        post_logout_redirect_uris: loginPages,
      },
    ],
  }
}

/** The usual prompts, and first `create`: the sign-up page. */
function createPolicy(): ReturnType<typeof interactionPolicy.base> {
  const policy = interactionPolicy.base()
  policy.add(
    new interactionPolicy.Prompt(
      { name: 'create', requestable: true },
      new interactionPolicy.Check(
        'create_prompt',
        'an account is to be opened',
        ({ oidc }) => oidc.prompts.has('create') && oidc.promptPending('create'),
      ),
    ),
    0,
  )
  return policy
}

/** Finds the claims of an account; every account has granted all scopes. */
function accountLookup(
  accounts: ReadonlyMap<string, Account>,
): Pick<Configuration, 'findAccount' | 'loadExistingGrant'> {
  return {
    findAccount: (_ctx, sub) => {
      const account = [...accounts.values()].find((candidate) => candidate.sub === sub)
      return (
        account && {
          accountId: sub,
          claims: () => ({
            sub,
            name: account.name,
            email: account.email,
            email_verified: account.verified,
          }),
        }
      )
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client ? { clientId: oidc.client.clientId } : {}),
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      })
      grant.addOIDCScope('openid email profile offline_access')
      await grant.save()
      return grant
    },
  }
}

/** Shows an interaction page, or handles its form. */
async function interact(
  provider: Provider,
  accounts: Map<string, Account>,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '/', provider.issuer)
  const pageName = searchParams.get('page') ?? 'login'
  const showPage = (mistake = ''): void => {
    const shown = pages[pageName] ?? pages['login']
    const notice = mistake && `<p role="alert">${escapeHtml(mistake)}</p>`
    reply.writeHead(200, { 'content-type': 'text/html' }).end(shown?.(notice))
  }
  await provider.interactionDetails(request, reply)
  if (request.method !== 'POST') return showPage()
  const input = new URLSearchParams(await bodyOf(request))
  const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
    provider.interactionFinished(request, reply, result, { mergeWithLastSubmission: false })
  if (input.has('cancel')) return finish({ error: 'access_denied', error_description: 'stopped' })
  const fieldOf = (name: string): string => input.get(name) ?? ''
  const [email, password, name] = [fieldOf('email'), fieldOf('password'), fieldOf('name')] as const
  const known = accounts.get(email)
  if (pageName === 'create') {
    if (known) return showPage('There is such an account already.')
    accounts.set(email, {
      sub: `issuer-${accounts.size + 1}`,
      name,
      email,
      password,
      verified: !email.includes('unverified'),
    })
  } else if (pageName === 'forgotten') {
    if (known) known.password = password
    return void reply.writeHead(303, { location: '?page=login' }).end()
  } else if (known?.password !== password)
    return showPage('The issuer knows no such e-mail and password.')
  const accountId = accounts.get(email)?.sub
  return accountId === undefined ? showPage() : finish({ login: { accountId }, create: {} })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
