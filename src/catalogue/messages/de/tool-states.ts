/** German: see ../tool-states.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { toolStateMessages as english } from '../tool-states.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { ToolState } from '../../model/tool-state.ts'

const tools = (count: number): string => displayCount(count, 'Werkzeug', 'Werkzeuge')

const states: Readonly<Record<ToolState, string>> = {
  draft: 'Entwurf',
  scheduled: 'Geplant',
  'on-sale': 'Im Verkauf',
  ended: 'Beendet',
  discontinued: 'Auslaufartikel',
  archived: 'Archiviert',
}
/** After 'Kein Werkzeug ist …', and after a name. */
const inSentence: Readonly<Record<ToolState, string>> = {
  draft: 'ein Entwurf',
  scheduled: 'geplant',
  'on-sale': 'im Verkauf',
  ended: 'beendet',
  discontinued: 'ein Auslaufartikel',
  archived: 'archiviert',
}

const period = (from: string | null, until: string | null): string =>
  [from ? `ab ${displayDay(from)}` : '', until ? `bis ${displayDay(until)}` : '']
    .filter(Boolean)
    .join(' ')
const follows = (sku: string) => `Nachfolgeartikel ${sku}`

export const toolStateMessages: Translated<typeof english> = {
  title: 'Entwürfe und Archiv',
  description: 'Werkzeuge, die nicht im Verkauf sind, nach Status.',
  heading: 'Status',
  states,
  help: {
    draft: 'Nur Mitarbeiter sehen das Werkzeug. Bild und Beschreibung dürfen fehlen.',
    scheduled: 'Das Werkzeug kommt am ersten Verkaufstag automatisch in den Verkauf.',
    'on-sale': 'Das Werkzeug kann im Shop gekauft werden.',
    ended: 'Der letzte Verkaufstag ist vorbei. Das Werkzeug ist nicht mehr im Shop.',
    discontinued:
      'Das Werkzeug wird verkauft, solange der Vorrat reicht. Die Seite bleibt bestehen, weist auf den Auslauf hin und verlinkt den Nachfolgeartikel.',
    archived: 'Das Werkzeug ist nicht mehr im Shop. Bestellungen und Belege zeigen es weiterhin.',
  },
  choices: {
    draft: 'Entwurf',
    'on-sale': 'Im Verkauf',
    discontinued: 'Auslaufartikel',
    archived: 'Archiviert',
  },
  from: 'Erster Tag',
  until: 'Letzter Tag',
  daysHelp:
    'Ohne Angabe ist das Werkzeug sofort und unbefristet im Verkauf. Es gilt die Zeitzone des Shops.',
  successor: 'Artikelnummer des Nachfolgers',
  successorHelp: 'Die Seite des Werkzeugs verlinkt den Nachfolger.',
  save: 'Status speichern',
  saving: 'Wird gespeichert',
  saved: (name, state) => `${name}: ${inSentence[state]}`,
  putOnSale: 'In den Verkauf nehmen',
  sureToPutOnSale: (count) =>
    `${tools(count)} ${count === 1 ? 'wird' : 'werden'} in den Verkauf genommen.`,
  areOnSale: (count) => `${tools(count)} im Verkauf`,
  archive: 'Archivieren',
  sureToArchive: (count) =>
    `${tools(count)} ${count === 1 ? 'ist' : 'sind'} danach nicht mehr im Shop. Aufträge und Belege bleiben unverändert.`,
  areArchived: (count) => `${tools(count)} archiviert`,
  none: (state) => `Kein Werkzeug ist ${inSentence[state]}`,
  caption: (state) => `Werkzeuge nach Status: ${states[state]}`,
  name: 'Name',
  days: 'Wann',
  missing: 'Fehlt',
  parts: { image: 'Bild', description: 'Beschreibung' },
  period,
  follows,
  inWords: ({ state, saleFrom, saleUntil, successor }): string =>
    [states[state], period(saleFrom, saleUntil), successor === '' ? '' : follows(successor)]
      .filter(Boolean)
      .join(', '),
  open: (name) => `${name} öffnen`,
  edit: 'Öffnen',
  begin: 'Entwurf anlegen',
  beginHelp: 'Name und Preis genügen. Käufer sehen das Werkzeug erst, wenn es im Verkauf ist.',
  beginning: 'Wird angelegt',
  price: 'Preis',
  draftName: 'Name',
  discontinued: 'Auslaufartikel.',
  whileStockLasts: 'Solange der Vorrat reicht.',
  noMore: 'Nicht mehr lieferbar.',
  inItsPlace: 'Nachfolgeartikel:',
}
