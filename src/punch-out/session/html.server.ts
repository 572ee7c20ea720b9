/**
 * The pages of a session as HTML, without the shop's scripts: in a frame of a foreign page, storage
 * cannot be trusted, and the session only needs a basket.
 */
import type { Offer } from '../../catalogue/dto.ts'
import { shownUnitPrice } from '../../catalogue/rules.ts'
import { escapeHtml as safe } from '../../platform/http/development-page.server.ts'
import { ownPageColors } from '../../platform/http/own-page-colors.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { unitMessages } from '../../platform/messages/units.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { punchOutMessages } from '../messages/punch-out.ts'
import { punchOutPath } from '../rules.ts'
import type { BasketLine } from '../basket-line.ts'

const { page: words } = punchOutMessages

export const stylesPath = `${punchOutPath}/session.css`
export const scriptPath = `${punchOutPath}/transfer.js`

/** @param body HTML; all text from outside is already escaped */
const documentOf = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe(title)}</title>
<link rel="stylesheet" href="${stylesPath}">${head}
</head>
<body>
${body}
</body>
</html>
`

/** A page with one heading and one sentence. */
export const wordsPage = (title: string, detail: string): string =>
  documentOf(title, `<main><h1>${safe(title)}</h1><p>${safe(detail)}</p></main>`)

export type CataloguePage = {
  readonly shop: string
  readonly company: string
  /** The path of the session. */
  readonly path: string
  readonly q: string
  readonly tools: readonly Offer[]
  readonly next: string | undefined
  readonly lines: readonly BasketLine[]
  /** Whether the buyer may fill the basket, and not only view it. */
  readonly canChange: boolean
  /** Whether there is a buyer system that accepts the basket. */
  readonly goesBack: boolean
  /** Why the last submission was not executed. */
  readonly fault: string | undefined
}

export const cataloguePage = (page: CataloguePage): string =>
  documentOf(
    words.title(page.shop),
    `<header><strong>${safe(page.shop)}</strong> <span>${safe(words.buyingFor(page.company))}</span></header>
${page.fault === undefined ? '' : `<p class="fault" role="alert">${safe(page.fault)}</p>`}
<div class="columns">
<main>
<h1>${words.tools}</h1>
<form method="get" action="${page.path}" role="search" class="search">
<label for="q">${words.search}</label>
<input id="q" name="q" type="search" maxlength="200" value="${safe(page.q)}">
<button>${words.find}</button>
</form>
${page.tools.length === 0 ? `<p>${words.none}</p>` : `<ul class="tools">${page.tools.map((tool) => toolItem(tool, page)).join('')}</ul>`}
${page.next === undefined ? '' : `<p><a class="button" href="${safe(addressOf(page, page.next))}">${words.next}</a></p>`}
</main>
${page.goesBack ? `<section aria-labelledby="basket" class="basket">\n<h2 id="basket">${words.basket}</h2>\n${basketOf(page)}\n</section>` : ''}
</div>`,
  )

const addressOf = ({ path, q }: CataloguePage, cursor?: string): string => {
  const query = new URLSearchParams({ ...(q && { q }), ...(cursor && { cursor }) }).toString()
  return query ? `${path}?${query}` : path
}

const priceOf = (tool: Offer, quantity: number): string => {
  const { unitPrice, pricePer } = shownUnitPrice(tool, quantity)
  return words.price(displayMoney(unitPrice), unitMessages.perUnits(pricePer, tool.unit ?? 'piece'))
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`

function toolItem(tool: Offer, page: CataloguePage): string {
  const { name, sku, minimumQuantity, packSize, stock, image } = tool
  const facts = [
    words.minimum(displayNumber(minimumQuantity)),
    ...(packSize > 1 ? [words.packs(displayNumber(packSize))] : []),
    words.inStock(displayNumber(stock)),
  ]
  return `<li>
<img src="${safe(image)}" alt="" width="64" height="64" loading="lazy">
<div><h3>${safe(name)}</h3><p class="muted">${safe(sku)} · ${safe(facts.join(' · '))}</p><p><b>${safe(priceOf(tool, minimumQuantity))}</b></p></div>
${page.canChange ? addForm(tool, page) : ''}
</li>`
}

function addForm({ id, name, minimumQuantity }: Offer, page: CataloguePage): string {
  return `<form method="post" action="${page.path}/basket">${hidden('tool', id)}${hidden('q', page.q)}
<input name="quantity" inputmode="numeric" maxlength="7" required aria-label="${safe(words.quantityOf(name))}" value="${minimumQuantity}">
<button aria-label="${safe(words.addOf(name))}">${words.add}</button></form>`
}

function basketOf(page: CataloguePage): string {
  const { lines, path } = page
  const rows = lines.map((line) => basketItem(line, page)).join('')
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  const act = !page.canChange ? words.back : lines.length === 0 ? words.leave : words.transfer
  return `${lines.length === 0 ? `<p>${words.empty}</p>` : `<ul>${rows}</ul><p class="total"><span>${words.total}</span> <b>${safe(displayMoney(total))}</b></p>`}
<form method="post" action="${path}/return"><button class="primary">${act}</button></form>
<p class="muted">${words.noOrder}</p>`
}

function basketItem({ tool, quantity, total, fault }: BasketLine, page: CataloguePage): string {
  const { id, name } = tool
  const form = (content: string): string =>
    `<form method="post" action="${page.path}/basket">${hidden('tool', id)}${hidden('q', page.q)}${content}</form>`
  return `<li><h3>${safe(name)}</h3>
<p class="muted">${safe(priceOf(tool, quantity))} · ${safe(displayMoney(total))}</p>
${fault === undefined ? '' : `<p class="fault">${safe(fault)}</p>`}
${
  page.canChange
    ? `<div class="row">${form(`<input name="quantity" inputmode="numeric" maxlength="7" required aria-label="${safe(words.quantityOf(name))}" value="${quantity}"><button aria-label="${safe(words.updateOf(name))}">${words.update}</button>`)}
${form(`${hidden('quantity', '0')}<button aria-label="${safe(words.removeOf(name))}">${words.remove}</button>`)}</div>`
    : `<p>${safe(displayNumber(quantity))}</p>`
}</li>`
}

type Transfer = {
  readonly shop: string
  /** The destination; undefined if a program reads the fields in the response itself. */
  readonly address: string | undefined
  readonly form: URLSearchParams
  readonly target: string
}

/** Posts a basket to the buyer system at once, and with a button if the browser blocks that. */
export function transferPage({ shop, address, form, target }: Transfer): string {
  const fields = [...form].map(([name, value]) => hidden(name, value)).join('\n')
  if (address === undefined)
    return documentOf(
      words.title(shop),
      `<main><h1>${words.answer}</h1><form>\n${fields}\n</form></main>`,
    )
  return documentOf(
    words.title(shop),
    `<main><h1>${words.transferring}</h1>
<form id="transfer" method="post" action="${safe(address)}" target="${safe(target)}" accept-charset="utf-8">
${fields}
<p class="muted">${words.notMoving}</p>
<button class="primary">${words.transferNow}</button>
</form></main>`,
    `<script src="${scriptPath}" defer></script>`,
  )
}

export const transferScript = `document.getElementById('transfer').submit()\n`

export const sessionStyles = `
${ownPageColors}
:root { --wrong: light-dark(#b0241b, #ff8f85); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 15px/1.45 Archivo, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 12px 16px; border-bottom: 1px solid var(--line); }
header span, .muted { color: var(--ink-2); font-size: 14px; }
h1, h2, h3, p, ul { margin: 0; padding: 0; }
h1, h2 { font-size: 20px; line-height: 1.25; }
h3 { font-size: 15px; overflow-wrap: anywhere; }
main, .basket { display: grid; gap: 16px; align-content: start; padding: 16px; min-width: 0; }
ul { display: grid; list-style: none; }
li { padding: 12px 0; border-top: 1px solid var(--line); display: grid; gap: 8px; }
.tools li { grid-template-columns: 64px minmax(0, 1fr); align-items: start; gap: 12px; }
.tools li form { grid-column: 2; }
img { background: var(--raised); object-fit: contain; }
form, .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.search label { flex-basis: 100%; font-weight: 600; }
.search input { flex: 1 1 160px; }
input { min-height: 44px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 3px; background: var(--raised); color: inherit; font: inherit; font-size: 16px; min-width: 0; }
input[name="quantity"] { width: 88px; }
button, .button { min-height: 44px; padding: 0 16px; border: 1px solid var(--edge); border-radius: 3px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
button:hover, .button:hover { border-color: var(--ink); }
.primary { background: var(--accent); border-color: var(--accent); color: #1e2023; }
.total { display: flex; justify-content: space-between; gap: 16px; padding-top: 12px; border-top: 1px solid var(--line); }
.fault { color: var(--wrong); font-weight: 500; }
body > .fault { padding: 12px 16px; }
.basket { background: var(--raised); }
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; border-radius: 3px; }
@media (min-width: 760px) {
  .columns { display: grid; grid-template-columns: minmax(0, 1fr) 320px; }
  .tools li { grid-template-columns: 64px minmax(0, 1fr) auto; }
  .tools li form { grid-column: 3; }
}
`
