/** German: see ../lists.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { listsMessages as english } from '../lists.ts'

export const listsMessages: Translated<typeof english> = {
  problems: {
    nameTaken: 'Eine Merkliste mit diesem Namen gibt es schon',
    tooMany: 'Weitere Merklisten können nicht gespeichert werden',
    full: 'Die Merkliste ist voll',
    changed: 'Jemand anders hat die Merkliste geändert',
  },
  nameTakenDetail: (name) => `„${name}“ gibt es schon. Wählen Sie einen anderen Namen.`,
  tooManyDetail: (most) =>
    `Es sind schon ${displayNumber(most)} Merklisten gespeichert. Löschen Sie eine, die Sie nicht mehr brauchen.`,
  fullDetail: (most) =>
    `Eine Merkliste hat höchstens ${displayNumber(most)} Werkzeuge. Es wurde nichts hinzugefügt. Legen Sie eine weitere an.`,
  changedDetail:
    'Jemand anders hat sie gespeichert. Laden Sie die Seite neu; Ihre Änderungen sind nicht gespeichert.',
  notOwnDetail:
    'Löschen oder nicht mehr teilen kann sie nur, wer sie angelegt hat, oder ein Inhaber der Firma.',
  notQuantity: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
  noLines: 'Wählen Sie mindestens ein Werkzeug.',
  tooManyLines: (most) => `Höchstens ${displayNumber(most)} Positionen.`,
  toolTwice: 'Dieses Werkzeug steht schon in einer Position weiter oben.',
  noSuchTool: 'Dieses Werkzeug gibt es nicht.',
  noCompany: 'Wählen Sie zuerst die Firma, für die Sie einkaufen.',
}
