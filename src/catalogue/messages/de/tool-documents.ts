/** German: see ../tool-documents.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { toolDocumentsMessages as english } from '../tool-documents.ts'

/** A file size for people; in bytes. */
const sizeOf = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${displayNumber(Math.round(bytes / 100_000) / 10)} MB`
    : `${displayNumber(Math.max(1, Math.round(bytes / 1000)))} kB`

export const toolDocumentsMessages: Translated<typeof english> = {
  problems: { unusable: 'Diese Datei kann kein Dokument eines Werkzeugs sein.' },
  noFile:
    'Die Anfrage enthält keine Datei. Senden Sie die PDF-Datei als Inhalt (Body) der Anfrage.',
  notPdf:
    'Das ist keine PDF-Datei. Speichern Sie das Dokument als PDF und wählen Sie dann die PDF-Datei.',
  cutOff:
    'Das Ende dieser PDF-Datei fehlt. Laden Sie die Datei noch einmal herunter, oder exportieren Sie sie noch einmal.',
  full: (max) =>
    `Ein Werkzeug kann höchstens ${max} Dokumente haben. Entfernen Sie ein Dokument, um ein weiteres hinzuzufügen.`,
  notOwn: 'Dieses Dokument gibt es bei diesem Werkzeug nicht.',
  changedMeanwhile: 'Inzwischen hat jemand die Dokumente geändert. Laden Sie die Seite neu.',
  heading: 'Dokumente',
  lead: 'Käufer sehen Anleitungen, Sicherheitsdatenblätter und Erklärungen auf der Seite des Werkzeugs.',
  none: 'Noch keine Dokumente.',
  files: 'PDF-Dateien',
  filesHelp: (most) =>
    `Bis zu ${sizeOf(most)} je Datei. Sie können mehrere Dateien auf einmal wählen.`,
  tooBig: (most) =>
    `Die Datei ist größer als ${sizeOf(most)}. Verkleinern Sie die Datei, und fügen Sie sie dann noch einmal hinzu.`,
  failed: (name, why) => `${name}: ${why}`,
  sending: (name) => `${name} wird gesendet`,
  added: (count) => (count === 1 ? 'Ein Dokument hinzugefügt' : `${count} Dokumente hinzugefügt`),
  title: 'Titel',
  titleOf: (nth) => `Titel des Dokuments ${nth}`,
  untitled: 'Dokument',
  titleMissing: 'Geben Sie einen Titel ein.',
  saved: 'Der Titel wurde gespeichert',
  earlier: (title) => `Nach vorn: ${title}`,
  later: (title) => `Nach hinten: ${title}`,
  moved: (title, nth, of) => `${title} ist jetzt Nummer ${nth} von ${of}.`,
  remove: (title) => `Entfernen: ${title}`,
  removed: 'Das Dokument wurde entfernt',
  putBack: 'Das Dokument wurde wiederhergestellt',
  type: (bytes) => `PDF, ${sizeOf(bytes)}`,
}
