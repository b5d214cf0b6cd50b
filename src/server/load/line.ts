/** A semaphore with a short waiting line. */
export type LineBounds = { atOnce: number; waiting: number; waitMs: number }

export type Leave = () => void

export type Line = {
  /** `null` when the line is full or the wait timed out. An admitted caller must leave. */
  enter(): Promise<Leave | null>
  inProgress(): number
  waiting(): number
}

/** First come, first served. */
export function createLine({ atOnce, waiting: waitingMax, waitMs }: LineBounds): Line {
  const queue: (() => void)[] = []
  let running = 0

  const begin = (): Leave => {
    let isOver = false
    running += 1
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      queue.shift()?.()
    }
  }
  const wait = (): Promise<Leave | null> =>
    new Promise((resolve) => {
      const call = () => {
        clearTimeout(timer)
        resolve(begin())
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(call), 1)
        resolve(null)
      }, waitMs)
      queue.push(call)
    })

  return {
    async enter() {
      if (running < atOnce) return begin()
      return queue.length < waitingMax ? wait() : null
    },
    inProgress: () => running,
    waiting: () => queue.length,
  }
}

/** A line for each network that has something in progress. */
export function createNetworkLines(bounds: LineBounds) {
  const lines = new Map<string, Line>()
  return {
    async enter(network: string): Promise<Leave | null> {
      const line = lines.get(network) ?? createLine(bounds)
      lines.set(network, line)
      const leave = await line.enter()
      return (
        leave &&
        (() => {
          leave()
          if (line.inProgress() === 0) lines.delete(network)
        })
      )
    },
    waiting: () => [...lines.values()].reduce((sum, line) => sum + line.waiting(), 0),
  }
}
