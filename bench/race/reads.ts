/** The reads of the race, and what each may cost at most beside whom. */
import type { Client } from 'pg'

/** Largest ratio of processor time to that of the bare server. */
const cachedGoal = 1.6
/** Beside the Express shop, whose search is an `ilike` that neither ranks nor forgives. */
const rivalGoals = { list: 1.1, tool: 1.6, search: 1.5 }
/** Beside the build before the one whose issue set it. */
const beforeGoal = 0.62

export type Headers = Readonly<Record<string, string>>
export type Read = {
  readonly name: string
  /** asked of the shop, whose cached response the bare server sends too */ readonly cached: string
  /** asked in turn of the shop without a cache */ readonly uncached?: readonly string[]
  /** asked in turn of the Express shop */ readonly rival: readonly string[]
  readonly headers: Headers
  readonly goals: {
    readonly raw: number
    readonly rival?: number
    /** made, beside the build before */ readonly before: number
  }
}

/** As browsers ask, so that the shop sends compressed bodies. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' }
/** As programs call the API: they get it uncompressed. */
export const asProgram = { accept: 'application/json' }

/** The reads, with addresses from the shop's own data. */
export async function createReads(database: Client): Promise<readonly Read[]> {
  const {
    rows: [tool],
  } = await database.query<{ slug: string }>(
    'select slug from rival.tools order by rating_count desc, id limit 1',
  )
  const { rows: sample } = await database.query<{ id: string }>(
    'select id from rival.tools order by md5(id::text) limit 200',
  )
  const tools = sample.map(({ id }) => `/api/tools/${id}`)
  const list = '/api/tools?limit=24'
  const searches = ['hammer', 'wrench', 'steel', 'pliers', '16 oz', 'insulated'].map(
    (q) => `${list}&q=${encodeURIComponent(q)}`,
  )
  const page = (name: string, path: string): Read => ({
    name,
    cached: path,
    uncached: [path],
    rival: [path],
    headers: asBrowser,
    goals: { raw: cachedGoal, before: beforeGoal },
  })
  const apiCall = (name: string, paths: readonly string[], goals: Read['goals']): Read => ({
    name,
    cached: paths[0] ?? '',
    uncached: paths,
    rival: paths,
    headers: asProgram,
    goals,
  })
  return [
    page('home-page', '/'),
    page('list-page', '/purchase'),
    page('tool-page', `/tools/${tool?.slug ?? ''}`),
    page('search-page', '/purchase?q=hammer'),
    apiCall('api-list', [list], { raw: cachedGoal, rival: rivalGoals.list, before: 1 }),
    apiCall('api-tool', tools, { raw: cachedGoal, rival: rivalGoals.tool, before: 1 }),
    apiCall('api-search', searches, {
      raw: cachedGoal,
      rival: rivalGoals.search,
      before: beforeGoal,
    }),
  ]
}
