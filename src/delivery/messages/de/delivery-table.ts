/** German: see ../delivery-table.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { deliveryTableMessages as english } from '../delivery-table.ts'

export const deliveryTableMessages: Translated<typeof english> = {
  title: 'Versandkosten',
  changedTitle: 'Jemand anders hat die Versandkosten geändert',
  changedDetail:
    'Seit Sie die Seite geöffnet haben, hat jemand andere Versandkosten gespeichert. Ihre Änderungen bleiben erhalten; die übrigen Felder zeigen die gespeicherten Werte. Prüfen Sie alle Felder, und speichern Sie noch einmal.',
  noZone:
    'Es gibt weder eine Zone noch einen Ort der Abholung. Fügen Sie eine Zone hinzu, oder geben Sie an, wo die Ware abgeholt werden kann.',
  noCountry: 'Wählen Sie mindestens ein Land.',
  notCountry: 'Wählen Sie Länder aus der Liste.',
  noStep: 'Fügen Sie einen Betrag hinzu, oder stellen Sie die Zone auf „auf Anfrage“.',
  afterLast:
    'Nur der letzte Betrag kann ohne Grenze sein. Geben Sie für jeden anderen Betrag eine Grenze ein.',
  notRising: 'Jede Grenze muss höher sein als die Grenze der Zeile darüber.',
  sameName: (name) => `Die Zone „${name}“ gibt es schon. Wählen Sie einen anderen Namen.`,
  sameCountry: (country, zone) =>
    `${country} ist schon vollständig in „${zone}“ enthalten. Entfernen Sie das Land aus einer der Zonen, oder geben Sie für eine der Zonen Postleitzahlen ein.`,
  overlap: (range, other, zone) =>
    `${range} überschneidet sich mit ${other} in „${zone}“. Eine Postleitzahl darf nur in einer Zone vorkommen: Kürzen Sie einen der Bereiche.`,
  unreadable: (parts) =>
    `„${parts.slice(0, 3).join('“, „')}“ ist ungültig. Geben Sie Postleitzahlen (20095), den Anfang von Postleitzahlen ` +
    '(SW1) oder Bereiche mit zwei gleich langen Postleitzahlen (10000-19999) ein. Lassen Sie Bindestriche in Postleitzahlen weg.',
  notGrams: 'Geben Sie das Gewicht in ganzen Gramm ein, höchstens 100.000.000.',
}
