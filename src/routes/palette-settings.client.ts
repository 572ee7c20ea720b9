/** Fields, parts and pages of the settings by what somebody types. */
import { settingsMessages } from '../settings/messages/settings.ts'
import { fieldsOf } from '../settings/part-summaries.ts'
import { pathOfPart, settingsParts } from '../settings/parts.ts'
import { paletteMessages as messages } from './messages/palette.ts'
import type { FoundLine } from './palette-options.client.ts'

const maxFields = 5

/** Pages that the index of the settings has beside its own, by its words for them. */
const { delivery, salesTax, staff, numbers, history } = messages.settingsPages
const pages = [
  { to: '/dashboard/delivery', title: delivery[0], words: delivery },
  { to: '/dashboard/salestax', title: salesTax[0], words: salesTax },
  { to: '/dashboard/staff', title: staff[0], words: staff },
  { to: '/dashboard/settings/numbers', title: numbers[0], words: numbers },
  { to: '/dashboard/settings/history', title: history[0], words: history },
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
