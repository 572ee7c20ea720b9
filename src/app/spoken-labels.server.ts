/**
 * The history's labels for records without a name, in the reader's language. The entry keeps the
 * sentence in the author's language, which may differ.
 */
import { journalMessages } from '../accounting/messages/accounting.ts'
import { accountMailMessages } from '../accounts/messages/account-mails.ts'
import { accountsMessages } from '../accounts/messages/accounts.ts'
import type { EntryLabel } from '../audit/service.server.ts'
import type { RecordKind } from '../audit/rules.ts'
import { brandingMessages } from '../branding/messages/branding.ts'
import { bulkJobsMessages } from '../bulk/messages/bulk-jobs.ts'
import { cardPaymentsMessages } from '../card-payments/messages/card-payments.ts'
import { deliveryTableMessages } from '../delivery/messages/delivery-table.ts'
import { documentsMessages } from '../documents/messages/documents.ts'
import { ordersMessages } from '../orders/messages/orders.ts'
import { paymentsMessages } from '../payments/messages/payments.ts'
import { nameOfLanguage } from '../platform/languages/languages.ts'
import { inCurrentLanguage } from '../platform/languages/messages-by-language.server.ts'
import { createSentenceTranslator } from '../platform/translate-sentences.server.ts'
import { textsInLanguagesMessages as inLanguages } from '../settings/messages/texts-in-languages.ts'
import { settingLabel } from '../settings/setting-label.ts'
import { checklistMessages } from '../setup-checklist/messages/checklist.ts'

/** Records of other kinds have names given by people. */
const kindsWithSentences: ReadonlySet<RecordKind> = new Set([
  ...(['settings', 'picture', 'order', 'document', 'payment', 'export'] as const),
  ...(['bulk-job', 'user'] as const),
])

const numberOf = (series: typeof documentsMessages.series.kinds): readonly string[] =>
  Object.values(series)

const fixed = [
  () => accountsMessages.deletedUser,
  () => accountMailMessages.sample,
  () => ordersMessages.sampleMail,
  () => deliveryTableMessages.title,
  () => checklistMessages.sendMail,
  () => checklistMessages.held.label,
  () => brandingMessages.added.logo,
  () => brandingMessages.added.icon,
  () => brandingMessages.added.hero,
  ...numberOf(documentsMessages.series.kinds).map(
    (_, at) => () => numberOf(documentsMessages.series.kinds)[at] ?? '',
  ),
]
const numbered = [
  (number: number) => journalMessages.label(number),
  (number: number) => paymentsMessages.label(number),
  (number: number) => paymentsMessages.refundLabel(number),
  (number: number) => cardPaymentsMessages.label(number),
  (tools: number) => bulkJobsMessages.editOf(tools),
]

const spokenSentence = createSentenceTranslator([
  ...fixed.map((say) => ({ takes: [], say })),
  ...numbered.map((say) => ({
    takes: ['count'] as const,
    say: ([number]: readonly string[]) => say(Number(number)),
  })),
])

/** 'Headline', or 'Headline, Deutsch' for a text in a further language. */
function spokenSetting(stored: string): string {
  const [name = '', code] = stored.split(':')
  const label = inCurrentLanguage(settingLabel(name))
  return code === undefined ? label : inLanguages.labelIn(label, nameOfLanguage(code))
}

/** The label of an entry; settings are shown by their labels. */
export function spokenLabel({ operation, kind, label, fields }: EntryLabel): string {
  if (operation === 'settings.save') return fields.map(spokenSetting).join(', ')
  return kindsWithSentences.has(kind) ? spokenSentence(label) : label
}
