/** Pages of the development tools: plain HTML in the shop's colors, without scripts. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { currentLanguage } from '../languages/current-language.ts'
import { isForwarded, isLoopback, isLoopbackHost } from '../config/loopback.ts'
import { ownPageColors } from './own-page-colors.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'

/** Escapes text for HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

export type DevelopmentPage = {
  readonly title: string
  /** One sentence about the purpose of the page. */
  readonly lead: string
  /** HTML; all text from outside must already be escaped. */
  readonly body: string
  /** The address at which `sendDevelopmentStyles` is served. */
  readonly stylesheet: string
}

/** The HTML of the whole document. */
export const developmentPage = ({
  title,
  lead,
  body,
  stylesheet,
}: DevelopmentPage): string => `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${escapeHtml(stylesheet)}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="banner" role="note">${escapeHtml(lead)}</p>
${body}
</main>
</body>
</html>
`

const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** Sends a page. Its policy allows nothing but its stylesheet and forms to this server. */
export function sendDevelopmentPage(
  reply: FastifyReply,
  page: DevelopmentPage,
  status = 200,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
    })
    .send(developmentPage(page))
}

/** Sends the stylesheet of these pages. */
export const sendDevelopmentStyles = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-type', 'text/css; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(developmentStyles)

/**
 * Refuses requests from other machines: requests forwarded by a proxy although none is trusted, and
 * requests under a host name that is not a loopback address, since another site could make its own
 * name resolve to this machine (DNS rebinding).
 * @throws Problem notFound
 */
export function requireLoopback(request: FastifyRequest): void {
  const { headers, host, ip } = request
  // Fastify knows proxy addresses only if proxies are trusted.
  const trustsProxies = request.ips !== undefined && request.ips !== null
  if (
    !isLoopbackHost(headers.host) ||
    !isLoopbackHost(host) ||
    !isLoopback(ip) ||
    (!trustsProxies && isForwarded(headers))
  )
    throw notFound()
}

// The shop's design tokens that these pages need in addition to `ownPageColors`.
const developmentStyles = `
@font-face {
  font-family: Archivo;
  src: url("/fonts/archivo.woff2") format("woff2");
  font-weight: 400 800;
  font-stretch: 100% 125%;
  font-display: swap;
}
${ownPageColors}
:root {
  --accent-hover: #ff8a45;
  --on-accent: #1e2023;
  --warn-wash: light-dark(#f6e9cf, #3b3120);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 400 16px/1.5 Archivo, system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-width: 720px; margin-inline: auto; padding: 32px 16px 64px; display: grid; gap: 24px; }
h1, h2, p, dl, dd, ul, fieldset { margin: 0; padding: 0; border: 0; }
h1 { font-size: 26px; line-height: 1.15; }
h2 { font-size: 20px; line-height: 1.25; overflow-wrap: anywhere; }
a {
  color: var(--accent-text);
  font-weight: 600;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
}
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; border-radius: 3px; }
.banner { padding: 12px 16px; background: var(--warn-wash); border-radius: 3px; font-size: 14px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.muted { color: var(--ink-2); font-size: 14px; }
article { display: grid; gap: 8px; padding-top: 16px; border-top: 1px solid var(--line); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; font-size: 14px; }
dt { color: var(--ink-2); }
dd { overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
form { display: grid; gap: 16px; }
.person {
  display: grid;
  gap: 0;
  width: 100%;
  min-height: 56px;
  padding: 8px 16px;
  text-align: start;
}
.person span { font-weight: 400; font-size: 14px; color: var(--ink-2); overflow-wrap: anywhere; }
.button {
  min-height: 44px;
  padding: 0 20px;
  border: 1px solid var(--edge);
  border-radius: 3px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  text-decoration: none;
  display: inline-flex;
  align-items: center;
}
.button.person { display: grid; padding-block: 8px; }
.button:hover { border-color: var(--ink); }
.button.primary {
  background: var(--accent);
  border-color: var(--accent);
  color: var(--on-accent);
  justify-content: center;
}
.button.primary:hover { background: var(--accent-hover); }
.field { display: grid; gap: 6px; font-size: 14px; font-weight: 600; }
.field input {
  width: 100%;
  min-height: 44px;
  padding: 9px 12px;
  border: 1px solid var(--edge);
  border-radius: 3px;
  background: var(--raised);
  color: inherit;
  font: inherit;
  font-size: 16px;
  font-weight: 400;
}
.wrong { color: light-dark(#b0241b, #ff8f85); font-size: 14px; font-weight: 500; }
.check { display: flex; gap: 12px; align-items: center; min-height: 44px; }
.check input { width: 18px; height: 18px; accent-color: var(--accent-text); }
`
