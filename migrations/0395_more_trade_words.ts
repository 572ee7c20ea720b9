/** More trade words, for the groups that 0036 shipped and nobody has deleted. */
import { sql, type Kysely } from 'kysely'

/** By the first word of their group. Words that stand in a group already stay where they are. */
const additions: readonly {
  readonly group: string
  readonly words: readonly string[]
  readonly stems: readonly string[]
}[] = [
  { group: 'combination wrench', words: ['ring spanner', 'ring wrench'], stems: ['ring'] },
  { group: 'pipe wrench', words: ['monkey wrench', 'stilsons'], stems: ['monkey'] },
  { group: 'utility knife', words: ['box knife'], stems: [] },
  { group: 'c-clamp', words: ['gee clamp', 'gee cramp'], stems: ['gee'] },
  { group: 'f-clamp', words: ['quick grip', 'quick grips'], stems: ['quick', 'grip'] },
  {
    group: 'combination square',
    words: ['try square', 'tri square', 'set square', 'engineer square', 'carpenter square'],
    stems: ['try', 'tri', 'set', 'engineer', 'carpenter'],
  },
  { group: 'spirit level', words: ['torpedo level', 'boat level'], stems: ['torpedo', 'boat'] },
  {
    group: 'gooseneck crowbar',
    words: ['crow bar', 'nail puller'],
    stems: ['crow', 'nail', 'puller'],
  },
  { group: 'junior hacksaw', words: ['junior saw'], stems: ['saw'] },
]

export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = additions.map(
    ({ group, words, stems }) => sql`(${group}, ${words}::text[], ${stems}::text[])`,
  )
  await sql`
    update search_equals shipped set
      words = shipped.words || more.words,
      stems = shipped.stems || array(
        select stem from unnest(more.stems) as stem where stem <> all (shipped.stems)
      )
    from (values ${sql.join(rows)}) as more (first, words, stems)
    where shipped.words[1] = more.first
      and not exists (select from search_equals other where other.words && more.words)`.execute(db)
}
