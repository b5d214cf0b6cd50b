/** The limit for pages: node:http answering one buffer. Arguments: a file with the body, its encoding. Prints its port. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [file = '', encoding = 'identity'] = process.argv.slice(2)
const body = readFileSync(file)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': encoding,
  'content-length': body.length,
}

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
