/**
 * A picture as a file: chosen or dropped on the form of a tool, sent at once, shown on its pages.
 * And what programs read there.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { drawn } from '../pictures/sample-pictures.ts'
import { createTool, archiveTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { openAllParts } from './tables.ts'
import { demoAdmin, withBrowser } from './visitor.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const fileField = (page: Page) => page.getByLabel('Picture file')
const imageField = (page: Page) => field(page, 'Image URL')
const ours = /\/pictures\/p-[0-9a-f]{40}-800\.webp$/

test('a chosen file becomes the picture of a new tool, on its page and in lists', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    await go('/dashboard/addproduct')
    await openAllParts(page)
    const name = `Pictured Mallet ${crypto.randomUUID().slice(0, 6)}`
    for (const [label, text] of Object.entries({
      Name: name,
      Description: 'Beech.',
      Price: '12.5',
      Stock: '480',
      'Minimum quantity': '24',
    }))
      await field(page, label).fill(text)
    await fileField(page).setInputFiles({
      name: 'mallet.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawn(1200, 900).jpeg().toBuffer(),
    })
    await page.getByText('The picture was uploaded and will appear when you save.').waitFor()
    expect(await imageField(page).inputValue()).toMatch(ours)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    await page.getByRole('button', { name: 'Add product' }).click()
    await expectToast(page, `${name} is published`)
    await page.getByRole('link', { name: 'View the tool’s page' }).click()
    const picture = page.locator('.tool .plate img')
    await expect
      .poll(() =>
        picture.evaluate((image) =>
          image instanceof HTMLImageElement && image.complete
            ? [image.naturalWidth > 0, /\/pictures\/p-\w+-\d+\.avif$/.test(image.currentSrc)]
            : [],
        ),
      )
      .toEqual([true, true])
    await go(`/purchase?q=${encodeURIComponent(name)}`)
    const card = page.locator('.tool-card', { hasText: name })
    await expect
      .poll(() =>
        card
          .locator('img')
          .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      )
      .toBe(true)
    await archiveTool({
      id: /[0-9a-f-]{36}/.exec(await card.locator('.id').innerText())?.[0] ?? '',
    })
  }))

test('a dropped file replaces the picture of a tool; an unusable one is refused with a reason, and the input is kept', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await visitor.signIn(demoAdmin)
    await go(`/dashboard/manageproducts/${tool.id}`)
    await expect.poll(() => field(page, 'Price').inputValue()).toBe('$12.50')
    await openAllParts(page)
    const before = await imageField(page).inputValue()
    await field(page, 'Description').fill('Typed before.')
    const refused = async (
      file: string | { name: string; mimeType: string; buffer: Buffer },
      sentence: string,
    ) => {
      await fileField(page).setInputFiles(file)
      await page.locator('.field .error').getByText(sentence).waitFor()
      expect([
        await imageField(page).inputValue(),
        await field(page, 'Description').inputValue(),
      ]).toEqual([before, 'Typed before.'])
    }
    // What the browser can see is not sent at all.
    await refused(
      { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      'The file is empty. Choose another file.',
    )
    // By its path: so many megabytes would take their time through the browser's debugger.
    const huge = join(tmpdir(), `huge-${crypto.randomUUID()}.png`)
    writeFileSync(huge, Buffer.alloc(15_000_001))
    await refused(
      huge,
      'The file is 16 MB. The maximum is 15 MB. Make the picture smaller, then add the new file.',
    )
    rmSync(huge)
    visitor.expectConsoleMessage(/status of 422 .* \/api\/pictures$/)
    await refused(
      {
        name: 'liar.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
      'The SVG format cannot be used. Save the picture as JPEG or PNG, then add the new file.',
    )

    const bytes = [...(await drawn(500, 500).png().toBuffer())]
    await page.locator('.picture-drop').evaluate((box, content) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([Uint8Array.from(content)], 'dropped.png', { type: 'image/png' }))
      box.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }),
      )
    }, bytes)
    await expect.poll(() => imageField(page).inputValue()).toMatch(ours)
    expect(await page.locator('.field .error').count()).toBe(0)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, `${tool.name} was saved`)
    await archiveTool(tool)
  }))

test('while a picture is uploaded the tool is not saved without it, and the upload can be cancelled', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    await visitor.signIn(demoAdmin)
    await go(`/dashboard/manageproducts/${tool.id}`)
    await expect.poll(() => field(page, 'Price').inputValue()).toBe('$12.50')
    await openAllParts(page)
    // Never answered.
    await page.route('**/api/pictures', () => new Promise(() => undefined))
    await fileField(page).setInputFiles({
      name: 'slow.png',
      mimeType: 'image/png',
      buffer: await drawn(300, 300).png().toBuffer(),
    })
    await page.getByRole('progressbar', { name: 'Upload progress' }).waitFor()
    await field(page, 'Price').fill('much')
    await page.getByRole('button', { name: 'Save changes' }).click()
    // One reason at a time: the field may be right by the time that the form can be sent.
    const notSaved = page.locator('form .notice.bad')
    await expect
      .poll(() => notSaved.allInnerTexts())
      .toEqual(['Nothing was saved. The picture is still uploading. Wait, or stop the upload.'])
    expect(await page.locator('.field .error').count()).toBe(0)
    await field(page, 'Price').fill('$12.75')
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Stopped. The picture is unchanged.').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, `${tool.name} was saved`)
    await archiveTool(tool)
  }))

test('a category is not saved without the picture that is uploaded', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    await go('/dashboard/categories')
    await page.getByRole('link', { name: 'Edit Hammers', exact: true }).click()
    await page.getByLabel('Short description').fill('For nails.')
    // Never answered.
    await page.route('**/api/pictures', () => new Promise(() => undefined))
    let saved = false
    await page.route('**/api/records/**', (route) => {
      saved ||= route.request().method() !== 'GET'
      return route.continue()
    })
    await page.getByLabel('Picture file').setInputFiles({
      name: 'slow.png',
      mimeType: 'image/png',
      buffer: await drawn(300, 300).png().toBuffer(),
    })
    await page.getByRole('progressbar', { name: 'Upload progress' }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.locator('form .notice.bad').getByText('The picture is still uploading.').waitFor()
    expect(saved).toBe(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }))

test('pages have JSON-LD, and a hostile name is only a name in it', () =>
  withBrowser({ script: false }, async ({ go, page }) => {
    const name = `Hammer </script><script>alert(1)</script> <!-- & "quoted" ${crypto.randomUUID().slice(0, 6)}`
    const tool = await createTool({ name })
    const factsOn = async (
      path: string,
    ): Promise<{ '@type': string; [name: string]: unknown }[]> => {
      await go(path)
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(blocks.length).toBe(1)
      const { '@context': context, '@graph': graph } = JSON.parse(blocks[0] ?? '')
      expect(context).toBe('https://schema.org')
      return graph
    }
    const facts = await factsOn(`/tools/${tool.slug}`)
    expect(facts.map((fact) => fact['@type'])).toEqual(['Product', 'BreadcrumbList'])
    expect(facts[0]).toMatchObject({
      name,
      offers: { price: '12.50', availability: 'https://schema.org/InStock' },
    })
    expect(await page.locator('h1').innerText()).toBe(name)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`/tools/${tool.slug}$`),
    )
    const shown = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(shown).toMatch(/^https?:\/\//)
    expect((await factsOn('/')).map((fact) => fact['@type'])).toEqual(['Organization', 'WebSite'])
    const home = await page.locator('meta[property="og:image"]').getAttribute('content')
    const answer = await page.request.get(home ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await factsOn('/purchase?category=Hammers')).map((fact) => fact['@type'])).toEqual([
      'BreadcrumbList',
    ])
    await go('/purchase?q=hammer')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow')
    await archiveTool(tool)
  }))
