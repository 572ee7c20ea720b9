/** The settings of reminders: when each step is due, and the text of its mail. */
import * as z from 'zod/mini'
import { withWireFormat } from '../../packages/contract/wire-format.ts'
import { declare } from './declare.ts'
import { settingsMessages as messages } from './messages/settings.ts'
import {
  defaultReminderTexts,
  parseReminderDays,
  reminderDaysPattern,
  reminderFields,
  type ReminderStep,
} from './reminder-texts.ts'
import { MailOpening, MailSubject } from './setting-schemas.ts'

/** Empty, or up to three ascending numbers of days. */
const ReminderDays = withWireFormat(
  z.string().check(
    z.trim(),
    z.maxLength(20, messages.notReminderDays),
    z.refine((text) => parseReminderDays(text) !== undefined, messages.notReminderDays),
  ),
  { type: 'string', pattern: `^$|${reminderDaysPattern}` },
)

const subjectOf = (step: ReminderStep) =>
  declare(`reminder${step}Subject`, {
    schema: MailSubject(reminderFields),
    fallback: defaultReminderTexts[step].subject,
    group: 'reminders',
    input: 'line',
  })
const openingOf = (step: ReminderStep) =>
  declare(`reminder${step}Opening`, {
    schema: MailOpening(reminderFields),
    fallback: defaultReminderTexts[step].opening,
    group: 'reminders',
    input: 'lines',
  })

export const reminderDeclarations = {
  reminderDays: declare('reminderDays', {
    schema: ReminderDays,
    fallback: '',
    group: 'reminders',
    input: 'line',
  }),
  reminder1Subject: subjectOf(1),
  reminder1Opening: openingOf(1),
  reminder2Subject: subjectOf(2),
  reminder2Opening: openingOf(2),
  reminder3Subject: subjectOf(3),
  reminder3Opening: openingOf(3),
} as const

const declared = reminderDeclarations
/** Their schemas, for the object of all settings. */
export const reminderSchemas = {
  reminderDays: declared.reminderDays.schema,
  reminder1Subject: declared.reminder1Subject.schema,
  reminder1Opening: declared.reminder1Opening.schema,
  reminder2Subject: declared.reminder2Subject.schema,
  reminder2Opening: declared.reminder2Opening.schema,
  reminder3Subject: declared.reminder3Subject.schema,
  reminder3Opening: declared.reminder3Opening.schema,
}
