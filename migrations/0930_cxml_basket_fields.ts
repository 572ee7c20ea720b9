/** In which field of its form a cXML basket goes back: cXML knows two. */
import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table punch_out_connections
    add column basket_field text not null default 'cxml-urlencoded'
      check (basket_field in ('cxml-urlencoded', 'cxml-base64'))`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
