/** German: see ../edit-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { editPageMessages as english } from '../edit-page.ts'

export const editPageMessages: Translated<typeof english> = {
  heading: 'Bestellung bearbeiten',
  open: 'Positionen, Preise oder Adresse ändern',
  linesHelp: '0 entfernt eine Position. Hinzugefügte Stücke werden sofort reserviert.',
  quantity: 'Menge',
  price: 'Preis',
  priceHelp: 'Ohne Angabe gilt der aktuelle Preis des Käufers.',
  pricePer: 'Preis je',
  pricePerUnsaid: 'Nicht angegeben',
  addLine: 'Werkzeug hinzufügen',
  newLine: (position) => `Neue Position ${position}`,
  removeNew: (position) => `Neue Position ${position} entfernen`,
  sku: 'Artikelnummer',
  priceReason: 'Grund der Preisänderung',
  priceReasonHelp: 'Erforderlich, wenn sich ein Preis ändert. Der Käufer sieht den Grund.',
  noteHelp: 'Die Bemerkung wird in die E-Mail über die Änderung übernommen.',
  show: 'Änderungen ansehen',
  save: 'Speichern und den Käufer benachrichtigen',
  leave: 'Änderungen verwerfen',
  differs: 'Änderungen',
  nothingDiffers: 'Noch keine Änderungen.',
  sum: (before, after) =>
    before === after
      ? `Der Gesamtbetrag bleibt unverändert: ${after}.`
      : `Neuer Gesamtbetrag: ${after} (vorher: ${before}).`,
  currentPrice: (name, price) =>
    `Der aktuelle Preis des Käufers für diese Menge von ${name} beträgt ${price}.`,
  approve:
    'Trotzdem speichern. Ein Kreditlimit darf nur überschreiten, wer die Berechtigung „Finanzen“ hat. Wird ein Bestelllimit überschritten, muss ein anderer Freigeber die Bestellung freigeben.',
  saved: (number) => `Bestellung ${number} wurde geändert`,
  changed: 'Vom Shop geändert',
  changes: 'Änderungen dieser Bestellung',
  reason: (reason) => `Grund der Preisänderung: ${reason}`,
  noSku: 'Geben Sie die Artikelnummer eines Werkzeugs ein.',
  notQuantity: 'Geben Sie eine ganze Zahl von 0 bis 1.000.000 ein.',
  notPrice: 'Geben Sie einen Preis ein, zum Beispiel 12,50.',
}
