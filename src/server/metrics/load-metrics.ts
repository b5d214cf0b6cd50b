/** Metrics of `load/`: it keeps counters, and this reads them on each scrape. */
import { Counter, Gauge, type Registry } from 'prom-client'

/** What `load/load.ts` says of itself, as far as it is measured. */
export type MeasuredLoad = {
  snapshot(): {
    shed: Record<'networkRate' | 'networkInProgress' | 'inProgress' | 'loopDelay', number>
    renders: Record<'inProgress' | 'waiting' | 'limitedByNetwork' | 'limitedInTotal', number>
    connectionsRefused: number
    pipelinesCut: number
  }
}

export function measureLoad(load: MeasuredLoad, registers: Registry[]): void {
  new Counter({
    name: 'http_requests_limited_total',
    help: 'Requests, renders and connections that were refused or cut by a limit of load, by the limit.',
    labelNames: ['limit'],
    registers,
    collect() {
      this.reset()
      for (const [limit, count] of countsOf(load)) this.inc({ limit }, count)
    },
  })
  new Gauge({
    name: 'page_renders',
    help: 'Pages that are being rendered, and those that wait for their turn.',
    labelNames: ['state'],
    registers,
    collect() {
      const { inProgress, waiting } = load.snapshot().renders
      this.set({ state: 'in_progress' }, inProgress)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

function countsOf(load: MeasuredLoad): [limit: string, count: number][] {
  const { shed, renders, connectionsRefused, pipelinesCut } = load.snapshot()
  return [
    ['network_rate', shed.networkRate],
    ['network_in_progress', shed.networkInProgress],
    ['in_progress', shed.inProgress],
    ['loop_delay', shed.loopDelay],
    ['network_renders', renders.limitedByNetwork],
    ['total_renders', renders.limitedInTotal],
    ['connections', connectionsRefused],
    ['pipeline', pipelinesCut],
  ]
}
