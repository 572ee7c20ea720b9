/** Runs the linters and generators that scripts/lib/api-tools.mjs installs. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve('.cache/api-tools')
const modules = join(folder, 'node_modules')

/** These tests are skipped unless the tests' command was asked for them. */
export const areUnwanted = (): boolean => process.env['GENERATED_CLIENTS'] !== '1'

export type ToolResult = { readonly code: number; readonly output: string }

/**
 * Runs one of the tools.
 * @param program its path below node_modules
 */
export const runTool = (
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ToolResult> =>
  runNode([join(modules, program), ...args], cwd, {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    ...env,
  })

/** Runs a script with the Node of this process. */
export const runNode = (
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ToolResult> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [...args],
      { cwd, env: { ...process.env, NODE_ENV: 'test', ...env }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0
        done({ code, output: stdout + stderr })
      },
    )
  })

/** A folder of its own, from which the tools' packages can be imported. */
export function temporaryFolder(files: Readonly<Record<string, string>>): {
  readonly path: string
  readonly remove: () => void
} {
  mkdirSync(folder, { recursive: true })
  const path = mkdtempSync(join(folder, 'run-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
