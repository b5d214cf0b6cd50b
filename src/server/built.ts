/** The entry of the server's build: the shop and its pages as one program. Decision 0044. */
import { readEnvironment } from './config/env.ts'
import { runProcess, runShop } from './main.ts'
import { builtPages } from './pages/built-pages.ts'
import { runCluster } from './process/cluster.ts'

/** Runs the shop, in as many processes as the environment says, until it is stopped; then ends the process. */
export const runBuilt = (onOpen: () => void): Promise<never> =>
  runProcess((stopping) => {
    const start = { given: process.env, pages: Promise.resolve(builtPages), stopping, onOpen }
    const isMany = readEnvironment(process.env).webConcurrency > 1
    return isMany ? runCluster(start) : runShop(start)
  })
