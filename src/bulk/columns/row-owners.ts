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

type List = {
  readonly mapping: Pick<Mapping, 'columns'>
  readonly headings: readonly string[]
}

/**
 * Scans all rows of a list, part by part; a doubt in each row if such a column has several values.
 */
export function createRowOwners({ mapping: { columns }, headings }: List) {
  const named = isOfRecords(headings)
    ? []
    : headings.flatMap((heading, column) =>
        (columns[column] ?? '') === '' && ofOwner.test(wordsOf(heading))
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
          fields['price'] !== undefined ||
          fields['price_breaks'] !== undefined ||
          cost !== undefined
        return {
          errors: [],
          warnings: several.flatMap(({ heading, column }) => {
            const text = textAt(row, column)
            // 'net' and 'gross' are read as statements about tax.
            return !isPriced || text === '' || taxNote(text) !== undefined
              ? []
              : [{ field: 'price', why: messages.why.priceOf(heading, text.slice(0, 40)) }]
          }),
        }
      }
    },
  }
}
