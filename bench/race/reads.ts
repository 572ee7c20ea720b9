/** What is read in the race, and what each read is to cost at most beside whom. */

const keptGoal = 1.6
const madeGoal = 2 / 3

/**
 * The reads, with addresses that the shop's own data give.
 * `kept`: asked of the shop and sent by the limit; `made`: asked in turn of the shop that keeps nothing; `theirs`: of the rival.
 */
export async function readsOf({ database }, { asBrowser, asProgram }) {
  const {
    rows: [tool],
  } = await database.query(
    'select id, slug from rival.tools order by rating_count desc, id limit 1',
  )
  const { rows: some } = await database.query(
    'select id from rival.tools order by md5(id::text) limit 200',
  )
  const ids = some.map(({ id }) => `/api/tools/${id}`)
  const list = '/api/tools?limit=24'
  const searches = ['hammer', 'wrench', 'steel', 'pliers', '16 oz', 'insulated'].map(
    (q) => `${list}&q=${encodeURIComponent(q)}`,
  )
  return [
    { what: 'home-page', kept: '/', theirs: ['/'], headers: asBrowser, goals: { raw: keptGoal } },
    {
      what: 'list-page',
      kept: '/purchase',
      theirs: ['/purchase'],
      headers: asBrowser,
      goals: { raw: keptGoal },
    },
    {
      what: 'tool-page',
      kept: `/tools/${tool.slug}`,
      theirs: [`/tools/${tool.slug}`],
      headers: asBrowser,
      goals: { raw: keptGoal },
    },
    {
      what: 'api-list',
      kept: list,
      made: [list],
      theirs: [list],
      headers: asProgram,
      goals: { raw: keptGoal, rival: madeGoal },
    },
    {
      what: 'api-tool',
      kept: ids[0],
      made: ids,
      theirs: ids,
      headers: asProgram,
      goals: { raw: keptGoal, rival: madeGoal },
    },
    {
      what: 'api-search',
      kept: searches[0],
      made: searches,
      theirs: searches,
      headers: asProgram,
      goals: { raw: keptGoal, rivalList: 1 },
    },
  ]
}
