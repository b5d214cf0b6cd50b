import type { ChildProcess } from 'node:child_process'

/** The first group of the first match in what a process writes; rejects when it ends before. */
export function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let text = ''
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part
    const found = pattern.exec(text)?.[1]
    if (found) resolve(found)
  })
  child.once('exit', (code, signal) =>
    reject(new Error(`the process ended with ${signal ?? code} before it was ready:\n${text}`)),
  )
  return promise
}
