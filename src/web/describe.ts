/** A page's title, description and canonical address, for its `meta`. */
import type { MetaDescriptor } from 'react-router'
import { webWords as words } from '../words/en/web.ts'

type Matched = { readonly id: string; readonly loaderData?: unknown } | undefined
export type Description = {
  readonly title: string
  readonly description: string
  /** The one address under which this page is to be found, without origin. */
  readonly path?: string
  /** Search results and personal pages are not for search engines. */
  readonly unlisted?: boolean
}

export function describe(matches: readonly Matched[], { title, description, path, unlisted = false }: Description): MetaDescriptor[] {
  return [
    { title: `${title} · ${words.shop}` },
    { name: 'description', content: description },
    ...(path === undefined ? [] : [{ tagName: 'link', rel: 'canonical', href: originOf(matches) + path }]),
    ...(unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

function originOf(matches: readonly Matched[]): string {
  const settings = matches.find((match) => match?.id === 'root')?.loaderData
  return typeof settings === 'object' && settings !== null && 'origin' in settings && typeof settings.origin === 'string' ? settings.origin : ''
}
