/**
 * The accent color as files: a style sheet and an icon whose addresses contain the color, so that
 * their content never changes; and the web app manifest, with the shop's name.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { accentShades, isReadableAccent } from '../profile/accent.ts'
import { brandFileAddress, iconSource } from '../profile/brand-picture.ts'
import { defaultAccent } from '../profile/accent-default.ts'

const immutable = 'public, max-age=31536000, immutable'

type ThemeSettings = {
  readonly name: string
  readonly tagline: string
  readonly accent: string
  /** Keys of pictures, or empty. */
  readonly logo: string
  readonly icon: string
}

/** @param read returns the current settings */
export function registerTheme(app: FastifyInstance, read: () => Promise<ThemeSettings>): void {
  app.get<{ Params: { file: string } }>('/theme-:file', async ({ params }, reply) => {
    const accent = accentIn(params.file, 'css')
    return accent === undefined
      ? reply.callNotFound()
      : send(reply, 'text/css; charset=utf-8', themeOf(accent))
  })
  app.get<{ Params: { file: string } }>('/icon-:file', async ({ params }, reply) => {
    const accent = accentIn(params.file, 'svg')
    return accent === undefined
      ? reply.callNotFound()
      : send(reply, 'image/svg+xml', iconOf(accent))
  })
  app.get('/manifest.webmanifest', async (_, reply) => {
    return reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=300',
      })
      .send(JSON.stringify(manifestOf(await read())))
  })
}

/** The colour in a file's name, if it is an allowed accent colour. */
function accentIn(file: string, type: 'css' | 'svg'): string | undefined {
  const [, digits, extension] = /^([0-9a-f]{6})\.(css|svg)$/.exec(file) ?? []
  const accent = `#${digits}`
  return digits !== undefined && extension === type && isReadableAccent(accent) ? accent : undefined
}

const send = (reply: FastifyReply, contentType: string, body: string): FastifyReply =>
  reply.headers({ 'content-type': contentType, 'cache-control': immutable }).send(body)

function themeOf(accent: string): string {
  const { hover, press, textOnLight, textOnDark } = accentShades(accent)
  return (
    `:root{--accent:${accent};--accent-hover:${hover};--accent-press:${press};` +
    `--accent-text:light-dark(${textOnLight},${textOnDark})}`
  )
}

const iconOf = (accent: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
  '<rect width="32" height="32" rx="4" fill="#1e2023"/>' +
  `<path fill="${accent}" fill-rule="evenodd" d="M16 4 26.500 10v12L16 28 5.500 22V10Z` +
  'M16 10.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11Z"/></svg>'

const manifestOf = ({ name, tagline, ...brand }: ThemeSettings) => ({
  name,
  short_name: name,
  description: tagline,
  start_url: '/',
  display: 'minimal-ui',
  theme_color: '#1e2023',
  background_color: '#f3f2ef',
  icons: manifestIcons(brand),
})

/** The icons that the shopkeeper has uploaded, or else the default one in the shop's colour. */
function manifestIcons({ accent, ...pictures }: Omit<ThemeSettings, 'name' | 'tagline'>) {
  const source = iconSource(pictures)
  if (source === undefined) {
    const src = accent === defaultAccent ? '/icon.svg' : `/icon-${accent.slice(1)}.svg`
    return [{ src, sizes: 'any', type: 'image/svg+xml' }]
  }
  return [192, 512].map((side) => ({
    src: brandFileAddress(source, `icon-${side}.png`),
    sizes: `${side}x${side}`,
    type: 'image/png',
  }))
}
