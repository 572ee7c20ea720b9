/**
 * The SQL that counts the specifications of a list. They are read from the tools themselves, of at
 * most `maxRanked` matches.
 */
import { sql } from 'kysely'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { SpecTally } from './spec-facets.ts'
import { defineRanked, rankedRows, type ListQuery } from '../store.server.ts'

/** The values of all specifications among the matches of a list, or of one specification. */
export const specTallies = (
  database: Database,
  query: ListQuery,
  spec?: string,
): Promise<readonly SpecTally[]> =>
  selectTallies(database, query, { limit: 0, counting: true, spec })

const selectTallies = defineRanked<SpecTally>(
  'spec_tallies',
  (query, { spec }) => sql`
    with ${rankedRows(query, { limit: 0, counting: false })}
    select spec.name, spec.value, count(*)::int as tools, avg(spec.position)::float8 as position
    from ranked
    join tools_on_sale tool on tool.id = ranked.tool_id
    cross join lateral rows from (jsonb_to_recordset(tool.specs) as (name text, value text))
      with ordinality as spec (name, value, position)
    where ${spec === undefined ? sql`true` : sql`spec.name = ${spec}`}
    group by 1, 2 limit 10000`,
)
