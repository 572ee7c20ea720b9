/** German: see ../differences.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { differenceMessages as english, ShownDifference } from '../differences.ts'

const change = (name: string, said: ShownDifference['quantity']): readonly string[] =>
  said ? [`${name} ${said.was} → ${said.is}`] : []

export const differenceMessages: Translated<typeof english> = {
  title: 'Unterschiede',
  lead: 'Vergleich mit der früheren Datei zu dieser Bestellung, eingegangen:',
  none: 'Artikel, Mengen und Preise stimmen überein.',
  line: ({ kind, article, quantity, price }, isMerged) =>
    kind === 'added'
      ? `Neu: ${article}, Menge ${quantity?.is || '–'}`
      : kind === 'gone'
        ? `${isMerged ? 'Gestrichen' : 'Nicht in dieser Datei'}: ${article}, Menge ${quantity?.was || '–'}`
        : `${article}: ${[...change('Menge', quantity), ...change('Preis', price)].join(', ')}`,
  lacksLines:
    'Eine Bestelländerung enthält manchmal nur die geänderten Positionen. Ersetzen Sie die frühere Bestellung nur, wenn die in dieser Datei fehlenden Positionen entfallen sollen.',
  act: 'Frühere Bestellung ersetzen',
  help: 'Die frühere Datei bleibt erhalten und gilt als ersetzt. Damit ist noch nichts bestellt.',
  merge: 'Änderung übernehmen',
  mergeHelp:
    'In dieser Datei ist jede Position als neu, geändert oder gestrichen gekennzeichnet. Nicht genannte Positionen bleiben unverändert. Die frühere Datei bleibt erhalten und gilt als ersetzt. Damit ist noch nichts bestellt.',
  done: 'Die frühere Bestellung wurde ersetzt.',
  replaced: 'Diese Bestellung wurde durch eine neuere Datei ersetzt.',
  replacedOpen: 'Neuere Datei öffnen',
}
