/** Records when the last backup was made, for monitoring. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The file with the time of the last backup (ISO 8601). */
export const lastBackupFile = (dataDir: string): string => join(dataDir, 'last-backup')

/** @param at ISO 8601 */
export async function recordBackup(file: string, at: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${at}\n`)
}

/** Milliseconds since the last backup; undefined without a backup, that is without a file. */
export async function backupAge(dataDir: string, now: Date): Promise<number | undefined> {
  const seconds = await lastBackupTime(lastBackupFile(dataDir)).catch(() => Number.NaN)
  const age = now.getTime() - seconds * 1000
  return Number.isNaN(age) ? undefined : age
}

/**
 * Seconds since 1970.
 * @throws Error if no backup was made
 */
export const lastBackupTime = async (file: string): Promise<number> =>
  Date.parse((await readFile(file, 'utf8')).trim()) / 1000
