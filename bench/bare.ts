/**
 * The limit of the cartridge list: node:http and pg, no framework, no validation, one prepared query of the shop's own tables.
 * Argument: connection as JSON. Prints its port.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ ...JSON.parse(process.argv[2] ?? '{}'), max: 12 })

const LIST = `select c.serial, name_en, name_ja, name_ko, kind, active, price_jpy, price_usd_minor,
  s.on_hand - s.reserved as available, count(*) over ()::int as count
  from cartridges c join cartridge_stock s using (serial) where active >= 1 order by position limit 20`

const server = createServer(async (_request, response) => {
  try {
    const { rows } = await pool.query({ name: 'list', text: LIST })
    const text = JSON.stringify({ data: rows, meta: { count: rows[0]?.count } })
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  } catch (error) {
    response.writeHead(500)
    response.end(String(error))
  }
})
server.listen(0, '127.0.0.1', () => {
  // A TCP server that listens has a port.
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
