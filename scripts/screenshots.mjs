/**
 * `npm run screenshots [name ...]`: takes the pictures of README.md again, all or those that are named,
 * in the browser of the tests and a demo shop of its own. They are kept in docs/pictures.
 */
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { CommandError, script } from './lib/command-error.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/node.mjs'
import { startTemporaryShop } from './lib/temporary-shop.mjs'

/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {object} Shot
 * @property {string} path
 * @property {'visitor' | 'buyer' | 'staff'} [who] a visitor by default
 * @property {'light' | 'dark'} [scheme] light by default
 * @property {number} [height] pixels; 800 by default
 * @property {(page: Page) => Promise<unknown>} [prepare] what is done on the page before
 */

const width = 1280
const accounts = {
  buyer: ['buyer@ironmonger.example', 'twenty-of-each-26'],
  staff: ['admin@ironmonger.example', 'hammer-and-tongs-26'],
}

/** On the pad: ready, to be corrected, unknown. */
const pastedList = ['HMR-1001 48', '24 x PLR-4018', 'HMR-1002 50', 'HMR-1009 12', 'WRN-3013 600']
/** In the cart. */
const cartLines = [
  'HMR-1001 12',
  'WRN-3013 48',
  'WRN-3017 12',
  'SCR-2014 72',
  'CUT-5002 24',
  'HMR-1031 24',
  'MSR-7002 24',
  'MSR-7003 12',
]

/** @type {Readonly<Record<string, Shot>>} by the name of the file */
const shots = {
  home: { path: '/', height: 960 },
  purchase: { path: '/categories/wrenches?view=list' },
  'purchase-dark': { path: '/purchase?view=grid', scheme: 'dark' },
  tool: { path: '/tools/combination-wrench-13-mm' },
  'order-pad': { path: '/order-pad', prepare: (page) => pasteList(page, pastedList) },
  cart: { path: '/dashboard', who: 'buyer', height: 900, prepare: fillCart },
  'my-orders': { path: '/dashboard/myorders', who: 'buyer' },
  account: { path: '/dashboard', who: 'buyer' },
  today: { path: '/dashboard', who: 'staff' },
  orders: { path: '/dashboard/manageorders', who: 'staff' },
  order: { path: '/dashboard/orders/10011', who: 'staff' },
  quote: { path: '/dashboard/quotes?state=asked', who: 'staff', prepare: openFirst },
  company: { path: '/dashboard/companies?q=Navarro', who: 'staff', prepare: openFirst },
  'manage-products': { path: '/dashboard/manageproducts', who: 'staff', prepare: chooseThree },
  checklist: { path: '/dashboard/checklist', who: 'staff' },
  settings: { path: '/dashboard/settings', who: 'staff' },
}

/**
 * @param {Page} page
 * @param {readonly string[]} lines
 */
async function pasteList(page, lines) {
  await page.getByLabel('Paste SKUs and quantities').fill(lines.join('\n'))
  await page.keyboard.press('Control+Enter')
  await page.locator('.pad-lines').waitFor()
}

/** @param {Page} page */
async function fillCart(page) {
  await page.getByLabel('Buying for').selectOption({ label: 'Navarro Framing' })
  await page.getByText('buying for Navarro Framing').waitFor()
  await page.goto('/order-pad', { waitUntil: 'networkidle' })
  await pasteList(page, cartLines)
  await page.getByRole('button', { name: /^Add \d+ ready lines to cart$/ }).click()
  await page.waitForLoadState('networkidle')
  await page.goto('/cart')
  // No full pack.
  await page.locator('.cart-lines tbody tr').nth(3).locator('input').first().fill('75')
  await page.keyboard.press('Tab')
}

/** @param {Page} page */
async function openFirst(page) {
  await page.locator('.desk-rows .act .button').first().click()
  await page.locator('.title-bar').waitFor()
}

/** @param {Page} page */
async function chooseThree(page) {
  for (const row of [0, 1, 2]) await page.locator('tbody .choose input').nth(row).check()
}

/** @param {Page} page @param {readonly string[]} account */
async function logIn(page, [email = '', password = '']) {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Shot} shot
 * @returns {Promise<Buffer>} a PNG
 */
async function take(
  browser,
  origin,
  { path, who = 'visitor', scheme = 'light', height = 800, prepare },
) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    if (who !== 'visitor') await logIn(page, accounts[who])
    await page.goto(path, { waitUntil: 'networkidle' })
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate('scrollTo(0, 0)')
    return await page.screenshot()
  } finally {
    await context.close()
  }
}

await script(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !(name in shots))
  if (unknown.length > 0)
    throw new CommandError(
      `There is no picture ${unknown.join(', ')}. Pictures: ${Object.keys(shots).join(', ')}.`,
    )
  await ensureInstalled('all')
  await ensureBuilt()
  const [{ chromium }, { default: sharp }] = await Promise.all([
    import('playwright-core'),
    import('sharp'),
  ])
  const executablePath = await ensureBrowser({ headless: true })
  const shop = await startTemporaryShop()
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    for (const [name, shot] of Object.entries(shots)) {
      if (asked.length > 0 && !asked.includes(name)) continue
      const file = join(root, `docs/pictures/${name}.webp`)
      const { size } = await sharp(await take(browser, shop.origin, shot))
        .webp({ quality: 72, effort: 6, smartSubsample: true })
        .toFile(file)
      console.log(`${name.padEnd(16)} ${(size / 1000).toFixed(1)} kB`)
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
})
