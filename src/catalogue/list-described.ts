/** What the list of tools says of itself to browsers and search engines, by what it shows. */
import type { MetaDescriptor } from 'react-router'
import { crumbsFact, described } from '../web/describe.ts'
import { listedWords as words } from '../words/en/pages/listed.ts'
import { addressOf, type ListAddress } from './list-address.ts'

/** The list as a whole and each of its categories are pages of their own; every other narrowing is none, and is not listed. */
export function describedAs({ q, category = [], ...rest }: ListAddress, origin: string): MetaDescriptor[] {
  const only = category.length === 1 ? category[0] : undefined
  const path = addressOf({ category: only === undefined ? undefined : [only] })
  return described(origin, {
    title: q ? words.found(q) : only === undefined ? words.title : words.titleOf(only),
    description: only === undefined ? words.description : words.descriptionOf(only),
    path,
    facts: (whole) => [crumbsFact(whole, [[words.home, '/'], [words.title, '/purchase'], ...(only === undefined ? [] : [[only, path] as const])])],
    unlisted: Boolean(q) || category.length > 1 || Object.values(rest).some((value) => value !== undefined),
  })
}
