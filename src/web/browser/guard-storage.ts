type Host = Pick<Window, 'localStorage' | 'sessionStorage'>

const PROBE = 'storage-probe'

/**
 * Where the browser blocks storage or its storage is full, the page stores in memory, until it is left. Otherwise the pack
 * builder would be an error page, or a press would have no effect.
 */
export function guardStorage(host: Host = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isWritable(host, name)) continue
    const value = inMemory(storedIn(host, name))
    Object.defineProperty(host, name, { value, configurable: true })
  }
}

function isWritable(host: Host, name: keyof Host): boolean {
  try {
    host[name].setItem(PROBE, PROBE)
    host[name].removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

/** Full storage can still be read. */
function storedIn(host: Host, name: keyof Host): [string, string][] {
  try {
    const storage = host[name]
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    return keys.map((key) => [key, storage.getItem(key) ?? ''])
  } catch {
    return []
  }
}

function inMemory(entries: [string, string][]): Storage {
  const stored = new Map(entries)
  return {
    get length() {
      return stored.size
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, String(value)),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}
