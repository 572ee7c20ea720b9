/** The pages of the tutorial's shop, as templates; every value is escaped. */

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text) => String(text).replace(/[&<>"']/g, (sign) => signs[sign])
const money = (cents) => `$${(cents / 100).toFixed(2)}`

const page = (title, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="/">Ironmonger</a>
<form action="/purchase"><input name="q" type="search" aria-label="Search"><button>Search</button></form>
<nav><a href="/purchase">Tools</a> <a href="/blogs">Blog</a> <a href="/cart">Cart</a> <a href="/login">Sign in</a></nav></header>
<main>${body}</main>
<footer><a href="/about">About</a> <a href="/delivery">Delivery</a> <a href="/returns">Returns</a> <a href="/terms">Terms</a> <a href="/privacy">Privacy</a></footer>
</body>
</html>`

const stars = ({ rating_count: count, rating_sum: sum }) =>
  count === 0 ? '' : `<p>${(sum / count).toFixed(1)} of 5, ${count} reviews</p>`

const card = (tool) => `<article class="card">
<a href="/tools/${escape(tool.slug)}"><img src="${escape(tool.image)}" alt="" width="400" height="300" loading="lazy"></a>
<h3><a href="/tools/${escape(tool.slug)}">${escape(tool.name)}</a></h3>
<p>${escape(tool.brand)} · ${escape(tool.sku)}</p>
${stars(tool)}
<p>${escape(tool.description.slice(0, 200))}</p>
<p>${money(tool.price_cents)} each, from ${tool.minimum_quantity}; ${tool.stock} in stock</p>
<a class="button" href="/purchase/${escape(tool.id)}">Buy</a>
</article>`

const reviewOf = (review) =>
  `<article class="review"><h3>${escape(review.title)}</h3><p>${escape(review.text)}</p><footer>${escape(review.name)}, ${review.written_at.toISOString().slice(0, 10)}${review.rating ? `, ${review.rating} of 5` : ''}</footer></article>`

export const homePage = (tools, reviews) =>
  page(
    'Hand tools in bulk',
    `<h1>Hand tools in bulk</h1><section class="tools">${tools.map(card).join('')}</section><section><h2>Reviews</h2>${reviews.map(reviewOf).join('')}</section>`,
  )

export const listPage = (tools, categories) =>
  page(
    'All tools',
    `<h1>All tools</h1>
<ul>${categories.map(({ name, count }) => `<li><a href="/purchase?category=${encodeURIComponent(name)}">${escape(name)} (${count})</a></li>`).join('')}</ul>
<section class="tools">${tools.map(card).join('')}</section>`,
  )

export const toolPage = (tool, reviews) =>
  page(
    tool.name,
    `<h1>${escape(tool.name)}</h1>
<img src="${escape(tool.image)}" alt="" width="800" height="600">
<p>${escape(tool.description)}</p>${stars(tool)}
<p>${money(tool.price_cents)} each, from ${tool.minimum_quantity}; ${tool.stock} in stock</p>
<table>${tool.price_breaks.map(({ from, price }) => `<tr><td>${from}+</td><td>${money(price)}</td></tr>`).join('')}</table>
<dl>${tool.specs.map(({ name, value }) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('')}</dl>
<section><h2>Reviews</h2>${reviews.map(reviewOf).join('')}</section>`,
  )

export const notFoundPage = () => page('Not found', '<h1>Not found</h1>')
