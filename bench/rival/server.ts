/** The shop as a fair tutorial would write it: Express 5 and a pool of pg, JSON under /api, pages from a template, nothing kept. */
import express from 'express'
import { Pool } from 'pg'
import { homePage, listPage, notFoundPage, toolPage } from './pages.mjs'

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = express()
const columns =
  'id, slug, sku, name, brand, category, family, image, description, price_cents, minimum_quantity, pack_size, stock, price_breaks, specs, rating_count, rating_sum, revision'
const onePage = 24

const money = (cents) => `$${(cents / 100).toFixed(2)}`
const imageOf = (image) => (image.startsWith('/') ? `${origin}${image}` : image)

/** A tool as the API of the shop spells it. */
const onTheWire = ({ id, price_cents, stock, price_breaks, image, ...tool }) => ({
  _id: id,
  ...tool,
  image: imageOf(image),
  price: money(price_cents),
  Stock: stock,
  price_breaks: price_breaks.map(({ from, price }) => ({
    min_quantity: from,
    price: money(price),
  })),
})

/** The tools of one page, in the shopkeeper's order. */
async function listTools({ limit, category, q }) {
  if (q)
    return (
      await pool.query(
        `select ${columns} from rival.tools where name ilike $1 order by id limit $2`,
        [`%${q}%`, limit],
      )
    ).rows
  if (category)
    return (
      await pool.query(
        `select ${columns} from rival.tools where category = $1 order by id limit $2`,
        [category, limit],
      )
    ).rows
  return (await pool.query(`select ${columns} from rival.tools order by id limit $1`, [limit])).rows
}

const limitOf = ({ limit = onePage }) => Math.min(1000, Math.max(1, Number(limit) || onePage))

app.get('/api/tools', async (request, response) => {
  const { category, q } = request.query
  response.json((await listTools({ limit: limitOf(request.query), category, q })).map(onTheWire))
})

app.get('/api/tools/:id', async (request, response) => {
  const { rows } = await pool.query(`select ${columns} from rival.tools where id = $1`, [
    request.params.id,
  ])
  if (rows.length === 0) response.status(404).json({ error: 'There is no such tool' })
  else response.json(onTheWire(rows[0]))
})

app.get('/', async (_request, response) => {
  const [tools, reviews] = await Promise.all([
    pool.query(`select ${columns} from rival.tools order by rating_count desc, id limit 12`),
    pool.query(
      'select name, rating, title, text, written_at from rival.reviews order by written_at desc limit 9',
    ),
  ])
  response.send(homePage(tools.rows, reviews.rows))
})

app.get('/purchase', async (request, response) => {
  const { category, q } = request.query
  const [tools, categories] = await Promise.all([
    listTools({ limit: onePage, category, q }),
    pool.query(
      'select category as name, count(*)::int as count from rival.tools group by category order by category',
    ),
  ])
  response.send(listPage(tools, categories.rows))
})

app.get('/tools/:slug', async (request, response) => {
  const {
    rows: [tool],
  } = await pool.query(`select ${columns} from rival.tools where slug = $1`, [request.params.slug])
  if (!tool) return response.status(404).send(notFoundPage())
  const { rows: reviews } = await pool.query(
    'select name, rating, title, text, written_at from rival.reviews where tool_id = $1 order by written_at desc limit 9',
    [tool.id],
  )
  return response.send(toolPage(tool, reviews))
})

let origin = ''
const server = app.listen(0, '127.0.0.1', () => {
  origin = `http://127.0.0.1:${server.address().port}`
  process.send({ value: origin })
})
