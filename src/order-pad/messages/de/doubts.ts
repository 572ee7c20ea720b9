/** German: see ../doubts.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { doubtMessages as english } from '../doubts.ts'

export const doubtMessages: Translated<typeof english> = {
  columns: (text) => `Die Position hat mehrere Mengen: ${text}. Geben Sie die bestellte Menge ein.`,
  'other-column': (text) =>
    `Die Spalte der Menge ist leer; eine andere sagt „${text}“. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'no-heading': (text) =>
    `Keine Überschrift sagt, welche Spalte die Menge ist, und andere Zeilen haben mehrere Zahlen: „${text}“. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  time: (text) =>
    `„${text}“: Die Überschrift nennt einen Zeitraum und kann zu einer anderen Bestellung gehören. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  size: (text) =>
    `Die Position nennt eine andere Größe als das Werkzeug: ${text}. Prüfen Sie das Werkzeug, und bestätigen Sie dann die Menge.`,
  amount: (text) => `„${text}“ nennt keine genaue Menge. Geben Sie die Menge ein.`,
  sign: (text) =>
    `${text.includes('.') ? 'Der Punkt' : 'Das Komma'} in „${text}“ kann Dezimalstellen oder Tausender trennen. Geben Sie die Menge ein.`,
  conditional: (text) =>
    `Die Position nennt eine Bedingung: „${text}“. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  recurring: (text) =>
    `Die Position wünscht wiederholte Lieferungen: „${text}“. Geben Sie die Menge für diese Bestellung ein.`,
  enquiry: (text) =>
    `Die Position fragt vielleicht nur nach einem Preis: „${text}“. Lassen Sie sie weg, oder geben Sie die Menge ein.`,
  'not-ordered': (text) =>
    `„${text}“ kann bedeuten, dass nichts bestellt wird. Lassen Sie die Position weg, oder geben Sie die Menge ein.`,
  struck: (text) =>
    `„${text}“ ist im Original durchgestrichen. Lassen Sie die Position weg, oder geben Sie die Menge ein.`,
  'struck-part': (text) =>
    `„${text}“ ist in dieser Position durchgestrichen. Geben Sie die bestellte Menge ein.`,
  'hidden-row': (text) =>
    `Die Zeile „${text}“ ist in der Arbeitsmappe ausgeblendet. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'hidden-column': (text) =>
    `Die Spalte „${text}“ ist in der Arbeitsmappe ausgeblendet. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'shown-otherwise': (text) =>
    `Die Tabelle zeigt eine Zelle dieser Zeile anders als ihren Wert: ${text}. Vergleichen Sie die Zeile mit der Tabelle, und bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'other-color': (text) =>
    `Die Zelle ${text} hat eine andere Farbe als die der meisten anderen Positionen, und vielleicht sagt die Datei nicht, was das bedeutet. Bestätigen Sie die Menge, wenn die Position bestellt ist, oder lassen Sie sie weg.`,
  'row-state': (text) =>
    `Eine Spalte sagt von dieser Zeile „${text}“. Bestätigen Sie die Menge, wenn sie bestellt ist, oder lassen Sie die Position weg.`,
  'row-supplier': (text) =>
    `Die Zeilen nennen mehrere Lieferanten, diese „${text}“. Bestätigen Sie die Menge, wenn sie hier bestellt ist, oder lassen Sie die Position weg.`,
  unmarked: (text) =>
    `Andere Zeilen sind mit „${text}“ gekennzeichnet, diese nicht. Bestätigen Sie die Menge, wenn sie bestellt ist, oder lassen Sie die Position weg.`,
  unseen: (text) =>
    `Die Datei sagt hier „${text}“, die Seite zeigt es nicht. Vergleichen Sie die Position mit der Seite und bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  overprinted: (text) =>
    `„${text}“ ist über einen anderen Text gedruckt oder in ein Formular eingetragen. Vergleichen Sie die Position mit der Seite und bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  stamped: (text) =>
    `Die Seite trägt den Vermerk „${text}“. Bestätigen Sie die Menge, wenn es eine Bestellung ist, oder lassen Sie die Position weg.`,
}
