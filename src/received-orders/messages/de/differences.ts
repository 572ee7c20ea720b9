/** German: see ../differences.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { differenceMessages as english, ShownDifference } from '../differences.ts'

const change = (name: string, said: ShownDifference['quantity']): readonly string[] =>
  said ? [`${name} ${said.was} → ${said.is}`] : []

export const differenceMessages: Translated<typeof english> = {
  title: 'Unterschiede',
  lead: 'Verglichen mit derselben Bestellung, eingegangen:',
  none: 'Artikel, Mengen und Preise sind gleich.',
  line: ({ kind, article, quantity, price }, isMerged) =>
    kind === 'added'
      ? `Neu: ${article}, Menge ${quantity?.is || '–'}`
      : kind === 'gone'
        ? `${isMerged ? 'Gestrichen' : 'Nicht in dieser Datei'}: ${article}, Menge ${quantity?.was || '–'}`
        : `${article}: ${[...change('Menge', quantity), ...change('Preis', price)].join(', ')}`,
  lacksLines:
    'Eine Änderung nennt manchmal nur die geänderten Positionen. Ersetzen Sie die frühere Bestellung nur, wenn die Positionen, die in dieser Datei fehlen, entfallen sollen.',
  act: 'Frühere Bestellung ersetzen',
  help: 'Die frühere Datei bleibt erhalten und gilt als ersetzt. Bestellt ist damit noch nichts.',
  merge: 'Änderung übernehmen',
  mergeHelp:
    'Diese Datei kennzeichnet jede ihrer Positionen als neu, geändert oder gestrichen. Positionen, die sie nicht nennt, bleiben, wie sie sind. Die frühere Datei bleibt erhalten und gilt als ersetzt. Bestellt ist damit noch nichts.',
  done: 'Die frühere Bestellung ist ersetzt.',
  replaced: 'Eine neuere Datei hat diese Bestellung ersetzt.',
  replacedOpen: 'Neuere öffnen',
}
