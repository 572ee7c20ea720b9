/** The cards of the settings with what each says is set: those of the settings, and other pages'. */
import { accounts } from '../accounts/api.client.ts'
import { chargesPageMessages } from '../delivery/messages/charges-page.ts'
import { delivery } from '../delivery/api.client.ts'
import { documents } from '../documents/api.client.ts'
import { documentsMessages } from '../documents/messages/documents.ts'
import { content } from '../pages/api.client.ts'
import { settings } from '../settings/api.client.ts'
import type { SettingsArea, SettingsCard } from '../settings/components/settings-index.tsx'
import { settingsMessages } from '../settings/messages/settings.ts'
import { fieldsOf, summaryOf } from '../settings/part-summaries.ts'
import { pathOfPart, sectionsOf, type SettingsPart } from '../settings/parts.ts'
import { checklist } from '../setup-checklist/api.client.ts'
import { salesTaxTableMessages } from '../tax/messages/sales-tax-table.ts'
import { salesTax } from '../tax/sales-tax.client.ts'
import { settingsCardMessages as messages } from './messages/settings-cards.ts'

type Options = { readonly signal: AbortSignal }

/** All that the cards are made of, read at once. */
async function readSet(options: Options) {
  const [current, series, charges, points, pages, staff, rates, revisions] = await Promise.all([
    settings.read({}, options),
    documents.series({}, options),
    delivery.charges({}, options),
    checklist.read({}, options),
    content.pages({}, options),
    accounts.listStaff({}, options),
    salesTax.salesRates({}, options),
    settings.revisions({ limit: 1 }, options),
  ])
  return { current, series, charges, points, pages, staff, rates, revisions }
}
type SetValues = Awaited<ReturnType<typeof readSet>>

/** The areas of the index, as they are shown. */
export async function readSettingsAreas(options: Options): Promise<readonly SettingsArea[]> {
  const read = await readSet(options)
  const of = (part: SettingsPart): SettingsCard => ({
    icon: part,
    title: settingsMessages.groups[part].title,
    to: pathOfPart(part),
    words: [
      settingsMessages.groups[part].lead,
      ...sectionsOf(part).flatMap(({ title, lead }) => [title, lead]),
    ],
    fields: fieldsOf(part, read.current.values),
    ...summaryOf(part, read.current.values),
  })
  const { areas } = messages
  return [
    {
      title: areas.shop,
      cards: [of('shop'), of('front'), of('place'), of('letterhead'), pages(read), live(read)],
    },
    {
      title: areas.selling,
      cards: [
        of('orders'),
        of('stock'),
        of('holds'),
        deliveryCard(read),
        of('papers'),
        of('purchasing'),
      ],
    },
    {
      title: areas.money,
      cards: [
        of('tax'),
        salesTaxCard(read),
        of('payments'),
        of('reminders'),
        numbers(read),
        of('accounting'),
      ],
    },
    {
      title: areas.people,
      cards: [
        staffCard(read),
        of('access'),
        of('reviews'),
        of('mails'),
        of('accountMails'),
        card('keys', '/dashboard/service-accounts', messages.keys),
        card('webhooks', '/dashboard/webhooks', messages.webhooks),
        history(read),
        card('deleted', '/dashboard/deleted', messages.deleted),
      ],
    },
  ]
}

type CardText = {
  readonly title: string
  readonly words: readonly string[]
  readonly now: string
  readonly hint: string
  readonly warns?: boolean
}

/** A card of a page that has no settings of its own. */
const card = (icon: SettingsCard['icon'], to: string, text: CardText): SettingsCard => ({
  icon,
  to,
  title: text.title,
  words: text.words,
  now: text.now,
  hint: text.hint,
  warns: text.warns ?? false,
  fields: [],
})

const pages = ({ pages: all }: SetValues): SettingsCard =>
  card('pages', '/dashboard/pages', {
    title: messages.pages.title,
    words: messages.pages.words,
    now: messages.pages.now(all.length),
    hint: messages.pages.hint(all.filter(({ by }) => by !== null).length),
  })

function live({ points }: SetValues): SettingsCard {
  const done = points.filter((point) => point.done).length
  return card('live', '/dashboard/checklist', {
    title: messages.live.title,
    words: messages.live.words,
    now: messages.live.now(done, points.length),
    hint: messages.live.hint(points.length - done),
    warns: done < points.length,
  })
}

function deliveryCard({ charges: table }: SetValues): SettingsCard {
  const { title, words, now, free, collection, noCollection } = messages.delivery
  return card('delivery', '/dashboard/delivery', {
    title,
    words: [...words, ...wordsIn(chargesPageMessages)],
    now: table.charged ? now(table.zones.length) : free,
    hint: table.collection === '' ? noCollection : collection,
  })
}

const salesTaxCard = ({ rates: { states } }: SetValues): SettingsCard =>
  card('salesTax', '/dashboard/salestax', {
    title: messages.salesTax.title,
    words: wordsIn(salesTaxTableMessages),
    now: messages.salesTax.now(states.length),
    hint: messages.salesTax.hint,
  })

function numbers({ series }: SetValues): SettingsCard {
  const shown = series.filter(({ kind }) => kind === 'invoice' || kind === 'delivery-note')
  const { kinds, prefix, next, lead } = documentsMessages.series
  const labels = Object.values(kinds).flatMap((name) => [prefix(name), next(name)])
  return card('numbers', '/dashboard/settings/numbers', {
    title: messages.numbers.title,
    words: [lead, ...labels],
    now: messages.numbers.now(shown.map(({ example }) => example)),
    hint: messages.numbers.hint,
  })
}

function staffCard({ staff: { members, invitations } }: SetValues): SettingsCard {
  const { title, words, now, hint } = messages.staff
  const owners = members.filter(({ permissions }) => permissions.includes('owner'))
  return card('staff', '/dashboard/staff', {
    title,
    words,
    now: now(members.length, invitations.length),
    hint: hint(owners.length),
  })
}

function history({ revisions: [last] }: SetValues): SettingsCard {
  const { title, words, now, nobody, last: lastBy } = messages.history
  return card('history', '/dashboard/settings/history', {
    title,
    words,
    now,
    hint: last === undefined ? nobody : lastBy(last.by ?? settingsMessages.environment),
  })
}

/** All sentences of a page, which are what can be found of it. */
const wordsIn = (texts: object): readonly string[] =>
  Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'string' ? [text] : typeof text === 'object' && text ? wordsIn(text) : [],
  )
