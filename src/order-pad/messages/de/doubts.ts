/** German: see ../doubts.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { doubtMessages as english } from '../doubts.ts'

export const doubtMessages: Translated<typeof english> = {
  columns: (text) => `Die Position hat mehrere Mengen: ${text}. Geben Sie die bestellte Menge ein.`,
  'other-column': (text) =>
    `Die Mengenspalte ist leer, in einer anderen Spalte steht „${text}“. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'no-heading': (text) =>
    `Keine Überschrift nennt die Mengenspalte, und andere Zeilen enthalten mehrere Zahlen: „${text}“. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  heading: (text) =>
    `Unter der Überschrift „${text}“ steht möglicherweise nicht die bestellte Stückzahl. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  time: (text) =>
    `Die Überschrift „${text}“ nennt einen Zeitraum. Die Menge kann zu einer anderen Bestellung gehören. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  size: (text) =>
    `Die Position nennt eine andere Größe als das Werkzeug: ${text}. Prüfen Sie das Werkzeug, bevor Sie die Menge bestätigen.`,
  amount: (text) => `„${text}“ nennt keine genaue Menge. Geben Sie die Menge ein.`,
  sign: (text) =>
    `${text.includes('.') ? 'Der Punkt' : 'Das Komma'} in „${text}“ kann ein Dezimal- oder ein Tausendertrennzeichen sein. Geben Sie die Menge ein.`,
  conditional: (text) =>
    `Die Position ist an eine Bedingung geknüpft: „${text}“. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  mark: (text) =>
    `Ein Zeichen in „${text}“ kann bedeuten, dass die Position nicht bestellt werden soll oder die Menge unsicher ist. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  recurring: (text) =>
    `In der Position werden wiederkehrende Lieferungen bestellt: „${text}“. Geben Sie die Menge für diese Bestellung ein.`,
  enquiry: (text) =>
    `Die Position ist möglicherweise nur eine Preisanfrage: „${text}“. Lassen Sie die Position weg, oder geben Sie die Menge ein.`,
  'not-ordered': (text) =>
    `„${text}“ kann bedeuten, dass nichts bestellt wird. Lassen Sie die Position weg, oder geben Sie die Menge ein.`,
  quoted: (text) =>
    `Die Position steht unter „${text}“ und gehört möglicherweise zu einer früheren E-Mail. Bestätigen Sie die Menge, wenn die Position jetzt bestellt werden soll, oder lassen Sie die Position weg.`,
  struck: (text) =>
    `„${text}“ ist im Original durchgestrichen. Lassen Sie die Position weg, oder geben Sie die Menge ein.`,
  'struck-part': (text) =>
    `„${text}“ ist in dieser Position durchgestrichen. Geben Sie die bestellte Menge ein.`,
  'hidden-row': (text) =>
    `Die Zeile „${text}“ ist in der Arbeitsmappe ausgeblendet. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'hidden-column': (text) =>
    `Die Spalte „${text}“ ist in der Arbeitsmappe ausgeblendet. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'shown-otherwise': (text) =>
    `In dieser Zeile zeigt die Tabelle einen anderen Wert an, als in der Zelle gespeichert ist: ${text}. Vergleichen Sie die Zeile mit der Tabelle und bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  unprinted: (text) =>
    `Die Zeile liegt außerhalb des Druckbereichs der Arbeitsmappe (${text}). Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'seen-otherwise': (text) =>
    `Der Absender sieht in der E-Mail möglicherweise einen anderen Text als „${text}“. Vergleichen Sie die Position mit der E-Mail und bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'attached-mail': (text) =>
    `In einer angehängten E-Mail steht „${text}“. Prüfen Sie, ob das für diese Position gilt, und bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'other-color': (text) =>
    `„${text}“ hat eine andere Farbe als die meisten anderen Positionen. Was die Farbe bedeutet, geht aus der Datei möglicherweise nicht hervor. Bestätigen Sie die Menge, wenn die Position bestellt werden soll, oder lassen Sie die Position weg.`,
  'row-state': (text) =>
    `In einer Spalte dieser Zeile steht „${text}“. Bestätigen Sie die Menge, wenn die Position bestellt werden soll, oder lassen Sie die Position weg.`,
  'unread-column': (text) =>
    `Eine Spalte, die der Shop nicht liest, hat in dieser Zeile einen Wert: „${text}“. Bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  'row-supplier': (text) =>
    `Die Datei nennt mehrere Lieferanten, in dieser Zeile „${text}“. Bestätigen Sie die Menge, wenn die Position bei uns bestellt werden soll, oder lassen Sie die Position weg.`,
  unmarked: (text) =>
    `Andere Zeilen sind mit „${text}“ gekennzeichnet, diese Zeile nicht. Bestätigen Sie die Menge, wenn die Position bestellt werden soll, oder lassen Sie die Position weg.`,
  unseen: (text) =>
    `Die Datei enthält an dieser Stelle den Text „${text}“, auf der Seite ist er nicht zu sehen. Vergleichen Sie die Position mit der Seite und bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  overprinted: (text) =>
    `„${text}“ ist über einen anderen Text gedruckt oder in ein Formularfeld eingetragen. Vergleichen Sie die Position mit der Seite und bestätigen Sie die Menge, oder lassen Sie die Position weg.`,
  stamped: (text) =>
    `Die Seite trägt den Vermerk „${text}“. Bestätigen Sie die Menge, wenn es sich um eine Bestellung handelt, oder lassen Sie die Position weg.`,
}
