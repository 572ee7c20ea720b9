/** German: see ../trade-files.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { tradeFileMessages as english } from '../trade-files.ts'

const tools = (count: number): string => displayCount(count, 'Werkzeug', 'Werkzeuge')

export const tradeFileMessages: Translated<typeof english> = {
  title: 'Dateien für Branchenprogramme',
  listLead:
    'Alle Werkzeuge zu den Preisen dieser Liste, als Dateien, die Branchen- und Einkaufsprogramme lesen, zum Senden an Kunden. Jeder Download ist eine ZIP-Datei; notes.txt darin nennt, was das Format nicht aufnehmen kann.',
  companyLead:
    'Alle Werkzeuge zu den Preisen dieser Firma, als Dateien, die Branchen- und Einkaufsprogramme lesen. Jeder Download ist eine ZIP-Datei; notes.txt darin nennt, was das Format nicht aufnehmen kann.',
  download: (form) => `${form} herunterladen`,
  saving: 'Datei wird erstellt…',
  saved: (form) => `${form} gespeichert`,
  forms: {
    'datanorm-4': 'DATANORM 4',
    'datanorm-5': 'DATANORM 5',
    bmecat: 'BMEcat 2005',
  },
  tooManyAtOnce: 'Zwei Dateien werden schon erstellt. Versuchen Sie es gleich noch einmal.',
  content: (of) => (of === '' ? 'Katalog' : `Preise ${of}`),
  notes: {
    title: (form, day) => `${form}, ${day}`,
    count: (count) => `${tools(count)} in dieser Datei.`,
    complete: 'Alle Werte, die das Format aufnehmen kann, sind enthalten.',
    general: {
      'datanorm-4':
        'DATANORM 4 hat keinen Platz für Marken, Herstellernummern, Mindestmengen, Gewichte, Zolltarifnummern, Ursprungsländer und Bilder. Die technischen Daten stehen im Langtext.',
      'datanorm-5':
        'DATANORM 5, wie hier geschrieben, enthält keine Marken, Mindestmengen, Gewichte, Zolltarifnummern, Ursprungsländer und Bilder. Die technischen Daten stehen im Langtext.',
      bmecat: 'Bestände und Gebinde stehen nicht in dieser Datei.',
    },
  },
  losses: {
    number: (count) =>
      `Ausgelassen, weil die Artikelnummer zu lang ist oder Zeichen hat, die das Format nicht kennt: ${tools(count)}`,
    name: (count) =>
      `Bezeichnung gekürzt; die vollständige steht am Anfang des Langtextes: ${tools(count)}`,
    letters: (count) => `Zeichen ersetzt, die das Format nicht kennt: ${tools(count)}`,
    text: (count) => `Langtext gekürzt oder ein langes Wort geteilt: ${tools(count)}`,
    group: (count) => `Name der Kategorie gekürzt oder anders geschrieben: ${tools(count)}`,
    mpn: (count) => `Herstellernummer ausgelassen: ${tools(count)}`,
    brand: (count) => `Marke gekürzt: ${tools(count)}`,
    pack: (count) => `Verpackungseinheit ausgelassen, weil sie zu groß ist: ${tools(count)}`,
    ladder: (count) => `Staffelpreise nach dem 99. ausgelassen: ${tools(count)}`,
    noPrice: (count) =>
      `Preis 0 als „auf Anfrage“ geschrieben, weil 0 „kein Preis“ heißt: ${tools(count)}`,
    highPrice: (count) =>
      `Preis als „auf Anfrage“ geschrieben, weil er für das Format zu hoch ist: ${tools(count)}`,
    picture: (count) => `Bild mit sehr langer Adresse ausgelassen: ${tools(count)}`,
  },
}
