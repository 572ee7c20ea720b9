/** German: see ../documents-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { documentsPageMessages as english } from '../documents-page.ts'

const belege = (count: number): string => displayCount(count, 'Beleg', 'Belege')

export const documentsPageMessages: Translated<typeof english> = {
  title: 'Belege',
  description: 'Alle ausgestellten Rechnungen, Gutschriften, Lieferscheine und Packzettel.',
  lead: 'Alle ausgestellten Belege, auch von gelöschten Aufträgen. Ausgestellte Belege ändern sich nie.',
  search: 'Belege suchen',
  hint: 'Nummer, Kunde, Firma oder Auftrag',
  kind: 'Art',
  anyKind: 'Alle Arten',
  sentFilter: 'Gesendet',
  sentOrNot: 'Gesendet oder nicht',
  unsent: 'Nicht gesendet',
  thisMonth: 'Dieser Monat',
  lastMonth: 'Letzter Monat',
  all: 'Alle',
  creditNotes: 'Gutschriften',
  caption: 'Belege, die neuesten zuerst',
  number: 'Nummer',
  customer: 'Kunde',
  date: 'Ausgestellt',
  total: 'Gesamt',
  state: 'Status',
  sentTo: 'Gesendet an',
  orderHeader: 'Auftrag',
  order: (number) => `Auftrag ${number}`,
  savePdf: (number) => `${number} als PDF speichern`,
  saveAs: (number, format) => `${number} als ${format} speichern`,
  pdf: 'PDF',
  formats: { facturx: 'Factur-X', xrechnung: 'XRechnung', ubl: 'UBL', cii: 'CII' },
  send: 'Senden',
  sendAgain: 'Noch einmal senden',
  openOrder: (order) => `Auftrag ${order} öffnen`,
  sendWhat: (number, again) => `${again ? 'Noch einmal senden' : 'Senden'}: ${number}`,
  sendTitle: (number) => `${number} per E-Mail senden`,
  sendTo: 'E-Mail-Adresse',
  sendToHelp:
    'Ohne Angabe geht der Beleg an die E-Mail-Adresse der Firma für Rechnungen oder an den Käufer.',
  sendNow: 'Jetzt senden',
  leaveIt: 'Abbrechen',
  sureToSend: (count) =>
    count === 1
      ? '1 Beleg wird per E-Mail an den Kunden gesendet.'
      : `${displayNumber(count)} Belege werden per E-Mail an die jeweiligen Kunden gesendet.`,
  areSent: (count) => `${belege(count)} unterwegs`,
  areNoted: (count) => `${belege(count)} als gesendet vermerkt`,
  sentOtherwise: 'Mit der Post gesendet',
  byPost: 'mit der Post',
  isNoted: (number) => `${number} wurde als gesendet vermerkt`,
  isSent: (number, to) => `${number} ist an ${to} unterwegs`,
  archive: 'ZIP',
  archiveName: 'Alle diese Belege als ZIP speichern',
  archiveSaved: 'Das Archiv wurde gespeichert',
  archiveBusy:
    'Das Archiv wird erstellt. Belege, die noch nie heruntergeladen wurden, werden jetzt als PDF erzeugt.',
  empty: 'Noch keine Belege',
  emptyDetail: 'Rechnungen erscheinen hier, sobald sie ausgestellt sind.',
  allOrders: 'Aufträge verwalten',
  noneSo: 'Keine Belege dieser Art in diesem Zeitraum',
  noneSoDetail: 'Wählen Sie eine andere Art oder einen anderen Zeitraum.',
}
