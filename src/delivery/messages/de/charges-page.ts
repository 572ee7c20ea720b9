/** German: see ../charges-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { chargesPageMessages as english } from '../charges-page.ts'

export const chargesPageMessages: Translated<typeof english> = {
  title: 'Versandkosten',
  description: 'Lieferzonen, Versandkosten, Zuschläge und Abholung.',
  lead: 'Wenn Versandkosten berechnet werden, zeigen Warenkorb und Bestellformular die Kosten für Land und Postleitzahl des Käufers. Sonst zeigt der Shop keine Versandkosten.',
  charging: 'Berechnung',
  onOff: 'Versandkosten berechnen',
  zones: 'Zonen',
  zonesLead:
    'Für einen Auftrag gilt die Zone mit der Postleitzahl der Lieferadresse, sonst die Zone für das ganze Land. Alle Beträge sind Nettobeträge.',
  zone: (number, name) => (name === '' ? `Zone ${number}` : name),
  name: 'Name',
  nameHelp: 'Käufer sehen den Namen, zum Beispiel „Nach Deutschland“.',
  countries: 'Länder',
  countriesHelp:
    'Namen oder Kürzel, getrennt durch Kommas, etwa Deutschland, AT. EU steht für alle Mitgliedstaaten.',
  postcodes: 'Postleitzahlen',
  postcodesHelp:
    'Ohne Angabe gilt die Zone für die ganzen Länder. Möglich sind Bereiche (10000-19999), Postleitzahlen (20095) oder der Anfang von Postleitzahlen (SW1); SW1 umfasst auch SW10 bis SW19.',
  basis: 'Berechnet nach',
  bases: { weight: 'Gewicht', value: 'Warenwert' },
  onRequest: 'Auf Anfrage: Wir nennen die Versandkosten vor dem Versand',
  steps: 'Versandkosten',
  upTo: { weight: 'Bis Kilogramm', value: 'Bis Warenwert' },
  upToHint: 'beliebig',
  charge: 'Betrag',
  stepsHelp:
    'Über der höchsten Grenze sind die Versandkosten „auf Anfrage“. Bleibt die letzte Grenze leer, gilt der letzte Betrag ohne Grenze.',
  removeStep: (zone, row) => `Betrag ${row} entfernen: ${zone}`,
  addStep: 'Betrag hinzufügen',
  freeFrom: 'Versandkostenfrei ab',
  freeFromHelp: 'Warenwert netto.',
  addZone: 'Zone hinzufügen',
  remove: 'Zone entfernen',
  removeZone: (zone) => `Zone entfernen: ${zone}`,
  surcharges: 'Zuschläge',
  surchargesLead:
    'Zuschläge kommen zu den Versandkosten der Zone hinzu. Ein Zuschlag mit Gewicht gilt nur für schwerere Aufträge, auch für versandkostenfreie.',
  label: 'Bezeichnung',
  amount: 'Betrag',
  above: 'Über Kilogramm',
  aboveHint: 'jeder Auftrag',
  removeSurcharge: (row) => `Zuschlag ${row} entfernen`,
  addSurcharge: 'Zuschlag hinzufügen',
  other: 'Sonstiges',
  otherCountries: 'Länder ohne Zone',
  otherCountryRules: {
    'on-request': 'Auf Anfrage: Wir nennen die Versandkosten vor dem Versand',
    refused: 'In diese Länder liefern wir nicht',
  },
  collection: 'Abholung',
  collectionHelp:
    'Wo und wann Käufer die Ware kostenlos abholen können. Ohne Angabe ist keine Abholung möglich.',
  collectionHint: 'Tor 2, Montag bis Freitag, 7 bis 15 Uhr',
  usualWeight: 'Angenommenes Gewicht in Kilogramm',
  usualWeightHelp:
    'Für Werkzeuge ohne Gewicht. Ohne Angabe sind die Versandkosten für Aufträge mit diesen Werkzeugen „auf Anfrage“.',
  notSaved: 'Es wurde nichts gespeichert.',
  save: 'Versandkosten speichern',
  keep: 'Unverändert übernehmen',
  saving: 'Wird gespeichert',
  saved: 'Versandkosten gespeichert',
  needed: 'Geben Sie einen Wert ein.',
  notMoney: 'Geben Sie einen Betrag ein, zum Beispiel 7,90.',
  notKilograms: 'Geben Sie das Gewicht in Kilogramm ein, zum Beispiel 31,5, höchstens 100.000.',
  unknownCountries: (unknown) =>
    `„${unknown.slice(0, 3).join('“, „')}“ ist kein Land. Geben Sie den Namen oder das Kürzel aus zwei Buchstaben ein.`,
}
