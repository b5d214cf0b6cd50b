/**
 * The payment sandbox alone, as the shop runs it, on a database of its own: its part of a flow by card is taken from the whole. Its
 * events go to a server that only answers. Argument: connection as JSON. Prints its port.
 */
import { createServer } from 'node:http'
import { Hono } from 'hono'

import { openDatabase } from '#server/db/open.ts'
import { listen, portOf } from '#server/http/listen.ts'

import { createPaymentSandbox } from '../../tools/payment-sandbox/sandbox.ts'
import { SANDBOX } from '../battery/shop-calls.ts'

const { pool } = openDatabase(JSON.parse(process.argv[2] ?? '{}'))
const receiver = createServer((request, response) => {
  request.resume().once('end', () => response.end())
})
receiver.listen(0, '127.0.0.1')

const sandbox = createPaymentSandbox({
  pool,
  secretKey: SANDBOX.secret,
  publishableKey: SANDBOX.publishable,
  webhookSecret: 'whsec_bench',
  webhookUrl: () => `http://127.0.0.1:${portOf(receiver)}/`,
  basePath: () => SANDBOX.path,
  now: () => new Date(),
})
await sandbox.prepare()
sandbox.startDelivery()
const app = new Hono().route(SANDBOX.path, sandbox.app)
const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 })
process.stdout.write(`${portOf(server)}\n`)
