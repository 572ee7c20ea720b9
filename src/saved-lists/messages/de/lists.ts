/** German: see ../lists.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { listsMessages as english } from '../lists.ts'

export const listsMessages: Translated<typeof english> = {
  problems: {
    nameTaken: 'Eine Merkliste mit diesem Namen gibt es bereits',
    tooMany: 'Weitere Merklisten können nicht gespeichert werden',
    full: 'Die Merkliste ist voll',
    changed: 'Die Merkliste wurde inzwischen geändert',
  },
  nameTakenDetail: (name) =>
    `Eine Merkliste mit dem Namen „${name}“ gibt es bereits. Wählen Sie einen anderen Namen.`,
  tooManyDetail: (most) =>
    `Es sind bereits ${displayNumber(most)} Merklisten gespeichert. Löschen Sie eine Merkliste, die Sie nicht mehr brauchen.`,
  fullDetail: (most) =>
    `Eine Merkliste kann höchstens ${displayNumber(most)} Werkzeuge enthalten. Es wurde nichts hinzugefügt. Legen Sie eine weitere Merkliste an.`,
  changedDetail:
    'Inzwischen hat jemand anders die Merkliste geändert. Ihre Änderungen wurden nicht gespeichert. Verwerfen Sie Ihre Änderungen, um die gespeicherte Merkliste zu sehen.',
  notOwnDetail:
    'Nur der Ersteller kann die Freigabe der Merkliste beenden. Löschen können sie der Ersteller und Inhaber der Firma.',
  notQuantity: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
  noLines: 'Wählen Sie mindestens ein Werkzeug.',
  tooManyLines: (most) =>
    `Eine Merkliste kann höchstens ${displayNumber(most)} Positionen enthalten.`,
  toolTwice:
    'Dieses Werkzeug ist weiter oben bereits enthalten. Fassen Sie die beiden Zeilen zusammen.',
  noSuchTool: 'Dieses Werkzeug gibt es nicht. Wählen Sie ein anderes.',
  noCompany: 'Wählen Sie zuerst die Firma, für die Sie einkaufen.',
}
