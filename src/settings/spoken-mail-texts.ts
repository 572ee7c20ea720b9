/**
 * The words of mails in the language of the moment: those that a shop has written are the same in
 * each; those that stand where it has written none have a translation.
 */
import { currentLanguage } from '../platform/languages/current-language.ts'
import { accountMailKinds, defaultAccountMailTexts } from './account-mail-texts.ts'
import {
  germanAccountMailTexts,
  germanMailTexts,
  germanReminderTexts,
} from './german-mail-texts.ts'
import { defaultMailTexts, mailKinds, type MailText } from './mail-texts.ts'
import { defaultReminderTexts, reminderSteps } from './reminder-texts.ts'

const pairs: readonly (readonly [MailText, MailText])[] = [
  ...mailKinds.map((kind) => [defaultMailTexts[kind], germanMailTexts[kind]] as const),
  ...accountMailKinds.map(
    (kind) => [defaultAccountMailTexts[kind], germanAccountMailTexts[kind]] as const,
  ),
  ...reminderSteps.map((step) => [defaultReminderTexts[step], germanReminderTexts[step]] as const),
]
const german = new Map(
  pairs.flatMap(([from, to]) => [
    [from.subject, to.subject],
    [from.opening, to.opening],
  ]),
)

export const spokenMailText = (written: MailText): MailText =>
  currentLanguage() === 'de'
    ? {
        subject: german.get(written.subject) ?? written.subject,
        opening: german.get(written.opening) ?? written.opening,
      }
    : written
