/** A shop with an app and an admin, for tests that upload pictures and fetch them. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Actor } from '../../src/platform/access/endpoint.ts'
import { createApp } from '../../src/app/app.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { openTestShop, type TestShop } from '../shop.ts'

export type PictureShop = {
  readonly shop: TestShop
  readonly app: FastifyInstance
  readonly admin: Actor
  /** The time of the shop in milliseconds; a test may change it. */
  at: number
  close(): Promise<void>
}

/** @param env the settings of where its pictures are stored */
export async function openPictureShop(env: Readonly<Record<string, string>>): Promise<PictureShop> {
  const clock = { at: Date.now() }
  const shop = await openTestShop(env, () => new Date(clock.at))
  const app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  await app.ready()
  const admin = await shop.person('Picture Admin', 'admin')
  return Object.assign(clock, {
    shop,
    app,
    admin,
    close: async () => {
      await app.close()
      await shop.close()
    },
  })
}

export const upload = ({ shop, admin }: PictureShop, file: Uint8Array) =>
  shop.pictures.add({ actor: admin, fileBytes: file }, {})

export const get = (
  { app }: PictureShop,
  path: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => app.inject({ url: path, headers })

export const pathOf = (image: string): string => new URL(image).pathname
export const keyOf = (image: string): string =>
  pathOf(image).slice('/pictures/'.length, -'-800.webp'.length)
