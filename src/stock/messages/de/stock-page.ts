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
    ['received', 'Zugang'],
    ['counted', 'Zählung'],
    ['returned', 'Rücksendung'],
  ],
  kind: 'Art',
  quantity: 'Stück',
  help: {
    received: 'Vom Lieferanten erhaltene Stücke.',
    counted: (level) =>
      `Gezählte Stück, ohne die für Aufträge reservierten. Erwartet: ${displayNumber(level)}.`,
    returned: 'Zurückgesandte Stück, die wieder verkauft werden können.',
  },
  reason: 'Grund',
  reasonHelp: 'Zum Beispiel der Lieferschein, wer gezählt hat oder der zurückgesandte Auftrag.',
  act: 'Buchen',
  busy: 'Wird gebucht',
  notDone: 'Es wurde nichts gebucht.',
  done: (delta, level) =>
    delta === 0
      ? `Die Zählung stimmt: ${pieces(level)}`
      : `${delta > 0 ? `${pieces(delta)} mehr` : `${pieces(-delta)} weniger`}: jetzt ${displayNumber(level)}`,
  ledger: 'Lagerjournal',
  ledgerDetail: 'Alle Bewegungen, neueste zuerst. Buchungen werden nie geändert oder gelöscht.',
  caption: 'Bewegungen dieses Werkzeugs',
  when: 'Wann',
  what: 'Was',
  change: 'Änderung',
  after: 'Bestand danach',
  who: 'Wer',
  why: 'Grund',
  order: (number) => `Auftrag ${number}`,
  nobody: 'der Shop',
  moved: {
    received: 'Zugang',
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
  emptyDetail: 'Buchen Sie erhaltene Stücke. Sie können sofort bestellt werden.',
  gone: 'Dieses Werkzeug ist nicht im Verkauf',
  goneDetail: 'Es wurde gelöscht, oder die Adresse stimmt nicht.',
}
