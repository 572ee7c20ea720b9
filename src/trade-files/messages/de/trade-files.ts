/** German: see ../trade-files.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { tradeFileMessages as english } from '../trade-files.ts'

const tools = (count: number): string => displayCount(count, 'Werkzeug', 'Werkzeuge')

export const tradeFileMessages: Translated<typeof english> = {
  title: 'Dateien für Branchenprogramme',
  listLead:
    'Dateien mit allen Werkzeugen und den Preisen dieser Liste, die Sie Kunden für ihre Branchensoftware und ihre Einkaufssysteme senden können. Jeder Download ist eine ZIP-Datei. Die Datei notes.txt darin nennt alle Angaben, die das Format nicht aufnehmen kann.',
  companyLead:
    'Dateien mit allen Werkzeugen und den Preisen dieser Firma für Branchen- und Einkaufsprogramme. Jeder Download ist eine ZIP-Datei. Die Datei notes.txt darin nennt alle Angaben, die das Format nicht aufnehmen kann.',
  download: (form) => `${form} herunterladen`,
  saving: 'Datei wird erstellt…',
  saved: (form) => `${form} gespeichert`,
  forms: {
    'datanorm-4': 'DATANORM 4',
    'datanorm-5': 'DATANORM 5',
    bmecat: 'BMEcat 2005',
  },
  tooManyAtOnce: 'Es werden bereits zwei Dateien erstellt. Versuchen Sie es in Kürze erneut.',
  content: (of) => (of === '' ? 'Katalog' : `Preise ${of}`),
  notes: {
    title: (form, day) => `${form}, ${day}`,
    count: (count) => `${tools(count)} in dieser Datei.`,
    complete: 'Alle Werte, die das Format aufnehmen kann, sind enthalten.',
    general: {
      'datanorm-4':
        'DATANORM 4 unterstützt keine Marken, Herstellernummern, Mindestmengen, Gewichte, Zolltarifnummern, Ursprungsländer oder Bilder. Die technischen Daten stehen im Langtext.',
      'datanorm-5':
        'Diese DATANORM-5-Datei enthält keine Marken, Mindestmengen, Gewichte, Zolltarifnummern, Ursprungsländer oder Bilder. Die technischen Daten stehen im Langtext.',
      bmecat: 'Diese Datei enthält weder Bestände noch Gebinde.',
    },
  },
  losses: {
    number: (count) =>
      `Ausgelassen, weil die Artikelnummer zu lang ist oder Zeichen enthält, die das Format nicht zulässt: ${tools(count)}`,
    name: (count) =>
      `Bezeichnung gekürzt (die vollständige Bezeichnung steht am Anfang des Langtextes): ${tools(count)}`,
    letters: (count) => `Zeichen ersetzt, die das Format nicht zulässt: ${tools(count)}`,
    text: (count) => `Langtext gekürzt oder ein langes Wort geteilt: ${tools(count)}`,
    group: (count) => `Name der Kategorie gekürzt oder anders geschrieben: ${tools(count)}`,
    mpn: (count) => `Herstellernummer ausgelassen: ${tools(count)}`,
    brand: (count) => `Marke gekürzt: ${tools(count)}`,
    pack: (count) => `Verpackungseinheit ausgelassen, weil sie zu groß ist: ${tools(count)}`,
    ladder: (count) => `Mehr als 99 Staffelpreise, die übrigen ausgelassen: ${tools(count)}`,
    noPrice: (count) =>
      `Preis 0 als „auf Anfrage“ geschrieben, weil 0 im Format „kein Preis“ bedeutet: ${tools(count)}`,
    highPrice: (count) =>
      `Preis als „auf Anfrage“ geschrieben, weil er für das Format zu hoch ist: ${tools(count)}`,
    picture: (count) => `Bild mit sehr langer Adresse ausgelassen: ${tools(count)}`,
  },
}
