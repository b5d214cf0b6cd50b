import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

import { codeOf } from './error-facts.ts'

/** Makes the folder and those above it. Node's own `recursive` never ends below a folder that can hold none, such as /proc. */
export function makeFolder(path: string, mode: number): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path && !existsSync(parent)) makeFolder(parent, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST' || !isFolder(path)) throw error
  }
}

/** Also `false` where it can't be seen, which is refused when it is made. */
const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()
