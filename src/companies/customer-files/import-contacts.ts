/**
 * Further people in a row of a customer file: 'Contact 2' and 'E-mail 2' beside the first. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import type { FieldOf } from '../../../packages/file-reader/headings/fields.ts'
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'

type Part = 'name' | 'firstName' | 'lastName' | 'email'
const parts: ReadonlySet<FieldOf<'customer'> | undefined> = new Set<Part>([
  'name',
  'firstName',
  'lastName',
  'email',
])
const isPart = (field: FieldOf<'customer'> | undefined): field is Part => parts.has(field)

/** A column of a further person: the person it belongs to, and its part. */
export type ContactColumn = { readonly person: number; readonly part: Part }

/** 'Contact 2', 'E-mail 2', 'Contact 2 e-mail'; 'Name 2' is the second line of a company's name. */
export function contactColumn(heading: string): ContactColumn | undefined {
  const key = wordsOf(heading)
  const [, before = '', number = '', behind = ''] = /^(.+?) ?([2-9])(?: (.+))?$/.exec(key) ?? []
  const field = fieldOfKey('customer', behind || before)
  if (number === '' || !isPart(field) || key === `name ${number}`) return undefined
  return { person: Number(number), part: field }
}

/** The columns of further people for whom there is an e-mail address; undefined for others. */
export function contactColumns(
  headings: readonly string[],
): readonly (ContactColumn | undefined)[] {
  const columns = headings.map(contactColumn)
  const reached = new Set(columns.flatMap((one) => (one?.part === 'email' ? [one.person] : [])))
  return columns.map((one) => (one && reached.has(one.person) ? one : undefined))
}

export type Contact = { readonly name: string; readonly email: string }

/** The further people of a row who have an e-mail address. */
export function contactsIn(
  cells: readonly string[],
  columns: readonly (ContactColumn | undefined)[],
): readonly Contact[] {
  const people = new Map<number, Map<Part, string>>()
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (column === undefined || cell === '') continue
    const person = people.get(column.person) ?? new Map<Part, string>()
    people.set(column.person, person.set(column.part, cell))
  }
  return [...people.values()].flatMap((person) => {
    const names = [person.get('firstName'), person.get('lastName')].filter(Boolean).join(' ')
    const email = person.get('email') ?? ''
    return email === '' ? [] : [{ name: person.get('name') ?? names, email }]
  })
}
