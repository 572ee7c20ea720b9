/** German: see ../stock-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { stockPageMessages as english } from '../stock-page.ts'

const pieces = (count: number): string => `${displayNumber(count)} Stück`

export const stockPageMessages: Translated<typeof english> = {
  title: 'Bestand',
  description: 'Lagerbewegungen eines Werkzeugs.',
  of: (name) => `Bestand von ${name}`,
  level: (level) => `${pieces(level)} verfügbar.`,
  edit: 'Artikel bearbeiten',
  back: 'Artikel verwalten',
  record: 'Bewegung buchen',
  kinds: [
    ['received', 'Wareneingang'],
    ['counted', 'Zählung'],
    ['returned', 'Rücksendung'],
  ],
  kind: 'Art',
  quantity: 'Stück',
  help: {
    received: 'Vom Lieferanten gelieferte Stückzahl.',
    counted: (level) =>
      `Gezählte Stückzahl ohne die für Aufträge reservierten Stücke. Erwartet: ${displayNumber(level)}.`,
    returned: 'Zurückgesendete Stückzahl, die wieder verkauft werden kann.',
  },
  reason: 'Grund',
  reasonHelp:
    'Zum Beispiel Lieferscheinnummer, Name des Zählers oder Auftragsnummer der Rücksendung.',
  act: 'Buchen',
  busy: 'Wird gebucht',
  notDone: 'Die Bewegung wurde nicht gebucht.',
  done: (delta, level) =>
    delta === 0
      ? `Die Zählung stimmt: ${pieces(level)}`
      : `${delta > 0 ? `${pieces(delta)} mehr` : `${pieces(-delta)} weniger`}: jetzt ${displayNumber(level)}`,
  ledger: 'Lagerjournal',
  ledgerDetail:
    'Alle Bewegungen, die neuesten zuerst. Buchungen können nicht geändert oder gelöscht werden.',
  caption: 'Bewegungen dieses Werkzeugs',
  when: 'Zeitpunkt',
  what: 'Art',
  change: 'Änderung',
  after: 'Bestand danach',
  who: 'Gebucht von',
  why: 'Grund',
  order: (number) => `Auftrag ${number}`,
  nobody: 'der Shop',
  moved: {
    received: 'Wareneingang',
    reserved: 'Bestellt',
    released: 'Auftrag storniert',
    shipped: 'Versandt',
    returned: 'Rücksendung',
    counted: 'Gezählt',
  },
  shippedDetail: 'hat das Lager verlassen',
  signed: (delta) =>
    delta > 0 ? `+${displayNumber(delta)}` : delta < 0 ? `−${displayNumber(-delta)}` : '0',
  empty: 'Noch keine Bewegungen',
  emptyDetail:
    'Buchen Sie den ersten Wareneingang. Die Stücke können danach sofort bestellt werden.',
  gone: 'Dieses Werkzeug ist nicht im Verkauf',
  goneDetail: 'Das Werkzeug wurde gelöscht, oder die Adresse ist falsch.',
}
