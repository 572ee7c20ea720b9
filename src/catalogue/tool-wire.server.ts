/** The expression of a tool's JSON text: `tools.wire` and the identifiers that are known. */
import { sql, type RawBuilder } from 'kysely'

/** @param table the name of `tools`, or of the view `tools_on_sale`, in the statement */
export const toolWire = (table: string): RawBuilder<string> => {
  const [wire, identifiers] = [sql.ref(`${table}.wire`), sql.ref(`${table}.identifiers`)]
  return sql<string>`
    case
      when ${identifiers} = '{}' then ${wire}
      else ${wire} || ',' || trim(both '{}' from ${identifiers}::text)
    end as wire`
}
