/** A small disk of its own for tests of a full or read-only one; only root can mount it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  readonly path: string
  makeReadOnly(): void
  unmount(): void
}

const succeeds = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

function run(program: string, ...args: readonly string[]): void {
  if (!succeeds(program, ...args)) throw new Error(`${program} ${args.join(' ')} failed`)
}

/** Whether this process may mount: root, and not in a container that forbids it. */
export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const path = mkdtempSync(join(tmpdir(), 'ironmonger-mount-'))
  try {
    return (
      succeeds('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path) && succeeds('umount', path)
    )
  } finally {
    rmdirSync(path)
  }
}

/**
 * Mounts a disk in memory.
 * @param size as mount takes it: '16m'
 * @param uid the owner of its root directory
 */
export function mountSmallDisk(size: string, uid = 0): SmallDisk {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'ironmonger-disk-')))
  run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=0700,uid=${uid},gid=${uid}`, 'tmpfs', path)
  return {
    path,
    makeReadOnly: () => run('mount', '-o', 'remount,ro', path),
    unmount() {
      run('umount', '-l', path)
      rmdirSync(path)
    },
  }
}
