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
  noFile: 'Senden Sie eine Datei im Body.',
  notPdf: 'Das ist keine PDF-Datei. Speichern Sie sie als PDF und wählen Sie dann diese Datei.',
  cutOff:
    'Das Ende dieser PDF-Datei fehlt. Laden Sie sie noch einmal herunter, oder exportieren Sie sie noch einmal.',
  full: (max) =>
    `Ein Werkzeug hat höchstens ${max} Dokumente. Entfernen Sie eines, um ein weiteres hinzuzufügen.`,
  notOwn: 'Das Werkzeug hat kein solches Dokument.',
  changedMeanwhile: 'Jemand hat die Dokumente inzwischen geändert. Laden Sie sie neu.',
  heading: 'Dokumente',
  lead: 'Anleitungen, Sicherheitsdatenblätter, Erklärungen: Käufer sehen sie auf der Seite des Werkzeugs.',
  none: 'Noch keine Dokumente.',
  files: 'PDF-Dateien',
  filesHelp: (most) => `Je bis zu ${sizeOf(most)}; mehrere auf einmal.`,
  tooBig: (most) => `Die Datei ist größer als ${sizeOf(most)}.`,
  failed: (name, why) => `${name}: ${why}`,
  sending: (name) => `${name} wird gesendet`,
  added: (count) => (count === 1 ? 'Ein Dokument hinzugefügt' : `${count} Dokumente hinzugefügt`),
  title: 'Titel',
  titleOf: (nth) => `Titel des Dokuments ${nth}`,
  untitled: 'Dokument',
  titleMissing: 'Geben Sie einen Titel ein.',
  saved: 'Der Titel ist gespeichert',
  earlier: (title) => `Nach vorn: ${title}`,
  later: (title) => `Nach hinten: ${title}`,
  moved: (title, nth, of) => `${title} ist jetzt Nummer ${nth} von ${of}.`,
  remove: (title) => `Entfernen: ${title}`,
  removed: 'Das Dokument ist entfernt',
  putBack: 'Das Dokument ist wiederhergestellt',
  type: (bytes) => `PDF, ${sizeOf(bytes)}`,
}
