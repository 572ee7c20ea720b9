/** The pages of the tutorial's shop, as templates; every value is escaped. */
import { money, type CategoryRow, type ReviewRow, type ToolRow } from './tools.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="/">Ironmonger</a>
<form action="/purchase"><input name="q" type="search" aria-label="Search">\
<button>Search</button></form>
<nav><a href="/purchase">Tools</a> <a href="/blogs">Blog</a> <a href="/cart">Cart</a> \
<a href="/login">Sign in</a></nav></header>
<main>${body}</main>
<footer><a href="/about">About</a> <a href="/delivery">Delivery</a> \
<a href="/returns">Returns</a> <a href="/terms">Terms</a> <a href="/privacy">Privacy</a></footer>
</body>
</html>`

const rating = ({ rating_count: count, rating_sum: sum }: ToolRow): string =>
  count === 0 ? '' : `<p>${(sum / count).toFixed(1)} of 5, ${count} reviews</p>`

const offer = (tool: ToolRow): string =>
  `<p>${money(tool.price_cents)} each, from ${tool.minimum_quantity}; ${tool.stock} in stock</p>`

const card = (tool: ToolRow): string => `<article class="card">
<a href="/tools/${escape(tool.slug)}"><img src="${escape(tool.image)}" alt="" \
width="400" height="300" loading="lazy"></a>
<h3><a href="/tools/${escape(tool.slug)}">${escape(tool.name)}</a></h3>
<p>${escape(tool.brand)} · ${escape(tool.sku)}</p>
${rating(tool)}
<p>${escape(tool.description.slice(0, 200))}</p>
${offer(tool)}
<a class="button" href="/purchase/${escape(tool.id)}">Buy</a>
</article>`

function reviewArticle(review: ReviewRow): string {
  const date = review.written_at.toISOString().slice(0, 10)
  const stars = review.rating ? `, ${review.rating} of 5` : ''
  return (
    `<article class="review"><h3>${escape(review.title)}</h3><p>${escape(review.text)}</p>` +
    `<footer>${escape(review.name)}, ${date}${stars}</footer></article>`
  )
}

const reviewSection = (reviews: readonly ReviewRow[]): string =>
  `<section><h2>Reviews</h2>${reviews.map(reviewArticle).join('')}</section>`
const toolSection = (tools: readonly ToolRow[]): string =>
  `<section class="tools">${tools.map(card).join('')}</section>`

export const homePage = (tools: readonly ToolRow[], reviews: readonly ReviewRow[]): string =>
  page(
    'Hand tools in bulk',
    `<h1>Hand tools in bulk</h1>${toolSection(tools)}${reviewSection(reviews)}`,
  )

const categoryItem = ({ name, count }: CategoryRow): string =>
  `<li><a href="/purchase?category=${encodeURIComponent(name)}">${escape(name)} (${count})</a></li>`

export const listPage = (tools: readonly ToolRow[], categories: readonly CategoryRow[]): string =>
  page(
    'All tools',
    `<h1>All tools</h1>
<ul>${categories.map(categoryItem).join('')}</ul>
${toolSection(tools)}`,
  )

export function toolPage(tool: ToolRow, reviews: readonly ReviewRow[]): string {
  const breaks = tool.price_breaks.map(
    ({ from, price }) => `<tr><td>${from}+</td><td>${money(price)}</td></tr>`,
  )
  const specs = tool.specs.map(
    ({ name, value }) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`,
  )
  return page(
    tool.name,
    `<h1>${escape(tool.name)}</h1>
<img src="${escape(tool.image)}" alt="" width="800" height="600">
<p>${escape(tool.description)}</p>${rating(tool)}
${offer(tool)}
<table>${breaks.join('')}</table>
<dl>${specs.join('')}</dl>
${reviewSection(reviews)}`,
  )
}

export const notFoundPage = (): string => page('Not found', '<h1>Not found</h1>')
