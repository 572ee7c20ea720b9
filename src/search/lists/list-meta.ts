/**
 * The list's metadata for browsers and search engines: title, description, breadcrumbs, and whether
 * to index it.
 */
import type { MetaDescriptor } from 'react-router'
import {
  brandPath,
  categoryPath,
  type Brand,
  type Category,
} from '../../catalogue/taxonomy/records.ts'
import { pathsOf, type SlugsByLanguage } from '../../catalogue/paths-by-language.ts'
import { breadcrumbsJsonLd, pageMetaFor, type Site } from '../../ui/page-meta.ts'
import { listMetaMessages as messages } from '../messages/list-meta.ts'
import { listUrl, type ListParams } from './list-url.ts'

/**
 * The whole list and the list of each single category are indexed by search engines; lists with any
 * other filter are marked as not indexed. A category with its own page has that page's address.
 * @param names the names of categories in the language of the page
 */
export function listMeta(
  { q, category = [], ...rest }: ListParams,
  site: Site,
  page?: CategoryPage,
  names: Readonly<Record<string, string>> = {},
): MetaDescriptor[] {
  const only = category.length === 1 ? category[0] : undefined
  const shown = nameOf(only, names)
  const addresses = addressesOf(only, page)
  return pageMetaFor(site, {
    title: q ? messages.found(q) : shown === undefined ? messages.title : messages.titleOf(shown),
    description:
      shown === undefined
        ? messages.description
        : [page?.sentence ?? '', messages.descriptionOf(shown)].filter(Boolean).join(' '),
    ...addresses,
    jsonLd: (whole) => [
      breadcrumbsJsonLd(whole, [
        [messages.home, '/'],
        [messages.title, '/purchase'],
        ...(shown === undefined ? [] : [[shown, addresses.path] as const]),
      ]),
    ],
    noindex:
      Boolean(q) || category.length > 1 || Object.values(rest).some((value) => value !== undefined),
  })
}

type CategoryPage = Pick<Category, 'slug' | 'sentence'> & { readonly slugs?: SlugsByLanguage }

const addressesOf = (only: string | undefined, page: CategoryPage | undefined) =>
  only !== undefined && page !== undefined
    ? { path: categoryPath(page.slug), paths: pathsOf(page.slugs ?? {}, categoryPath) }
    : { path: listUrl({ category: only === undefined ? undefined : [only] }) }

const nameOf = (name: string | undefined, names: Readonly<Record<string, string>>) =>
  name === undefined ? undefined : (names[name] ?? name)

/** For the page of a brand; with a search or another filter it is not indexed by search engines. */
export const brandMeta = (
  { q, category, cursor: _, brand: _brand, view: _view, ...rest }: ListParams,
  site: Site,
  { name, slug, sentence }: Pick<Brand, 'name' | 'slug' | 'sentence'>,
): MetaDescriptor[] =>
  pageMetaFor(site, {
    title: messages.titleOf(name),
    description: [sentence, messages.descriptionOf(name)].filter(Boolean).join(' '),
    path: brandPath(slug),
    jsonLd: (whole) => [
      breadcrumbsJsonLd(whole, [
        [messages.home, '/'],
        [messages.title, '/purchase'],
        [name, brandPath(slug)],
      ]),
    ],
    noindex:
      Boolean(q) ||
      category !== undefined ||
      Object.values(rest).some((value) => value !== undefined),
  })
