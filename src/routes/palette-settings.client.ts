/** Fields, parts and pages of the settings by what somebody types. */
import { chargesPageMessages } from '../delivery/messages/charges-page.ts'
import { settingsMessages } from '../settings/messages/settings.ts'
import { fieldsOf } from '../settings/part-summaries.ts'
import { pathOfPart, settingsParts } from '../settings/parts.ts'
import { salesTaxTableMessages } from '../tax/messages/sales-tax-table.ts'
import { settingsCardMessages as cards } from './messages/settings-cards.ts'
import type { FoundLine } from './palette-options.client.ts'

const maxFields = 5

/** Pages that the index of the settings has beside its own, by its words for them. */
const pages = [
  {
    to: '/dashboard/delivery',
    title: chargesPageMessages.title,
    words: [cards.delivery.title, ...cards.delivery.words],
  },
  {
    to: '/dashboard/salestax',
    title: salesTaxTableMessages.title,
    words: [cards.salesTax.title],
  },
  { to: '/dashboard/staff', title: cards.staff.title, words: cards.staff.words },
  { to: '/dashboard/settings/numbers', title: cards.numbers.title, words: [] },
  { to: '/dashboard/settings/history', title: cards.history.title, words: cards.history.words },
]

/**
 * Parts and pages by their title, with or without 'settings', then fields by their label, then by
 * what is said of them.
 */
export function findSettingFields(q: string): readonly FoundLine[] {
  const words = q.toLowerCase().split(/\s+/)
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word))
  const parts = settingsParts.map((part) => ({
    part,
    title: settingsMessages.groups[part].title,
    to: pathOfPart(part),
  }))
  const titled = [...parts.map((one) => ({ ...one, words: [] })), ...pages]
  const fields = parts.flatMap(({ part, title, to }) =>
    fieldsOf(part).map((field) => ({ ...field, title, to: `${to}#${field.name}` })),
  )
  const lines = [
    ...titled
      .filter(({ title, words: more }) => has([title, settingsMessages.title, ...more].join(' ')))
      .map(({ title, to }) => ({ what: title, to, detail: '' })),
    ...[
      ...fields.filter(({ label }) => has(label)),
      ...fields.filter(({ label, words: help }) => !has(label) && has(help)),
    ].map(({ label, title, to }) => ({ what: label, to, detail: title })),
  ]
  return lines.slice(0, maxFields).map((line) => ({ ...line, icon: 'settings' }))
}
