/** The logo, the icon and the front page's picture: where they stand, and what is refused. */
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicPages } from '../../tests/contracts/page-build.ts'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { createApp } from '../app/app.server.ts'
import type { BrandPictureKind } from '../platform/profile/brand-picture.ts'
import { createLogger } from '../platform/http/log.server.ts'

let shop: OrderShop
let app: FastifyInstance
beforeAll(async () => {
  shop = await openOrderShop({ DEMO: 'on' })
  const log = createLogger('error')
  app = await createApp({ shop, config: shop.config, log, pages: { build: publicPages() } })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const svg = (content: string, attributes = 'viewBox="0 0 200 60"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)
const bar = (color: string) => `<rect x="20" y="10" width="160" height="40" fill="${color}"/>`
const square = (color: string) =>
  svg(`<circle cx="50" cy="50" r="50" fill="${color}"/>`, 'viewBox="0 0 100 100"')

const add = (kind: BrandPictureKind, file: Buffer) =>
  shop.branding.add({ actor: shop.admin, fileBytes: file }, { kind })
const read = () => shop.settings.read({ actor: shop.admin }, {})
const save = async (values: object) => {
  const { revision } = await read()
  return shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
const page = async (url: string) => (await app.inject(url)).body

describe('an SVG', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', /contains a script/],
    ['a script in a namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg"/>', /a script/],
    ['a handler', '<rect width="9" height="9" onload="alert(1)"/>', /contains a script/],
    ['a page', '<foreignObject><p>Hello</p></foreignObject>', /contains a script/],
    ['a link that is a script', '<a href="javascript:alert(1)">x</a>', /contains a script/],
    ['a picture from elsewhere', '<image href="https://evil.example/a.png"/>', /external pictures/],
    ['a file of the machine', '<image xlink:href="file:///etc/passwd"/>', /external pictures/],
    ['a style from elsewhere', '<style>@import "//evil.example";</style>', /external pictures/],
  ])('with %s is refused with what to do', async (_, content, sentence) => {
    await expect(add('logo', svg(content))).rejects.toMatchObject({
      body: { status: 422, detail: expect.stringMatching(sentence) },
    })
  })
  test('that is a bomb of entities, or another encoding, is refused', async () => {
    const entities = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]><svg xmlns="x">&a;</svg>'
    await expect(add('logo', Buffer.from(entities))).rejects.toMatchObject({
      body: { status: 422 },
    })
    const encoded = '<?xml version="1.0" encoding="UTF-7"?><svg xmlns="x"/>'
    await expect(add('logo', Buffer.from(encoded))).rejects.toMatchObject({ body: { status: 422 } })
  })
  test('is drawn into pictures, and never served', async () => {
    const { picture, width, height } = await add('logo', svg(bar('#c02020')))
    // The transparent border is cut off: 160 × 40 remain, in the box of 600 × 120.
    expect([width, height]).toEqual([480, 120])
    const response = await app.inject(`/brand/${picture}/logo.webp`)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(response.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    const { rows } = await sql<{ bytes: Buffer }>`select bytes from brand_files`.execute(
      shop.database.handle,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { bytes } of rows) expect(bytes.toString('latin1')).not.toContain('<svg')
    expect((await app.inject(`/brand/${picture}/logo.svg`)).statusCode).toBe(404)
  })
})

describe('a picture', () => {
  test('that is none, or empty, or too small, is refused', async () => {
    await expect(add('logo', Buffer.from('MZ\u0000'))).rejects.toMatchObject({
      body: { detail: expect.stringContaining('This picture cannot be read') },
    })
    await expect(add('icon', svg('<g/>', 'viewBox="0 0 100 100"'))).rejects.toMatchObject({
      body: { detail: expect.stringContaining('The picture is empty') },
    })
    await expect(add('hero', square('#ff0000'))).rejects.toMatchObject({
      body: { detail: expect.stringContaining('The SVG format cannot be used') },
    })
  })
  test.each([
    ['black', '#000000', 'light'],
    ['white', '#ffffff', 'dark'],
    ['red', '#d22020', 'any'],
  ])('of a %s drawing says on which ground it can be seen', async (_, color, ground) => {
    const { picture } = await add('logo', square(color))
    expect(picture).toMatch(new RegExp(`-${ground}$`))
  })
  test('that is not in the shop cannot be set', async () => {
    const logo = `logo-${'0'.repeat(40)}-480x120-any`
    await expect(save({ logo })).rejects.toMatchObject({
      body: {
        errors: [{ pointer: '#/logo', detail: expect.stringContaining('Add the picture again') }],
      },
    })
  })
  test('that nobody saved is deleted after a day; one that was saved stays', async () => {
    const [kept, lost] = [
      await add('logo', square('#113355')),
      await add('icon', square('#553311')),
    ]
    await save({ logo: kept.picture })
    await save({ logo: '' })
    await sql`update brand_pictures set added_at = added_at - interval '25 hours'`.execute(
      shop.database.handle,
    )
    await add('icon', square('#335511'))
    expect((await app.inject(`/brand/${kept.picture}/print.png`)).statusCode).toBe(200)
    expect((await app.inject(`/brand/${lost.picture}/icon-32.png`)).statusCode).toBe(404)
  })
})

describe('a shop with a logo', () => {
  test('bears it on every page, in the manifest, in mails and on documents, until it is put back', async () => {
    const before = await page('/')
    expect(before).toContain('href="/icon.svg"')
    expect((await app.inject('/favicon.ico')).statusCode).toBe(404)
    const { picture } = await add('logo', square('#101010'))
    await save({ name: 'Anvil & Sons', logo: picture })

    const home = await page('/')
    expect(home).toContain(
      `<img src="/brand/${picture}/logo.webp" alt="" width="120" height="120"/>`,
    )
    expect(home).toContain('class="logo on-light"')
    expect(home).toContain(`"logo":"${shop.config.origin}/brand/${picture}/print.png"`)
    expect(home).toContain(`rel="icon" href="/brand/${picture}/icon-32.png"`)
    expect(home).toContain(`rel="apple-touch-icon" href="/brand/${picture}/icon-180.png"`)
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({
      icons: [
        { src: `/brand/${picture}/icon-192.png`, sizes: '192x192', type: 'image/png' },
        { src: `/brand/${picture}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      ],
    })
    const favicon = await app.inject('/favicon.ico')
    expect(favicon.headers.location).toBe(`/brand/${picture}/favicon.ico`)
    const ico = await app.inject(`/brand/${picture}/favicon.ico`)
    expect(ico.headers['content-type']).toBe('image/x-icon')
    expect([...ico.rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0])

    const { order } = await shop.placeNewTool()
    await shop.transition(order.number, 'confirmed')
    const { rows } = await sql<{ html: string }>`
      select html from mail_outbox where html is not null order by created_at desc limit 1`.execute(
      shop.database.handle,
    )
    const address = `${shop.config.origin}/brand/${picture}/print.png`
    expect(rows[0]?.html).toContain(`<img src="${address}" alt="Anvil &#38; Sons" width="56"`)
    const issued = await shop.documents.issue(
      { actor: shop.admin },
      { number: order.number, kind: 'invoice', size: 'a4' },
    )
    expect(Buffer.from(issued.pdf, 'base64').toString('latin1')).toContain('/Subtype /Image')

    const { revision } = await read()
    await shop.settings.putBack({ actor: shop.admin }, { revision })
    expect(await page('/')).toContain('href="/icon.svg"')
    // What was issued stays as it is.
    const again = await shop.documents.issue(
      { actor: shop.admin },
      { number: order.number, kind: 'invoice', size: 'letter' },
    )
    expect(Buffer.from(again.pdf, 'base64').toString('latin1')).toContain('/Subtype /Image')
  })
  test('has the icon that was set beside it', async () => {
    const logo = await add('logo', svg(bar('#d22020')))
    await save({ logo: logo.picture, icon: '' })
    expect(await page('/'), 'a wide logo is no icon').toContain('href="/icon.svg"')
    const icon = await add('icon', square('#d22020'))
    await save({ icon: icon.picture })
    expect(await page('/')).toContain(`rel="icon" href="/brand/${icon.picture}/icon-32.png"`)
  })
  test("shows the front page's picture, and to anybody who links to it", async () => {
    const { default: sharp } = await import('sharp')
    const file = await sharp({
      create: { width: 1600, height: 900, channels: 3, background: '#446688' },
    })
      .jpeg()
      .toBuffer()
    const { picture } = await add('hero', file)
    await save({ hero: picture })
    const home = await page('/')
    expect(home).toContain(`/brand/${picture}/hero-1280.webp`)
    expect(home).toContain(`content="${shop.config.origin}/brand/${picture}/hero-card.jpg"`)
    for (const name of ['hero-2400.avif', 'hero-800.webp', 'hero-card.jpg'])
      expect((await app.inject(`/brand/${picture}/${name}`)).statusCode).toBe(200)
  })
})
