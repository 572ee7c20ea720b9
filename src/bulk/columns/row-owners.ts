/**
 * Columns that state for whom a price is, or which of several prices it is: 'Customer no.',
 * 'Preisart'. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'
import { taxNote } from './tax-included.ts'

const ofOwner =
  /^(?:(?:customer|client|account|debtor)s?(?: (?:group|class|name|no|nr|number|id|code))?|price (?:lists?|groups?|types?|kind|level|class|category|tier)|kunden?(?: ?(?:gruppe|klasse|name|nr|nummer))?|kdnr|kd nr|debitor\w*|preis ?(?:listen?|gruppe|art|typ|klasse|stufe|kategorie)(?: nr)?|(?:groupe|code|no) client|tarif client|type de (?:prix|tarif)|cliente|grupo de clientes|tipo de (?:precio|tarifa|preco)|codice cliente|gruppo clienti|tipo (?:di )?prezzo|klant\w*(?: nr)?|prijs(?:groep|lijst|type|soort)|klient|grupa klientow|rodzaj ceny|typ cen\w*|cenova skupina|zakaznik|kund(?:nr|nummer|grupp)?|prislista|pristyp|kunde(?:nr|gruppe)|vevo\w*|artipus)$/u

/** In a price file, also where a price applies: a catalogue has stock for each place. */
const ofPlace =
  /^(?:(?:sales |price )?(?:branch|region|site|warehouse|depot|store|plant|location|territory|zone|market|channel|contract|agreement)(?: (?:no|nr|number|id|code|name))?|incoterms?(?: ?2020)?|delivery terms?|terms of delivery|sales org(?:anization|anisation)?|price (?:basis|terms)|filiale?n?|niederlassung|standort|gebiet|vertriebsweg|vertriebsgebiet|verkaufsorganisation|kanal|vertrag(?:snummer|snr| nr)?|rahmenvertrag|lieferbedingung(?:en)?|lagerort|agence|succursale|depot|contrat|zona|sucursal|almacen|contrato|canal|filiali|magazzino|contratto|canale|vestiging|filiaal|magazijn|oddzial|magazyn|umowa|pobocka|sklad|smlouva|fiok|filial|avtal|kontrakt|kontrakt nr)$/u
/** Values below 'Type' that mean another kind of price. */
const ofType = /^(?:(?:price|preis)? ?(?:type|typ|kind|art))$/u
const otherType =
  /^(?:rent(?:al)?|hire|lease|leasing|repair|exchange|list|gross|retail|rrp|msrp|cost|purchase|promo\w*|miete?|leihe?|leasing|reparatur|tausch|liste?|listenpreis|brutto|uvp|ek|einkauf|aktion\w*|location|echange|public|brut|noleggio|listino|alquiler|tarifa|huur|bruto|wynajem|pronajem)(?: (?:price|preis))?$/u

type List = {
  readonly mapping: Pick<Mapping, 'columns'>
  readonly headings: readonly string[]
  readonly isPriceFile?: boolean
}

/**
 * Scans all rows of a list, part by part; a doubt in each row if such a column has several values.
 */
export function createRowOwners({ mapping: { columns }, headings, isPriceFile = false }: List) {
  const isMeant = (words: string): boolean =>
    ofOwner.test(words) || (isPriceFile && ofPlace.test(words))
  const types = headings.flatMap((heading, column) =>
    isPriceFile && (columns[column] ?? '') === '' && ofType.test(wordsOf(heading))
      ? [{ heading, column }]
      : [],
  )
  const named = isOfRecords(headings)
    ? []
    : headings.flatMap((heading, column) =>
        (columns[column] ?? '') === '' && isMeant(wordsOf(heading))
          ? [{ heading, column, first: '', isSeveral: false }]
          : [],
      )
  const textAt = ({ cells }: Pick<NumberedRow, 'cells'>, column: number): string =>
    String(cells[column] ?? '').trim()
  return {
    add(rows: readonly NumberedRow[]): void {
      for (const row of rows)
        for (const one of named) {
          const text = textAt(row, one.column)
          one.first ||= text
          if (text !== '' && text !== one.first) one.isSeveral = true
        }
    },
    result(): RowDoubts {
      const several = named.filter(({ isSeveral }) => isSeveral)
      return (row, { fields, cost }) => {
        const isPriced =
          isPriceFile ||
          fields['price'] !== undefined ||
          fields['price_breaks'] !== undefined ||
          cost !== undefined
        return {
          errors: [],
          warnings: [
            ...several.flatMap(({ heading, column }) => {
              const text = textAt(row, column)
              // 'net' and 'gross' are read as statements about tax.
              return !isPriced || text === '' || taxNote(text) !== undefined
                ? []
                : [{ field: 'price', why: messages.why.priceOf(heading, text.slice(0, 40)) }]
            }),
            ...types.flatMap(({ heading, column }) => {
              const text = textAt(row, column)
              return otherType.test(wordsOf(text))
                ? [{ field: 'price', why: messages.why.priceState(heading, text) }]
                : []
            }),
          ],
        }
      }
    },
  }
}
