/**
 * The limit of the cartridge list: node:http and pg, no framework, no validation, one prepared query of the shop's own tables.
 * Argument: connection as JSON. Prints its port.
 */
import pg from 'pg'

import { serveJson } from './limit-server.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ ...JSON.parse(process.argv[2] ?? '{}'), max: 12 })

const LIST = `select c.serial, name_en, name_ja, name_ko, kind, active, price_jpy, price_usd_minor,
  s.on_hand - s.reserved as available, count(*) over ()::int as count
  from cartridges c join cartridge_stock s using (serial) where active >= 1 order by position limit 20`

serveJson(200, async () => {
  const { rows } = await pool.query({ name: 'list', text: LIST })
  return { data: rows, meta: { count: rows[0]?.count } }
})
