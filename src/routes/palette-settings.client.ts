/** Fields and parts of the settings by what somebody types. */
import { settingsMessages } from '../settings/messages/settings.ts'
import { fieldsOf } from '../settings/part-summaries.ts'
import { pathOfPart, settingsParts } from '../settings/parts.ts'
import type { FoundLine } from './palette-options.client.ts'

const maxFields = 5

/** Parts by their title, then fields by their label, then by what is said of them. */
export function findSettingFields(q: string): readonly FoundLine[] {
  const words = q.toLowerCase().split(/\s+/)
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word))
  const parts = settingsParts.map((part) => ({
    part,
    title: settingsMessages.groups[part].title,
    to: pathOfPart(part),
  }))
  const fields = parts.flatMap(({ part, title, to }) =>
    fieldsOf(part).map((field) => ({ ...field, title, to: `${to}#${field.name}` })),
  )
  const lines = [
    ...parts
      .filter(({ title }) => has(title))
      .map(({ title, to }) => ({ what: title, to, detail: '' })),
    ...[
      ...fields.filter(({ label }) => has(label)),
      ...fields.filter(({ label, words: help }) => !has(label) && has(help)),
    ].map(({ label, title, to }) => ({ what: label, to, detail: title })),
  ]
  return lines.slice(0, maxFields).map((line) => ({ ...line, icon: 'settings' }))
}
