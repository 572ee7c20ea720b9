/**
 * The shop as a fair tutorial would write it: Express 5 and a pool of pg, JSON under /api, pages
 * from a template, nothing cached.
 */
import express from 'express'
import { Pool } from 'pg'
import { homePage, listPage, notFoundPage, toolPage } from './pages.ts'
import { money, type CategoryRow, type ReviewRow, type ToolRow } from './tools.ts'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = express()
const columns = [
  'id, slug, sku, name, brand, category, family, image, description, price_cents',
  'minimum_quantity, pack_size, stock, price_breaks, specs, rating_count, rating_sum, revision',
].join(', ')
const defaultLimit = 24
let origin = ''

const absoluteImage = (image: string): string =>
  image.startsWith('/') ? `${origin}${image}` : image

/** A tool as the shop's API sends it. */
const toJson = ({ id, price_cents, stock, price_breaks, image, ...tool }: ToolRow) => ({
  _id: id,
  ...tool,
  image: absoluteImage(image),
  price: money(price_cents),
  Stock: stock,
  price_breaks: price_breaks.map(({ from, price }) => ({
    min_quantity: from,
    price: money(price),
  })),
})

type ListQuery = { readonly limit?: string; readonly category?: string; readonly q?: string }

/** The tools of one page, in the shopkeeper's order. */
async function listTools({ limit, category, q }: ListQuery): Promise<readonly ToolRow[]> {
  const count = Math.min(1000, Math.max(1, Number(limit ?? defaultLimit) || defaultLimit))
  const [condition, values] = q
    ? ['where name ilike $2', [`%${q}%`]]
    : category
      ? ['where category = $2', [category]]
      : ['', []]
  const { rows } = await pool.query<ToolRow>(
    `select ${columns} from rival.tools ${condition} order by id limit $1`,
    [count, ...values],
  )
  return rows
}

app.get<object, unknown, unknown, ListQuery>('/api/tools', async (request, response) => {
  response.json((await listTools(request.query)).map(toJson))
})

app.get('/api/tools/:id', async (request, response) => {
  const {
    rows: [tool],
  } = await pool.query<ToolRow>(`select ${columns} from rival.tools where id = $1`, [
    request.params.id,
  ])
  if (tool) response.json(toJson(tool))
  else response.status(404).json({ error: 'There is no such tool' })
})

app.get('/', async (_request, response) => {
  const [tools, reviews] = await Promise.all([
    pool.query<ToolRow>(
      `select ${columns} from rival.tools order by rating_count desc, id limit 12`,
    ),
    pool.query<ReviewRow>(`
      select name, rating, title, text, written_at from rival.reviews
      order by written_at desc limit 9`),
  ])
  response.send(homePage(tools.rows, reviews.rows))
})

app.get<object, unknown, unknown, ListQuery>('/purchase', async (request, response) => {
  const [tools, categories] = await Promise.all([
    listTools({ ...request.query, limit: String(defaultLimit) }),
    pool.query<CategoryRow>(`
      select category as name, count(*)::int as count from rival.tools
      group by category order by category`),
  ])
  response.send(listPage(tools, categories.rows))
})

app.get('/tools/:slug', async (request, response) => {
  const {
    rows: [tool],
  } = await pool.query<ToolRow>(`select ${columns} from rival.tools where slug = $1`, [
    request.params.slug,
  ])
  if (!tool) {
    response.status(404).send(notFoundPage())
    return
  }
  const { rows: reviews } = await pool.query<ReviewRow>(
    `select name, rating, title, text, written_at from rival.reviews
    where tool_id = $1 order by written_at desc limit 9`,
    [tool.id],
  )
  response.send(toolPage(tool, reviews))
})

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('A TCP server without a port')
  origin = `http://127.0.0.1:${address.port}`
  process.send?.({ value: origin })
})
